/** The strongest: the moves that look best by evaluation are played out, all with the same luck. */
import type { Bot } from '../../../engine/bots/bot.ts'
import type { Seat } from '../../../engine/contract.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import type { Move } from '../rules/moves.ts'
import type { Page } from '../rules/page.ts'
import { starMaps } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { chartOf } from '../sheets/library.ts'
import { evaluationOf, moveValue, timeOf } from './choose.ts'
import { roundsLeft } from './evaluation.ts'
import { alone, company, playOn, rankOf } from './playout.ts'
import { sensible } from './sensible.ts'

/** Choices made in playouts for one choice in the game: about 4 ms. */
const EFFORT = 900
/** At most this many moves are evaluated, and none that looks worse than the best by more than `BEHIND` points. */
const MOST = 5
const BEHIND = 3
/** The evaluation weighs as much as this number of playouts. */
const TRUST = 6
/** A lead of more points than this is hardly worth more. */
const SURE = 12

interface Candidate {
  readonly move: Move
  readonly after: State
  sum: number
}

export const astronomer: Bot<State, Move> = {
  choose(view, seat, random) {
    const likely = candidates(view, seat)
    if (likely.length > 1) imagine(view, seat, likely, random)
    return (likely.reduce((best, one) => (one.sum > best.sum ? one : best)) as Candidate).move
  },
}

/** The moves worth a thought, the best by evaluation first. */
function candidates(view: State, seat: Seat): Candidate[] {
  const evaluation = evaluationOf(view, seat, timeOf(view, seat))
  const all = sensible(view, seat, starMaps.moves(view, seat)).map((move) => ({
    move,
    worth: moveValue(evaluation, move),
  }))
  all.sort((a, b) => b.worth - a.worth)
  const enough = (all[0]?.worth ?? 0) - BEHIND
  const mine = alone(view, seat)
  return all
    .slice(0, MOST)
    .filter(({ worth }) => worth >= enough)
    .map(({ move, worth }) => ({ move, after: starMaps.move(mine, 0, move), sum: TRUST * worth }))
}

/** Adds up what every candidate comes to. */
function imagine(view: State, seat: Seat, likely: Candidate[], random: Xoshiro128): void {
  const { seats } = view.table
  const rounds = Math.max(2, roundsLeft(chartOf(view.table.sheet), view.pages[seat] as Page))
  const games = Math.max(2, Math.round(EFFORT / (rounds * seats * likely.length)))
  const seed = random.next()
  for (let game = 0; game < games; game++) {
    const others = company(view, seat, new Xoshiro128(seed + game))
    for (const one of likely) {
      const ends = playOn(others.with(seat, one.after), new Xoshiro128(seed - 1 - game))
      one.sum += utility(ends.map(rankOf), seat)
    }
  }
}

/** Alone the points; against others the lead. */
function utility(ranks: readonly number[], seat: Seat): number {
  const mine = ranks[seat] as number
  if (ranks.length === 1) return mine
  const lead = mine - Math.max(...ranks.filter((_, other) => other !== seat))
  return lead / (1 + Math.abs(lead) / SURE)
}
