import type { Game, Input, MoveTurn, RuleRef, Seat, ThrowTurn } from './contract.ts'
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

/** The only door: every input of every host, bot and replay goes through here. */
export function play<State, Move>(game: Game<State, Move>, state: State, input: Input<Move>): Result<State, Refusal> {
  const turn = game.turn(state)
  if (turn.kind === 'over') return bad({ code: 'over' })
  switch (input.kind) {
    case 'throw': {
      if (turn.kind !== 'throw') return bad({ code: 'move-due', seats: turn.seats })
      const refusal = wrongFaces(turn, input.faces)
      return refusal === null ? good(game.land(state, input.faces)) : bad(refusal)
    }
    case 'move': {
      if (turn.kind !== 'move') return bad(notMoving(game, state, input.seat, turn))
      if (!turn.seats.includes(input.seat)) return bad(notDue(game, state, input.seat, turn.seats))
      const { at } = input
      if (at !== undefined && !isTime(at)) return bad({ code: 'bad-time', at })
      const rule = game.why(state, input.seat, input.move)
      if (rule !== null) return bad({ code: 'illegal', rule })
      return good(game.move(state, input.seat, input.move, at))
    }
    case 'time':
      return timePasses(game, state, turn)
  }
}

function wrongFaces(turn: ThrowTurn, faces: readonly number[]): Refusal | null {
  const { sides } = turn
  if (faces.length !== sides.length) return { code: 'wrong-count', expected: sides.length, got: faces.length }
  for (let die = 0; die < sides.length; die++) {
    const face = faces[die] as number
    if (!(face >= 1 && face <= (sides[die] as number) && (face | 0) === face)) {
      return { code: 'wrong-face', die: die + 1, sides: sides[die] as number, face }
    }
  }
  return null
}

function notMoving<State>(game: Game<State>, state: State, seat: Seat, turn: ThrowTurn): Refusal {
  return isSeat(game, state, seat)
    ? { code: 'throw-due', sides: turn.sides }
    : { code: 'no-such-seat', seat, seats: game.scores(state).length }
}

function notDue<State>(game: Game<State>, state: State, seat: Seat, seats: readonly Seat[]): Refusal {
  return isSeat(game, state, seat)
    ? { code: 'not-due', seat, seats }
    : { code: 'no-such-seat', seat, seats: game.scores(state).length }
}

function isSeat<State>(game: Game<State>, state: State, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < game.scores(state).length
}

function isTime(at: number): boolean {
  return Number.isSafeInteger(at) && at >= 0
}

function timePasses<State>(game: Game<State>, state: State, turn: ThrowTurn | MoveTurn): Result<State, Refusal> {
  if (turn.kind === 'throw') return bad({ code: 'throw-due', sides: turn.sides })
  if (turn.limitMs === undefined || game.timeUp === undefined) return bad({ code: 'no-limit' })
  return good(game.timeUp(state))
}

export interface Forced<Move> {
  readonly seat: Seat
  readonly move: Move
}

/**
 * The next move nobody needs to be asked for: a seat that is due, in a turn that is not optional, has exactly one legal move.
 * Hosts play it and mark it in the log, one after the other until there is none.
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

/** An input as others are told of it: of a hidden choice only that it was made. */
export type Shown<Move> = Input<Move> | { readonly kind: 'chosen'; readonly seat: Seat }

/** What a viewer (null: a spectator) may be told of an input to `before`. */
export function shown<State, Move>(
  game: Game<State, Move>,
  before: State,
  input: Input<Move>,
  viewer: Seat | null,
): Shown<Move> {
  const secret = input.kind === 'move' && input.seat !== viewer && (game.hidden?.(before) ?? false)
  return secret ? { kind: 'chosen', seat: input.seat } : input
}
