/** The levels: the sovereign evaluates every move, exactly where the game is solved; the others err within a cap of its evaluation. */
import type { Bot, Judged, Prospects } from '../../../engine/bots/bot.ts'
import { byHabit, type Slip, slip } from '../../../engine/bots/mistakes.ts'
import type { Seat } from '../../../engine/contract.ts'
import { at } from '../rules/counts.ts'
import type { Move } from '../rules/moves.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import { DICE, rivalsOf, type State } from '../rules/state.ts'
import { estimate } from './estimate.ts'
import { type Habits, liking } from './habits.ts'
import { sensible } from './sensible.ts'
import { exactChance, isSolved } from './solve/chance.ts'
import { NEVER, TEMPERATURE } from './solve/mixed-sweep.ts'
import { isTrio } from './solve/trio.ts'
import { chanceWith, TurnEvaluation } from './turn-evaluation.ts'

/** Of three, each mixes moves that are as good to it just as in the equilibrium. */
const MIXING: Slip = { noise: TEMPERATURE, cap: NEVER * TEMPERATURE }

/** The best move, or one that costs a little. */
export function judging(error: Slip): Bot<State, Move> {
  return {
    choose(view, seat, random) {
      const all = diceOfCrowns.moves(view, seat)
      // An exact value needs no common sense: now and then the best move looks bad.
      const exact = error.cap === 0 && isSolved(view.table)
      const moves = exact ? all : sensible(view, seat, all)
      const slips = exact && isTrio(view.table) ? MIXING : error
      return moves[slip(moves.map(worthsOf(view, seat)), slips, random)] as Move
    },
  }
}

/** The move it likes, unless that costs more than `cap` of the chance to win. */
export function habitual(habits: Habits, cap: number): Bot<State, Move> {
  return {
    choose(view, seat) {
      const moves = sensible(view, seat, diceOfCrowns.moves(view, seat))
      return moves[byHabit(moves.map(liking(habits, view, seat)), moves.map(worthsOf(view, seat)), cap)] as Move
    },
  }
}

/** What every move of this seat is worth to it. */
export function worthsOf(view: State, seat: Seat): (move: Move) => number {
  const after = (move: Move): State => diceOfCrowns.move(view, seat, move)
  if (isSolved(view.table)) return (move) => exactChance(after(move), seat)
  if (view.phase === 'hand') return divisionsOf(view)
  if (view.phase === 'give') return (move) => estimate(after(move), seat)
  const evaluation = new TurnEvaluation(view)
  return (move) => evaluation.chance(after(move))
}

/** The standard error of an estimate, and of the difference between two moves: measured (BOTS.md). */
const MARGIN = 0.02
const APART = 0.003

/**
 * Every move with the chance to win after it: exact where the game is solved, else as the strongest player judges it. That judgement
 * needs no games played on, is the same every time, and is off by 2 points on average (BOTS.md).
 */
export function judge(view: State, seat: Seat): readonly Judged<Move>[] {
  const moves = diceOfCrowns.moves(view, seat)
  const worth = worthsOf(view, seat)
  if (isSolved(view.table)) return moves.map((move) => ({ move, chance: worth(move), exact: true }))
  return moves.map((move) => ({ move, chance: worth(move), exact: false, margin: MARGIN, apart: APART }))
}

/** Everybody's chance, from the true position. */
export function prospects(state: State): Prospects {
  const all = Array.from({ length: state.table.seats }, (_, seat) => seat)
  if (isSolved(state.table)) return { chances: all.map((seat) => exactChance(state, seat)), exact: true }
  const chances = all.map((seat) => estimate(state, seat))
  const sum = chances.reduce((one, other) => one + other, 0)
  return { chances: chances.map((chance) => chance / sum), exact: false, margin: MARGIN }
}

/** R6. What matters is where crowns may stay: each rival's part of the scrolls has its own price. */
function divisionsOf(view: State): (move: Move) => number {
  const prices = new Map(rivalsOf(view).map((rival) => [rival, pricesOf(view, rival)] as const))
  const nothing = chanceWith(view, view.seat, 0)
  return (move) => {
    let worth = nothing
    if (move.kind === 'hand')
      for (const [rival, price] of prices) worth += (price[at(move.to, rival)] as number) - nothing
    return worth
  }
}

/** By the number of scrolls that a rival is given: the active seat's chance then, on average over the crowns among them. */
function pricesOf(view: State, rival: Seat): number[] {
  const byCrowns = Array.from({ length: view.fresh + 1 }, (_, crowns) => chanceWith(view, rival, crowns))
  return byCrowns.map((_, scrolls) =>
    byCrowns.slice(0, scrolls + 1).reduce((sum, chance, crowns) => sum + chance * (CROWNS[scrolls]?.[crowns] ?? 0), 0),
  )
}

/** By dice thrown and crowns among them: how likely that is. */
const CROWNS: readonly (readonly number[])[] = crownsOf()

function crownsOf(): number[][] {
  const all = [[1]]
  for (let dice = 1; dice <= DICE; dice++) {
    const before = all[dice - 1] as number[]
    all.push(Array.from({ length: dice + 1 }, (_, n) => ((before[n] ?? 0) * 5 + (before[n - 1] ?? 0)) / 6))
  }
  return all
}
