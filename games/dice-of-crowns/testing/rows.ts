/** Tables of rules, for tests alone: a position, inputs as log lines, and what follows. */
import { readEntry } from '../../../engine/log.ts'
import { play } from '../../../engine/play.ts'
import { unwrap } from '../../../engine/result.ts'
import { diceOfCrowns as game } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { type StateParts, stateOf, summarize } from '../rules/summary.ts'

/** Faces: 1 crown, 2 dagger, 3 skull, 5 scroll. `gives`: the position in words, or the rule or code that refuses a line. */
export type Row = readonly [rule: string, what: string, from: StateParts, lines: readonly string[], gives: string]

export const SEVEN_CROWNS = 'throw 1 1 1 1 1 1 1'
export const SEVEN_DAGGERS = 'throw 2 2 2 2 2 2 2'
export const SEVEN_SKULLS = 'throw 3 3 3 3 3 3 3'

/** Plays log lines. A refusal ends it with its rule, or its code where no rule is named. */
export function run(state: State, ...lines: readonly string[]): State | string {
  let now = state
  for (const line of lines) {
    const played = play(game, now, unwrap(readEntry(game, line)).input)
    if (!played.ok) return played.fault.code === 'illegal' ? played.fault.rule : played.fault.code
    now = played.value
  }
  return now
}

export function ending(from: StateParts, lines: readonly string[]): string {
  const end = run(stateOf(from), ...lines)
  return typeof end === 'string' ? end : summarize(end)
}

/** The legal moves of the seat that is due, as text. */
export function texts(state: State): string[] {
  const turn = game.turn(state)
  return turn.kind === 'move'
    ? turn.seats.flatMap((seat) => game.moves(state, seat).map((move) => game.write(move)))
    : []
}

/** The rules that a table has rows for, in order. */
export function rulesIn(rows: readonly Row[]): string[] {
  return [...new Set(rows.map(([rule]) => rule))]
}
