/** Blunders that any beginner sees with these cards and dice, as a table; and roughly what a choice costs. */

import type { Seat } from '../../../engine/contract.ts'
import { sumOf } from '../../../engine/dice/multiset.ts'
import type { Yardstick } from '../../../engine/testing/yardstick.ts'
import { chancesOf } from '../bots/weaker.ts'
import { type Card, DICE, points } from '../rules/cards.ts'
import { type Move, PASS } from '../rules/moves.ts'
import { dicyCards } from '../rules/rules.ts'
import { activeOf, type State } from '../rules/state.ts'
import { beginner } from './beginner.ts'

/** By the number of active cards: a score of this many points is never passed up. With all five active a pass wakes nothing. */
const PASS_FROM = [99, 20, 15, 10, 10, 1] as const
/** A lead of more points than this is out of reach in one turn. */
const CATCH_UP = 25

export const yardstick: Yardstick<State, Move> = {
  absurd: {
    // R10, R11: the last to move has the win on the table.
    'does not take the win': (state, seat, move) =>
      isChoice(state) && isLast(state, seat) && wins(state, seat, best(state, seat)) && !winsBy(state, seat, move),
    // R10: a score that leaves it behind is a loss for sure, and so is a pass; a reroll is not, if it can still catch up.
    'gives up in its last turn': (state, seat, move) =>
      isChoice(state) &&
      lastTurn(state, seat) &&
      move.kind !== 'reroll' &&
      cards(state, seat).length >= 2 &&
      behind(state, seat, move) > 0 &&
      behind(state, seat, PASS) <= CATCH_UP,
    // R7: a pass wakes cards. The more are awake, the less it brings.
    'passes with points on offer': (state, seat, move) =>
      isChoice(state) && move.kind === 'pass' && best(state, seat) >= (PASS_FROM[cards(state, seat).length] as number),
    // R5: with the last card gone only a pass remains.
    'pays with its last card': (state, seat, move) => move.kind === 'reroll' && cards(state, seat).length === 1,
    // R5: to throw low dice once more is a plan; to take up what the points are made of is not, before the last turns.
    'rerolls a good score away': (state, seat, move) =>
      move.kind === 'reroll' &&
      state.scores.every((score) => score < state.table.target - CATCH_UP) &&
      best(state, seat) >= (3 * sumOf(DICE, move.dice) > best(state, seat) ? 20 : 25),
    // R6
    'scores less than half of what is on offer': (state, seat, move) =>
      move.kind === 'score' &&
      best(state, seat) - points(move.card, state.dice) >= 8 &&
      2 * points(move.card, state.dice) <= best(state, seat) &&
      !winsBy(state, seat, move),
  },
  beginner,
  cost(state, seat, move) {
    const chances = chancesOf(state, seat, [...dicyCards.moves(state, seat), move])
    return Math.max(...chances) - (chances.at(-1) as number)
  },
}

function isChoice({ phase, dice }: State): boolean {
  return phase === 'choose' && dice > 0
}

function cards(state: State, seat: Seat): Card[] {
  return state.table.cards.filter((_, place) => activeOf(state, seat) & (1 << place))
}

/** The most points that a card scores now. */
function best(state: State, seat: Seat): number {
  return Math.max(0, ...cards(state, seat).map((card) => points(card, state.dice)))
}

/** R10: no seat moves after this one in the last round, which its own points may bring about. */
function isLast({ first, table }: State, seat: Seat): boolean {
  return (seat + 1) % table.seats === first
}

/** R10: the target has been reached, so this is its last turn. */
function lastTurn({ scores, table }: State, seat: Seat): boolean {
  return scores.some((score, other) => other !== seat && score >= table.target)
}

function wins({ scores, table }: State, seat: Seat, gain: number): boolean {
  const mine = (scores[seat] as number) + gain
  const most = Math.max(...scores.filter((_, other) => other !== seat))
  return mine >= most && Math.max(mine, most) >= table.target
}

function winsBy(state: State, seat: Seat, move: Move): boolean {
  return move.kind === 'score' && wins(state, seat, points(move.card, state.dice))
}

/** How many points this seat lacks to the leader after this move; 0 or less: none. */
function behind(state: State, seat: Seat, move: Move): number {
  const gain = move.kind === 'score' ? points(move.card, state.dice) : 0
  const most = Math.max(...state.scores.filter((_, other) => other !== seat))
  return most - (state.scores[seat] as number) - gain
}
