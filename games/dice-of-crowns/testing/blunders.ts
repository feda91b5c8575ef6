/** What any beginner sees is bad at court, as a table; and what a choice costs where the game is solved. */
import type { Bot } from '../../../engine/bots/bot.ts'
import type { Seat } from '../../../engine/contract.ts'
import type { Yardstick } from '../../../engine/testing/yardstick.ts'
import { exactChance, isSolved } from '../bots/solve/chance.ts'
import { at } from '../rules/counts.ts'
import type { Move } from '../rules/moves.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'

/**
 * A sensible beginner, scripted: stops with a claim, rerolls everything else but four skulls or more, gives its daggers to the
 * seat whose turn it is and its scrolls to the rival with the fewest claims. Counts no chances and looks at no other turn.
 */
const beginner: Bot<State, Move> = {
  choose(view, seat) {
    const moves = diceOfCrowns.moves(view, seat)
    return preferred(view, seat, moves) ?? (moves[0] as Move)
  },
}

function preferred(view: State, seat: Seat, moves: readonly Move[]): Move | undefined {
  switch (view.phase) {
    case 'choose':
      return view.table.seats === 1 ? moves.at(-1) : throwOrStop(view, moves)
    case 'give':
      return most(moves, (move) => (move.kind === 'give' ? at(move.to, view.seat) : 0))
    case 'hand':
      return most(moves, (move) => (move.kind === 'hand' ? at(move.to, fewestClaims(view)) : 0))
    case 'reward':
      return moves.find((move) => move.kind === 'take' && move.what === 'claim') ?? moves[0]
    case 'keep':
      return most(moves, (move) => (move.kind === 'pass' ? -Math.abs(move.daggers - balanced(view, seat)) : 0))
    default:
      return moves[0]
  }
}

/** R8, R10 */
function throwOrStop(view: State, moves: readonly Move[]): Move | undefined {
  const { skulls, scrolls, crowns, seat } = view
  if (at(crowns, seat) >= 3 || skulls >= 5) return moves[0]
  const waits = skulls >= 4 && at(crowns, seat) === 0
  const what = waits && scrolls > 0 ? 'scrolls' : scrolls === 0 ? 'skulls' : skulls === 0 ? 'scrolls' : 'both'
  return moves.find((move) => move.kind === 'reroll' && move.what === what)
}

/** S3. Daggers shared so that neither side reaches three if it can be helped. */
function balanced(view: State, seat: Seat): number {
  const rolled = at(view.giving, seat)
  return Math.min(rolled, Math.max(0, 2 - at(view.daggers, 1 - seat)))
}

function fewestClaims(view: State): Seat {
  const rivals = Array.from({ length: view.table.seats }, (_, rival) => rival).filter((rival) => rival !== view.seat)
  return rivals.reduce((least, rival) => (at(view.claims, rival) < at(view.claims, least) ? rival : least))
}

function most(moves: readonly Move[], worth: (move: Move) => number): Move | undefined {
  return moves.reduce((best, move) => (worth(move) > worth(best) ? move : best), moves[0] as Move)
}

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
