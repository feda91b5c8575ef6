/**
 * The game of a log. Throws that are due fall at once and forced moves are made, so a position is a question or the end; or a race is
 * next, whose throw falls when everybody is ready for it (`lead`).
 */
import { hexToBytes } from '@noble/hashes/utils.js'
import type { Game, Seat, Turn } from '../../engine/contract.ts'
import { type Entry, isAside, readEntry, VOID, writeEntry } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import { forced, play, type Refusal } from '../../engine/play.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import type { Opening } from '../../fair/opening.ts'
import { type Derive, deriver } from '../../fair/throws.ts'
import { readOpening } from '../../fair/transcript.ts'
import type { TableRow } from '../store/store.ts'

export interface Position {
  readonly game: Game
  readonly state: unknown
  readonly turn: Turn
  /** How many throws there were. */
  readonly throws: number
  /** Moves by seat: the question that is put to it. */
  readonly counts: readonly number[]
  /** For each line of the log: whose secret choice it is, or null. Only of games with secrets. */
  readonly secrets: readonly (Seat | null)[] | null
  readonly derive: Derive
}

export interface Advanced {
  readonly position: Position
  readonly lines: readonly string[]
}

/** Before the first input, after the lines of the opening. */
export function firstPosition(game: Game, seats: number, options: unknown, opening: Opening, row: TableRow): Position {
  const state = game.setup(seats, options)
  return {
    game,
    state,
    turn: game.turn(state),
    throws: 0,
    counts: Array<number>(seats).fill(0),
    secrets: game.hidden === undefined ? null : [],
    derive: deriver(opening, hexToBytes(row.secret ?? '')),
  }
}

/** The position of a whole log; bad: why it cannot be one. */
export function readPosition(
  game: Game,
  row: TableRow,
  header: string,
  lines: readonly string[],
): Result<Position, string> {
  const seats = row.seats.length
  const options = readOptions(game, seats, row.options)
  if (!options.ok) return bad(`options: ${options.fault.code}`)
  const fair = lines.filter((line) => line.startsWith('fair ')).map((text, line) => ({ text, line }))
  if (fair.length === 0) return bad('no opening')
  const reading = readOpening(header, seats, fair)
  if (!reading.ok) return bad(`line ${reading.fault.line + 1}: ${reading.fault.code}`)
  const { opening, used } = reading.value
  if (opening.phase !== 'ready') return bad('the opening has no end')
  let position = withPublic(firstPosition(game, seats, options.value, opening, row), used)
  for (const [i, line] of lines.entries()) {
    if (i < used) continue
    if (isAside(line)) {
      position = withPublic(position, 1)
      if (line.startsWith(`${VOID}throw `)) position = { ...position, throws: position.throws + 1 }
      continue
    }
    const entry = readEntry(game, line)
    if (!entry.ok) return bad(`line ${i + 1}: ${entry.fault.code}`)
    const next = step(position, entry.value)
    if (!next.ok) return bad(`line ${i + 1}: ${next.fault.code}`)
    position = next.value
  }
  return good(position)
}

/** Lines that nobody hides, and that are no inputs. */
export function withPublic(position: Position, lines: number): Position {
  const { secrets } = position
  return secrets === null ? position : { ...position, secrets: [...secrets, ...Array<null>(lines).fill(null)] }
}

function step(position: Position, { input }: Entry<unknown>): Result<Position, Refusal> {
  const { game, state, throws, counts, secrets } = position
  const played = play(game, state, input)
  if (!played.ok) return played
  const seat = input.kind === 'move' ? input.seat : null
  const secret = seat !== null && game.hidden?.(state) === true ? seat : null
  return good({
    ...position,
    state: played.value,
    turn: game.turn(played.value),
    throws: throws + (input.kind === 'throw' ? 1 : 0),
    counts: seat === null ? counts : counts.with(seat, (counts[seat] ?? 0) + 1),
    secrets: secrets === null ? null : [...secrets, secret],
  })
}

/** One input, and all that follows from it without anybody's choice. */
export function advance(position: Position, entry: Entry<unknown>): Result<Advanced, Refusal> {
  const next = step(position, entry)
  if (!next.ok) return next
  const rest = follow(next.value)
  return good({ position: rest.position, lines: [writeEntry(position.game, entry), ...rest.lines] })
}

/** Throws fall and forced moves are made until there is a question, or the end. */
export function follow(from: Position): Advanced {
  const lines: string[] = []
  let position = from
  for (;;) {
    const entry = automatic(position)
    if (entry === null) return { position, lines }
    const next = step(position, entry)
    if (!next.ok) throw new Error(`what follows by itself is refused: ${next.fault.code}`)
    if (entry.input.kind === 'throw' && isOptional(next.value.turn)) return { position, lines }
    lines.push(writeEntry(position.game, entry))
    position = next.value
  }
}

function automatic(position: Position): Entry<unknown> | null {
  const { game, state, turn } = position
  if (turn.kind === 'throw') return nextThrow(position, turn.sides)
  const must = forced(game, state)
  return must === null ? null : { input: { kind: 'move', ...must }, forced: true }
}

function nextThrow({ throws, derive }: Position, sides: readonly number[]) {
  return { input: { kind: 'throw', faces: derive(throws + 1, sides) } } as const
}

/** A race is on. */
export function isOptional(turn: Turn): boolean {
  return turn.kind === 'move' && turn.optional === true
}

/** The throw with which a race begins. Null: none is next. */
export function lead(position: Position): Advanced | null {
  if (position.turn.kind !== 'throw') return null
  const next = advance(position, nextThrow(position, position.turn.sides))
  if (!next.ok) throw new Error(`a throw that is due is refused: ${next.fault.code}`)
  return next.value
}
