/**
 * The fixed policy, the yardstick of the benchmarks: never reroll; score the card that scores most, of equals the
 * first in the line-up; pass if none scores; freeze or wake the first card that can be.
 */
import type { Input, Seat } from '../engine/contract.ts'
import type { Xoshiro128 } from '../engine/dice/random.ts'
import { play } from '../engine/play.ts'
import { unwrap } from '../engine/result.ts'
import { type Card, DICE, points } from '../games/dicy-cards/rules/cards.ts'
import { FREEZE, type Move, PASS, SCORE, WAKE } from '../games/dicy-cards/rules/moves.ts'
import { dicyCards } from '../games/dicy-cards/rules/rules.ts'
import { activeOf, choosable, PLACES, type State } from '../games/dicy-cards/rules/state.ts'

/** The move of a seat that is due. */
export function fixedPolicy(state: State, seat: Seat): Move {
  const { cards } = state.table
  if (state.phase !== 'choose') {
    const card = cards[lowest(choosable(state, seat))] as Card
    return (state.phase === 'freeze' ? FREEZE : WAKE)[card] as Move
  }
  const active = activeOf(state, seat)
  const place = active === 0 ? NONE : knownPlace(cards, active, state.dice)
  return place === NONE ? PASS : (SCORE[cards[place] as Card] as Move)
}

const NONE = -1
const UNKNOWN = -2

// Cached for the last line-up: a simulation plays one for long, and this saves a tenth of the time.
let lineup: readonly Card[] = []
const places = new Int8Array((DICE.count - DICE.full) << PLACES)

/** `bestPlace`, remembered. */
function knownPlace(cards: readonly Card[], active: number, dice: number): number {
  if (cards !== lineup) {
    lineup = cards
    places.fill(UNKNOWN)
  }
  const at = ((dice - DICE.full) << PLACES) | active
  if (places[at] === UNKNOWN) places[at] = bestPlace(cards, active, dice)
  return places[at] as number
}

/** The place of the active card (of five bits) that scores most with these six dice; -1: none scores. */
export function bestPlace(cards: readonly Card[], active: number, dice: number): number {
  let most = 0
  let best = NONE
  for (let rest = active; rest !== 0; rest &= rest - 1) {
    const place = lowest(rest)
    const scored = points(cards[place] as Card, dice)
    if (scored > most) {
      most = scored
      best = place
    }
  }
  return best
}

/** The number of the lowest bit that is set. */
function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}

/** A game played to its end. */
export interface Played {
  readonly state: State
  readonly inputs: number
}

/** One game through the contract and `play`, every seat by the fixed policy. Where several are due, the first of them acts. */
export function playFixed(start: State, random: Xoshiro128): Played {
  let state = start
  for (let inputs = 0; ; inputs++) {
    const input = nextInput(state, random)
    if (input === null) return { state, inputs }
    state = unwrap(play(dicyCards, state, input))
  }
}

function nextInput(state: State, random: Xoshiro128): Input<Move> | null {
  const turn = dicyCards.turn(state)
  if (turn.kind === 'over') return null
  if (turn.kind === 'throw') return { kind: 'throw', faces: random.throw(turn.sides) }
  const seat = turn.seats[0] as Seat
  return { kind: 'move', seat, move: fixedPolicy(state, seat) }
}
