/** Pebbles, broken on purpose, one way each. The suite must find every one, by the name of the check. */
import type { Game } from '../contract.ts'
import type { Check } from './checks.ts'
import { CONCEALED, NOT_YET, type Pebbles, type PebblesMove, type PebblesOptions, pebbles } from './fixture.ts'

type PebblesGame = Game<Pebbles, PebblesMove, PebblesOptions>

interface BrokenGame {
  readonly name: string
  readonly caught: Check
  /** Part of what the finding says: a check has several conditions. */
  readonly says: string
  readonly game: PebblesGame
}

/** A counter outside the state: what a rule must never have. */
function counter(): () => number {
  let n = 0
  return () => n++
}

const [calls, setups, asks] = [counter(), counter(), counter()]
const remembered = new WeakSet<object>()

type Turn = ReturnType<PebblesGame['turn']>
type Row = readonly [name: string, caught: Check, says: string, broken: Partial<PebblesGame>]

const { setup, turn, moves, only, why, move, land, view, write, read } = pebbles as Required<PebblesGame>
const timeUp = pebbles.timeUp as NonNullable<PebblesGame['timeUp']>
const fail = (): never => {
  throw new Error('a bug')
}

/** By the fault. The text says which condition of the check must have found it. */
const BREAKS: readonly Row[] = [
  // Pure functions of plain states
  ['sets up by throwing an error', 'throws', 'a bug', { setup: fail }],
  [
    'fails on high dice',
    'throws',
    'a bug',
    { land: (state, faces) => (faces.join('') === '626' ? fail() : land(state, faces)) },
  ],
  [
    'fails on a move it does not expect',
    'throws',
    'a bug',
    { why: (s, seat, m) => (s.phase === 'bow' && m.kind !== 'bow' ? fail() : why(s, seat, m)) },
  ],
  ['fails to read half a move', 'throws', 'a bug', { read: (text) => (text === 'lay' ? fail() : read(text)) }],
  [
    'fails on options it does not like',
    'throws',
    'a bug',
    { check: ({ bells }) => (bells.length === 0 ? fail() : null) },
  ],
  [
    'fails to show the end to spectators',
    'throws',
    'a bug',
    { view: (s, seat) => (s.phase === 'over' && seat === null ? fail() : view(s, seat)) },
  ],
  ['lays pebbles into the state it was given', 'mutates', '', { move: layInto }],
  ['sorts the dice it was given', 'mutates', '', { land: (state, faces) => land(state, (faces as number[]).sort()) }],
  [
    'changes the move it was given',
    'mutates',
    '',
    { move: (s, seat, m, at) => move(s, seat, Object.assign(m, { seen: 1 }), at) },
  ],
  ['keeps a Map in the state', 'plain', 'the state', { land: (s, faces) => ({ ...land(s, faces), seen: new Map() }) }],
  [
    'keeps undefined in the state',
    'plain',
    'undefined',
    { land: (s, faces) => ({ ...land(s, faces), seen: undefined }) },
  ],
  [
    'keeps a Map in a view',
    'plain',
    'the view of a spectator',
    { view: (s, seat) => (seat === null ? { ...s, seen: new Map() } : view(s, seat)) },
  ],
  [
    'needs the time of an act',
    'plain',
    'without a time',
    { move: (s, seat, m, at) => ({ ...move(s, seat, m, at), at: m.kind === 'grab' ? (at as number) : 0 }) },
  ],
  [
    'has moves that are not plain',
    'plain',
    'the move',
    {
      moves: (s, seat) => moves(s, seat).map((m) => ({ ...m, seen: undefined })),
      read: (t) => (read(t) === null ? null : { ...(read(t) as PebblesMove), seen: undefined }),
    },
  ],
  ['rolls by itself', 'repeatable', 'land', { land: (s, faces) => ({ ...land(s, faces), prize: calls() }) }],
  [
    'changes its mind about the turn',
    'repeatable',
    'turn differs',
    { turn: (s) => (s.phase === 'bell' ? ({ ...turn(s), limitMs: 1000 + asks() } as Turn) : turn(s)) },
  ],
  [
    'changes its mind about moves',
    'repeatable',
    'moves differ',
    { moves: (s, seat) => (asks() % 2 === 0 ? moves(s, seat) : moves(s, seat).toReversed()), only: undefined as never },
  ],
  [
    'changes its mind about results',
    'repeatable',
    'two results',
    { move: (s, seat, m, at) => ({ ...move(s, seat, m, at), prize: s.prize + calls() }) },
  ],
  [
    'knows states by identity',
    'twin',
    'on the copy',
    {
      land: remember,
      move: (s, seat, m, at) => (remembered.has(s) ? move(s, seat, m, at) : { ...move(s, seat, m, at), bows: 9 }),
    },
  ],
  [
    'lists moves by identity',
    'twin',
    'moves differ',
    {
      land: remember,
      moves: (s, seat) => (s.phase !== 'lay' || remembered.has(s) ? moves(s, seat) : moves(s, seat).toReversed()),
    },
  ],
  [
    'refuses by identity',
    'twin',
    'judged otherwise',
    { land: remember, why: (s, seat, m) => (why(s, seat, m) === null ? null : remembered.has(s) ? 'R3' : 'R4') },
  ],
  [
    'sets up another game every time',
    'replay',
    'step 0',
    { setup: (seats, options) => ({ ...setup(seats, options), at: setups() }) },
  ],

  // Options
  [
    'takes what it does not offer',
    'offers',
    'is taken',
    { check: ({ bells }) => (bells.length === 0 ? { option: 'bells', rule: 'R5' } : null) },
  ],
  [
    'refuses the default of what it does not offer',
    'offers',
    'is refused',
    { check: (_, seats) => (seats === 1 ? { option: 'motto', rule: 'R6a' } : null) },
  ],

  // Turns
  [
    'never ends',
    'endless',
    'inputs',
    { timeUp: (s) => again(timeUp(s)), move: (s, seat, m, at) => again(move(s, seat, m, at)) },
  ],
  [
    'has a time limit that cannot pass',
    'turn',
    'limit without',
    { turn: (s) => addLimit(turn(s)), timeUp: undefined as never },
  ],
  [
    'names a seat that is not there',
    'turn',
    '"seats":[9]',
    { turn: (s) => (s.phase === 'bow' ? { kind: 'move', seats: [9] } : turn(s)) },
  ],
  [
    'throws no dice',
    'turn',
    '"sides":[]',
    { turn: (s) => (s.phase === 'throw' ? { kind: 'throw', sides: [], seat: null } : turn(s)) },
  ],
  [
    'pairs unlike dice',
    'turn',
    'alike',
    { turn: (s) => (s.phase === 'throw' ? { kind: 'throw', sides: [6, 2, 6], alike: [[0, 1]], seat: null } : turn(s)) },
  ],
  [
    'pairs a die that is not there',
    'turn',
    'alike',
    {
      turn: (s) =>
        s.phase === 'throw' ? { kind: 'throw', sides: [6, 2, 6], alike: [[0, 2], [9]], seat: null } : turn(s),
    },
  ],
  [
    'tells dice apart that are alike',
    'alike',
    'same throw',
    { land: (s, faces) => ({ ...land(s, faces), prize: 10 * (faces[0] ?? 0) + (faces[2] ?? 0) }) },
  ],
  ['lets time pass for nothing', 'stuck', 'nothing changes', { timeUp: (s) => s }],
  [
    'leaves a seat without pebbles without a move',
    'stuck',
    'has no move',
    { moves: (s, seat) => (s.phase === 'lay' && s.pebbles[seat] === 0 ? [] : moves(s, seat)) },
  ],
  [
    'lists moves of a seat that is not due',
    'idle',
    '',
    { moves: (s, seat) => (s.phase === 'bow' ? [{ kind: 'bow' }] : moves(s, seat)) },
  ],

  // Moves
  [
    'lists a move twice',
    'unique',
    'twice',
    { moves: (s, seat) => moves(s, seat).flatMap((m) => [m, m]), only: undefined as never },
  ],
  [
    'writes two moves alike',
    'notation',
    'two moves',
    { write: (m) => (m.kind === 'lay' ? 'lay' : write(m)), read: (text) => read(text === 'lay' ? 'lay 0' : text) },
  ],
  ['cannot read what it wrote', 'notation', 'reads back', { read: (text) => (text === 'bow' ? null : read(text)) }],
  [
    'shouts',
    'notation',
    'plain words',
    { write: (m) => write(m).toUpperCase(), read: (text) => read(text.toLowerCase()) },
  ],
  ['writes what is no word of its own', 'notation', "game's words", { words: ['lay', 'grab', 'bow'] }],
  [
    'allows what it does not list',
    'why',
    'not listed and allowed',
    { why: (s, seat, m) => (m.kind === 'lay' ? null : why(s, seat, m)) },
  ],
  [
    'refuses what it lists',
    'why',
    'listed and refused',
    { why: (s, seat, m) => (m.kind === 'bow' ? 'R6' : why(s, seat, m)) },
  ],
  [
    'refuses by something that is no rule',
    'why',
    'no rule number',
    { why: (s, seat, m) => (why(s, seat, m) === null ? null : 'Rno') },
  ],
  ['forces the first of several moves', 'only', '', { only: (s, seat) => moves(s, seat)[0] ?? null }],
  ['misses a forced move', 'only', '', { only: () => null }],

  // Views and secrets
  [
    'hides from a seat its own pebbles',
    'own',
    'has the moves',
    { view: (s, seat) => ({ ...view(s, seat), pebbles: s.pebbles.map(() => 1) }), only: undefined as never },
  ],
  [
    'judges a view otherwise',
    'own',
    'judged otherwise',
    {
      view: (s, seat) => ({ ...view(s, seat), bows: 9 }),
      why: (s, seat, m) => (why(s, seat, m) === null ? null : s.bows === 9 ? 'R1' : 'R3'),
    },
  ],
  [
    'forces nothing on a view',
    'own',
    'is forced',
    {
      view: (s, seat) => ({ ...view(s, seat), prize: 99 }),
      only: (s, seat) => (s.prize === 99 ? null : only(s, seat)),
    },
  ],
  [
    'shows every view of a view anew',
    'own',
    'view of the view',
    { view: (s, seat) => ({ ...view(s, seat), at: s.at + 1 }) },
  ],
  [
    'shows the end too early',
    'own',
    'another turn',
    { view: (s, seat) => (s.phase === 'throw' ? { ...s, phase: 'over' } : view(s, seat)) },
  ],
  [
    'hides on the state alone',
    'own',
    'whether choices are hidden',
    { view: (s, seat) => ({ ...view(s, seat), prize: 99 }), hidden: (s) => s.phase === 'lay' && s.prize !== 99 },
  ],
  ['shows everyone what was laid', 'leak', 'told apart', { view: (s) => s }],
  ['shows how many pebbles are laid in all', 'leak', 'a spectator', { view: showSum }],
  [
    'shows what was laid once somebody else has',
    'leak',
    'told apart',
    { view: (s, seat) => (s.laid.filter((laid) => laid !== NOT_YET).length > 1 ? s : view(s, seat)) },
  ],
  [
    'rewards the quickest secret',
    'order',
    'another order',
    { move: (s, seat, m, at) => ({ ...move(s, seat, m, at), bower: m.kind === 'lay' ? seat : s.bower }) },
  ],
  ['tells others the hidden inputs', 'tell', 'not as inputs', { hidden: () => false }],

  // Points
  ['forgets a score', 'scores', 'of the state', { scores: (s) => s.points.slice(1) }],
  [
    'loses count on a view',
    'scores',
    'of the view',
    {
      view: (s, seat) => ({ ...view(s, seat), prize: 99 }),
      scores: (s) => (s.prize === 99 ? s.points.map(() => Number.NaN) : s.points),
    },
  ],
  ['places the last one first', 'places', 'places', { turn: (s) => backwards(turn(s)) }],
  ['places two seconds and no first', 'places', 'places', { turn: (s) => shift(turn(s)) }],
  ['forgets a place', 'places', 'seats', { turn: (s) => fewer(turn(s)) }],
]

