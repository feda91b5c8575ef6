/**
 * Start here: the bots of Dice of Crowns, and the evaluations that coach and review use. BOTS.md measures how strong they are.
 *
 *     solve/graph.ts         a turn as a graph of positions, and its solution
 *     solve/duel-turn.ts     a turn for two; solve/duel-ends.ts its ends; solve/duel.ts the game for two, exactly
 *     solve/solo-turn.ts     a turn against Varrick; solve/solo.ts the solo game, exactly
 *     solve/trio-turn.ts     a turn for three; solve/trio-ends.ts its ends; solve/trio-values.ts its chances (mixed-sweep.ts)
 *     solve/trio.ts          an equilibrium for three, from trio-table.ts; solve/equilibrium.ts finds it
 *     solve/chance.ts        from a position to its exact chance; solve/solver.ts for `iacta solve`
 *     turn-chances.ts        the chance of a claim, and of a turn without a betrayal, at any table
 *     claims-estimate.ts     the chance to win between turns, by claims alone; turn-end-chance.ts adds the dice and fate held
 *     turn-evaluation.ts     one turn where the game is not solved; estimate.ts any seat at any position
 *     sensible.ts            removes moves that any beginner sees are bad; habits.ts the preferences of the weakest levels
 *     sovereign.ts           the four levels; the chance after every move, and of every seat
 */
import type { GameBots } from '../../../engine/bots/bot.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { estimate } from './estimate.ts'
import { sensible } from './sensible.ts'
import { exactChance, isSolved } from './solve/chance.ts'
import { habitual, judge, judging, prospects } from './sovereign.ts'

/**
 * The bots' levels, from the weakest to the strongest: the people of a court. Logs and saved tables contain these ids, so they never
 * change.
 */
export const LEVEL_IDS = ['squire', 'courtier', 'plotter', 'sovereign'] as const

export type LevelId = (typeof LEVEL_IDS)[number]

/** The kinds of decision: a move's kind is what it decides, not which way. */
const KIND_OF: { readonly [kind in Move['kind']]: string } = {
  reroll: 'reroll', // R8, S6
  stop: 'stop', // R8
  hand: 'scrolls', // R6
  give: 'daggers', // R6
  pass: 'daggers', // S3
  take: 'reward', // R10
  steal: 'reward', // R10
  fate: 'fate', // R15
  accept: 'fate', // R15: not to spend it
  avenge: 'vengeance', // R14
  forgive: 'vengeance', // R14
}

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
  decisionKinds: [...new Set(Object.values(KIND_OF))],
  decisionKind: (_state, _seat, { kind }) => KIND_OF[kind],
  quickGames: 0,
}
