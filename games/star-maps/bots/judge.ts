/** Every move with its chance, from games played on in the mind: to win, or alone to reach the medal that is next. */
import type { Budget, Judged, Prospects } from '../../../engine/bots/bot.ts'
import { enough } from '../../../engine/bots/budget.ts'
import { rateOf, ratesOf } from '../../../engine/bots/estimate.ts'
import type { Seat } from '../../../engine/contract.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { medalAhead, medalsOf } from '../rules/medals.ts'
import type { Move } from '../rules/moves.ts'
import { starMaps } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { alone, company, playOn, rankOf, shareOf } from './playout.ts'

export function judge(view: State, seat: Seat, budget: Budget = {}): readonly Judged<Move>[] {
  const moves = starMaps.moves(view, seat)
  const mine = alone(view, seat)
  const after = moves.map((move) => starMaps.move(mine, 0, move))
  const goal = goalOf(view)
  const wins = moves.map(() => 0)
  let games = 0
  for (const done = enough(budget); !done(); games++) {
    const others = company(view, seat, new Xoshiro128(games))
    after.forEach((state, i) => {
      const ranks = playOn(others.with(seat, state), new Xoshiro128(~games)).map(rankOf)
      wins[i] = (wins[i] as number) + success(ranks, seat, goal)
    })
  }
  return moves.map((move, i) => ({ move, exact: false, ...rateOf(wins[i] as number, games) }))
}

/** Everybody's chance from any position on: to win, alone to reach bronze (R12). */
export function prospects(state: State, budget: Budget = {}): Prospects {
  const seats = state.pages.map((_, other) => alone(state, other))
  const goal = state.table.seats === 1 ? medalsOf(state.table.sheet)[0] : 0
  const sums = seats.map(() => 0)
  let games = 0
  for (const done = enough(budget); !done(); games++) {
    const ranks = playOn(seats, new Xoshiro128(games)).map(rankOf)
    for (const seat of sums.keys()) sums[seat] = (sums[seat] as number) + success(ranks, seat, goal)
  }
  return { exact: false, ...ratesOf(sums, games) }
}

/** What a seat plays for alone: the medal that is next. */
function goalOf(view: State): number {
  return view.table.seats === 1 ? medalAhead(view.table.sheet, starMaps.scores(view)[0] as number) : 0
}

/** A rank is the points, less than one below: see `rankOf`. */
function success(ranks: readonly number[], seat: Seat, goal: number): number {
  return ranks.length > 1 ? shareOf(ranks, seat) : Math.ceil(ranks[0] as number) >= goal ? 1 : 0
}
