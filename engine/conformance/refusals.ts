/** Inputs that must be refused at a position, each for its own reason, leaving the state as it was. */
import type { Game, Input, MoveTurn, ThrowTurn, Turn } from '../contract.ts'
import { play, type Refusal } from '../play.ts'
import { ensure } from './checks.ts'
import type { Subject } from './position-checks.ts'

type Expected<Move> = readonly [code: Refusal['code'], input: Input<Move>]

/** Checks that wrong inputs are refused for the right reason and change nothing. Throws `Broken`. */
export function checkRefusals<State, Move>(subject: Subject<State, Move>, state: State, turn: Turn): void {
  const { game } = subject
  const before = JSON.stringify(state)
  for (const [code, input] of wrongInputs(subject, state, turn)) {
    const played = play(game, state, input)
    const got = played.ok ? 'accepted' : played.fault.code
    ensure(got === code, 'refusal', () => `${JSON.stringify(input)} should be refused as ${code}, and is ${got}`)
  }
  ensure(JSON.stringify(state) === before, 'refusal', () => 'a refusal has changed the state')
}

function wrongInputs<State, Move>(subject: Subject<State, Move>, state: State, turn: Turn): Expected<Move>[] {
  const [some] = subject.known.values()
  if (turn.kind === 'over') {
    const over: Expected<Move>[] = [
      ['over', { kind: 'throw', faces: [1] }],
      ['over', { kind: 'time' }],
    ]
    return some === undefined ? over : [...over, ['over', { kind: 'move', seat: 0, move: some }]]
  }
  return turn.kind === 'throw' ? wrongThrows(turn, subject.seats, some) : wrongMoves(subject, state, turn, some)
}

function wrongThrows<Move>({ sides }: ThrowTurn, seats: number, some: Move | undefined): Expected<Move>[] {
  const ones = sides.map(() => 1)
  const faces = (first: number): Input<Move> => ({ kind: 'throw', faces: [first, ...ones.slice(1)] })
  const wrong: Expected<Move>[] = [
    ['wrong-count', { kind: 'throw', faces: [...ones, 1] }],
    ['wrong-count', { kind: 'throw', faces: ones.slice(1) }],
    ['wrong-face', faces(0)],
    ['wrong-face', faces((sides[0] as number) + 1)],
    ['wrong-face', faces(1.5)],
    ['wrong-face', faces(Number.NaN)],
    ['throw-due', { kind: 'time' }],
  ]
  if (some === undefined) return wrong
  return [
    ...wrong,
    ['throw-due', { kind: 'move', seat: 0, move: some }],
    ['no-such-seat', { kind: 'move', seat: seats, move: some }],
  ]
}

function wrongMoves<State, Move>(
  { game, seats, known }: Subject<State, Move>,
  state: State,
  turn: MoveTurn,
  some: Move | undefined,
): Expected<Move>[] {
  const wrong: Expected<Move>[] = [['move-due', { kind: 'throw', faces: [1] }]]
  if (turn.limitMs === undefined) wrong.push(['no-limit', { kind: 'time' }])
  if (some === undefined) return wrong
  for (const seat of [-1, seats, 0.5, Number.NaN]) wrong.push(['no-such-seat', { kind: 'move', seat, move: some }])
  for (let seat = 0; seat < seats; seat++) {
    if (!turn.seats.includes(seat)) wrong.push(['not-due', { kind: 'move', seat, move: some }])
    else wrong.push(...wrongOf(game, state, seat, known.values()))
  }
  return wrong
}

function wrongOf<State, Move>(
  game: Game<State, Move>,
  state: State,
  seat: number,
  known: Iterable<Move>,
): Expected<Move>[] {
  const wrong: Expected<Move>[] = []
  const [legal] = game.moves(state, seat)
  if (legal !== undefined) wrong.push(['bad-time', { kind: 'move', seat, move: legal, at: -1 }])
  for (const move of known) {
    if (game.why(state, seat, move) !== null) return [...wrong, ['illegal', { kind: 'move', seat, move }]]
  }
  return wrong
}
