/**
 * A table without its history, for a server: one state, and what later steps need to know about earlier inputs. Throws and forced moves are
 * played at once, so a position is a question, the end, or the wait for the throw that begins a race.
 */
import type { Game, Seat, Turn } from '../contract.ts'
import { type Actor, type Entry, type LogProblem, readLogLine, readMove } from '../log.ts'
import { type Dice, follow, forcedSteps, isSecretChoice, play, type Refusal, type Step, throwStep } from '../play.ts'
import { bad, good, type Result } from '../result.ts'
import { type Choice, isOwn } from './undo.ts'

/** The last choice, and the position before it, so that taking back needs no replay; `before` is null if it cannot be taken back. */
interface PlayedChoice<State = unknown, Move = unknown> extends Choice<Move> {
  readonly before: Position<State, Move> | null
}

export interface Position<State = unknown, Move = unknown> {
  readonly game: Game<State, Move>
  readonly state: State
  readonly turn: Turn
  /** The number of entries. */
  readonly length: number
  /** The number of throws, including those of void races. */
  readonly throws: number
  /** Moves by seat: the number of its next question. */
  readonly counts: readonly number[]
  /** For each line of the log: the seat whose secret choice it is, or null. Null: the game has no secrets. */
  readonly secrets: readonly (Seat | null)[] | null
  /** How many lines of the log are public: all before the last moment at which nothing was hidden. */
  readonly open: number
  /** For undo.ts and takeback.ts. */
  readonly choice: PlayedChoice<State, Move> | null
  readonly dice: Dice
}

export interface Entered<State = unknown, Move = unknown> {
  readonly position: Position<State, Move>
  /** New entries of the log. */
  readonly entries: readonly Entry<Move>[]
}

/** Returns the position before the first input. */
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

/** Returns the position after one input and everything that follows without a choice, with the new entries; or why it is refused. */
export function enter<State, Move>(
  position: Position<State, Move>,
  entry: Entry<Move>,
): Result<Entered<State, Move>, Refusal> {
  const { game, state, throws, dice } = position
  const played = play(game, state, entry.input)
  if (!played.ok) return played
  const thrown = throws + (entry.input.kind === 'throw' ? 1 : 0)
  const first = { entry, before: state, after: played.value }
  return good(entered(position, [first, ...follow(game, played.value, thrown, dice)]))
}

/** Returns the position after everything that follows without a choice, with the new entries. */
export function followed<State, Move>(position: Position<State, Move>): Entered<State, Move> {
  const { game, state, throws, dice } = position
  return entered(position, follow(game, state, throws, dice))
}

/** Returns the position after the throw that begins a race, with the new entries. Null: no throw is due. */
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
  const secret = isSecretChoice(game, before, input)
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

/**
 * Returns the position after lines that are public and not inputs: of the proof, or events of the table. Earlier choices can then not be
 * taken back.
 */
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

/** Returns the position after these lines of a log, exactly as it was played: nothing is added. Otherwise the first faulty line. */
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

/** A throw of a void race counts when dice are derived. */
function afterVoid<State, Move>(position: Position<State, Move>, { input }: Entry<Move>): Position<State, Move> {
  return input.kind === 'throw' ? { ...position, throws: position.throws + 1 } : position
}

/** A seat's move, as text, in answer to the question with this number. */
export interface Answer {
  readonly seat: Seat
  readonly question: number
  readonly text: string
  /** Who chose, if not the person at the seat: a bot or the clock. */
  readonly by?: Actor
}

type AnswerFault =
  /** `closed`: the seat is not asked this question, or not any more. */
  { readonly code: 'closed' } | { readonly code: 'unreadable-move' } | Extract<Refusal, { readonly code: 'illegal' }>

/** Returns the position after an answer to an open question, or why it is refused. Grabs in a race do not come here: they have a time. */
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
