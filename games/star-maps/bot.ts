/**
 * Start here: the bots of Star Maps, and what they know for others. How strong they are is measured in BOTS.md.
 *
 *     bot-mind.ts        the figures behind every judgement
 *     bot-sight.ts       what a write, a circle or a changed number is worth on a sheet
 *     bot-choose.ts      the best choice by it; bot-simple.ts the players who look no further
 *     bot-playout.ts     games played on in the mind; judge.ts every move's chance by them
 *     bot-astronomer.ts  the strongest player
 */
import type { GameBots } from '../../engine/bot.ts'
import { astronomer } from './bot-astronomer.ts'
import { guess, NAVIGATOR } from './bot-playout.ts'
import { bySight } from './bot-simple.ts'
import { judge, prospects } from './judge.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'

/** From the weakest to the strongest, named as in levels.ts. */
export const starMapsBots: GameBots<State, Move> = {
  levels: [
    { id: 'stargazer', bot: bySight(3.5) },
    { id: 'pilot', bot: bySight(1.6) },
    { id: 'navigator', bot: bySight(NAVIGATOR) },
    { id: 'astronomer', bot: astronomer },
  ],
  // What a position is worth takes games played on: `prospects`. A search has no time for that.
  knowledge: { guess },
  judge,
  prospects,
}
