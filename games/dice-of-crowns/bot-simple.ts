/** The players that people beat first. None of them counts chances. */
import type { Bot } from '../../engine/bot.ts'
import type { Xoshiro128 } from '../../engine/random.ts'
import { at } from './counts.ts'
import type { Move } from './moves.ts'
import { wins } from './outlook.ts'
import { claimsOpen } from './rewards.ts'
import { diceOfCrowns } from './rules.ts'
import { DICE, type State } from './state.ts'

/** Does just anything, and as often stops before anything can go wrong. */
export const dreamer: Bot<State, Move> = {
  choose(view, seat, random) {
    const moves = diceOfCrowns.moves(view, seat)
    const stop = moves.find(({ kind }) => kind === 'stop')
    return stop !== undefined && random.below(2) === 0 ? stop : random.pick(moves)
  },
}

/** Takes a claim when it lies there. Without one it stops or rolls whatever catches its eye. */
export const flatterer: Bot<State, Move> = {
  choose(view, seat, random) {
    const moves = diceOfCrowns.moves(view, seat)
    if (view.phase === 'choose') return onward(view, moves, random, 'careless')
    return view.phase === 'give' ? random.pick(moves) : first(view, moves, random)
  },
}

/** Rolls on until it has a claim, but one time in five it loses its nerve. Its daggers are for the seat whose turn it is. */
export const schemer: Bot<State, Move> = {
  choose(view, seat, random) {
    const moves = diceOfCrowns.moves(view, seat)
    if (view.phase === 'choose') return onward(view, moves, random, random.below(5) === 0 ? 'timid' : 'bold')
    return view.phase === 'give' ? mostTo(view.seat, moves) : first(view, moves, random)
  },
}

/** R8, S6. With no claim there: the bold roll any dice, the timid stop, the careless do either. */
function onward(view: State, moves: readonly Move[], random: Xoshiro128, mood: 'bold' | 'timid' | 'careless'): Move {
  const rerolls = moves.filter(({ kind }) => kind === 'reroll')
  const stop = moves.find(({ kind }) => kind === 'stop')
  if (stop === undefined) return random.pick(rerolls)
  if (rerolls.length === 0 || mood === 'timid' || pays(view)) return stop
  return random.pick(mood === 'bold' ? rerolls : [stop, ...rerolls])
}

/** Stopping wins, or gives a claim. */
export function pays(view: State): boolean {
  return wins(view) || view.skulls === DICE || claimsOpen(view) > 0
}

/** What has been rolled for is taken, a betrayal averted where it can be; else anything. */
function first(view: State, moves: readonly Move[], random: Xoshiro128): Move {
  if (view.phase === 'reward') return moves[0] as Move
  const averts = moves.find((move) => move.kind === 'fate' && move.seat === view.seat && move.die === 'dagger')
  return averts ?? random.pick(moves)
}

/** R6 */
export function mostTo(seat: number, moves: readonly Move[]): Move {
  const share = (move: Move): number => (move.kind === 'give' ? at(move.to, seat) : 0)
  return moves.reduce((best, move) => (share(move) > share(best) ? move : best))
}
