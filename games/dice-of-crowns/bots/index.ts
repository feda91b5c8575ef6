/**
 * Start here: the bots of Dice of Crowns, and the evaluations that coach and review use. BOTS.md measures how strong they are.
 *
 *     solve/graph.ts         a turn as a graph of positions, and its solution
 *     solve/duel-turn.ts     a turn for two; solve/duel-ends.ts its ends; solve/duel.ts the game for two, exactly
 *     solve/solo-turn.ts     a turn against Varrick; solve/solo.ts the solo game, exactly
 *     solve/trio-turn.ts     a turn for three; solve/trio-ends.ts its ends; solve/trio-values.ts its chances (mixed-sweep.ts)
 *     solve/trio.ts          an equilibrium for three, from trio-table.ts (trio-text.ts); solve/equilibrium.ts finds it
 *     solve/chance.ts        from a position to its exact chance; solve/solver.ts for `iacta solve`
 *     turn-chances.ts        the chance of a claim, and of a turn without a betrayal, at any table
 *     claims-estimate.ts     the chance to win between turns, by claims alone; turn-end-chance.ts adds the dice and fate held
 *     turn-evaluation.ts     one turn where the game is not solved; estimate.ts any seat at any position
 *     sensible.ts            removes moves that any beginner sees are bad; habits.ts the preferences of the weakest levels
 *     sovereign.ts           the four levels
 *     judge.ts               the chance after every move, and of every seat
 */
import type { GameBots } from '../../../engine/bots/bot.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { DECISION_KINDS, decisionKind } from './decisions.ts'
import { estimate } from './estimate.ts'
import { judge, prospects } from './judge.ts'
import { sensible } from './sensible.ts'
import { exactChance, isSolved } from './solve/chance.ts'
import { habitual, judging } from './sovereign.ts'

/**
 * The bots' levels, from the weakest to the strongest: the people of a court. Logs and saved tables contain these ids, so they never
 * change.
 */
export const LEVEL_IDS = ['squire', 'courtier', 'plotter', 'sovereign'] as const

export type LevelId = (typeof LEVEL_IDS)[number]

/** From the weakest to the strongest. Caps and noise are parts of the chance to win. */
export const diceOfCrownsBots: GameBots<State, Move> = {
  levels: [
    { id: 'squire', bot: habitual({ fearful: true, skulls: 8, leavesScrolls: true }, 0.22) },
    { id: 'courtier', bot: habitual({ fearful: true, skulls: 3, leavesScrolls: false }, 0.2) },
    { id: 'plotter', bot: judging({ noise: 0.09, cap: 0.11 }) },
    { id: 'sovereign', bot: judging({ noise: 0, cap: 0 }) },
  ],
  sensible,
  knowledge: { value: (state, seat) => (isSolved(state.table) ? exactChance(state, seat) : estimate(state, seat)) },
  judge,
  prospects,
  decisionKinds: DECISION_KINDS,
  decisionKind,
  quickGames: 0,
}
