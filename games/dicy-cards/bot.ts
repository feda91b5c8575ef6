/**
 * Start here: the bots of Dicy Cards, and what they know for others. How strong they are is measured in BOTS.md.
 *
 *     bot-turn.ts    one turn, solved exactly for given worths of its ends
 *     bot-walk.ts    how a turn goes that is played by such a solution
 *     bot-clock.ts   how many turns a seat needs to the target
 *     bot-ways.ts    how a turn ends that is played by the clock, on a grid of distances
 *     bot-duel.ts    two seats that play by their clocks: the chance to win
 *     bot-chance.ts  the chance to win at a table of two to four
 *     bot-race.ts    the best turn, where there is no solution; bot-play.ts from solutions to moves
 *     sensible.ts    what any beginner sees is bad; bot-habits.ts what simple minds like; bot-levels.ts the weaker players
 *     bot-perfect.ts the strongest player, perfect where a host has handed in a solution: solve/ makes them
 *     bot-playout.ts plays to the end without the luck, for estimates; judge.ts tells the chance after every move
 *     bot-terms.ts   what all of it depends on
 */
import type { GameBots } from '../../engine/bot.ts'
import { chanceOf } from './bot-chance.ts'
import { habitual, judging } from './bot-levels.ts'
import { perfect } from './bot-perfect.ts'
import { judge, prospects } from './judge.ts'
import type { Move } from './moves.ts'
import { sensible } from './sensible.ts'
import { learn } from './solve/oracle.ts'
import type { State } from './state.ts'

/** From the weakest to the strongest, named as in levels.ts. Caps and noise are parts of the chance to win. */
export const dicyCardsBots: GameBots<State, Move> = {
  levels: [
    { id: 'snowflake', bot: habitual({ content: 21, reserve: 1, throws: 2, wake: 2.5 }, 0.15) },
    { id: 'icicle', bot: habitual({ content: 20, reserve: 3, throws: 2, wake: 2.5 }, 0.15) },
    { id: 'iceberg', bot: judging({ noise: 0.05, cap: 0.05 }) },
    { id: 'avalanche', bot: perfect },
  ],
  sensible,
  knowledge: { value: chanceOf },
  judge,
  prospects,
  reviewGames: 10,
  learn,
}
