/** The players that people beat first. None of them looks at the others. */
import type { Bot } from '../../engine/bot.ts'
import type { Seat } from '../../engine/contract.ts'
import { clockAt, clockOf, fillEnds } from './bot-clock.ts'
import { answer, takeTurn } from './bot-play.ts'
import { remember } from './bot-terms.ts'
import { noEnds } from './bot-turn.ts'
import { type Card, points } from './cards.ts'
import { type Move, PASS, SCORE } from './moves.ts'
import { dicyCards } from './rules.ts'
import { activeOf, type State } from './state.ts'

/** Takes the better of two cards that catch its eye, and now and then does just anything. */
export const dabbler: Bot<State, Move> = {
  choose(view, seat, random) {
    const moves = dicyCards.moves(view, seat)
    if (view.phase !== 'choose' || random.below(8) === 0) return random.pick(moves)
    const cards = scorable(view, seat)
    if (cards.length === 0) return PASS
    return SCORE[bestOf(view, [random.pick(cards), random.pick(cards)])] as Move
  },
}

/** Scores whatever gives most, at once. */
export const grabber: Bot<State, Move> = {
  choose(view, seat, random) {
    if (view.phase !== 'choose') return random.pick(dicyCards.moves(view, seat))
    const cards = scorable(view, seat)
    return cards.length === 0 ? PASS : (SCORE[bestOf(view, cards)] as Move)
  },
}

function scorable(view: State, seat: Seat): Card[] {
  const active = activeOf(view, seat)
  return view.table.cards.filter((card, place) => active & (1 << place) && points(card, view.dice) > 0)
}

function bestOf({ dice }: State, cards: readonly Card[]): Card {
  return cards.reduce((best, card) => (points(card, dice) > points(best, dice) ? card : best))
}

/**
 * Plays every turn as well as can be, but always as if it stood 50 points from the target: an even pace that neither the end
 * nor a rival's score can change.
 */
export const pacer: Bot<State, Move> = {
  choose(view, seat) {
    const clock = knownClock({ ...view.table, target: AWAY })
    if (view.phase !== 'choose')
      return answer(view, seat, (after) => clock.worth[clockAt(AWAY, activeOf(after, seat))] as number)
    fillEnds(clock, AWAY, ENDS)
    return takeTurn(clock.scoring, view, seat, ENDS)
  },
}

const AWAY = 50
const ENDS = noEnds()
const knownClock = remember(clockOf)
