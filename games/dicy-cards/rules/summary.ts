/** Positions in words, both ways: for golden files, tests and bug reports. */
import type { Seat } from '../../../engine/contract.ts'
import { facesOf, handOf } from '../../../engine/dice/multiset.ts'
import { CARD_IDS, type CardId, DICE, idOf } from './cards.ts'
import { type Options, readLineup } from './options.ts'
import { activeOf, cardsOf, type Phase, PLACES, type State } from './state.ts'

/** `choose 0 | 1 1 2 5 6 6 | 0: 24 any-two (odds) … | 1: 0 …`: frozen cards in brackets, the one being scored starred. */
export function summarize(state: State): string {
  const dice = facesOf(DICE, state.dice).join(' ') || '-'
  const seats = state.scores.map((score, seat) => `${seat}: ${score} ${cardsInWords(state, seat)}`)
  return [`${state.phase} ${state.seat}${askedInWords(state)}`, dice, ...seats].join(' | ')
}

function cardsInWords(state: State, seat: Seat): string {
  const active = activeOf(state, seat)
  const scoring = cardsOf(state.scoring, seat)
  return state.table.cards
    .map((card, place) => {
      const id = idOf(card)
      return active & (1 << place) ? `${id}${scoring & (1 << place) ? '*' : ''}` : `(${id})`
    })
    .join(' ')
}

function askedInWords({ asked, scores }: State): string {
  const seats = scores.flatMap((_, seat) => (asked & (1 << seat) ? [seat] : []))
  return seats.length === 0 ? '' : ` asks ${seats.join(' ')}`
}

/** A position to start a test or a bot's exercise from; omitted parts are as at the beginning. */
export interface StateParts {
  readonly seats?: number
  readonly cards?: readonly CardId[]
  readonly target?: number
  readonly lowestThree?: Options['lowestThree']
  readonly first?: Seat
  readonly seat?: Seat
  readonly phase?: Phase
  /** The dice on the table; none: the roll is due. */
  readonly dice?: readonly number[]
  readonly scores?: readonly number[]
  /** Frozen cards, by seat. */
  readonly frozen?: readonly (readonly CardId[])[]
}

export function stateOf({ seats = 2, seat = 0, dice = [], frozen = [], ...rest }: StateParts): State {
  const cards = readLineup(rest.cards ?? 'glacial')
  let active = (1 << (PLACES * seats)) - 1
  frozen.forEach((ids, owner) => {
    for (const id of ids) {
      const place = cards.indexOf(CARD_IDS.indexOf(id))
      if (place < 0) throw new RangeError(`${id} is not in the line-up`)
      active &= ~(1 << (PLACES * owner + place))
    }
  })
  return {
    table: { seats, target: rest.target ?? 100, lowestThree: rest.lowestThree ?? 'others', cards },
    phase: rest.phase ?? (dice.length === 0 ? 'roll' : 'choose'),
    first: rest.first ?? 0,
    seat,
    dice: handOf(DICE, dice),
    active,
    asked: 0,
    scoring: 0,
    scores: rest.scores ?? Array<number>(seats).fill(0),
  }
}
