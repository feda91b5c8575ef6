/**
 * The dice as things: the game knows only how many of a kind lie where, a picture must know which die is which, so that dice travel
 * from seat to seat. Seven dice have seven keys for good; from one position to the next each goes the shortest way.
 */
import type { Seat } from '../../../engine/contract.ts'
import type { Step } from '../../../kit/board.ts'
import { at, type Counts, plus } from '../rules/counts.ts'
import type { Move } from '../rules/moves.ts'
import { DICE, type Kind, kindOf, rivalsOf, type State, VARRICK } from '../rules/state.ts'

/** Where a die lies: the first four before the active seat, in the tray; the others in a seat's area. */
export type Zone = 'hand' | 'skull' | 'scroll' | 'fresh' | 'crown' | 'dagger' | 'handed' | 'giving' | 'fated'

export interface Place {
  readonly zone: Zone
  readonly seat: Seat
  /** What it shows; null: picked up, to be rolled. */
  readonly kind: Kind | null
}

export interface PlacedDie extends Place {
  readonly key: number
  /** The face up, also where it no longer counts. */
  readonly face: number
  /** Placed there by a choice that has not been confirmed yet. */
  readonly offered?: boolean
}

/** One frame of the board. A step is shown as one or more of them. */
export interface Picture {
  readonly dice: readonly PlacedDie[]
  /** The dice that tumble, and the step that they do it in. */
  readonly thrown: { readonly id: number; readonly keys: readonly number[] } | null
  /** Seats whose turn a betrayal has just ended. */
  readonly betrayed: readonly Seat[]
}

const IN_TRAY: ReadonlySet<Zone> = new Set(['hand', 'skull', 'scroll', 'fresh'])
const FACES: { readonly [kind in Kind]: number } = { crown: 1, dagger: 2, skull: 3, scroll: 5 }
/** Before the first throw they lie ready. */
export const READY: readonly PlacedDie[] = [1, 2, 3, 5, 4, 6, 1].map((face, key) => ({ key, face, ...inHand(0) }))
const BETRAYAL = 3

export const EMPTY: Picture = { dice: READY, thrown: null, betrayed: [] }

export function inTray({ zone, seat, offered }: PlacedDie, active: Seat): boolean {
  return IN_TRAY.has(zone) && seat === active && offered !== true
}

function inHand(seat: Seat): Place {
  return { zone: 'hand', seat, kind: null }
}

function some(count: number, place: Place): Place[] {
  return Array.from({ length: count }, () => place)
}

/** Areas that dice lie in: alone, Varrick has one too. */
export function areasOf({ table: { seats } }: Pick<State, 'table'>): number {
  return seats === 1 ? 2 : seats
}

/** The seven places of a position. */
export function placesOf(state: State): readonly Place[] {
  const { seat: active, hand, skulls, scrolls, fresh, fated } = state
  const places: Place[] = []
  for (let seat = 0; seat < areasOf(state); seat++) {
    places.push(...some(at(state.crowns, seat), { zone: 'crown', seat, kind: 'crown' }))
    places.push(...some(at(state.daggers, seat), { zone: 'dagger', seat, kind: 'dagger' }))
    places.push(...some(at(state.handed, seat), { zone: 'handed', seat, kind: 'scroll' }))
    places.push(...some(at(state.giving, seat), { zone: 'giving', seat, kind: 'dagger' }))
  }
  places.push(...some(skulls, { zone: 'skull', seat: active, kind: 'skull' }))
  places.push(...some(scrolls, { zone: 'scroll', seat: active, kind: 'scroll' }))
  places.push(...some(fresh, { zone: 'fresh', seat: active, kind: 'scroll' }))
  if (state.phase === 'fate') places.push({ zone: 'fated', seat: fated, kind: null })
  places.push(...some(hand, inHand(active)))
  // Before the first throw, and when all is over, the rest lies in the middle.
  return [...places, ...some(DICE - places.length, inHand(active))]
}

