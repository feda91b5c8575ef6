/** The weaker players: a habit or a judgement that is a little off, never further from the best turn than a cap. */
import type { Bot } from '../../../engine/bots/bot.ts'
import { byHabit, type Slip, slip } from '../../../engine/bots/mistakes.ts'
import type { Seat } from '../../../engine/contract.ts'
import type { Move } from '../rules/moves.ts'
import { dicyCards } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { solveFrom } from './best-turn.ts'
import { knownDuel, standingOf, winChance } from './estimate/chance.ts'
import { type Habits, liking } from './habits.ts'
import { sensible } from './sensible.ts'

/** The move it likes, its dice to reroll included, unless that costs more than `cap` of the chance to win. */
export function habitual(habits: Habits, cap: number): Bot<State, Move> {
  return {
    choose(view, seat) {
      const moves = sensible(view, seat, dicyCards.moves(view, seat))
      return moves[byHabit(moves.map(liking(habits, view, seat)), chancesOf(view, seat, moves), cap)] as Move
    },
  }
}

/** A good move, seldom the best: first what to do, then which dice to take up, each within the cap. */
export function judging(error: Slip): Bot<State, Move> {
  return {
    choose(view, seat, random) {
      const moves = sensible(view, seat, dicyCards.moves(view, seat))
      const chances = chancesOf(view, seat, moves)
      const kinds = [...Map.groupBy(moves.keys(), (i) => kindOf(moves[i] as Move)).values()]
      const kind = kinds[pick(kinds.map((some) => Math.max(...some.map((i) => chances[i] as number))))] as number[]
      return moves[kind[pick(kind.map((i) => chances[i] as number))] as number] as Move

      function pick(values: readonly number[]): number {
        return slip(values, error, random)
      }
    },
  }
}

/** Rerolls that pay with the same card are one thing to do. */
function kindOf(move: Move): string {
  return move.kind === 'pass' ? move.kind : `${move.kind} ${move.card}`
}

/** The chance to win after every move, as the strongest player without a solution sees it. */
function chancesOf(view: State, seat: Seat, moves: readonly Move[]): number[] {
  const duel = knownDuel(view.table)
  if (view.phase !== 'choose') {
    return moves.map((move) => winChance(duel, standingOf(dicyCards.move(view, seat, move)), seat))
  }
  const chance = solveFrom(duel, view)
  return moves.map((move) => chance(view, move))
}
