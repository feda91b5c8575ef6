/**
 * The chances at every position of the game for three, default options, in the equilibrium that equilibrium.ts has found: no seat gains
 * more than some 1e-7 by playing otherwise. There may be other equilibria; but in this one everybody's moves are the best they have.
 */
import type { Seat } from '../../../../engine/contract.ts'
import { DEFAULTS, type Options } from '../../rules/options.ts'
import type { State, Table } from '../../rules/state.ts'
import { once } from './duel.ts'
import { SEATS } from './mixed-sweep.ts'
import { type Beginnings, standingOf, turned } from './trio-ends.ts'
import { BEGINNINGS } from './trio-table.ts'
import { TRIO_TURN, TrioValues } from './trio-values.ts'

const OPTIONS = Object.keys(DEFAULTS) as (keyof Options)[]

export function isTrio(table: Table): boolean {
  return table.seats === SEATS && OPTIONS.every((option) => table[option] === DEFAULTS[option])
}

/** The chance of a seat to win; only where `isTrio`. */
export function trioChance(state: State, seat: Seat): number {
  if (state.phase === 'first') return 1 / SEATS // Any seat may come to begin, and they are alike.
  if (state.phase === 'over') return seat === state.seat ? 1 : 0
  const seen = turned(state)
  const place = (seat + SEATS - state.seat) % SEATS
  return state.rolled ? valuesAt(standingOf(seen.claims)).of(TRIO_TURN().nodeOf(seen), place) : atBeginning(seen, place)
}

const beginnings = once(() => readBeginnings(BEGINNINGS))

/** A turn begins: that is in the table. */
function atBeginning({ claims, crowns, daggers }: State, place: number): number {
  const { starts, startOf } = TRIO_TURN()
  return beginnings()[SEATS * (standingOf(claims) * starts.length + startOf(crowns, daggers)) + place] as number
}

/** By standing, for each that was asked for: less than two megabytes. */
const KNOWN = new Map<number, TrioValues>()

function valuesAt(standing: number): TrioValues {
  let values = KNOWN.get(standing)
  if (values === undefined) {
    values = new TrioValues(standing)
    values.settle(beginnings())
    KNOWN.set(standing, values)
  }
  return values
}

/** The chances at the beginnings of turns as text: eight letters each, six bits a letter. The third seat has what is left. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const LENGTH = 8
/** Chances are told in parts of this: to 2e-15. */
const WHOLE = LETTERS.length ** LENGTH - 1

/** One text for each standing. */
export function writeBeginnings(beginnings: Beginnings, standings: number): string[] {
  const length = beginnings.length / standings
  return Array.from({ length: standings }, (_, standing) => {
    const own = beginnings.slice(standing * length, (standing + 1) * length)
    return Array.from(own, (chance, i) => (i % SEATS === SEATS - 1 ? '' : written(Math.round(chance * WHOLE)))).join('')
  })
}

function written(part: number): string {
  let [text, rest] = ['', part]
  for (let i = 0; i < LENGTH; i++) {
    text = `${LETTERS[rest % LETTERS.length]}${text}`
    rest = Math.floor(rest / LETTERS.length)
  }
  return text
}

export function readBeginnings(texts: readonly string[]): Beginnings {
  const values = new Map(Array.from(LETTERS, (letter, value) => [letter, value]))
  const text = texts.join('')
  const told = Array.from({ length: text.length / LENGTH }, (_, i) => {
    let part = 0
    for (let at = i * LENGTH; at < (i + 1) * LENGTH; at++)
      part = part * LETTERS.length + (values.get(text[at] as string) as number)
    return part / WHOLE
  })
  const beginnings = new Float64Array((told.length / (SEATS - 1)) * SEATS)
  for (let i = 0; i < beginnings.length / SEATS; i++) {
    const [first, second] = [told[2 * i] as number, told[2 * i + 1] as number]
    beginnings.set([first, second, 1 - first - second], SEATS * i)
  }
  return beginnings
}
