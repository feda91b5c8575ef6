/** The position, flat: integers by seat in `Counts`, because bots play millions of games. See `summary.ts` for one in words. */
import type { Seat } from '../../../engine/contract.ts'
import { at, type Counts } from './counts.ts'
import type { Options } from './options.ts'

export const DICE = 7
export const FATE_SUPPLY = 10

/** The seat that Varrick has in `Counts` of the solo game; the person's is 0. */
export const VARRICK: Seat = 1

/** What a face shows, by the number thrown (Chance): 1 crown, 2 dagger, 3–4 skull, 5–6 scroll. */
export type Kind = 'crown' | 'dagger' | 'skull' | 'scroll'
export const KINDS: readonly Kind[] = ['crown', 'dagger', 'skull', 'skull', 'scroll', 'scroll']

export function kindOf(face: number): Kind {
  return KINDS[face - 1] as Kind
}

/** The options and the number of seats, fixed before the first throw. */
export interface Table extends Options {
  /** 1: the solo game against Varrick. */
  readonly seats: number
}

export type Phase =
  | 'first' // the first seat is thrown for
  | 'roll' // the dice in hand are rolled: `hand` (R3, R8, S2)
  | 'hand' // the active seat divides the scrolls just rolled: `fresh` (R6)
  | 'answer' // the receivers roll theirs: `handed` (R6)
  | 'give' // a rival gives the daggers it rolled: `giving` (R6)
  | 'choose' // stop, reroll or spend fate; alone: reroll (R8, S6)
  | 'fate' // the one die that fate rerolls: `fated` is whose (R15)
  | 'betrayed' // a betrayal that fate could still avert (R15)
  | 'vengeance' // daggers for a rival, or none (R14)
  | 'reward' // what stopping gives (R10)
  | 'keep' // alone: how many of the daggers just rolled go to Varrick: `giving` (S3)
  | 'varrick' // Varrick rolls the scrolls: `handed` (S4)
  | 'over'

export interface State {
  readonly table: Table
  readonly phase: Phase
  /** The active seat; when it is over, who ended it. */
  readonly seat: Seat
  /** Dice picked up to be rolled by the active seat (`roll`); otherwise 0. Before a betrayal averted at R2, those gathered. */
  readonly hand: number
  /** Locked in each seat's area. Alone: yours are seat 0's, Varrick's captives seat 1's. */
  readonly crowns: Counts
  readonly daggers: Counts
  /** Loose in the active area. */
  readonly skulls: number
  /** Loose in the active area: scrolls that came back from a rival. */
  readonly scrolls: number
  /** Scrolls just rolled that wait to be handed over. */
  readonly fresh: number
  /** Scrolls lying before rivals (or Varrick), to be rolled by them. */
  readonly handed: Counts
  /** Daggers just rolled whose place is still to be decided, by the seat that rolled them. */
  readonly giving: Counts
  /** Claim tokens; alone: crown tokens of you and Varrick. */
  readonly claims: Counts
  readonly fate: Counts
  /** The holder of the crown (R16); -1 while it lies in the middle. */
  readonly crown: Seat | -1
  /** This turn: begun with the crown (R16). */
  readonly defending: boolean
  /** This turn: the dice have been rolled; a fate reroll does not count (R16). */
  readonly rolled: boolean
  /** Seven scrolls came this turn: no rival can give the active seat daggers (R5). */
  readonly messenger: boolean
  /** The betrayal, or the fate spent on averting it, is at the start of the turn (R2). */
  readonly early: boolean
  /** `fate`: the seat whose die is being rerolled; otherwise -1. */
  readonly fated: Seat | -1
  /** Alone, this turn: Varrick has rolled a dagger himself (S6). */
  readonly drawn: boolean
}

/** The seats but the active one, clockwise from its left. */
export function rivalsOf({
  table: { seats },
  seat,
}: {
  readonly table: { readonly seats: number }
  readonly seat: Seat
}): Seat[] {
  return Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats)
}

/** Claims, the crown counted as one (R12, R16). */
export function standing({ claims, crown }: Pick<State, 'claims' | 'crown'>, seat: Seat): number {
  return at(claims, seat) + (crown === seat ? 1 : 0)
}
