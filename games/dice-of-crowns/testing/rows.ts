/** Tables of rules, for tests alone: a position, inputs as log lines, and what follows. */
import { playLines } from '../../../engine/testing/lines.ts'
import { diceOfCrowns as game } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { type StateParts, stateOf, summarize } from '../rules/summary.ts'

/** Each begins with the number of its rule. Faces: 1 crown, 2 dagger, 3 skull, 5 scroll. `gives`: the position in words, or the rule or code that refuses a line. */
export type Row = readonly [rule: string, from: StateParts, lines: readonly string[], gives: string]

export const SEVEN_CROWNS = 'throw 1 1 1 1 1 1 1'
export const SEVEN_DAGGERS = 'throw 2 2 2 2 2 2 2'
export const SEVEN_SKULLS = 'throw 3 3 3 3 3 3 3'

export const run = (state: State, ...lines: readonly string[]): State | string => playLines(game, state, lines)

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
  return [...new Set(rows.map(([rule]) => rule.split(' ')[0] as string))]
}
