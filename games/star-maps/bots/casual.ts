/**
 * The weak levels: they give away a little of the chance to win at nearly every choice, and hardly ever much at once. Of the moves that look
 * good by evaluation, all are played out; the worst that costs no more than a cap is played out again, many times, and taken if the
 * cost is confirmed. Without the second look, the luck of a few playouts would let costly moves pass.
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
import { attentive } from './sensible.ts'

/** The most that a choice may cost, as a share of the chance to win: with 12 rounds left or more, and with 4 or fewer. */
interface CostCap {
  readonly early: number
  readonly late: number
}

/** Choices made in playouts: for the first look at all candidates, and for the second at two of them. */
const FIRST_LOOK = 1800
const SECOND_LOOK = 6000
/** How many get a second look. */
const TRIES = 4
/** Candidates: at most this many moves, and none that looks worse than the best by more points than `BEHIND`. */
const MOST = 7
const BEHIND = 3.5
/** The evaluation weighs as much as this number of playouts. */
const TRUST = 6
/** A lead of more points than this is no better. */
const SURE = 20

export function casual(cap: CostCap): Bot<State, Move> {
  return {
    choose(view, seat, random) {
      const likely = candidates(view, seat)
      if (likely.length === 1) return (likely[0] as Candidate).move
      const rounds = Math.max(2, roundsLeft(chartOf(view.table.sheet), pageOf(view, seat)))
      const games = (effort: number, moves: number): number =>
        Math.max(2, Math.round(effort / (rounds * view.table.seats * moves)))
      const others = company(view, seat)
      const trial: Trial = { others, seat, seed: random.next(), trails: [], first: games(FIRST_LOOK, likely.length) }
      for (const one of likely) playOut(trial, one, trial.first)
      const best = likely.reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one))
      const most = pointsOf(cap, rounds, view.table.seats === 1 ? 0 : best.sum / best.games)
      return settled(trial, likely, best, most, games(SECOND_LOOK, 2)).move
    },
  }
}

interface Candidate {
  readonly move: Move
  readonly after: State
  /** By evaluation, in points. */
  readonly looks: number
  /** Leads at the end of its playouts, added up. */
  sum: number
  games: number
}

interface Trial {
  /** All seats after this round, each alone; its own is a candidate's. */
  readonly others: readonly State[]
  readonly seat: Seat
  readonly seed: number
  /** By playout: the others' play, which all candidates share. */
  readonly trails: ReturnType<typeof trailsBut>[]
  /** Playouts of the first look. */
  readonly first: number
}

/** The worst candidate whose cost is at most this many points, also after a second look; else the best. */
function settled(trial: Trial, likely: readonly Candidate[], best: Candidate, most: number, more: number): Candidate {
  const within = likely.filter((one) => worthOf(best) - worthOf(one) <= most)
  const worstFirst = within.sort((one, other) => worthOf(one) - worthOf(other)).slice(0, TRIES)
  for (const one of worstFirst) {
    if (one === best) return best
    for (const seen of [best, one]) if (seen.games === trial.first) playOut(trial, seen, more)
    if (worthOf(best) - worthOf(one) <= most) return one
  }
  return best
}

function candidates(view: State, seat: Seat): Candidate[] {
  const evaluation = evaluationOf(view, seat, timeOf(view, seat))
  const all = attentive(view, seat, starMaps.moves(view, seat)).map((move) => ({
    move,
    looks: moveValue(evaluation, move),
  }))
  all.sort((a, b) => b.looks - a.looks)
  const least = (all[0]?.looks ?? 0) - BEHIND
  const mine = alone(view, seat)
  return all
    .slice(0, MOST)
    .filter(({ looks }) => looks >= least)
    .map(({ move, looks }) => ({ move, looks, after: starMaps.move(mine, 0, move), sum: 0, games: 0 }))
}

/** Adds playouts, with the same dice for every candidate. */
function playOut({ others, seat, seed, trails }: Trial, one: Candidate, games: number): void {
  for (const end = one.games + games; one.games < end; one.games++) {
    trails[one.games] ??= trailsBut(seat, others.length)
    const luck = luckFrom(new Xoshiro128(seed - 1 - one.games), others.length)
    const ends = playOn(others.with(seat, one.after), luck, 0, trails[one.games])
    one.sum += leadOf(ends.map(rankOf), seat)
  }
}

/** Alone the points; against others the lead. */
function leadOf(ranks: readonly number[], seat: Seat): number {
  const mine = ranks[seat] as number
  if (ranks.length === 1) return mine
  const lead = mine - Math.max(...ranks.filter((_, other) => other !== seat))
  return Math.max(-SURE, Math.min(SURE, lead))
}

function worthOf({ looks, sum, games }: Candidate): number {
  return (TRUST * looks + sum) / (TRUST + games)
}

/** Rounds between which the cap goes from early to late. */
const [EARLY, LATE] = [12, 4]
/** How far final leads spread, in points: at most with `EARLY` rounds left, at least at the end. */
const [WIDEST, LEAST] = [8, 4]
/** Where the game is nearly decided points matter less, at most by this factor. */
const DECIDED = 0.5

/** The cap in points, as if final leads were normally distributed around `lead`. */
function pointsOf({ early, late }: CostCap, rounds: number, lead: number): number {
  const share = early + (late - early) * Math.max(0, Math.min(1, (EARLY - rounds) / (EARLY - LATE)))
  const spread = Math.max(LEAST, Math.min(WIDEST, WIDEST * Math.sqrt(rounds / EARLY)))
  const matters = Math.max(DECIDED, Math.exp(-((lead / spread) ** 2) / 2))
  return (share * Math.sqrt(2 * Math.PI) * spread) / matters
}
