/** What the ends of a turn lead to at a table of three, as the rules say (R1, R2, R9–R12). Default options. */
import { at, type Counts, of } from '../../rules/counts.ts'
import { DEFAULTS } from '../../rules/options.ts'
import { diceOfCrowns } from '../../rules/rules.ts'
import type { State } from '../../rules/state.ts'
import { SEATS } from './mixed-sweep.ts'
import type { TrioEnd, TrioTurn } from './trio-turn.ts'

/** Every combination of the seats' claims before the game is over. */
export const STANDINGS = DEFAULTS.claims ** SEATS

/** The place of claims among the standings; the active seat is 0. */
export function standingOf(claims: Counts): number {
  return (at(claims, 2) * DEFAULTS.claims + at(claims, 1)) * DEFAULTS.claims + at(claims, 0)
}

export function claimsOf(standing: number): Counts {
  const { claims } = DEFAULTS
  return (
    of(0, standing % claims) + of(1, Math.floor(standing / claims) % claims) + of(2, Math.floor(standing / claims ** 2))
  )
}

/** The position with the active seat as seat 0. */
export function turned(state: State): State {
  const { seat, crowns, daggers, handed, giving, claims } = state
  return {
    ...state,
    seat: 0,
    crowns: turnedCounts(crowns, seat),
    daggers: turnedCounts(daggers, seat),
    handed: turnedCounts(handed, seat),
    giving: turnedCounts(giving, seat),
    claims: turnedCounts(claims, seat),
  }
}

/** What this seat has comes first. */
export function turnedCounts(counts: Counts, seat: number): Counts {
  return ((counts >> (4 * seat)) | (counts << (4 * (SEATS - seat)))) & 0xfff
}

/** The chances at all beginnings of turns, the active seat's first: by standing, then by place in `TrioTurn.starts`, then by seat. */
export type Beginnings = Float64Array

/** By outcome of a turn: the beginning of the next one. */
export interface Links {
  /** The outcomes of end i, which the active seat can choose from, are those from `from[i]` to before `from[i + 1]`. */
  readonly from: Int32Array
  /** In `Beginnings`, or `WON`. */
  readonly places: Int32Array
  /** Whose turn it is. */
  readonly seats: Uint8Array
}

/** In place of a beginning: the active seat has won. */
const WON = -1

export function linksOf(turn: TrioTurn, standing: number): Links {
  const begun = { ...diceOfCrowns.setup(SEATS, DEFAULTS), claims: claimsOf(standing) }
  const [from, places, seats] = [[0], [] as number[], [] as number[]]
  for (const end of turn.ends) {
    for (const after of outcomesOf(begun, end)) {
      const { phase, claims, crowns, daggers } = turned(after)
      const place = (): number => standingOf(claims) * turn.starts.length + turn.startOf(crowns, daggers)
      places.push(phase === 'over' ? WON : SEATS * place())
      seats.push(after.seat)
    }
    from.push(places.length)
  }
  return { from: Int32Array.from(from), places: Int32Array.from(places), seats: Uint8Array.from(seats) }
}

function outcomesOf(begun: State, { kind, dice }: TrioEnd): readonly State[] {
  const { shielded: _, ...lying } = dice
  // With nothing left to roll, a roll counts the daggers.
  if (kind === 'betrayed') return [diceOfCrowns.land({ ...begun, ...lying, phase: 'roll' }, [])]
  const stopped = diceOfCrowns.move({ ...begun, ...lying, phase: 'choose' }, 0, { kind: 'stop' })
  if (stopped.phase !== 'reward') return [stopped]
  return diceOfCrowns.moves(stopped, 0).map((reward) => diceOfCrowns.move(stopped, 0, reward))
}

/** The chance of a seat, counted from the active one, after an outcome. */
export function chanceAfter({ places, seats }: Links, outcome: number, beginnings: Beginnings, seat: number): number {
  const place = places[outcome] as number
  if (place === WON) return seat === 0 ? 1 : 0
  return beginnings[place + ((seat + SEATS - (seats[outcome] as number)) % SEATS)] as number
}
