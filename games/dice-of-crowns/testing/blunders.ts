/** What any beginner sees is bad at court, as a table; and what a choice costs where the game is solved. */

import type { Seat } from '../../../engine/contract.ts'
import type { Yardstick } from '../../../engine/testing/yardstick.ts'
import { exactChance, isSolved } from '../bots/solve/chance.ts'
import { at } from '../rules/counts.ts'
import type { Move } from '../rules/moves.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { beginner } from './beginner.ts'

export const yardstick: Yardstick<State, Move> = {
  absurd: {
    // R12: one claim is missing, and stopping brings it.
    'rerolls instead of winning': (state, seat, move) =>
      throwsAgain(move) && atCourt(state) && claims(state) && missing(state, seat) === 1,
    // R10: a claim lies there. With four crowns locked and no dagger yet, going on for seven is a bold plan, no absurdity.
    'rerolls a claim away': (state, seat, move) =>
      throwsAgain(move) &&
      atCourt(state) &&
      claims(state) &&
      !(at(state.crowns, seat) >= 4 && at(state.daggers, seat) === 0) &&
      !(state.skulls === 6 && move.kind === 'reroll' && move.what === 'scrolls'),
    // R8: nothing gained, no reason to fear daggers, and dice enough for three crowns or five skulls.
    'stops with nothing': (state, seat, move) =>
      move.kind === 'stop' &&
      !claims(state) &&
      state.skulls < (state.table.fate === 'on' ? 3 : 8) &&
      !state.defending &&
      at(state.daggers, seat) < 2 &&
      withinReach(state, seat),
    // R6, R7: the third dagger ends the rival's turn.
    'keeps the dagger that would betray the rival': (state, seat, move) =>
      move.kind === 'give' && betrays(state, at(state.giving, seat)) && !betrays(state, at(move.to, state.seat)),
    // R6: a dagger in the player's own area is a step to their own betrayal.
    'stabs itself': (state, seat, move) => move.kind === 'give' && !state.messenger && at(move.to, seat) > 0,
    // R10, R15
    'takes fate instead of a claim': (state, _seat, move) =>
      move.kind === 'take' && move.what === 'fate' && claims(state),
    // R14: daggers that cost nothing to give.
    'forgives for nothing': (_state, _seat, move) => move.kind === 'forgive',
    // S3, S6: three daggers on a side end the turn.
    'ends its own turn with daggers': (state, seat, move) => {
      if (move.kind !== 'pass') return false
      const [mine, his, rolled] = [at(state.daggers, 0), at(state.daggers, 1), at(state.giving, seat)]
      const ends = (given: number): boolean => mine + rolled - given >= 3 || his + given >= 3
      return ends(move.daggers) && Array.from({ length: rolled + 1 }, (_, given) => given).some((n) => !ends(n))
    },
  },
  beginner,
  cost(state, seat, move) {
    if (!isSolved(state.table)) return null
    const after = (one: Move): number => exactChance(diceOfCrowns.move(state, seat, one), seat)
    return Math.max(...diceOfCrowns.moves(state, seat).map(after)) - after(move)
  },
}

function throwsAgain(move: Move): boolean {
  return move.kind === 'reroll'
}

function atCourt({ table }: State): boolean {
  return table.seats > 1
}

/** R10: stopping now gives a claim. */
function claims({ crowns, skulls, seat }: State): boolean {
  return at(crowns, seat) >= 3 || skulls >= 5
}

function missing({ table, claims: all, defending }: State, seat: Seat): number {
  if (table.crownDefence === 'on') return defending && at(all, seat) === table.claims - 1 ? 1 : 9
  return table.claims - at(all, seat)
}

/** Three crowns or five skulls could lie there after one more throw. */
function withinReach({ crowns, skulls, scrolls }: State, seat: Seat): boolean {
  return at(crowns, seat) + skulls + scrolls >= 3
}

function betrays({ daggers, seat, messenger }: State, more: number): boolean {
  return !messenger && at(daggers, seat) < 3 && at(daggers, seat) + more >= 3
}
