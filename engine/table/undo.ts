/** Which choices can be taken back: one rule for every host. takeback.ts handles the consent of others. */
import type { Dice } from '../company.ts'
import type { Game, Seat } from '../contract.ts'
import type { Entry } from '../log.ts'
import { isRace } from '../race-order.ts'

/** The last input that was not forced: the only one that can be taken back, together with the moves that it forced. */
export interface Choice<Move = unknown> {
  readonly entry: Entry<Move>
  /** The number of entries before it. */
  readonly at: number
  /** It was made while choices were hidden. */
  readonly secret: boolean
}

/** A table after its last choice. */
export interface UndoContext<State = unknown, Move = unknown> {
  readonly game: Game<State, Move>
  readonly state: State
  /** Null: nothing was chosen, or a void race came after it. */
  readonly choice: Choice<Move> | null
}

/**
 * Returns the seat that may take back the last choice; null: none may. It must be a person's move, outside a race, and must not have laid
 * secrets open or led to a race. A throw, a later choice or a bot's move is itself the last choice, so nothing before it can be taken back.
 * With real dice hands race, and what is entered of it can be corrected.
 */
export function undoableSeat<State, Move>(
  { game, state, choice }: UndoContext<State, Move>,
  dice: Dice = 'app',
): Seat | null {
  if (choice === null || (dice === 'app' && isRace(game, state))) return null
  const { input } = choice.entry
  if (input.kind !== 'move' || !isOwn(choice.entry)) return null
  const laidOpen = choice.secret && game.hidden?.(state) !== true
  return laidOpen ? null : input.seat
}

/** Returns whether a person made this move, outside a race. Moves of bots and clocks, and grabs, cannot be taken back. */
export function isOwn({ input, by }: Entry<unknown>): boolean {
  return input.kind === 'move' && by === undefined && input.at === undefined
}

/** Returns whether the last choice was a throw of real dice, which may have been mistyped. */
export function isTypedThrow({ choice }: Pick<UndoContext, 'choice'>): boolean {
  return choice?.entry.input.kind === 'throw'
}
