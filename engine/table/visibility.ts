/**
 * What each viewer may see. Lines for others hold only the seat of a secret choice. Once it is laid open, the views have it; its line is told
 * after the end, and to pages that get the log from its first line.
 */
import type { Seat } from '../contract.ts'
import { isMoveLine } from '../log.ts'
import { isSecretChoice } from '../play.ts'
import type { Position } from './position.ts'
import { openState, stateOf, type Table } from './table.ts'
import { revealed, type View, type Viewer, viewOf } from './view.ts'

/** A line of a log for a viewer: of a secret choice only its seat. */
type VisibleLine = string | { readonly chosen: Seat }

/**
 * Lines of a log from number `from` on (the first is 1), as the person of these seats may read them while the game goes on. `open`: how
 * many of them may be read although they were secret once; a page that has the first lines already gets none of these, because its
 * positions follow from the lines as it got them.
 */
export function visibleLines(
  { secrets }: Pick<Position, 'secrets'>,
  seats: readonly Seat[],
  from: number,
  lines: readonly string[],
  open = 0,
): readonly VisibleLine[] {
  if (secrets === null) return lines
  return lines.map((line, i) => {
    const seat = secrets[from - 1 + i] ?? null
    return seat === null || i < open || seats.includes(seat) ? line : { chosen: seat }
  })
}

/** Which question a seat is asked: how many moves it has made in these lines, with forced ones and those of its bot and its clock. */
export function questionOf(lines: readonly VisibleLine[], seat: Seat): number {
  return lines.filter((line) => isMoveOf(line, seat)).length
}

/** Returns whether the line is a move of this seat, open or secret. */
export function isMoveOf(line: VisibleLine, seat: Seat): boolean {
  return typeof line === 'string' ? isMoveLine(line, seat) : line.chosen === seat
}

interface SeatView {
  /** Null: a spectator's. */
  readonly seat: Viewer
  readonly state: View
}

/** What the person of these seats may see, by seat; null: the game has no secrets, and its log tells all. */
export function viewsFor({ game, state, secrets }: Position, seats: readonly Seat[]): readonly SeatView[] | null {
  if (secrets === null) return null
  const viewers = seats.length === 0 ? [null] : seats
  return viewers.map((seat) => ({ seat, state: viewOf(game, state, seat) }))
}

/** The key of viewers that get the same frame: the seats where a choice may be secret, otherwise one key for all. */
export function audienceKey(position: Pick<Position, 'secrets'> | null, seatsOf: () => readonly Seat[]): string {
  return position === null || position.secrets === null ? '' : seatsOf().join()
}

/** Is this entry a choice that has not been laid open yet? Alone there are no secrets. */
export function isSecret({ game, seats, entries, states }: Table, index: number): boolean {
  const entry = entries[index]
  const secret = entry !== undefined && isSecretChoice(game, states[index], entry.input)
  return secret && seats > 1 && index > openState(game, states)
}

/** Returns whether the current choice is secret. */
export function isHidden({ game, seats, states }: Table): boolean {
  return seats > 1 && game.hidden?.(states.at(-1)) === true
}

/** The entry from which to tell what happened since `from`: where secrets are laid open, the first of them. */
export function visibleFrom(table: Table, from: number): number {
  const { game, seats, states } = table
  if (seats === 1 || isHidden(table) || game.hidden?.(states[from]) !== true) return from
  return openState(game, states.slice(0, from)) + 1
}

/** The position as it may be shown to this viewer. */
export function seenState(table: Table, viewer: Viewer): View {
  const state = stateOf(table)
  return isHidden(table) ? viewOf(table.game, state, viewer) : revealed(state)
}