type Fit = (die: PlacedDie, place: Place) => boolean

/** How well a die fits a place, the best first: it stays; it shows this here; it shows this elsewhere; it is free. */
const FITS: readonly Fit[] = [
  (die, { zone, seat, kind }) => die.zone === zone && die.seat === seat && die.kind === kind,
  (die, { seat, kind }) => die.kind !== null && die.kind === kind && die.seat === seat,
  (die, { kind }) => die.kind !== null && die.kind === kind,
  (die, { kind }) => kind === null || die.kind === null,
  () => true,
]

/** The same seven dice at these places. */
export function follow(before: readonly PlacedDie[], places: readonly Place[]): readonly PlacedDie[] {
  const found = new Map<number, Place>()
  const open = [...places]
  for (const fits of FITS) {
    for (const die of before) {
      if (found.has(die.key)) continue
      const index = open.findIndex((place) => fits(die, place))
      if (index >= 0) found.set(die.key, open.splice(index, 1)[0] as Place)
    }
  }
  return before.map((die) => lie(die, found.get(die.key) ?? inHand(0)))
}

function lie({ key, face }: PlacedDie, place: Place): PlacedDie {
  const shows = place.kind === null || kindOf(face) === place.kind
  return { ...place, key, face: shows ? face : FACES[place.kind] }
}

/** A position at rest. */
export function still(before: readonly PlacedDie[], state: State): Picture {
  return { dice: follow(before, placesOf(state)), thrown: null, betrayed: stillBetrayed([state.seat], state) }
}

/** A step as it is seen: the dice tumble, then lie where they belong, then, where the turn has ended, are gathered. */
export function stages(
  before: readonly PlacedDie[],
  { index, before: from, input, after }: Step<State, Move>,
): Picture[] {
  const start = follow(before, placesOf(from))
  const landed = input.kind === 'throw' ? land(start, from, input.faces) : null
  const settled = landed === null ? null : follow(landed.dice, settle(landed.dice, from))
  const laid = settled ?? given(start, from, input) ?? start
  const betrayed = whoBetrayed(laid, from, after)
  const thrown = landed === null ? null : { id: index, keys: landed.keys }
  const last = follow(laid, placesOf(after))
  const shown: Picture[] = []
  if (landed !== null) shown.push({ dice: landed.dice, thrown, betrayed: [] })
  const gathered = laid !== start && !same(laid, last)
  if (gathered) shown.push({ dice: laid, thrown, betrayed })
  return [...shown, { dice: last, thrown, betrayed: gathered ? stillBetrayed(betrayed, after) : betrayed }]
}

function same(one: readonly PlacedDie[], other: readonly PlacedDie[]): boolean {
  return one.every(({ zone, seat }, i) => other[i]?.zone === zone && other[i]?.seat === seat)
}

/** A betrayal that fate may avert stays in sight. */
function stillBetrayed(seats: readonly Seat[], { phase, seat }: State): readonly Seat[] {
  return phase === 'betrayed' || phase === 'vengeance' ? seats.filter((one) => one === seat) : []
}

const THROWN: { readonly [phase in State['phase']]?: readonly Zone[] } = {
  roll: ['hand'],
  answer: ['handed'],
  varrick: ['handed'],
  fate: ['fated'],
}

/** The dice as they come to lie where they were thrown. Null: these dice are no dice of the game. */
function land(
  dice: readonly PlacedDie[],
  from: State,
  faces: readonly number[],
): { readonly dice: readonly PlacedDie[]; readonly keys: readonly number[] } | null {
  const zones = THROWN[from.phase]
  if (zones === undefined) return null
  // Receivers throw clockwise from the active seat's left.
  const order = [from.seat, ...rivalsOf({ ...from, table: { seats: areasOf(from) } })]
  const moving = dice
    .filter(({ zone }) => zones.includes(zone))
    .toSorted((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat))
  const shown = new Map(moving.map(({ key }, i) => [key, faces[i] ?? 1]))
  return {
    dice: dice.map((die) => {
      const face = shown.get(die.key)
      return face === undefined ? die : { ...die, face, kind: kindOf(face) }
    }),
    keys: [...shown.keys()],
  }
}

