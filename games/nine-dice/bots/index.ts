/** Start here: the bots of 9 Dice, four racers. reactions.ts models how one perceives and reacts; BOTS.md measures how strong they are. */
import type { Bot, GameBots } from '../../../engine/bots/bot.ts'
import type { Seat } from '../../../engine/contract.ts'
import type { Move } from '../rules/moves.ts'
import { claimWorth, open } from '../rules/scoring.ts'
import { BLACK, playing, type State } from '../rules/state.ts'
import { prospectsBy } from './prospects.ts'
import { nextAct, type ReactionTimes } from './reactions.ts'

/** The bots' levels, from the weakest to the strongest: how fast they are. They are in logs and saved tables, and never change. */
export const LEVEL_IDS = ['turtle', 'hare', 'fox', 'falcon'] as const

export type LevelId = (typeof LEVEL_IDS)[number]

/** From the weakest to the strongest. */
export const TEMPERS: { readonly [level in LevelId]: ReactionTimes } = {
  turtle: { glance: 1600, pair: 470, three: 750, grab: 490, overlooks: 0.1, misjudges: 0.03 },
  hare: { glance: 1230, pair: 395, three: 630, grab: 395, overlooks: 0.1, misjudges: 0.06 },
  fox: { glance: 1020, pair: 330, three: 515, grab: 360, overlooks: 0.04, misjudges: 0.03 },
  falcon: { glance: 850, pair: 270, three: 410, grab: 320, overlooks: 0.02, misjudges: 0.01 },
}

function racer(times: ReactionTimes): Bot<State, Move> {
  return {
    race: (view, seat, random, passed) => nextAct(times, view, seat, random, passed),
    // Without a clock: the same thoughts, and the caller decides who is quickest.
    choose: (view, seat, random) => nextAct(times, view, seat, random, 0)?.move ?? null,
  }
}

export const nineDiceBots: GameBots<State, Move> = {
  levels: (Object.keys(TEMPERS) as LevelId[]).map((id) => ({ id, bot: racer(TEMPERS[id]) })),
  knowledge: {},
  prospects: prospectsBy(TEMPERS.falcon),
  decisionKinds: ['grab', 'grab-early', 'grab-late', 'stop', 'stop-early'],
  decisionKind,
  lateKind,
}

/** R5, R8: a disc that may be taken, or one grabbed before it was looked at well enough. */
function decisionKind(state: State, seat: Seat, { disc, signs }: Move): string {
  if (disc === BLACK) return open(state) === 0 ? 'stop' : 'stop-early'
  return claimWorth(state, { disc, seat, signs }) > 0 ? 'grab' : 'grab-early'
}

/** R4, R8: a right disc that another seat takes could have been this seat's, if it plays in this round. The log holds no later grab for it. */
function lateKind(state: State, seat: Seat, { disc, signs }: Move): string | null {
  if (disc === BLACK || !playing(state).includes(seat)) return null
  return claimWorth(state, { disc, seat, signs }) > 0 ? 'grab-late' : null
}
