/**
 * Start here: the bots of Star Maps, and what they know for others. How strong they are is measured in BOTS.md.
 *
 *     bot-mind.ts        the figures behind every judgement
 *     bot-sight.ts       what a write, a circle or a changed number is worth on a sheet
 *     bot-choose.ts      the best choice by it
 *     sensible.ts        what any beginner sees is bad; bot-levels.ts the weaker players
 *     bot-playout.ts     games played on in the mind; judge.ts every move's chance by them
 *     bot-astronomer.ts  the strongest player
 */
import type { GameBots } from '../../engine/bot.ts'
import { astronomer } from './bot-astronomer.ts'
import { dreaming, judging } from './bot-levels.ts'
import { guess } from './bot-playout.ts'
import { judge, prospects } from './judge.ts'
import type { Move } from './moves.ts'
import { sensible } from './sensible.ts'
import type { State } from './state.ts'

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
}
