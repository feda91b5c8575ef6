/** The strongest player: perfect where a host has handed in the solution of the table, else as `racer` plays. */
import type { Bot } from '../../../engine/bots/bot.ts'
import { type Move, PASS } from '../rules/moves.ts'
import { activeOf, type State } from '../rules/state.ts'
import { racer } from './best-turn.ts'
import { answer, moveBy } from './play.ts'
import { inOrder, oracleFor } from './solve/oracle.ts'

export const perfect: Bot<State, Move> = {
  choose(view, seat, random, budget) {
    const oracle = oracleFor(view)
    if (oracle === null) return racer.choose(view, seat, random, budget)
    if (view.phase !== 'choose') return answer(view, seat, (after) => oracle.chance(after, seat))
    if (activeOf(view, seat) === 0) return PASS // R3, R9
    const state = inOrder(view)
    const { scoring, ends, solution } = oracle.turn(state)
    return moveBy(scoring, ends, solution, state, seat)
  },
}
