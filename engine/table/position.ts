/**
 * A table without its history, for a server: one state, and the facts that later steps need of the inputs before it. Throws fall at once
 * and forced moves are made, so a position is a question, the end, or the wait for the throw that begins a race.
 */
import type { Game, Seat, Turn } from '../contract.ts'
import { type Actor, type Entry, type LogProblem, readLogLine, readMove } from '../log.ts'
import { play, type Refusal } from '../play.ts'
import { bad, good, type Result } from '../result.ts'
import { advance, type Dice, follow, forcedSteps, type Step, throwStep } from './steps.ts'
import { type Choice, isOwn } from './undo.ts'

/** The last choice, and where the table stood before it: null where it stands anyway. So nothing is replayed to take it back. */
interface PlayedChoice<State = unknown, Move = unknown> extends Choice<Move> {
  readonly before: Position<State, Move> | null
}

export interface Position<State = unknown, Move = unknown> {
  readonly game: Game<State, Move>
  readonly state: State
  readonly turn: Turn
  /** How many entries there were. */
  readonly length: number
  /** How many throws there were, those of void races included. */
  readonly throws: number
  /** Moves by seat: the number of the question that is put to it. */
  readonly counts: readonly number[]
  /** For each line of the log: the seat whose secret choice it is, or null. Null: the game has no secrets. */
  readonly secrets: readonly (Seat | null)[] | null
  /** How many lines of the log hold nothing that is still secret: all before the last moment at which nothing was hidden. */
  readonly open: number
  /** For undo.ts and takeback.ts. */
  readonly choice: PlayedChoice<State, Move> | null
  readonly dice: Dice
}

export interface Entered<State = unknown, Move = unknown> {
  readonly position: Position<State, Move>
  /** What the log gains. */
  readonly entries: readonly Entry<Move>[]
}

/** Before the first input. */
export function firstPosition<State, Move, Options>(
  game: Game<State, Move, Options>,
  seats: number,
  options: Options,
  dice: Dice,
): Position<State, Move> {
  const state = game.setup(seats, options)
  const counts = Array<number>(seats).fill(0)
  const secrets = game.hidden === undefined ? null : []
  return { game, state, turn: game.turn(state), length: 0, throws: 0, counts, secrets, open: 0, choice: null, dice }
}

/** One input, and all that follows from it without a choice. */
export function enter<State, Move>(
  position: Position<State, Move>,
  entry: Entry<Move>,
): Result<Entered<State, Move>, Refusal> {
  const { game, state, throws, dice } = position
  const steps = advance(game, state, entry)
  if (!steps.ok) return steps
  const thrown = throws + (entry.input.kind === 'throw' ? 1 : 0)
  const last = steps.value.at(-1) as Step<State, Move>
  return good(entered(position, [...steps.value, ...follow(game, last.after, thrown, dice)]))
}

/** All that follows from a position without a choice. */
export function followed<State, Move>(position: Position<State, Move>): Entered<State, Move> {
  const { game, state, throws, dice } = position
  return entered(position, follow(game, state, throws, dice))
}

/** The throw with which a race begins. Null: no throw is due. */
export function thrownForRace<State, Move>(position: Position<State, Move>): Entered<State, Move> | null {
  const { game, state, throws, dice } = position
  const step = throwStep(game, state, throws, dice)
  return step === null ? null : entered(position, [step, ...forcedSteps(game, step.after)])
}

function entered<State, Move>(
  before: Position<State, Move>,
  steps: readonly Step<State, Move>[],
): Entered<State, Move> {
  return { position: steps.reduce(after, before), entries: steps.map(({ entry }) => entry) }
}

function after<State, Move>(position: Position<State, Move>, step: Step<State, Move>): Position<State, Move> {
  const { game, length, throws, counts, secrets, open, choice } = position
  const { entry, before, after: state } = step
  const { input } = entry
  const seat = input.kind === 'move' ? input.seat : null
  const secret = seat !== null && game.hidden?.(before) === true
  return {
    ...position,
    state,
    turn: game.turn(state),
    length: length + 1,
    throws: throws + (input.kind === 'throw' ? 1 : 0),
    counts: seat === null ? counts : counts.with(seat, (counts[seat] ?? 0) + 1),
    secrets: secrets === null ? null : [...secrets, secret ? seat : null],
    open: secrets === null || game.hidden?.(state) === true ? open : secrets.length + 1,
    choice: entry.forced === true ? choice : { entry, at: length, secret, before: isOwn(entry) ? position : null },
  }
}

/** Lines of the log that are public and no inputs: the proof's, events of the table. What came before them stands. */
export function withAsides<Any extends Position>(position: Any, lines: number): Any {
  const { secrets } = position
  const hidden = secrets === null ? null : [...secrets, ...Array<null>(lines).fill(null)]
  return { ...position, secrets: hidden, choice: null }
}

export interface LineFault {
  /** From 0. */
  readonly index: number
  readonly code: LogProblem['code'] | Refusal['code']
}

/** The position after these lines of a log, as it was played: nothing is added that the log does not have. */
export function resumed<State, Move>(
  from: Position<State, Move>,
  lines: readonly string[],
): Result<Position<State, Move>, LineFault> {
  let position = from
  for (const [index, text] of lines.entries()) {
    const line = readLogLine(position.game, text)
    if (!line.ok) return bad({ index, code: line.fault.code })
    if (line.value.kind !== 'entry') {
      position = withAsides(position, 1)
      if (line.value.kind === 'void') position = afterVoid(position, line.value.entry)
      continue
    }
    const next = replayed(position, line.value.entry)
    if (!next.ok) return bad({ index, code: next.fault.code })
    position = next.value
  }
  return good(position)
}

function replayed<State, Move>(position: Position<State, Move>, entry: Entry<Move>) {
  const { game, state: before } = position
  const played = play(game, before, entry.input)
  return played.ok ? good(after(position, { entry, before, after: played.value })) : played
}

/** A throw of a void race was one like any other. */
function afterVoid<State, Move>(position: Position<State, Move>, { input }: Entry<Move>): Position<State, Move> {
  return input.kind === 'throw' ? { ...position, throws: position.throws + 1 } : position
}

/** The move of a seat, as text, on the question with this number. */
export interface Answer {
  readonly seat: Seat
  readonly question: number
  readonly text: string
  /** Who chose, if not the person at the seat: a bot or the clock. */
  readonly by?: Actor
}

type AnswerFault =
  /** It is not asked that, or not any more. */
  { readonly code: 'closed' } | { readonly code: 'unreadable-move' } | Extract<Refusal, { readonly code: 'illegal' }>

/** An answer to a question that is open. A grab in a race is none: it has a time. */
export function answered<State, Move>(
  position: Position<State, Move>,
  { seat, question, text, by }: Answer,
): Result<Entered<State, Move>, AnswerFault> {
  const { turn, counts, game } = position
  if (turn.kind !== 'move' || turn.optional || !turn.seats.includes(seat) || counts[seat] !== question) {
    return bad({ code: 'closed' })
  }
  const read = readMove(game, text)
  if (!read.ok) return bad({ code: 'unreadable-move' })
  const input = { kind: 'move', seat, move: read.value } as const
  const next = enter(position, by === undefined ? { input } : { input, by })
  if (next.ok) return next
  if (next.fault.code !== 'illegal') throw new Error(`${game.id}: a move that is due is refused: ${next.fault.code}`)
  return bad(next.fault)
}
