/**
 * Everybody's chance to win, estimated: the strongest minds play the round that is shown to its end, several times over, and from
 * each end many games on (playout.ts). The same from all seats' points of view: a chance says what the position is worth among equals.
 *
 * A round that is under way begins anew for all: who had seen what by then is in no log, and would be different among equals.
 */
import type { Budget, Prospects } from '../../../engine/bots/bot.ts'
import { enough } from '../../../engine/bots/budget.ts'
import { Mean, rateOf } from '../../../engine/bots/estimate.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import type { State, Table } from '../rules/state.ts'
import { bits, type Draw, drawFrom, finish, playRound } from './playout.ts'
import type { ReactionTimes } from './reactions.ts'

/** One iteration plays the round this often, and from each of its ends `GAMES` games on. It takes as long as a few whole games. */
const ROUNDS = 12
const GAMES = 16
const EACH = ROUNDS * GAMES
/** How much another stock of rounds would change a chance, as measured with twelve of them. It is the same for all positions. */
const STOCK_ERROR = 0.002

export function prospectsBy(times: ReactionTimes): (state: State, budget?: Budget) => Prospects {
  // Cached for one kind of table at a time: a caller goes through one game.
  let stock: { readonly kind: string; readonly draw: Draw } | null = null
  return (state, budget = {}) => {
    const { table } = state
    if (table.seats === 1) return { chances: [1], exact: true }
    if (stock?.kind !== kindOf(table)) stock = { kind: kindOf(table), draw: drawFrom(times, table) }
    return estimate(times, state, stock.draw, budget)
  }
}

/** What the gains of a round depend on, besides the number of seats. */
function kindOf({ spinner, blackBonus, wrongWithBlack, statement, seconds }: Table): string {
  return [spinner, blackBonus, wrongWithBlack, statement, seconds].join(' ')
}

/** Iteration n has the same luck from every position (common random numbers): differences are more precise than the figures themselves. */
function estimate(times: ReactionTimes, state: State, draw: Draw, budget: Budget): Prospects {
  const means = state.scores.map(() => new Mean())
  let iterations = 0
  for (const done = enough(budget); !done(); iterations++) {
    const shares = sharesOf(times, state, draw, iterations)
    for (const [seat, mean] of means.entries()) mean.add(shares[seat] as number)
  }
  const margin = Math.max(...means.map((mean) => errorOf(mean, iterations)))
  return { chances: means.map(({ value }) => value), exact: false, margin }
}

/** By seat: of the games of one iteration, the part that it won. */
function sharesOf(times: ReactionTimes, state: State, draw: Draw, iteration: number): number[] {
  const won = state.scores.map(() => 0)
  for (let round = 0; round < ROUNDS; round++) {
    const minds = new Xoshiro128(2 * (ROUNDS * iteration + round))
    const luck = new Xoshiro128(2 * (ROUNDS * iteration + round) + 1)
    const end = state.phase === 'race' ? playRound(times, state, minds) : state
    for (let game = 0; game < GAMES; game++) {
      const winners = finish(end, draw, luck)
      const share = 1 / (EACH * bits(winners))
      for (let seat = 0; seat < won.length; seat++) {
        if (winners & (1 << seat)) won[seat] = (won[seat] as number) + share
      }
    }
  }
  return won
}

/** Too few iterations to know from themselves how much they differ: each is then taken for a single game. */
const FEW = 10

/** From how much the iterations differ, and never less than as many games that have nothing to do with each other. */
function errorOf(mean: Mean, iterations: number): number {
  const games = iterations < FEW ? iterations : iterations * EACH
  const { margin } = rateOf(mean.value * games, games)
  return Math.hypot(iterations < FEW ? margin : Math.max(mean.error(), margin), STOCK_ERROR)
}
