/** Looking back on games: what the worker does, and the page where it can have no worker. */
import { prospectsOf } from '../../bots/prospects.ts'
import { reviewing } from '../../bots/review.ts'
import type { GameBots } from '../../engine/bot.ts'
import type { Table } from '../../engine/table.ts'
import { isGameId, partsOf } from '../../games/index.ts'
import { loadLog } from '../host/load.ts'
import type { Job, Word } from './messages.ts'

/** How often it is told how far the work is. */
const EVERY_MS = 100
/** Games played out at once: so often a worker can tell how far it is. */
const HANDFUL = 50

export async function work(job: Job, tell: (word: Word) => void): Promise<void> {
  if (job.kind === 'solve') return solve(job.game, job.view, tell)
  const loaded = await loadLog(job.log)
  if (!loaded.ok || !isGameId(loaded.value.table.game.id)) return tell({ kind: 'failed' })
  const { table } = loaded.value
  const bots = await partsOf(loaded.value.table.game.id).bots()
  if (job.kind === 'review' && job.solution !== undefined) bots.learn?.(job.solution)
  if (job.kind === 'review') await review(table, bots, job.games, tell)
  else await playOut(table, bots, job, tell)
}

async function review(table: Table, bots: GameBots, games: number, tell: (word: Word) => void): Promise<void> {
  const steps = reviewing(table, bots, { iterations: games })
  let told = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return tell({ kind: 'reviewed', review: step.value })
    if (performance.now() - told < EVERY_MS) continue
    told = performance.now()
    tell({ kind: 'part', part: step.value })
    await breath()
  }
}

/** A handful at a time would play the same games again and again: the number grows instead, and the last answer counts. */
async function playOut(
  table: Table,
  bots: GameBots,
  { step, games }: Extract<Job, { kind: 'playout' }>,
  tell: (word: Word) => void,
): Promise<void> {
  const state = table.states[Math.min(step, table.states.length - 1)]
  for (let played = Math.min(HANDFUL, games); ; played = Math.min(games, played * 4)) {
    const prospects = prospectsOf(table.game, bots, state, { iterations: played })
    if (played === games || prospects.exact) return tell({ kind: 'played', prospects })
    tell({ kind: 'part', part: played / games })
    await breath()
  }
}

/** By the game's kernel, where the server has it and the browser runs it. Too little memory, or no such plan: `failed`. */
async function solve(game: string, view: unknown, tell: (word: Word) => void): Promise<void> {
  const solver = isGameId(game) ? await partsOf(game).solve?.() : undefined
  const plan = solver?.planAt?.(view) ?? null
  if (plan === null) return tell({ kind: 'failed' })
  const kernel = await fetch(`/kernels/${game}.wasm`)
    .then(async (answer) => (answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null))
    .catch(() => null)
  const solution = new ArrayBuffer(plan.bytes)
  const solving = plan.join(solution, kernel)
  let told = performance.now()
  for (let part = solving.step(); part < 1; part = solving.step()) {
    if (performance.now() - told < EVERY_MS) continue
    told = performance.now()
    tell({ kind: 'part', part })
    await breath()
  }
  tell({ kind: 'solved', solution })
}

/** In a page that has no worker, others come to their turn. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