function layInto(state: Pebbles, seat: number, m: PebblesMove, at?: number): Pebbles {
  if (m.kind === 'lay') (state.laid as number[])[seat] = m.count
  return move(state, seat, m, at)
}

function remember(state: Pebbles, faces: readonly number[]): Pebbles {
  const landed = land(state, faces)
  remembered.add(landed)
  return landed
}

function again(state: Pebbles): Pebbles {
  return state.phase === 'over' ? { ...state, phase: 'throw' } : state
}

function addLimit(due: Turn): Turn {
  return due.kind === 'move' ? { ...due, limitMs: 1000 } : due
}

function showSum(state: Pebbles, seat: number | null): Pebbles {
  const open = state.laid.filter((laid) => laid !== NOT_YET && laid !== CONCEALED)
  const sum = open.reduce((total, laid) => total + laid, 0)
  return state.phase === 'lay' && seat === null && open.length > 0
    ? { ...view(state, seat), at: sum }
    : view(state, seat)
}

function backwards(due: Turn): Turn {
  return due.kind === 'over' ? { ...due, places: due.places.map((place) => due.places.length + 1 - place) } : due
}

function shift(due: Turn): Turn {
  return due.kind === 'over' ? { ...due, places: due.places.map((place) => place + 1) } : due
}

function fewer(due: Turn): Turn {
  return due.kind === 'over' ? { ...due, places: due.places.slice(1) } : due
}

export const BROKEN: readonly BrokenGame[] = BREAKS.map(([name, caught, says, broken]) => ({
  name,
  caught,
  says,
  game: { ...pebbles, ...broken },
}))
