/** Pebbles, broken on purpose, one way each. The suite must find every one, by the name of the check. */
import type { Game } from '../contract.ts'
import type { Check } from './checks.ts'
import { CONCEALED, NOT_YET, type Pebbles, type PebblesMove, type PebblesOptions, pebbles } from './fixture.ts'

type PebblesGame = Game<Pebbles, PebblesMove, PebblesOptions>

export interface BrokenGame {
  readonly name: string
  readonly caught: Check
  readonly game: PebblesGame
}

/** A counter outside the state: what a rule must never have. */
function counter(): () => number {
  let n = 0
  return () => n++
}

const [calls, setups] = [counter(), counter()]
const remembered = new WeakSet<object>()

const BREAKS: readonly (readonly [name: string, caught: Check, broken: Partial<PebblesGame>])[] = [
  [
    'lays pebbles into the state it was given',
    'mutates',
    {
      move(state, seat, move, at) {
        if (move.kind === 'lay') (state.laid as number[])[seat] = move.count
        return pebbles.move(state, seat, move, at)
      },
    },
  ],
  [
    'keeps a Map in the state',
    'plain',
    { land: (state, faces) => ({ ...pebbles.land(state, faces), seen: new Map() }) },
  ],
  [
    'keeps undefined in the state',
    'plain',
    { land: (state, faces) => ({ ...pebbles.land(state, faces), seen: undefined }) },
  ],
  ['rolls by itself', 'repeatable', { land: (state, faces) => ({ ...pebbles.land(state, faces), prize: calls() }) }],
  [
    'knows states by identity',
    'twin',
    {
      land(state, faces) {
        const landed = pebbles.land(state, faces)
        remembered.add(landed)
        return landed
      },
      move(state, seat, move, at) {
        const moved = pebbles.move(state, seat, move, at)
        return remembered.has(state) ? moved : { ...moved, at: moved.at + 1 }
      },
    },
  ],
  [
    'sets up another game every time',
    'replay',
    { setup: (seats, options) => ({ ...pebbles.setup(seats, options), at: setups() }) },
  ],
  ['never ends', 'endless', { timeUp: (state) => again(pebbles.timeUp?.(state) ?? state), move: withoutEnd }],
  [
    'has a time limit that cannot pass',
    'turn',
    { turn: (state) => addLimit(pebbles.turn(state)), timeUp: undefined as never },
  ],
  [
    'names a seat that is not there',
    'turn',
    { turn: (state) => (state.phase === 'bow' ? { kind: 'move', seats: [9] } : pebbles.turn(state)) },
  ],
  [
    'tells dice apart that are alike',
    'alike',
    { land: (state, faces) => ({ ...pebbles.land(state, faces), prize: 10 * (faces[0] ?? 0) + (faces[2] ?? 0) }) },
  ],
  [
    'leaves a seat without pebbles without a move',
    'stuck',
    { moves: (state, seat) => (state.phase === 'lay' && state.pebbles[seat] === 0 ? [] : pebbles.moves(state, seat)) },
  ],
  [
    'lists moves of a seat that is not due',
    'idle',
    { moves: (state, seat) => (state.phase === 'bow' ? [{ kind: 'bow' }] : pebbles.moves(state, seat)) },
  ],
  [
    'lists a move twice',
    'unique',
    { moves: (state, seat) => pebbles.moves(state, seat).flatMap((move) => [move, move]) },
  ],
  [
    'writes two moves alike',
    'notation',
    {
      write: (move) => (move.kind === 'lay' ? 'lay' : pebbles.write(move)),
      read: (text) => pebbles.read(text === 'lay' ? 'lay 0' : text),
    },
  ],
  ['cannot read what it wrote', 'notation', { read: (text) => (text === 'bow' ? null : pebbles.read(text)) }],
  ['writes what is no word of its own', 'notation', { words: ['lay', 'grab', 'bow'] }],
  [
    'allows what it does not list',
    'why',
    { why: (state, seat, move) => (move.kind === 'lay' ? null : pebbles.why(state, seat, move)) },
  ],
  [
    'refuses what it lists',
    'why',
    { why: (state, seat, move) => (move.kind === 'bow' ? 'R6' : pebbles.why(state, seat, move)) },
  ],
  [
    'refuses by something that is no rule',
    'why',
    { why: (state, seat, move) => (pebbles.why(state, seat, move) === null ? null : 'Rno') },
  ],
  ['forces the first of several moves', 'only', { only: (state, seat) => pebbles.moves(state, seat)[0] ?? null }],
  ['misses a forced move', 'only', { only: () => null }],
  [
    'hides from a seat its own pebbles',
    'own',
    { view: (state, seat) => ({ ...pebbles.view(state, seat), pebbles: state.pebbles.map(() => 0) }) },
  ],
  ['shows everyone what was laid', 'leak', { view: (state) => state }],
  [
    'shows how many pebbles are laid in all',
    'leak',
    {
      view(state, seat) {
        const open = state.laid.filter((laid) => laid !== NOT_YET && laid !== CONCEALED)
        const sum = open.reduce((total, laid) => total + laid, 0)
        return state.phase === 'lay' && seat === null
          ? { ...pebbles.view(state, seat), at: sum }
          : pebbles.view(state, seat)
      },
    },
  ],
  ['tells others the hidden inputs', 'tell', { hidden: () => false }],
  ['forgets a score', 'scores', { scores: (state) => state.points.slice(1) }],
  ['places the last one first', 'places', { turn: (state) => backwards(pebbles.turn(state)) }],
  [
    'fails on a move it does not expect',
    'throws',
    {
      why(state, seat, move) {
        if (state.phase === 'bow' && move.kind !== 'bow') throw new Error('unexpected')
        return pebbles.why(state, seat, move)
      },
    },
  ],
]

function withoutEnd(state: Pebbles, seat: number, move: PebblesMove, at?: number): Pebbles {
  return again(pebbles.move(state, seat, move, at))
}

function again(state: Pebbles): Pebbles {
  return state.phase === 'over' ? { ...state, phase: 'throw' } : state
}

function addLimit(turn: ReturnType<PebblesGame['turn']>): ReturnType<PebblesGame['turn']> {
  return turn.kind === 'move' ? { ...turn, limitMs: 1000 } : turn
}

function backwards(turn: ReturnType<PebblesGame['turn']>): ReturnType<PebblesGame['turn']> {
  return turn.kind === 'over' ? { ...turn, places: turn.places.map((place) => turn.places.length + 1 - place) } : turn
}

export const BROKEN: readonly BrokenGame[] = BREAKS.map(([name, caught, broken]) => ({
  name,
  caught,
  game: { ...pebbles, ...broken },
}))
