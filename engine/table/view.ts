/**
 * What a viewer may see of a state is a type of its own: bots and boards take a `View`. `viewOf` makes one by blanking; `revealed` and
 * `revealedTable` mark what holds no secrets, and scripts/boundaries.test.ts lists who may call them. A host that hands out a state by
 * mistake does not compile.
 */
import type { Game, Seat } from '../contract.ts'
import type { SeenTable, Table } from './table.ts'

declare const viewed: unique symbol

/** A state with everything blanked that its viewer may not know. It is a state like any other for `turn`, `moves` and `why`. */
export type View<State = unknown> = State & { readonly [viewed]: true }

/** A seat; null: a spectator, or a screen that several people look at. */
export type Viewer = Seat | null

/** Returns what this viewer may see of a state. */
export function viewOf<State>(game: Pick<Game<State>, 'view'>, state: State, viewer: Viewer): View<State> {
  return game.view(state, viewer) as View<State>
}

/** Returns the view after this many entries, which the table must have. */
export function viewAt({ states }: Pick<SeenTable, 'states'>, entries: number): View {
  return states[entries] as View
}

/** A state whose secrets have all been laid open (a finished game, a later round, a script), as a view for everybody. */
export function revealed<State>(state: State): View<State> {
  return state as View<State>
}

/** The same for a whole table: one that is over, a script, or one whose states the server has blanked already. */
export function revealedTable(table: Table): SeenTable {
  return table as SeenTable
}
