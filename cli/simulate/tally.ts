/** Counts over games. Integers only, so that sums are exact in any order. */
import type { Ending } from '../../bots/matches/match.ts'

export interface Tally {
  games: number
  /** Games won alone, by seat. */
  readonly wins: number[]
  /** Games whose win is shared. */
  shared: number
  /** By seat: number of games by final points. */
  readonly points: Map<number, number>
  inputs: number
  /** Inputs of the shortest and the longest game; 0 while there is none. */
  shortest: number
  longest: number
}

export function noGames(seats: number): Tally {
  return {
    games: 0,
    wins: Array<number>(seats).fill(0),
    shared: 0,
    points: new Map(),
    inputs: 0,
    shortest: 0,
    longest: 0,
  }
}

export function count(tally: Tally, { places, scores, inputs }: Omit<Ending, 'state'>): void {
  const winner = places.indexOf(1)
  if (winner >= 0 && winner !== places.lastIndexOf(1)) tally.shared++
  else if (winner >= 0) tally.wins[winner] = (tally.wins[winner] as number) + 1
  for (const score of scores) tally.points.set(score, (tally.points.get(score) ?? 0) + 1)
  measure(tally, 1, inputs, inputs, inputs)
}

/** Adds `more` to `sum`. */
export function merge(sum: Tally, more: Tally): void {
  more.wins.forEach((wins, seat) => {
    sum.wins[seat] = (sum.wins[seat] as number) + wins
  })
  sum.shared += more.shared
  for (const [score, times] of more.points) sum.points.set(score, (sum.points.get(score) ?? 0) + times)
  if (more.games > 0) measure(sum, more.games, more.inputs, more.shortest, more.longest)
}

function measure(tally: Tally, games: number, inputs: number, shortest: number, longest: number): void {
  tally.shortest = tally.games === 0 ? shortest : Math.min(tally.shortest, shortest)
  tally.longest = Math.max(tally.longest, longest)
  tally.games += games
  tally.inputs += inputs
}
