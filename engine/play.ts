/** One input at any table, and everything that follows from it without a choice. Pure, and the same for every host. */
import type { Game, Input, MoveTurn, RuleRef, Seat, ThrowTurn, Turn } from './contract.ts'
import type { Entry } from './log.ts'
import { isRace } from './race-order.ts'
import { bad, good, type Result } from './result.ts'

/** Why an input was refused. The state is unchanged. */
export type Refusal =
  | { readonly code: 'over' }
  | { readonly code: 'throw-due'; readonly sides: readonly number[] }
  | { readonly code: 'move-due'; readonly seats: readonly Seat[] }
  | { readonly code: 'no-such-seat'; readonly seat: Seat; readonly seats: number }
  | { readonly code: 'not-due'; readonly seat: Seat; readonly seats: readonly Seat[] }
  | { readonly code: 'illegal'; readonly rule: RuleRef }
  | { readonly code: 'wrong-count'; readonly expected: number; readonly got: number }
  | { readonly code: 'wrong-face'; readonly die: number; readonly sides: number; readonly face: number }
  | { readonly code: 'no-limit' }
  | { readonly code: 'bad-time'; readonly at: number }

/**
 * Applies one input by the rules and returns the next state, or why it is refused. Tables and replays use nothing else; bots' searches call
 * the rules directly. The legal case is inlined here; `refusal` computes the reason elsewhere, so that V8 can inline this function into its
 * callers.
 *
 *     play(pig, state, { kind: 'throw', faces: [4] })   // good(state with pot 4)
 *     play(pig, state, { kind: 'move', seat: 1, move: 'hold' })   // bad({ code: 'not-due', seat: 1, seats: [0] })
 */
export function play<State, Move>(game: Game<State, Move>, state: State, input: Input<Move>): Result<State, Refusal> {
  const turn = game.turn(state)
  if (turn.kind === 'throw' && input.kind === 'throw' && fits(turn, input.faces)) {
    return good(game.land(state, input.faces))
  }
  if (
    turn.kind === 'move' &&
    input.kind === 'move' &&
    isDue(turn, input.seat) &&
    (input.at === undefined || isTime(input.at))
  ) {
    const rule = game.why(state, input.seat, input.move)
    return rule === null ? good(game.move(state, input.seat, input.move, input.at)) : bad({ code: 'illegal', rule })
  }
  if (turn.kind === 'move' && input.kind === 'time' && turn.limitMs !== undefined && game.timeUp !== undefined) {
    return good(game.timeUp(state))
  }
  return bad(refusal(game, state, turn, input))
}

export function fits({ sides }: Pick<ThrowTurn, 'sides'>, faces: readonly number[]): boolean {
  if (faces.length !== sides.length) return false
  for (let die = 0; die < sides.length; die++) {
    const face = faces[die] as number
    if (!(face >= 1 && face <= (sides[die] as number) && (face | 0) === face)) return false
  }
  return true
}

function isDue({ seats }: MoveTurn, seat: Seat): boolean {
  for (let i = 0; i < seats.length; i++) if (seats[i] === seat) return true
  return false
}

/** Why an input that does not fit the turn is refused. */
function refusal<State, Move>(game: Game<State, Move>, state: State, turn: Turn, input: Input<Move>): Refusal {
  if (turn.kind === 'over') return { code: 'over' }
  if (input.kind === 'move' && !isSeat(game, state, input.seat)) {
    return { code: 'no-such-seat', seat: input.seat, seats: game.scores(state).length }
  }
  if (turn.kind === 'throw')
    return input.kind === 'throw' ? wrongFaces(turn, input.faces) : { code: 'throw-due', sides: turn.sides }
  switch (input.kind) {
    case 'throw':
      return { code: 'move-due', seats: turn.seats }
    case 'time':
      return { code: 'no-limit' }
    case 'move':
      return isDue(turn, input.seat)
        ? { code: 'bad-time', at: input.at as number }
        : { code: 'not-due', seat: input.seat, seats: turn.seats }
  }
}

/** Returns why faces that do not fit these dice are refused. */
export function wrongFaces({ sides }: Pick<ThrowTurn, 'sides'>, faces: readonly number[]): Refusal {
  if (faces.length !== sides.length) return { code: 'wrong-count', expected: sides.length, got: faces.length }
  const die = faces.findIndex((face, i) => !(face >= 1 && face <= (sides[i] as number) && (face | 0) === face))
  return { code: 'wrong-face', die: die + 1, sides: sides[die] as number, face: faces[die] as number }
}

function isSeat<State>(game: Game<State>, state: State, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < game.scores(state).length
}

function isTime(at: number): boolean {
  return Number.isSafeInteger(at) && at >= 0
}

