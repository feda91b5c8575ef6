/**
 * Every move with its chance, from playouts: to win, or alone to reach the medal that is next. All moves, and all
 * positions of a game, are played on with the same dice in the same rounds, so that differences are better known than the figures. Seats
 * are a little off in their judgement: otherwise they would all play alike, and every game would end in a tie.
 */
import type { Budget, Judged, Prospects } from '../../../engine/bots/bot.ts'
import { enough } from '../../../engine/bots/budget.ts'
import { Mean, ratesOf } from '../../../engine/bots/estimate.ts'
import type { Seat } from '../../../engine/contract.ts'
import { medalAhead } from '../rules/medals.ts'
import type { Move } from '../rules/moves.ts'
import { starMaps } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { evaluationOf, moveValue, timeOf } from './choose.ts'
import { alone, company, luckOf, NAVIGATOR, playOn, rankOf, trailsBut } from './playout.ts'

/** Moves that are played on: those that look best, and none that looks worse by more points than `CLOSE`. */
const MOST = 4
const CLOSE = 3
/** The evaluation of a move weighs as much as this number of playouts; for a move without playouts it is off by this share. */
const TRUST = 6
const ROUGH = 0.5
/** A lead of more points than this is hardly worth more. */
const SURE = 20
/** The least spread of final leads from game to game, in points. */
const LEAST_SPREAD = 4

/**
 * Moves are compared by the points that they lead by in the end, which tell more than wins do, and the difference is turned into chance
 * as if leads were normally distributed.
 */
export function judge(view: State, seat: Seat, budget: Budget = {}): readonly Judged<Move>[] {
  const moves = starMaps.moves(view, seat)
  const evaluation = evaluationOf(view, seat, timeOf(view, seat))
  const worths = moves.map((move) => moveValue(evaluation, move))
  const tried = closest(worths, budget.thorough === true)
  const mine = alone(view, seat)
  const after = tried.map((i) => starMaps.move(mine, 0, moves[i] as Move))
  const { lead, behind, games } = played(view, seat, after, budget)
  const spread = Math.max(LEAST_SPREAD, lead.error() * Math.sqrt(games))
  const chance = normal(lead.value / spread)
  const point = Math.exp(-((lead.value / spread) ** 2) / 2) / (Math.sqrt(2 * Math.PI) * spread)
  const margin = Math.sqrt((chance * (1 - chance) + 1 / games) / games)
  return moves.map((move, i) => {
    const [at, seen] = [tried.indexOf(i), (worths[tried[0] as number] as number) - (worths[i] as number)]
    const games = behind[at]
    const less = games === undefined ? seen : (TRUST * seen + games.sum) / (TRUST + games.count)
    const off = games === undefined ? ROUGH * seen : games.mean.error(SURE / 2)
    const told = Math.min(1, Math.max(0, chance - point * less))
    return {
      move,
      exact: false,
      chance: told,
      margin: Math.hypot(margin, point * off),
      apart: at === 0 ? 0 : point * off,
    }
  })
}

/** By how many points a position is behind the first one, over the games so far. */
interface Behind {
  sum: number
  count: number
  readonly mean: Mean
}

/** How far ahead the first of the positions ends, and how far the others are behind it, with the same dice. */
function played(
  view: State,
  seat: Seat,
  after: readonly State[],
  budget: Budget,
): { readonly lead: Mean; readonly behind: readonly Behind[]; readonly games: number } {
  const goal = goalOf(view)
  const others = company(view, seat)
  const lead = new Mean()
  const behind = after.map((): Behind => ({ sum: 0, count: 0, mean: new Mean() }))
  const starts = after.map((state) => others.with(seat, state))
  let games = 0
  for (const done = enough(budget); !done(); games++) {
    const trails = trailsBut(seat, others.length)
    const leads = starts.map((start) =>
      leadOf(playOn(start, luckOf(games, others.length), NAVIGATOR, trails), seat, goal),
    )
    const first = leads[0] as number
    lead.add(first)
    for (const [i, one] of behind.entries()) {
      const less = first - (leads[i] as number)
      one.sum += less
      one.count++
      one.mean.add(less)
    }
  }
  return { lead, behind, games }
}

/** Points ahead of the best other, alone of the goal. */
function leadOf(seats: readonly State[], seat: Seat, goal: number): number {
  const ranks = seats.map(rankOf)
  const mine = ranks[seat] as number
  const rival = seats.length === 1 ? goal - 1 : Math.max(...ranks.filter((_, other) => other !== seat))
  return Math.max(-SURE, Math.min(SURE, mine - rival))
}

/** The normal distribution, by a logistic curve: off by 0.01 at most. */
function normal(z: number): number {
  return 1 / (1 + Math.exp(-1.702 * z))
}

/** The likeliest to be the best first. */
function closest(worths: readonly number[], all: boolean): number[] {
  const most = Math.max(...worths)
  const close = [...worths.keys()].filter((i) => all || (worths[i] as number) >= most - CLOSE)
  return close.sort((a, b) => (worths[b] as number) - (worths[a] as number)).slice(0, all ? worths.length : MOST)
}

/** Everybody's chance from any position on: to win, alone to reach the medal that is next (R12). */
export function prospects(state: State, budget: Budget = {}): Prospects {
  const turn = starMaps.turn(state)
  if (turn.kind === 'over') return { chances: resultsOf(state, turn.places), exact: true }
  const seats = state.pages.map((_, other) => alone(state, other))
  const goal = goalOf(state)
  const sums = seats.map(() => 0)
  let games = 0
  for (const done = enough(budget); !done(); games++) {
    const ranks = playOn(seats, luckOf(games, seats.length), NAVIGATOR).map(rankOf)
    const shares = sharesOf(ranks, goal)
    for (const seat of sums.keys()) sums[seat] = (sums[seat] as number) + (shares[seat] as number)
  }
  return { exact: false, ...ratesOf(sums, games) }
}

/** What a seat plays for alone: the medal that is next. */
function goalOf(view: State): number {
  return view.table.seats === 1 ? medalAhead(view.table.sheet, starMaps.scores(view)[0] as number) : 0
}

/** A win is 1, shared among those who share it; alone there is only the medal that was next, and it was missed unless there is gold. */
function resultsOf(state: State, places: readonly number[]): number[] {
  if (places.length === 1) return [(starMaps.scores(state)[0] as number) >= goalOf(state) ? 1 : 0]
  const first = places.filter((place) => place === 1).length
  return places.map((place) => (place === 1 ? 1 / first : 0))
}

/** A lead of this many points in one playout means a win in three games out of four. */
const EVEN = 4

/** What every seat won of a game: more, the further it was ahead. A few games tell more so than by who was first. */
function sharesOf(ranks: readonly number[], goal: number): number[] {
  const all = ranks.length > 1 ? ranks : [...ranks, goal - 1]
  const most = Math.max(...all)
  const weights = all.map((rank) => 3 ** ((rank - most) / EVEN))
  const sum = weights.reduce((one, other) => one + other, 0)
  return ranks.map((_, seat) => (weights[seat] as number) / sum)
}
