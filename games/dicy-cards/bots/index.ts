/**
 * Start here: the bots of Dicy Cards, and the evaluations that coach and review use. BOTS.md measures how strong they are.
 *
 *     estimate/turn.ts       one turn, solved exactly for given values of its ends
 *     estimate/walk.ts       the distribution of ends of a turn played by such a solution
 *     estimate/clock.ts      how many turns a seat needs to the target
 *     estimate/ways.ts       how a turn played by the clock ends, on a grid of distances
 *     estimate/duel.ts       two seats that play by their clocks: the chance to win
 *     estimate/chance.ts     the chance to win at a table of two to four
 *     best-turn.ts           the strongest level: perfect where a host has registered a solution (solve/), else the best turn by estimates
 *     play.ts                from solutions to moves
 *     sensible.ts            removes moves that any beginner sees are bad; weaker.ts the weaker levels
 *     playout.ts             playouts with the luck subtracted, for estimates; judge.ts the chance after every move
 */
import type { GameBots } from '../../../engine/bots/bot.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { perfect } from './best-turn.ts'
import { chanceOf } from './estimate/chance.ts'
import { judge, prospects } from './judge.ts'
import { sensible } from './sensible.ts'
import { learn } from './solve/oracle.ts'
import { habitual, judging } from './weaker.ts'

/** The bots' levels, from the weakest to the strongest: what grows in the cold. They are in logs and saved tables, and never change. */
export const LEVEL_IDS = ['snowflake', 'icicle', 'iceberg', 'avalanche'] as const

export type LevelId = (typeof LEVEL_IDS)[number]

/** From the weakest to the strongest. Caps and noise are parts of the chance to win. */
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
  estimateGames: 8,
  quickGames: 0,
  learn,
  decisionKinds: ['score', 'reroll', 'pass', 'freeze', 'wake'] satisfies readonly Move['kind'][],
  decisionKind: (_state, _seat, { kind }) => kind, // R5–R8
}
