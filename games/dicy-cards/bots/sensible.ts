/** What any beginner sees is bad, left out before a bot thinks at all. */
import type { Seat } from '../../../engine/contract.ts'
import { sumOf } from '../../../engine/dice/multiset.ts'
import { DICE, points } from '../rules/cards.ts'
import type { Move } from '../rules/moves.ts'
import { activeOf, PLACES, type State } from '../rules/state.ts'

/** By the number of active cards: with this many points on offer a pass is never sensible. */
const NO_PASS = [99, 16, 13, 10, 8, 1] as const
/** The points of a good turn, and of a great one. */
const GOOD = 18
const GREAT = 24
/** A lead of more points than this is out of reach in one turn. */
const REACH = 25

/** Returns the moves that make sense, in their order; all of them where none does. */
export function sensible(state: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  if (state.phase !== 'choose' || moves.length === 1) return moves
  const offer = offerOf(state, seat)
  const left = moves.filter((move) => makesSense(state, seat, move, offer))
  return left.length > 0 ? left : moves
}

interface Offer {
  /** The most points that a card scores now. */
  readonly most: number
  readonly awake: number
  /** What the best rival has more than this seat. */
  readonly gap: number
  /** R10: a rival has reached the target. */
  readonly last: boolean
  /** R10: this seat is the last of a round. */
  readonly closes: boolean
}

function offerOf(state: State, seat: Seat): Offer {
  const { table, scores, first, dice } = state
  const active = activeOf(state, seat)
  let [most, awake] = [0, 0]
  for (let place = 0; place < PLACES; place++) {
    if ((active & (1 << place)) === 0) continue
    awake++
    most = Math.max(most, points(table.cards[place] as number, dice))
  }
  const rival = Math.max(...scores.filter((_, other) => other !== seat))
  const gap = rival - (scores[seat] as number)
  return { most, awake, gap, last: rival >= table.target, closes: (seat + 1) % table.seats === first }
}

function makesSense(state: State, seat: Seat, move: Move, { most, awake, gap, last, closes }: Offer): boolean {
  const score = move.kind === 'score' ? points(move.card, state.dice) : 0
  const ends = last || (state.scores[seat] as number) + most >= state.table.target
  if (closes && ends && most >= gap && most > 0) return score >= gap && reaches(state, seat, score, last) // R11: the win is there.
  const hopes = last && awake >= 2 && gap <= REACH
  switch (move.kind) {
    case 'pass':
      return !hopes && most < (NO_PASS[awake] as number)
    case 'score':
      return hopes ? score >= gap : most - score < 8 || 2 * score > most
    case 'reroll':
      return awake > 1 && (last || nearEnd(state) || most < (takesPoints(move.dice, most) ? GOOD : GREAT))
    default:
      return true
  }
}

function reaches({ scores, table }: State, seat: Seat, score: number, last: boolean): boolean {
  return last || (scores[seat] as number) + score >= table.target
}

/** R10: a seat may reach the target with its next turn, so that small scores no longer help. */
function nearEnd({ scores, table }: State): boolean {
  return scores.some((score) => score >= table.target - REACH)
}

/** The dice taken up are much of what the points are made of. */
function takesPoints(dice: number, most: number): boolean {
  return 3 * sumOf(DICE, dice) > most
}
