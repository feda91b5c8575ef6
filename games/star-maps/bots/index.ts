/**
 * Start here: the bots of Star Maps, and the evaluations that coach and review use. BOTS.md measures how strong they are.
 *
 *     weights.ts             the weights of the evaluation
 *     terrain.ts             what a sheet makes of a star
 *     evaluation.ts          the value of a write, a circle or a changed number on a sheet
 *     choose.ts              the best move by that value
 *     sensible.ts            removes moves that any beginner sees are bad
 *     runner.ts              one seat of a simulated game; playout.ts all of them; judge.ts the chance after every move, from them
 *     casual.ts, player.ts   the two lower and the two upper levels: how much each settles for
 */
import type { GameBots } from '../../../engine/bots/bot.ts'
import { medalOf } from '../rules/medals.ts'
import type { Move } from '../rules/moves.ts'
import { starMaps } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { casual } from './casual.ts'
import { judge, prospects } from './judge.ts'
import { player } from './player.ts'
import { guess } from './playout.ts'
import { sensible } from './sensible.ts'

/** The bots' levels, from the weakest to the strongest: who looks at the sky. They are in logs and saved tables, and never change. */
export const LEVEL_IDS = ['stargazer', 'pilot', 'navigator', 'astronomer'] as const

export type LevelId = (typeof LEVEL_IDS)[number]

/** From the weakest to the strongest, with what each settles for: of the chance to win, or in points. */
export const starMapsBots: GameBots<State, Move> = {
  levels: [
    { id: 'stargazer', bot: casual({ early: 0.11, late: 0.17 }) },
    { id: 'pilot', bot: casual({ early: 0.092, late: 0.135 }) },
    { id: 'navigator', bot: player(1) },
    { id: 'astronomer', bot: player(0) },
  ],
  sensible,
  // What a position is worth takes games played on: `prospects`. A search has no time for that.
  knowledge: { guess },
  judge,
  prospects,
  estimateGames: 32,
  decisionKinds: ['write', 'connect', 'bonus'] satisfies readonly Move['kind'][],
  // R5, R6, R9: to pass is to decline a bonus.
  decisionKind: (_state, _seat, { kind }) => (kind === 'pass' ? 'bonus' : kind),
  quickGames: 32,
  medal: (state) => medalOf(state.table.sheet, starMaps.scores(state)[0] as number),
}
