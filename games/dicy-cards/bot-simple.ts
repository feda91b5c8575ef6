/** The players that people beat first. None of them looks at the others. */
import type { Bot } from '../../engine/bot.ts'
import type { Seat } from '../../engine/contract.ts'
import { answer, takeTurn } from './bot-play.ts'
import { type Ends, endAt, noEnds, POINTS, SETS, SIZE, scoringOf } from './bot-turn.ts'
import { type Card, points } from './cards.ts'
import { type Move, PASS, SCORE } from './moves.ts'
import { dicyCards } from './rules.ts'
import { activeOf, PLACES, type State } from './state.ts'

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

/** Takes the turn that gives most points on average, if a card that stays active is worth a few and a fresh set some more. */
export const saver: Bot<State, Move> = {
  choose(view, seat) {
    if (view.phase !== 'choose') return answer(view, seat, (after) => SIZE[activeOf(after, seat)] as number)
    return takeTurn(scoringOf(view.table.cards), view, seat, THRIFT)
  },
}

const THRIFT = thrift({ card: 2.5, fresh: 12 })

function thrift({ card, fresh }: { card: number; fresh: number }): Ends {
  const ends = noEnds()
  ends.pass = fresh
  for (let place = 0; place < PLACES; place++) {
    for (let set = 1; set < SETS; set++) {
      for (let gain = 1; gain < POINTS; gain++)
        ends.score[endAt(place, set, gain)] = gain + card * (SIZE[set] as number)
    }
  }
  return ends
}
