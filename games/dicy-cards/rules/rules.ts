/** Start here: Dicy Cards as a `Game`. R-numbers are those of ../README.md. */
import type { Game, RuleRef, Seat, Turn } from '../../../engine/contract.ts'
import { add, within, without } from '../../../engine/dice/multiset.ts'
import { type Card, DICE, draw, EFFECTS, type Effect, points } from './cards.ts'
import { FREEZE, type Move, PASS, read, reroll, SCORE, WAKE, WORDS, write } from './moves.ts'
import { check, lineupOf, OPTIONS, type Options } from './options.ts'
import { ALL_FIVE, activeOf, cardsOf, choosable, openCards, PLACES, placeIn, type State, type Table } from './state.ts'

export const dicyCards: Game<State, Move, Options> = {
  id: 'dicy-cards',
  version: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  words: WORDS,
  check,
  setup,
  turn,
  moves,
  only,
  why,
  move,
  land,
  scores: (state) => state.scores,
  view: (state) => state, // Nothing is hidden.
  write,
  read,
}

function setup(seats: number, options: Options): State {
  const drawn = lineupOf(options)
  const { target, lowestThree } = options
  return {
    table: { seats, target, lowestThree, cards: drawn ?? [] },
    phase: drawn === null ? 'draw' : 'first',
    first: 0,
    seat: 0,
    dice: 0,
    active: (1 << (PLACES * seats)) - 1, // R1: all active. Not 2 **, whose result V8 boxes, in every later state
    asked: 0,
    scoring: 0,
    scores: Array<number>(seats).fill(0),
  }
}

// Turns are shared objects: `turn` is called for every input.

const SIX = [0, 1, 2, 3, 4, 5]
const SEATS = [0, 1, 2, 3]
const DRAW: Turn = { kind: 'throw', sides: [12, 11, 10, 9, 8], seat: null } // R2
const FIRST: readonly Turn[] = [0, 1, 2, 3, 4].map((seats) => ({ kind: 'throw', sides: [seats], seat: null })) // R1
const AGAIN: readonly (readonly Turn[])[] = SEATS.map((seat) =>
  [0, 1, 2, 3, 4, 5, 6].map((n) => ({
    kind: 'throw',
    sides: Array<number>(n).fill(6),
    alike: [SIX.slice(0, n)],
    seat,
    goesOn: true,
  })),
)
const ROLL: readonly Turn[] = SEATS.map((seat) => ({
  kind: 'throw',
  sides: Array<number>(6).fill(6),
  alike: [SIX],
  seat,
}))
/** By the mask of seats that may act. */
const ASK: readonly Turn[] = Array.from({ length: 16 }, (_, mask) => ({
  kind: 'move',
  seats: SEATS.filter((seat) => mask & (1 << seat)),
}))

function turn(state: State): Turn {
  switch (state.phase) {
    case 'draw':
      return DRAW
    case 'first':
      return FIRST[state.table.seats] as Turn
    case 'roll':
      return ROLL[state.seat] as Turn
    case 'reroll':
      return (AGAIN[state.seat] as readonly Turn[])[6 - (DICE.size[state.dice] as number)] as Turn
    case 'choose':
      return ASK[1 << state.seat] as Turn
    case 'freeze':
    case 'wake':
      return ASK[state.asked] as Turn
    case 'over':
      return { kind: 'over', places: placesOf(state) }
  }
}

/** R11. The highest total, then more active cards; still equal, the place is shared. */
function placesOf(state: State): number[] {
  const rank = state.scores.map((score, seat) => score * 8 + bitCount(activeOf(state, seat)))
  return rank.map((mine) => 1 + rank.filter((other) => other > mine).length)
}

function bitCount(bits: number): number {
  let n = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++
  return n
}

function moves(state: State, seat: Seat): readonly Move[] {
  const { phase, table, dice } = state
  if (phase === 'freeze' || phase === 'wake') {
    if ((state.asked & (1 << seat)) === 0) return []
    return cardsIn(table, choosable(state, seat)).map((card) => (phase === 'freeze' ? FREEZE : WAKE)[card] as Move)
  }
  if (phase !== 'choose' || seat !== state.seat) return []
  const mine = cardsIn(table, activeOf(state, seat))
  if (dice < DICE.full) return [PASS] // R3
  const scoring = mine.filter((card) => points(card, dice) > 0).map((card) => SCORE[card] as Move)
  const parts = partsOf(dice)
  return [PASS, ...scoring, ...mine.flatMap((card) => parts.map((part) => reroll(card, part)))]
}

function cardsIn(table: Table, places: number): Card[] {
  return table.cards.filter((_, place) => places & (1 << place))
}

/** Every non-empty part of a hand: the values that a reroll may take up (R5). */
function partsOf(dice: number): number[] {
  const parts: number[] = []
  for (let part = 1; part < DICE.count; part++) if (within(DICE, part, dice)) parts.push(part)
  return parts
}

function only(state: State, seat: Seat): Move | null {
  const { phase, table } = state
  if (phase === 'choose') return activeOf(state, seat) === 0 ? PASS : null // R3, R9
  if (phase !== 'freeze' && phase !== 'wake') return null
  const places = choosable(state, seat)
  if ((places & (places - 1)) !== 0) return null
  const card = table.cards[31 - Math.clz32(places)] as Card
  return (phase === 'freeze' ? FREEZE : WAKE)[card] as Move
}

/** A card of a seat, as a bit of `active`. */
function bit(seat: Seat, place: number): number {
  return 1 << (PLACES * seat + place)
}

