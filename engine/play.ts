import type { Game, Input, MoveTurn, RuleRef, Seat, ThrowTurn, Turn } from './contract.ts'
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

function fits({ sides }: ThrowTurn, faces: readonly number[]): boolean {
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

function wrongFaces({ sides }: ThrowTurn, faces: readonly number[]): Refusal {
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

/** An input as other viewers see it: a hidden choice is only `chosen`. */
export type VisibleInput<Move> = Input<Move> | { readonly kind: 'chosen'; readonly seat: Seat }

/** Returns an input to `before` as `viewer` (null: a spectator) may see it. */
export function visibleInput<State, Move>(
  game: Game<State, Move>,
  before: State,
  input: Input<Move>,
  viewer: Seat | null,
): VisibleInput<Move> {
  const secret = input.kind === 'move' && input.seat !== viewer && (game.hidden?.(before) ?? false)
  return secret ? { kind: 'chosen', seat: input.seat } : input
}
