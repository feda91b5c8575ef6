/** The weaker players: by evaluation, within a cap of what looks best, and never what any beginner sees is bad. */
import type { Bot } from '../../../engine/bots/bot.ts'
import { byHabit, type Slip, slip } from '../../../engine/bots/mistakes.ts'
import type { Move } from '../rules/moves.ts'
import { starMaps } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { evaluationOf, moveValue, timeOf } from './choose.ts'
import { gainOf, sensible } from './sensible.ts'

/** Likes points at once, a circle only for points, and ones and sixes; looks no further, unless it would lose `cap` points by it. */
export function dreaming(cap: number): Bot<State, Move> {
  return {
    choose(view, seat) {
      const moves = sensible(view, seat, starMaps.moves(view, seat))
      const evaluation = evaluationOf(view, seat, timeOf(view, seat))
      const likings = moves.map(
        (move) => gainOf(view, seat, move) + (move.kind === 'write' ? (EDGES[move.value] as number) : 0),
      )
      return moves[
        byHabit(
          likings,
          moves.map((move) => moveValue(evaluation, move)),
          cap,
        )
      ] as Move
    },
  }
}

/** By value: a one or a six beside an empty box may become much. */
const EDGES = [0, 0.4, 0.2, 0, 0, 0.2, 0.4] as const

/** Judges by evaluation, in points, and is a little off. */
export function judging(error: Slip): Bot<State, Move> {
  return {
    choose(view, seat, random) {
      const moves = sensible(view, seat, starMaps.moves(view, seat))
      const evaluation = evaluationOf(view, seat, timeOf(view, seat))
      return moves[
        slip(
          moves.map((move) => moveValue(evaluation, move)),
          error,
          random,
        )
      ] as Move
    },
  }
}
