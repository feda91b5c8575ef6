/**
 * Start here: the bots of Dice of Crowns, and what they know for others. How strong they are is measured in BOTS.md.
 *
 *     solve-graph.ts   a turn as a graph of positions, and its solution
 *     duel-turn.ts     a turn for two; duel-ends.ts what comes after it; duel.ts the game for two, exactly
 *     solo-turn.ts     a turn against Varrick; solo-solve.ts the solo game, exactly
 *     chance.ts        from a position to its exact chance
 *     hopes.ts         what a turn promises at any table
 *     race.ts          the race for the throne between turns; between.ts with the dice and fate that seats hold
 *     outlook.ts       one turn where the game is not solved; estimate.ts any seat at any position
 *     bot-sovereign.ts the player, in all levels; bot-quick.ts and judge.ts games played on in the mind
 *     solver.ts        for `iacta solve`
 */
import type { GameBots } from '../../engine/bot.ts'
import { ruler } from './bot-sovereign.ts'
import { exactChance, isSolved } from './chance.ts'
import { estimate } from './estimate.ts'
import { judge, prospects } from './judge.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'

/** From the weakest to the strongest, named as in levels.ts: the same player, with its chances more and more blurred. */
export const diceOfCrownsBots: GameBots<State, Move> = {
  levels: [
    { id: 'squire', bot: ruler(20) },
    { id: 'courtier', bot: ruler(0.23) },
    { id: 'plotter', bot: ruler(0.085) },
    { id: 'sovereign', bot: ruler(0) },
  ],
  knowledge: { value: (state, seat) => (isSolved(state.table) ? exactChance(state, seat) : estimate(state, seat)) },
  judge,
  prospects,
}