/** Where dice that have landed belong, before anything that follows from them (R4, R6, R15, S3, S4). */
function settle(dice: readonly PlacedDie[], from: State): readonly Place[] {
  const places = dice.map((die): Place => {
    if (die.kind === null || !['hand', 'handed', 'fated'].includes(die.zone)) return die
    return settled(die.kind, die.seat, from)
  })
  return from.phase === 'varrick' ? brought(places, from) : places
}

function settled(kind: Kind, seat: Seat, { phase, table, seat: active }: State): Place {
  if (kind === 'crown') return { zone: 'crown', seat, kind }
  if (kind === 'dagger') {
    const gives = (phase === 'answer' && table.rivalDagger === 'give') || (table.seats === 1 && phase === 'roll')
    return { zone: gives ? 'giving' : 'dagger', seat, kind }
  }
  const fresh = kind === 'scroll' && seat === active && phase !== 'varrick'
  return { zone: fresh ? 'fresh' : kind, seat: active, kind }
}

/** S4: each skull brings a dagger that Varrick held before his throw. */
function brought(places: readonly Place[], { daggers, skulls }: State): readonly Place[] {
  let left = Math.min(at(daggers, VARRICK), places.filter(({ zone }) => zone === 'skull').length - skulls)
  return places.map((place) =>
    place.zone === 'dagger' && place.seat === VARRICK && left-- > 0 ? { ...place, seat: 0 } : place,
  )
}

/** A rival's daggers where it gives them; null: nothing is given. */
function given(
  dice: readonly PlacedDie[],
  from: State,
  input: Step<State, Move>['input'],
): readonly PlacedDie[] | null {
  if (input.kind !== 'move') return null
  const { move, seat } = input
  if (move.kind !== 'give' && move.kind !== 'pass') return null
  const to = move.kind === 'give' ? move.to : plus(plus(0, VARRICK, move.daggers), 0, at(from.giving, 0) - move.daggers)
  return share(dice, 'giving', seat, to).map((die) =>
    die.zone === 'giving' && die.offered
      ? { key: die.key, face: die.face, zone: 'dagger', seat: die.seat, kind: 'dagger' }
      : die,
  )
}

/**
 * What waits to be shared, lying before those who would get it. Dice that are there already stay, so that one more for a seat moves
 * one die.
 */
export function share(
  dice: readonly PlacedDie[],
  zone: 'fresh' | 'giving',
  from: Seat,
  to: Counts,
): readonly PlacedDie[] {
  let left = to
  return dice.map((die) => {
    if (die.zone !== zone || die.seat !== from) return die
    const seat = [0, 1, 2, 3, 4, 5].find((one) => at(left, one) > 0)
    if (seat === undefined) return die
    left = plus(left, seat, -1)
    return { ...die, seat, offered: true }
  })
}

/** Seats whose turn ended in betrayal: the active one by its daggers (R4, R7, S6), others as soon as they were due (R2). */
function whoBetrayed(laid: readonly PlacedDie[], from: State, after: State): readonly Seat[] {
  const held = (seat: Seat): number => laid.filter((die) => die.zone === 'dagger' && die.seat === seat).length
  const inPlay = from.phase !== 'first' && from.phase !== 'betrayed' && from.phase !== 'vengeance'
  if (!inPlay) return []
  const seats = Array.from({ length: from.table.seats }, (_, seat) => seat)
  return seats.filter((seat) => {
    if (held(seat) < BETRAYAL) return false
    // R7: counted only after the last.
    if (seat === from.seat) return after.phase !== 'give'
    return at(after.daggers, seat) === 0 || (after.phase === 'betrayed' && after.seat === seat)
  })
}