export interface Forced<Move> {
  readonly seat: Seat
  readonly move: Move
}

/**
 * Returns the next forced move: a due seat, in a turn that is not optional, has exactly one legal move; null if there is none. Hosts play
 * forced moves until there are none, and mark them in the log.
 */
export function forced<State, Move>(game: Game<State, Move>, state: State): Forced<Move> | null {
  const turn = game.turn(state)
  if (turn.kind !== 'move' || turn.optional) return null
  for (const seat of turn.seats) {
    const move = game.only === undefined ? single(game.moves(state, seat)) : game.only(state, seat)
    if (move !== null) return { seat, move }
  }
  return null
}

function single<Move>(moves: readonly Move[]): Move | null {
  return moves.length === 1 ? (moves[0] as Move) : null
}

/** An entry of the log and the states around it. */
export interface Step<State = unknown, Move = unknown> {
  readonly entry: Entry<Move>
  readonly before: State
  readonly after: State
}

/** Returns the faces of throw number `n`, counted from 1. */
export type Dice = (n: number, sides: readonly number[]) => readonly number[]

/** Returns the step of this entry and those of the moves that it forces; a refusal changes nothing. */
export function advance<State, Move>(
  game: Game<State, Move>,
  before: State,
  entry: Entry<Move>,
): Result<readonly [Step<State, Move>, ...Step<State, Move>[]], Refusal> {
  const played = play(game, before, entry.input)
  return played.ok ? good([{ entry, before, after: played.value }, ...forcedSteps(game, played.value)]) : played
}

/** Plays forced moves until a seat has a choice; returns their steps. */
export function forcedSteps<State, Move>(game: Game<State, Move>, from: State): Step<State, Move>[] {
  const steps: Step<State, Move>[] = []
  for (let before = from; ; ) {
    const step = forcedStep(game, before)
    if (step === null) return steps
    steps.push(step)
    before = step.after
  }
}

function forcedStep<State, Move>(game: Game<State, Move>, before: State): Step<State, Move> | null {
  const must = forced(game, before)
  return must === null ? null : certain(game, before, { input: { kind: 'move', ...must }, forced: true })
}

/** A step that the rules cannot refuse. */
function certain<State, Move>(game: Game<State, Move>, before: State, entry: Entry<Move>): Step<State, Move> {
  const played = play(game, before, entry.input)
  if (!played.ok) throw new Error(`${game.id}: what follows by itself is refused: ${JSON.stringify(played.fault)}`)
  return { entry, before, after: played.value }
}

/**
 * Plays due throws and forced moves until a seat has a choice or the game is over; returns the steps. The throw that begins a race is left
 * to `throwStep`, because the host waits until everybody is ready. `throws`: how many there have been.
 */
export function follow<State, Move>(
  game: Game<State, Move>,
  from: State,
  throws: number,
  dice: Dice,
): Step<State, Move>[] {
  const steps: Step<State, Move>[] = []
  let [state, thrown] = [from, throws]
  for (;;) {
    const step = throwStep(game, state, thrown, dice) ?? forcedStep(game, state)
    if (step === null) return steps
    const isThrow = step.entry.input.kind === 'throw'
    if (isThrow && isRace(game, step.after)) return steps
    if (isThrow) thrown++
    steps.push(step)
    state = step.after
  }
}

/** Returns the step of the due throw; null: no throw is due. */
export function throwStep<State, Move>(
  game: Game<State, Move>,
  state: State,
  throws: number,
  dice: Dice,
): Step<State, Move> | null {
  const turn = game.turn(state)
  if (turn.kind !== 'throw') return null
  return certain(game, state, { input: { kind: 'throw', faces: dice(throws + 1, turn.sides) } })
}

/** An input as other viewers see it: a hidden choice is only `chosen`. */
export type VisibleInput<Move> = Input<Move> | { readonly kind: 'chosen'; readonly seat: Seat }

/** Returns an input to `before` as `viewer` (null: a spectator) may see it. */
export function visibleInput<State, Move>(
  game: Game<State, Move>,
  before: State,
  input: Input<Move>,
  viewer: Seat | null,
): VisibleInput<Move> {
  const secret = input.kind === 'move' && input.seat !== viewer && isSecretChoice(game, before, input)
  return secret ? { kind: 'chosen', seat: input.seat } : input
}

/** Returns whether an input to `before` is a choice that others may not see until all are laid open. */
export function isSecretChoice<State>(
  game: Pick<Game<State>, 'hidden'>,
  before: State,
  { kind }: VisibleInput<unknown>,
): boolean {
  return kind === 'chosen' || (kind === 'move' && game.hidden?.(before) === true)
}
