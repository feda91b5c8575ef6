/** The weaker players: a habit or a judgement that is a little off, never further from the best turn than a cap. */
import type { Bot } from '../../../engine/bots/bot.ts'
import { byHabit, type Slip, slip } from '../../../engine/bots/mistakes.ts'
import type { Seat } from '../../../engine/contract.ts'
import { countUpTo } from '../../../engine/dice/multiset.ts'
import { DICE, points } from '../rules/cards.ts'
import type { Move } from '../rules/moves.ts'
import { dicyCards } from '../rules/rules.ts'
import { activeOf, placeIn, type State } from '../rules/state.ts'
import { solveFrom } from './best-turn.ts'
import { knownDuel, standingOf, winChance } from './estimate/chance.ts'
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
export function chancesOf(view: State, seat: Seat, moves: readonly Move[]): number[] {
  const duel = knownDuel(view.table)
  if (view.phase !== 'choose') {
    return moves.map((move) => winChance(duel, standingOf(dicyCards.move(view, seat, move)), seat))
  }
  const chance = solveFrom(duel, view)
  return moves.map((move) => chance(view, move))
}

/** What a player of few habits likes, by the points of this turn alone. */
interface Habits {
  /** Fewer points than this it would rather throw for again; 0: it never rerolls. */
  readonly content: number
  /** How many cards must stay awake after it has paid for a reroll. */
  readonly reserve: number
  /** The faces that it throws again. */
  readonly throws: number
  /** How many points a pass is worth to it for every frozen card. */
  readonly wake: number
}

/** Returns how much such a player likes a move; higher is better. */
function liking(habits: Habits, state: State, seat: Seat): (move: Move) => number {
  const awake = state.table.cards.filter((_, place) => activeOf(state, seat) & (1 << place))
  const scores = awake.map((card) => points(card, state.dice)).sort((a, b) => b - a)
  const most = scores[0] ?? 0
  const least = scores.at(-1) ?? 0
  const rerolls = most < habits.content && awake.length > habits.reserve
  return (move) => {
    switch (move.kind) {
      case 'pass':
        return habits.wake * (state.table.cards.length - awake.length)
      case 'score':
        return points(move.card, state.dice)
      case 'reroll': {
        // It pays with a card that scores least now, and throws the low dice again.
        const pays = points(move.card, state.dice) === least ? 0 : 50
        return (rerolls ? 100 : -100) - pays - unlike(move.dice, state.dice, habits.throws)
      }
      default:
        return -placeIn(state.table, move.card)
    }
  }
}

/** How far a reroll is from taking up all dice up to `most`, and no others: a die left, or one too many, counts one. */
function unlike(taken: number, dice: number, most: number): number {
  const takenLow = countUpTo(DICE, taken, most)
  return countUpTo(DICE, dice, most) - takenLow + (countUpTo(DICE, taken, DICE.sides) - takenLow)
}
