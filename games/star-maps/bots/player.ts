/**
 * A player of any strength: the moves that look best by evaluation are played out, all with the same luck, and any that ends close enough
 * to the best will do. So the weaker levels settle for less many times, and seldom for much less at once.
 */
import type { Bot } from '../../../engine/bots/bot.ts'
import type { Seat } from '../../../engine/contract.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import type { Move } from '../rules/moves.ts'
import { pageOf } from '../rules/page.ts'
import { starMaps } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { chartOf } from '../sheets/library.ts'
import { evaluationOf, moveValue, timeOf } from './choose.ts'
import { roundsLeft } from './evaluation.ts'
import { alone, company, luckFrom, playOn, rankOf, trailsBut } from './playout.ts'
import { sensible } from './sensible.ts'

/** Choices made in playouts for one choice in the game: about 3 ms. */
const EFFORT = 900
/** At most this many moves are evaluated, and none that looks worse than the best by more than `BEHIND` points; a few more where less will do. */
const MOST = 5
const BEHIND = 3
/** The evaluation weighs as much as this number of playouts. */
const TRUST = 6
/** A lead of more points than this is hardly worth more. */
const SURE = 12
/** Rounds left in the middle of a game. */
const HALF = 9

interface Candidate {
  readonly move: Move
  readonly after: State
  /** Points of lead, by evaluation and by all playouts. */
  sum: number
}

/**
 * `cap`: how many points of the final lead its choice may cost in the middle of a game; 0: it takes the best. What leads still change by
 * grows with the root of the rounds that are left, so that the cap does, too: it is about the same share of the chance to win all along.
 */
export function player(cap: number): Bot<State, Move> {
  return {
    choose(view, seat, random) {
      const likely = candidates(view, seat, cap)
      if (likely.length === 1) return (likely[0] as Candidate).move
      const rounds = Math.max(2, roundsLeft(chartOf(view.table.sheet), pageOf(view, seat)))
      const games = Math.max(2, Math.round(EFFORT / (rounds * view.table.seats * likely.length)))
      imagine(view, seat, likely, games, random.next())
      const best = likely.reduce((one, other) => (other.sum > one.sum ? other : one))
      const enough = best.sum - cap * Math.sqrt(rounds / HALF) * (TRUST + games)
      return cap === 0 ? best.move : random.pick(likely.filter(({ sum }) => sum >= enough)).move
    },
  }
}

/** The moves worth a thought, the best by evaluation first. */
function candidates(view: State, seat: Seat, cap: number): Candidate[] {
  const evaluation = evaluationOf(view, seat, timeOf(view, seat))
  const all = sensible(view, seat, starMaps.moves(view, seat)).map((move) => ({
    move,
    worth: moveValue(evaluation, move),
  }))
  all.sort((a, b) => b.worth - a.worth)
  const enough = (all[0]?.worth ?? 0) - BEHIND - cap / 2
  const mine = alone(view, seat)
  return all
    .slice(0, MOST + Math.round(cap))
    .filter(({ worth }) => worth >= enough)
    .map(({ move, worth }) => ({ move, after: starMaps.move(mine, 0, move), sum: TRUST * worth }))
}

/** Adds up what every candidate comes to. */
function imagine(view: State, seat: Seat, likely: Candidate[], games: number, seed: number): void {
  const others = company(view, seat)
  for (let game = 0; game < games; game++) {
    const trails = trailsBut(seat, others.length)
    for (const one of likely) {
      const luck = luckFrom(new Xoshiro128(seed - 1 - game), others.length)
      const ends = playOn(others.with(seat, one.after), luck, 0, trails)
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
