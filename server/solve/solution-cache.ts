/**
 * Exact chances on demand: a table is solved once, cached on disk, and then answered at once. It lives in a thread of its own
 * (thread.ts); what it may cost is bounded here, whatever is asked: one table is solved at a time, by one thread that gives way to
 * everything else, a few wait, and what nobody asks for any more is left as it is.
 */

import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Chances } from '../../bots/review/chances.ts'
import { review } from '../../bots/review/review.ts'
import type { GameBots } from '../../engine/bots/bot.ts'
import type { SolvePlan } from '../../engine/bots/solver.ts'
import type { Game } from '../../engine/contract.ts'
import { readHeader, readLog } from '../../engine/log.ts'
import { brief } from '../../engine/options.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import { stateOf, type Table, tableOf } from '../../engine/table/table.ts'
import { viewOf } from '../../engine/table/view.ts'
import { type GameId, isGameId, loadGame, partsOf } from '../../games/index.ts'
import type { AnswerOf, BodyOf } from '../../protocol/http.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import { cacheFile, readSolved } from '../../solving/cache.ts'
import { solveLarge } from '../../solving/large.ts'

/** About the moves of a seat, or about a whole game. */
export type Asked = BodyOf<'judge'> | BodyOf<'review'>
export type AnswerTo<Name extends 'judge' | 'review'> = Result<AnswerOf<Name>, Refusal>
export type Answer = AnswerTo<'judge' | 'review'>
type Known = Exclude<AnswerOf<'judge' | 'review'>, { readonly part: number }>

export interface Places {
  /** Of solutions. Nothing else may lie there. */
  readonly folder: string
  /** Of `<game>.wasm`. */
  readonly kernels: string
}

interface SolutionCacheDeps extends Places {
  /** For tests: tables that are solved in a moment. */
  readonly load?: (id: string, rules: number) => Promise<Game | null>
  now(): number
}

export const BOUNDS = {
  /** Larger solutions are left to `iacta solve`. */
  bytes: 128 * 2 ** 20,
  /** Tables that are being solved or wait for it. */
  jobs: 4,
  /** Solutions on disk. */
  files: 8,
  /** Of a game that is looked back on: more than any has, and done within a second. */
  inputs: 500,
  /** A page polls every few seconds; after this long without a poll a job is dropped. */
  forgotten: 60_000,
} as const
/** No estimates: only exact answers. */
const ONCE = 1
/** When to come again where too many wait, in ms. */
const LATER = 10_000

/** A parsed request. */
interface Question {
  /** A spectator's view of the table to be solved. */
  readonly view: unknown
  /** Exactly; null: these bots cannot yet. */
  tell(bots: GameBots): Known | null
}

interface Problem extends Question {
  readonly id: GameId
  readonly plan: SolvePlan
  readonly file: string
}

interface Job extends Problem {
  part: number
  asked: number
}

export class SolutionCache {
  readonly #deps: SolutionCacheDeps
  /** By file. The first is being solved. */
  readonly #jobs = new Map<string, Job>()
  #working: Promise<void> | null = null

  constructor(deps: SolutionCacheDeps) {
    this.#deps = deps
  }

  async ask(asked: Asked): Promise<Answer> {
    const read = await this.#read(asked)
    if (!read.ok) return read
    const job = this.#jobs.get(read.value.file)
    if (job !== undefined) {
      job.asked = this.#deps.now()
      return good({ part: job.part })
    }
    const known = await knownOf(read.value)
    return known === null ? this.#queue(read.value) : good(known)
  }

  /** When nothing is left to do. */
  async rest(): Promise<void> {
    await this.#working
  }

