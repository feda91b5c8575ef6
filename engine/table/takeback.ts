/**
 * Taking back a choice with the others' consent: a seat asks, and every other seat agrees or one refuses. undo.ts decides what can be taken
 * back.
 */
import type { Seat } from '../contract.ts'
import { bad, good, type Result } from '../result.ts'
import type { Position } from './position.ts'
import { undoableSeat } from './undo.ts'

export interface TakebackRequest {
  /** The number of the request at this table; answers refer to it. */
  readonly takeback: number
  readonly seat: Seat
  /** The number of lines of the log without the choice. */
  readonly seq: number
  /** Seats that have not answered yet; empty: all have agreed. */
  readonly waits: readonly Seat[]
}

/**
 * `nothing`: the seat has not chosen yet. `moved-on`: its choice can no longer be taken back. `asked`: a request is already open.
 * `no-request`, `not-yours`: no answer of this person is awaited.
 */
export type NoTakeback = 'nothing' | 'moved-on' | 'asked' | 'no-request' | 'not-yours'

/** Returns a new request, or why there can be none. `open`: a request that is already open. `lines`: the number of lines of the log. */
export function requestTakeback(
  position: Position | null,
  open: TakebackRequest | null,
  { takeback, seat, waits, lines }: Omit<TakebackRequest, 'seq'> & { readonly lines: number },
): Result<TakebackRequest, NoTakeback> {
  if (open !== null) return bad('asked')
  if (position === null || position.counts[seat] === 0) return bad('nothing')
  const { choice, length } = position
  if (choice === null || undoableSeat(position) !== seat) return bad('moved-on')
  return good({ takeback, seat, seq: lines - (length - choice.at), waits })
}

/** A request that all others have to agree to. */
interface Request {
  readonly waits: readonly Seat[]
}

/**
 * Returns the request after an answer by the person of these seats: with the seats that have still to answer, or with the seat that
 * refused. `open` is null if there is no request. Used for takebacks and for ending a game, and for seats that a bot plays now: they agree.
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

/** Returns the position before the last choice and the moves that it forced. Throws if it cannot be taken back. */
export function takenBack<State, Move>({ choice }: Position<State, Move>): Position<State, Move> {
  if (choice === null || choice.before === null) throw new Error('a choice that stands is taken back')
  return choice.before
}
