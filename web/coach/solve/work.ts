/** Looking back on games: what the worker does, and the page where it can have no worker. */
import { Chances } from '../../../bots/review/chances.ts'
import { measureLevels } from '../../../bots/review/level-accuracy.ts'
import { reviewing } from '../../../bots/review/review.ts'
import type { GameBots } from '../../../engine/bots/bot.ts'
import type { SolvePlan, Solving } from '../../../engine/bots/solver.ts'
import type { Table } from '../../../engine/table/table.ts'
import { isGameId, partsOf } from '../../../games/index.ts'
import { loadLog } from '../../host/load.ts'
import type { Job, SolveJob, Word } from './job.ts'

/** How often it is told how far the work is. */
const EVERY_MS = 100

interface Ear {
  tell(word: Word): void
  /** Polled: has the listener gone? */
  isGone(): boolean
}

export async function work(job: Job, ear: Ear): Promise<void> {
  if (job.kind === 'solve') return solve(job, ear)
  const loaded = await loadLog(job.log)
  if (!loaded.ok || !isGameId(loaded.value.table.game.id)) return ear.tell({ kind: 'failed' })
  const { table } = loaded.value
  const bots = await partsOf(loaded.value.table.game.id).bots()
  if (job.solution !== undefined) bots.learn?.(job.solution)
  await review(table, bots, ear)
}

async function review(table: Table, bots: GameBots, ear: Ear): Promise<void> {
  const chances = new Chances(bots)
  const review = await inSteps(reviewing(table, chances), ear)
  if (review === null) return
  const levelAccuracy = await inSteps(measureLevels(table, chances, bots, review.choices), ear)
  if (levelAccuracy !== null) ear.tell({ kind: 'reviewed', review, levelAccuracy })
}

/** Reports progress now and then. null: the listener has gone. */
async function inSteps<Found>(steps: Generator<number, Found>, ear: Ear): Promise<Found | null> {
  let told = performance.now()
  while (!ear.isGone()) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - told < EVERY_MS) continue
    told = performance.now()
    ear.tell({ kind: 'part', part: step.value })
    await breath()
  }
  return null
}

/** Alone or with others. Too little memory, or no such plan: `failed`. */
async function solve({ game, view, kernel, memory }: SolveJob, ear: Ear): Promise<void> {
  const solver = isGameId(game) ? await partsOf(game).solve?.() : undefined
  const plan = solver?.planAt?.(view) ?? null
  if (plan === null) return ear.tell({ kind: 'failed' })
  const solution = memory ?? new ArrayBuffer(plan.bytes)
  const solving = joined(plan, solution, kernel)
  let told = performance.now()
  for (let part = solving.step(); part < 1; part = solving.step()) {
    if (performance.now() - told < EVERY_MS) continue
    told = performance.now()
    ear.tell({ kind: 'part', part })
    await breath()
    if (ear.isGone()) return
  }
  ear.tell({ kind: 'solved', solution })
}

/** Where WebAssembly is forbidden, as in a page by its server, it is done without. */
function joined(plan: SolvePlan, memory: ArrayBufferLike, kernel: Uint8Array | null): Solving {
  try {
    return plan.join(memory, kernel)
  } catch (error) {
    if (kernel === null) throw error
    return plan.join(memory, null)
  }
}

/** In a page that has no worker, others come to their turn. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
