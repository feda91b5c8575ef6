/** The `Turn` of a position: a throw, a choice or the end. Turns are shared objects, because `turn` is called for every input. */
import type { Seat, Turn } from '../../../engine/contract.ts'
import { at, type Counts } from './counts.ts'
import { DICE, type State, standing, VARRICK } from './state.ts'

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5]
const FIRST: readonly Turn[] = [0, ...SEATS].map((_, seats) => ({ kind: 'throw', sides: [seats], seat: null }))
const ASK: readonly Turn[] = SEATS.map((seat) => ({ kind: 'move', seats: [seat] }))
/** By the number of dice. */
const VARRICKS: readonly Turn[] = rolls(null, true)
/** By seat and number of dice: the first roll of a turn, and the other throws in it. */
const OPENING: readonly (readonly Turn[])[] = SEATS.map((seat) => rolls(seat, false))
const ROLLS: readonly (readonly Turn[])[] = SEATS.map((seat) => rolls(seat, true))

/** One person's dice: their order does not matter. */
function rolls(seat: Seat | null, goesOn: boolean): Turn[] {
  return Array.from({ length: DICE + 1 }, (_, dice) => throwOf([dice], seat, goesOn))
}

/** Dice of several seats in order, each seat's dice together. */
function throwOf(groups: readonly number[], seat: Seat | null, goesOn: boolean): Turn {
  let die = 0
  const alike = groups.map((dice) => Array.from({ length: dice }, () => die++))
  const sides = Array<number>(die).fill(6)
  return goesOn ? { kind: 'throw', sides, alike, seat, goesOn } : { kind: 'throw', sides, alike, seat }
}

export function turn(state: State): Turn {
  switch (state.phase) {
    case 'first':
      return FIRST[state.table.seats] as Turn
    case 'roll':
      return state.rolled
        ? roll(state.seat, state.hand)
        : ((OPENING[state.seat] as readonly Turn[])[state.hand] as Turn)
    case 'fate':
      return roll(state.seat, 1)
    case 'answer':
      return answer(state)
    case 'varrick':
      return VARRICKS[at(state.handed, VARRICK)] as Turn
    case 'give':
      return ASK[giverOf(state)] as Turn
    case 'over':
      return { kind: 'over', places: placesOf(state) }
    default:
      return ASK[state.seat] as Turn
  }
}

function roll(seat: Seat, dice: number): Turn {
  return (ROLLS[seat] as readonly Turn[])[dice] as Turn
}

/** R6. Who decides now about the daggers it rolled: the first that has any, clockwise from the active seat's left. */
export function giverOf({ table: { seats }, seat, giving }: State): Seat {
  let giver = nextSeat(seat, seats)
  while (at(giving, giver) === 0) giver = nextSeat(giver, seats)
  return giver
}

export function nextSeat(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1
}

/** By the dice handed over, the active seat and the number of seats. */
const ANSWERS = new Map<number, Turn>()

/** R6. One throw of all receivers, clockwise from the active seat's left; its `seat` is null where several have dice in it. */
function answer({ table: { seats }, seat, handed }: State): Turn {
  if (seats === 2) return roll(1 - seat, at(handed, 1 - seat))
  const key = (handed << 6) | (seat << 3) | seats
  let known = ANSWERS.get(key)
  if (known === undefined) {
    known = answerOf(handed, seat, seats)
    ANSWERS.set(key, known)
  }
  return known
}

function answerOf(handed: Counts, seat: Seat, seats: number): Turn {
  const clockwise = Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats)
  const receivers = clockwise.filter((rival) => at(handed, rival) > 0)
  const [only = 0, ...others] = receivers
  return others.length === 0
    ? roll(only, at(handed, only))
    : throwOf(
        receivers.map((rival) => at(handed, rival)),
        null,
        true,
      )
}

/** R12: by claims, the crown counted as one; equal claims share a place. S1: alone, won or lost. */
function placesOf(state: State): number[] {
  const { table, claims } = state
  if (table.seats === 1) return [at(claims, 0) >= table.tokens ? 1 : 2]
  const rank = Array.from({ length: table.seats }, (_, seat) => standing(state, seat))
  return rank.map((mine) => 1 + rank.filter((other) => other > mine).length)
}
