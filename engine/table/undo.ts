/** Which choices can be taken back: one rule for every host. Where the others' consent is needed: takeback.ts. */
import type { Game, Seat } from '../contract.ts'
import type { Entry } from '../log.ts'

/** The last input that was not forced: the only one that can be taken back, with the moves that it has forced. */
export interface Choice<Move = unknown> {
  readonly entry: Entry<Move>
  /** How many entries there were before it. */
  readonly at: number
  /** It was made while choices were hidden. */
  readonly secret: boolean
}

/** Where a table stands after its last choice. */
export interface UndoContext<State = unknown, Move = unknown> {
  readonly game: Game<State, Move>
  readonly state: State
  /** Null: nothing was chosen, or a void race came after it. */
  readonly choice: Choice<Move> | null
}

/** The seat whose person may take its choice back: no dice, no other choice, no race came after it, and no secret was laid open. */
export function undoableSeat<State, Move>({ game, state, choice }: UndoContext<State, Move>): Seat | null {
  if (choice === null) return null
  const { input } = choice.entry
  if (input.kind !== 'move' || !isOwn(choice.entry)) return null
  const laidOpen = choice.secret && game.hidden?.(state) !== true
  return laidOpen ? null : input.seat
}

/** A move that a person has made in its own time: bots and clocks do not take back, and in a race every grab stands. */
export function isOwn({ input, by }: Entry<unknown>): boolean {
  return input.kind === 'move' && by === undefined && input.at === undefined
}

/** Real dice are typed by a person, and may be mistyped. */
export function isTypedThrow({ choice }: Pick<UndoContext, 'choice'>): boolean {
  return choice?.entry.input.kind === 'throw'
}
