/** Positions in words, both ways: for golden files, tests and bug reports. */
import type { Seat } from '../../../engine/contract.ts'
import { at, type Counts, of, total } from './counts.ts'
import { DEFAULTS, type Options } from './options.ts'
import { DICE, type Phase, type State, VARRICK } from './state.ts'

/**
 * `choose 0 messenger | skull scroll | 0: 1 fate 2 crowned / crown crown dagger | 1: 0 / crown`: the phase, the loose dice in the active
 * area, and by seat the claims and the locked dice. Dice that will be rolled or given are marked with `?`.
 */
export function summarize(state: State): string {
  const { table, hand, fresh, skulls, scrolls } = state
  const loose = [
    ...named('skull', skulls),
    ...named('scroll', scrolls),
    ...named('scroll?', fresh),
    ...(hand === 0 ? [] : [`${hand} in hand`]),
  ]
  const seats = Array.from({ length: Math.max(2, table.seats) }, (_, seat) => sketchSeat(state, seat))
  return [sketchPhase(state), loose.join(' ') || '-', ...seats].join(' | ')
}

function sketchPhase({ phase, seat, messenger, early, fated, drawn, defending, rolled }: State): string {
  const words = [`${phase} ${seat}`]
  if (fated >= 0) words.push(`die of ${fated}`)
  if (early) words.push('early')
  if (messenger) words.push('messenger')
  if (defending) words.push(rolled ? 'defending' : 'defending, not rolled')
  if (drawn) words.push('drawn')
  return words.join(' ')
}

function sketchSeat({ table, crown, crowns, daggers, handed, giving, claims, fate }: State, seat: Seat): string {
  const words = [`${table.seats === 1 && seat === VARRICK ? 'Varrick' : seat}: ${at(claims, seat)}`]
  if (at(fate, seat) > 0) words.push(`fate ${at(fate, seat)}`)
  if (crown === seat) words.push('crowned')
  const dice = [
    ...named('crown', at(crowns, seat)),
    ...named('dagger', at(daggers, seat)),
    ...named('dagger?', at(giving, seat)),
    ...named('scroll?', at(handed, seat)),
  ]
  return dice.length === 0 ? words.join(' ') : `${words.join(' ')} / ${dice.join(' ')}`
}

function named(word: string, count: number): string[] {
  return Array<string>(count).fill(word)
}

/** A position to start a test or a bot's exercise from; omitted parts are as at the start of a turn. */
export interface StateParts {
  readonly seats?: number
  readonly options?: Partial<Options>
  /** `roll` where nothing lies loose, else `choose`. */
  readonly phase?: Phase
  readonly seat?: Seat
  readonly skulls?: number
  readonly scrolls?: number
  readonly fresh?: number
  /** These, by seat. */
  readonly crowns?: readonly number[]
  readonly daggers?: readonly number[]
  readonly handed?: readonly number[]
  readonly giving?: readonly number[]
  readonly claims?: readonly number[]
  readonly fate?: readonly number[]
  readonly crown?: Seat
  readonly defending?: boolean
  readonly rolled?: boolean
  readonly messenger?: boolean
  readonly early?: boolean
  readonly drawn?: boolean
}

/** The dice that are not said to lie somewhere are in hand, and must be meant to be there. */
export function stateOf({ seats = 2, options = {}, skulls = 0, scrolls = 0, fresh = 0, ...rest }: StateParts): State {
  const phase = rest.phase ?? (skulls + scrolls === 0 ? 'roll' : 'choose')
  const [crowns, daggers] = [packed(rest.crowns), packed(rest.daggers)]
  const [handed, giving] = [packed(rest.handed), packed(rest.giving)]
  const hand = DICE - total(crowns) - total(daggers) - total(handed) - total(giving) - skulls - scrolls - fresh
  const gathered = phase === 'roll' || rest.early === true
  if (hand < 0 || (hand > 0 && !gathered)) throw new RangeError(`${DICE - hand} dice lie there, not seven`)
  return {
    table: { ...DEFAULTS, ...options, seats },
    phase,
    seat: rest.seat ?? 0,
    hand,
    crowns,
    daggers,
    skulls,
    scrolls,
    fresh,
    handed,
    giving,
    claims: packed(rest.claims),
    fate: packed(rest.fate),
    crown: rest.crown ?? -1,
    defending: rest.defending ?? false,
    rolled: rest.rolled ?? phase !== 'roll',
    messenger: rest.messenger ?? false,
    early: rest.early ?? false,
    fated: -1,
    drawn: rest.drawn ?? false,
  }
}

function packed(bySeat: readonly number[] = []): Counts {
  return bySeat.reduce((counts, count, seat) => counts + of(seat, count), 0)
}
