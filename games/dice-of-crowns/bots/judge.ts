/**
 * Every move with the chance to win after it: exact where the game is solved, else as the strongest player judges it. That judgement
 * needs no games played on, is the same every time, and is off by 2 points on average (BOTS.md).
 */
import type { Judged, Prospects } from '../../../engine/bots/bot.ts'
import type { Seat } from '../../../engine/contract.ts'
import type { Move } from '../rules/moves.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { estimate } from './estimate.ts'
import { exactChance, isSolved } from './solve/chance.ts'
import { worthsOf } from './sovereign.ts'

/** The standard error of an estimate, and of the difference between two moves: measured (BOTS.md). */
const MARGIN = 0.02
const APART = 0.003

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
