/** Who is told what: of a choice made in secret others hear only that it was made, until all secrets are laid open. */
import type { Game } from '../contract.ts'
import { stateOf, type Table } from './table.ts'
import { revealed, type View, type Viewer, viewOf } from './view.ts'

/** The last of these states in which nothing is hidden; −1: all of them hide something. Entries before it are public. */
export function openState<State>(game: Pick<Game<State>, 'hidden'>, states: readonly State[]): number {
  return states.findLastIndex((state) => game.hidden?.(state) !== true)
}

/** Is this entry a choice that has not been laid open yet? Alone there are no secrets. */
export function isSecret({ game, seats, entries, states }: Table, index: number): boolean {
  return seats > 1 && entries[index]?.input.kind === 'move' && index > openState(game, states)
}

/** Is what is due now chosen in secret? */
export function isHidden({ game, seats, states }: Table): boolean {
  return seats > 1 && game.hidden?.(states.at(-1)) === true
}

/** The entry from which to tell what happened since `from`: where secrets are laid open, the first of them. */
export function toldFrom(table: Table, from: number): number {
  const { game, seats, states } = table
  if (seats === 1 || isHidden(table) || game.hidden?.(states[from]) !== true) return from
  return openState(game, states.slice(0, from)) + 1
}

/** The position as it may be shown to this viewer. */
export function seenState(table: Table, viewer: Viewer): View {
  const state = stateOf(table)
  return isHidden(table) ? viewOf(table.game, state, viewer) : revealed(state)
}
