/**
 * The chances at every position of the game for three, default options, in the equilibrium that equilibrium.ts has found: no seat gains
 * more than some 1e-7 by playing otherwise. There may be other equilibria; but in this one everybody's moves are the best they have.
 */
import type { Seat } from '../../../../engine/contract.ts'
import { DEFAULTS, type Options } from '../../rules/options.ts'
import type { State, Table } from '../../rules/state.ts'
import { once } from './duel.ts'
import { SEATS } from './mixed-sweep.ts'
import { standingOf, turned } from './trio-ends.ts'
import { BEGINNINGS } from './trio-table.ts'
import { readBeginnings } from './trio-text.ts'
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