function why(state: State, seat: Seat, move: Move): RuleRef | null {
  if (state.phase !== 'choose') {
    if (move.kind !== state.phase) return 'R8'
    const place = placeIn(state.table, move.card)
    if (place < 0) return 'R2'
    return choosable(state, seat) & (1 << place) ? null : 'R8'
  }
  if (move.kind === 'pass') return null // R7: always allowed
  if (move.kind === 'freeze' || move.kind === 'wake') return 'R8' // only when asked to
  if (state.dice < DICE.full) return 'R3'
  const place = placeIn(state.table, move.card)
  if (place < 0) return 'R2'
  const active = activeOf(state, seat)
  if (active === 0) return 'R9'
  if (move.kind === 'score') return active & (1 << place) && points(move.card, state.dice) > 0 ? null : 'R6'
  return active & (1 << place) && move.dice > 0 && within(DICE, move.dice, state.dice) ? null : 'R5'
}

// From here on states are written out field by field, not spread: it makes play four times as fast.

function move(state: State, seat: Seat, move: Move): State {
  switch (move.kind) {
    case 'pass':
      return pass(state)
    case 'score':
      return score(state, move.card)
    case 'reroll':
      return takeUp(state, move.card, move.dice)
    case 'freeze':
    case 'wake':
      return answer(state, seat, move.card)
  }
}

/** R5. The card freezes without its effect; the dice taken up will be thrown again. */
function takeUp({ table, first, seat, dice, active, scores }: State, card: Card, part: number): State {
  const left = active & ~bit(seat, placeIn(table, card))
  const kept = without(DICE, dice, part)
  return { table, phase: 'reroll', first, seat, dice: kept, active: left, asked: 0, scoring: 0, scores }
}

/** R6. Points are added, then the card's effect is carried out, then the card freezes, then the turn ends. */
function score({ table, first, seat, dice, active, scores: before }: State, card: Card): State {
  const scores = before.length === 2 ? [before[0] as number, before[1] as number] : before.slice() // 10 ns less
  scores[seat] = (scores[seat] as number) + points(card, dice)
  const scoring = bit(seat, placeIn(table, card))
  const effect = EFFECTS[card] as Effect | null
  if (effect !== null) {
    const phase = effect.does
    const asked = able(table, openCards(phase, active, scoring), reached(effect, table, seat))
    if (asked !== 0) return { table, phase, first, seat, dice, active, asked, scoring, scores }
  }
  return endTurn(table, first, seat, active & ~scoring, scores)
}

/** The seats that an effect reaches. With two seats the left and right neighbour are the same seat, affected once (R8). */
function reached({ to }: Effect, { seats, lowestThree }: Table, seat: Seat): number {
  if (to === 'neighbours') return (1 << ((seat + 1) % seats)) | (1 << ((seat + seats - 1) % seats))
  return lowestThree === 'everyone' ? allSeats(seats) : allSeats(seats) & ~(1 << seat)
}

function allSeats(seats: number): number {
  return (1 << seats) - 1
}

/** R7. All your frozen cards wake; then every other seat that has a frozen card wakes one of them. */
function pass({ table, first, seat, dice, active: before, scores }: State): State {
  const active = before | (ALL_FIVE << (PLACES * seat))
  const asked = able(table, ~active, allSeats(table.seats) & ~(1 << seat))
  return asked === 0
    ? endTurn(table, first, seat, active, scores)
    : { table, phase: 'wake', first, seat, dice, active, asked, scoring: 0, scores }
}

/** R8. Compulsory where possible: of these seats, those that have an open card must choose one, all at once. */
function able({ seats }: Table, open: number, reached: number): number {
  let asked = reached
  for (let seat = 0; seat < seats; seat++) if (cardsOf(open, seat) === 0) asked &= ~(1 << seat)
  return asked
}

/** R8. A seat has frozen or woken its card; after the last of those asked, the turn ends. */
function answer(state: State, owner: Seat, card: Card): State {
  const { table, phase, first, seat, dice, scoring, scores } = state
  const active = state.active ^ bit(owner, placeIn(table, card))
  const asked = state.asked & ~(1 << owner)
  return asked === 0
    ? endTurn(table, first, seat, active & ~scoring, scores)
    : { table, phase, first, seat, dice, active, asked, scoring, scores }
}

/** R10. When a seat has reached the target, the round is played to its end: to the seat before the first player. */
function endTurn(table: Table, first: Seat, seat: Seat, active: number, scores: readonly number[]): State {
  const next = seat + 1 === table.seats ? 0 : seat + 1
  return next === first && scores.some((points) => points >= table.target)
    ? { table, phase: 'over', first, seat, dice: 0, active, asked: 0, scoring: 0, scores }
    : beginTurn(table, first, next, active, scores)
}

function beginTurn(table: Table, first: Seat, seat: Seat, active: number, scores: readonly number[]): State {
  const phase = cardsOf(active, seat) === 0 ? 'choose' : 'roll' // R3: with nothing active there is no roll
  return { table, phase, first, seat, dice: 0, active, asked: 0, scoring: 0, scores }
}

function land(state: State, faces: readonly number[]): State {
  const { table, first, seat, active, scores } = state
  switch (state.phase) {
    case 'draw':
      return { ...state, phase: 'first', table: { ...table, cards: draw(faces) } }
    case 'first':
      return beginTurn(table, (faces[0] as number) - 1, (faces[0] as number) - 1, active, scores)
    default: {
      const dice = add(DICE, state.dice, faces)
      return { table, phase: 'choose', first, seat, dice, active, asked: 0, scoring: 0, scores }
    }
  }
}
