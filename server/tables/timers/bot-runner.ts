/** Asks bots for the seats of a table that people do not play, one question at a time. In a race `race/race-controller.ts` does. */

import { questionOf } from '../../../bots/race-plan.ts'
import { readMove } from '../../../engine/log.ts'
import type { Position } from '../../../engine/table/position.ts'
import { answerSeed } from '../../../fair/day.ts'
import type { Deps } from '../deps.ts'
import { randomSeed } from '../ids.ts'
import type { Loaded } from '../loader.ts'
import { type BotDue, botDue, type Moment } from './timing.ts'

/** What a bot has chosen, and on which question. */
export interface Thought extends BotDue {
  readonly question: number
  readonly takebacks: number
  readonly text: string
}

type BotRunnerDeps = Pick<Deps, 'bots' | 'random' | 'log'>

export class BotRunner {
  readonly #deps: BotRunnerDeps
  readonly #tell: (thought: Thought) => void
  #thinking = false
  #stopped = false

  constructor(deps: BotRunnerDeps, tell: (thought: Thought) => void) {
    this.#deps = deps
    this.#tell = tell
  }

  get busy(): boolean {
    return this.#thinking && !this.#stopped
  }

  stop(): void {
    this.#stopped = true
  }

  look(table: Loaded, moment: Moment): void {
    const { row, notes, position } = table
    if (this.#thinking || this.#stopped || position === null) return
    const due = botDue(row, notes, position, moment)
    if (due === null) return
    this.#thinking = true
    void this.#ask(table, position, due)
  }

  async #ask(table: Loaded, position: Position, due: BotDue): Promise<void> {
    const { row, notes } = table
    const { game, state, counts } = position
    const { seat } = due
    const question = questionTo(table, position, seat)
    const ofDay = notes.preset !== null && row.secret !== null
    const seed = ofDay ? answerSeed(row.secret, question.view) : randomSeed(this.#deps.random)
    const asked = { ...question, seed }
    const chosen = await this.#deps.bots.choose(asked).catch((bug) => {
      this.#deps.log.error({ table: row.id, bug: String(bug) }, 'the bots have failed')
      return { ok: false, fault: 'stuck' } as const
    })
    this.#thinking = false
    if (this.#stopped) return
    const text = chosen.ok ? chosen.value : null
    const move = text !== null && isLegal(position, seat, text) ? text : null
    if (move === null)
      this.#deps.log.warn({ table: row.id, seat, level: asked.level, text }, 'a bot had no legal answer')
    // People wait: any legal move is better than none.
    const made = move ?? game.write(game.moves(state, seat)[0])
    this.#tell({ ...due, question: counts[seat] ?? 0, takebacks: row.takebacks, text: made })
  }
}

function isLegal({ game, state }: Position, seat: number, text: string): boolean {
  const read = readMove(game, text)
  return read.ok && game.why(state, seat, read.value) === null
}

/** For a person the easiest plays: being away, or letting the clock run out, must not be a way to play better. */
export function questionTo({ row, levels }: Loaded, { game, state }: Position, seat: number) {
  const sitter = row.seats[seat]
  const own = sitter?.kind === 'bot' && levels.includes(sitter.level) ? sitter.level : undefined
  return { table: row.id, ...questionOf(game, state, seat, own ?? levels[0] ?? '') }
}
