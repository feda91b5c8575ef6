/**
 * Start here: the bots of Star Maps, and the evaluations that coach and review use. BOTS.md measures how strong they are.
 *
 *     weights.ts             the weights of the evaluation
 *     evaluation.ts          the value of a write, a circle or a changed number on a sheet
 *     choose.ts              the best move by that value
 *     sensible.ts            removes moves that any beginner sees are bad; weaker.ts the weaker levels
 *     playout.ts             simulated games; judge.ts the chance after every move, from them
 *     astronomer.ts          the strongest level
 */
import type { GameBots } from '../../../engine/bots/bot.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { astronomer } from './astronomer.ts'
import { DECISION_KINDS, decisionKind } from './decisions.ts'
import { judge, prospects } from './judge.ts'
import { guess } from './playout.ts'
import { sensible } from './sensible.ts'
import { dreaming, judging } from './weaker.ts'

/** From the weakest to the strongest, named as in levels.ts. Caps and noise are in points. */
export const starMapsBots: GameBots<State, Move> = {
  levels: [
    { id: 'stargazer', bot: dreaming(8) },
    { id: 'pilot', bot: judging({ noise: 2.5, cap: 3 }) },
    { id: 'navigator', bot: judging({ noise: 0.5, cap: 1.2 }) },
    { id: 'astronomer', bot: astronomer },
  ],
  sensible,
  // What a position is worth takes games played on: `prospects`. A search has no time for that.
  knowledge: { guess },
  judge,
  prospects,
  estimateGames: 32,
  decisionKinds: DECISION_KINDS,
  decisionKind,
  quickGames: 32,
}