  /** A position is what the rules make of a log, and nothing else. */
  async #read(asked: Asked): Promise<Result<Problem, Refusal>> {
    const header = readHeader(asked.log)
    if (!header.ok) return bad({ code: 'malformed', path: 'log' })
    const { game: id, rules } = header.value
    const game = await (this.#deps.load ?? loadGame)(id, rules)
    const unknown = { code: 'no-such-game', game: brief(id) } as const
    if (game === null || !isGameId(id)) return bad(unknown)
    const log = readLog(game, asked.log)
    const table = log.ok ? tableOf(game, log.value) : log
    if (!table.ok) return bad({ code: 'malformed', path: 'log' })
    const question = 'seat' in asked ? aboutMoves(table.value, asked.seat) : aboutGame(table.value)
    if (!question.ok) return question
    const plan = (await partsOf(id).solve?.())?.planAt?.(question.value.view) ?? null
    if (plan === null) return bad(unknown)
    if (plan.bytes > BOUNDS.bytes) return bad({ code: 'too-large', limit: BOUNDS.bytes })
    return good({ ...question.value, id, plan, file: cacheFile(this.#deps.folder, id, plan) })
  }

  #queue(problem: Problem): Answer {
    if (this.#jobs.size >= BOUNDS.jobs) return bad({ code: 'too-fast', wait: LATER })
    this.#jobs.set(problem.file, { ...problem, part: 0, asked: this.#deps.now() })
    this.#working ??= this.#work().finally(() => {
      this.#working = null
    })
    return good({ part: 0 })
  }

  async #work(): Promise<void> {
    // Jobs that arrive meanwhile are included.
    for (const job of this.#jobs.values()) {
      if (!this.#isForgotten(job)) await this.#solve(job)
      this.#jobs.delete(job.file)
    }
  }

  #isForgotten({ asked }: Job): boolean {
    return this.#deps.now() - asked > BOUNDS.forgotten
  }

  async #solve(job: Job): Promise<void> {
    const { id, view, plan, file } = job
    const kernel = kernelIn(this.#deps.kernels, id)
    const abort = new AbortController()
    const solution = await solveLarge(
      { plan, task: { game: id, view, kernel, low: true }, file, cores: 1 },
      {
        signal: abort.signal,
        found: () => undefined,
        part: (part) => {
          job.part = part
          if (this.#isForgotten(job)) abort.abort()
        },
        unkept: () => undefined, // It stays in memory all the same, until it has not been asked for in a while.
      },
    )
    prune(this.#deps.folder)
    if (solution !== null) (await partsOf(id).bots()).learn?.(solution)
  }
}

function aboutMoves(table: Table, seat: number): Result<Question, Refusal> {
  const { game } = table
  const state = stateOf(table)
  const turn = game.turn(state)
  if (turn.kind !== 'move' || !turn.seats.includes(seat)) return bad({ code: 'closed', seat })
  const view = viewOf(game, state, seat)
  const tell = (bots: GameBots): Known | null => {
    const all = new Chances(bots, ONCE).moves(table, table.entries.length, seat) ?? []
    const exact = all.length > 0 && all.every((one) => one.exact)
    return exact ? { moves: all.map(({ move, chance }) => ({ move: game.write(move), chance, exact: true })) } : null
  }
  return good({ view, tell })
}

function aboutGame(table: Table): Result<Question, Refusal> {
  const { game, entries, states } = table
  if (entries.length > BOUNDS.inputs) return bad({ code: 'too-large', limit: BOUNDS.inputs })
  // By then everything drawn is known; a finished game has nothing to solve.
  const last = states.findLast((state) => game.turn(state).kind !== 'over') ?? stateOf(table)
  const tell = (bots: GameBots): Known | null => {
    if (!new Chances(bots, ONCE).at({ game, states: [last], entries: [] }, 0).exact) return null
    const { exact, chances, choices } = review(table, bots, ONCE)
    return exact ? { chances, choices: choices.map(({ cost: _, margin: __, ...choice }) => choice) } : null
  }
  return good({ view: viewOf(game, last, null), tell })
}

/** Null: not known yet, not even on disk. */
async function knownOf({ id, plan, file, tell }: Problem): Promise<Known | null> {
  const bots = await partsOf(id).bots()
  const known = tell(bots)
  if (known !== null) return known
  const solution = readSolved(file, plan)
  return solution !== null && bots.learn?.(solution) === true ? tell(bots) : null
}

/** Null: none, and it only takes longer. */
function kernelIn(folder: string, game: GameId): Uint8Array | null {
  try {
    return readFileSync(join(folder, `${game}.wasm`))
  } catch {
    return null
  }
}

/** The oldest go first. */
function prune(folder: string): void {
  try {
    const files = readdirSync(folder).map((name) => join(folder, name))
    const byAge = files.map((file) => ({ file, at: statSync(file).mtimeMs })).toSorted((a, b) => b.at - a.at)
    for (const { file } of byAge.slice(BOUNDS.files)) rmSync(file, { force: true })
  } catch {} // Another process has been quicker, or nothing was written.
}
