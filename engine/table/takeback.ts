/**
 * Taking back a choice with the others' consent: a seat asks, and every other seat agrees or one refuses. undo.ts decides what can be taken
 * back.
 */
import type { Seat } from '../contract.ts'
import { isOptional } from '../race-order.ts'
import { bad, good, type Result } from '../result.ts'
import type { Position } from './position.ts'
import { undoableSeat } from './undo.ts'

export interface TakebackRequest {
  /** Counts the requests of a table; an answer names it. */
  readonly takeback: number
  readonly seat: Seat
  /** How many lines the log has without the choice. */
  readonly seq: number
  /** Seats that have not answered yet; none: it is taken back. */
  readonly waits: readonly Seat[]
}

/** `nothing`: the seat has not chosen yet. `moved-on`: its choice stands. The others: it is not this answer that is waited for. */
export type NoTakeback = 'nothing' | 'moved-on' | 'asked' | 'no-request' | 'not-yours'

/** `open`: a request that waits already. `lines`: how many the log has. Returns the new request. */
export function requestTakeback(
  position: Position | null,
  open: TakebackRequest | null,
  { takeback, seat, waits, lines }: Omit<TakebackRequest, 'seq'> & { readonly lines: number },
): Result<TakebackRequest, NoTakeback> {
  if (open !== null) return bad('asked')
  if (position === null || position.counts[seat] === 0) return bad('nothing')
  const { choice, length, turn } = position
  if (choice === null || undoableSeat(position) !== seat || isOptional(turn)) return bad('moved-on')
  return good({ takeback, seat, seq: lines - (length - choice.at), waits })
}

/** A request that all others have to agree to. */
interface Request {
  readonly waits: readonly Seat[]
}

/**
 * An answer by the person of these seats to an open request (null: there is none). Returns it with the seats that still wait, or with
 * the one that has refused. The same for every request: to take back, to end.
 */
export function answeredBy<Open extends Request>(
  open: Open | null,
  seats: readonly Seat[],
  yes: boolean,
): Result<Open | (Open & { readonly refused: Seat }), 'no-request' | 'not-yours'> {
  if (open === null) return bad('no-request')
  const by = open.waits.find((seat) => seats.includes(seat))
  if (by === undefined) return bad('not-yours')
  return good(yes ? { ...open, waits: open.waits.filter((seat) => !seats.includes(seat)) } : { ...open, refused: by })
}

/** The position before the last choice and all that it forced. Throws if that choice stands. */
export function takenBack<State, Move>({ choice }: Position<State, Move>): Position<State, Move> {
  if (choice === null || choice.before === null) throw new Error('a choice that stands is taken back')
  return choice.before
}
