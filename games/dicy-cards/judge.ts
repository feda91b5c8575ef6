/** Every move with the chance to win after it: exact where a solution has been handed in, else from games played on in the mind. */
import type { Budget, Judged, Prospects } from '../../engine/bot.ts'
import { enough } from '../../engine/budget.ts'
import type { Seat } from '../../engine/contract.ts'
import { Xoshiro128 } from '../../engine/random.ts'
import { playOn } from './bot-quick.ts'
import type { Move } from './moves.ts'
import { dicyCards } from './rules.ts'
import { oracleFor } from './solve/oracle.ts'
import type { State } from './state.ts'

/** What a solution is sure of. */
const UNITS = 1e6

export function judge(view: State, seat: Seat, budget: Budget = {}): readonly Judged<Move>[] {
  const moves = dicyCards.moves(view, seat)
  const after = moves.map((move) => dicyCards.move(view, seat, move))
  const oracle = oracleFor(view)
  if (oracle !== null) {
    return moves.map((move, i) => ({ move, chance: sure(oracle.chance(after[i] as State, seat)), exact: true }))
  }
  const wins = moves.map(() => 0)
  let games = 0
  for (const done = enough(budget); !done(); games++) {
    after.forEach((state, i) => {
      wins[i] = (wins[i] as number) + shareOf(playOn(state, new Xoshiro128(games)), seat)
    })
  }
  return moves.map((move, i) => ({ move, exact: false, ...rate(wins[i] as number, games) }))
}

/** Everybody's chance from any position on. */
export function prospects(state: State, budget: Budget = {}): Prospects {
  const seats = state.scores.map((_, seat) => seat)
  const oracle = oracleFor(state)
  if (oracle !== null) return { chances: seats.map((seat) => sure(oracle.chance(state, seat))), exact: true }
  const wins = seats.map(() => 0)
  let games = 0
  for (const done = enough(budget); !done(); games++) {
    const places = playOn(state, new Xoshiro128(games))
    for (const seat of seats) wins[seat] = (wins[seat] as number) + shareOf(places, seat)
  }
  const rates = wins.map((won) => rate(won, games))
  return {
    chances: rates.map(({ chance }) => chance),
    exact: false,
    margin: Math.max(...rates.map(({ margin }) => margin)),
  }
}

function sure(chance: number): number {
  return Math.round(chance * UNITS) / UNITS
}

/** R11. A shared win is a part of one. */
function shareOf(places: readonly number[], seat: Seat): number {
  if (places[seat] !== 1) return 0
  return 1 / places.filter((place) => place === 1).length
}

/** The error as if there had been one win and one loss more: a few games that all went one way prove little. */
function rate(wins: number, games: number): { chance: number; margin: number } {
  const likely = (wins + 1) / (games + 2)
  return { chance: wins / games, margin: Math.sqrt((likely * (1 - likely)) / (games + 2)) }
}
