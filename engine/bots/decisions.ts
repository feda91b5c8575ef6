/** Kinds of decision, for games that tell them apart and for games that do not. */
import type { Seat } from '../contract.ts'
import type { GameBots } from './bot.ts'

/** The only kind of a game without `decisionKind`. */
export const CHOICE = 'choice'

/** Returns every kind of decision of a game: `['score', 'reroll', …]`, or `['choice']`. */
export function decisionKindsOf({ decisionKinds }: Pick<GameBots, 'decisionKinds'>): readonly string[] {
  return decisionKinds ?? [CHOICE]
}

/** Returns the kind of decision that a legal move of `seat` on `state` is. */
export function decisionKindOf<State, Move>(
  bots: Pick<GameBots<State, Move>, 'decisionKind'>,
  state: State,
  seat: Seat,
  move: Move,
): string {
  return bots.decisionKind?.(state, seat, move) ?? CHOICE
}
