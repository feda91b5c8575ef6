/** Start here: 9 Dice as a `Game`. R-numbers are those of ../README.md. Who was first is the host's judgement. */
import type { Game, RuleRef, Seat, Turn } from '../../../engine/contract.ts'
import { type Move, read, STATE, TAKE, WORDS, write } from './moves.ts'
import { check, OPTIONS, type Options, offers } from './options.ts'
import { claimWorth, gainsOf } from './scoring.ts'
import { BLACK, isTaken, playing, type State, TIE_ROUNDS } from './state.ts'
import { DICE } from './sums.ts'

export const nineDice: Game<State, Move, Options> = {
  id: 'nine-dice',
  version: 2,
  seats: { min: 1, max: 5 },
  options: OPTIONS,
  words: WORDS,
  check,
  offers,
  setup,
  turn,
  moves,
  why,
  move,
  land,
  timeUp: endRound, // R7
  first: ({ spinner }) => spinner,
  lockoutMs: ({ table }) => table.lockout,
  rash: (state, seat, { disc, signs }) => signs !== null && claimWorth(state, { disc, seat, signs }) === 0,
  scores: (state) => state.scores,
  view: (state) => state, // Nothing is hidden.
  write,
  read,
}

function setup(seats: number, options: Options): State {
  return {
    table: { ...options, seats },
    phase: seats === 1 ? 'spin' : 'first',
    spinner: 0,
    round: 0,
    number: 0,
    dice: [],
    taken: [],
    gains: [],
    scores: Array<number>(seats).fill(options.start), // R1
    tied: 0,
    tieRound: 0,
    lasted: Array<number>(seats).fill(0),
  }
}

const SIXES = Array<number>(DICE).fill(6)

function turn(state: State): Turn {
  const { phase, table } = state
  switch (phase) {
    case 'first':
      return { kind: 'throw', sides: [table.seats], seat: null }
    case 'spin':
      return { kind: 'throw', sides: [table.spinner, ...SIXES], seat: nextSpinner(state) } // R2
    case 'race': {
      const seats = playing(state)
      const { seconds } = table
      return seconds === 0
        ? { kind: 'move', seats, optional: true }
        : { kind: 'move', seats, optional: true, limitMs: seconds * 1000 }
    }
    case 'over':
      return { kind: 'over', places: placesOf(state) }
  }
}

/** R1. The role moves clockwise each round; in a tie-break among those who play. */
function nextSpinner(state: State): Seat {
  const { spinner, round, table } = state
  if (round === 0) return spinner
  const seats = playing(state)
  for (let step = 1; step <= table.seats; step++) {
    const seat = (spinner + step) % table.seats
    if (seats.includes(seat)) return seat
  }
  return spinner
}

/** R12. By total; those who tied for it by the tie-break rounds they played; the seats left in it at the end come first. */
function placesOf({ scores, lasted, tied }: State): number[] {
  return ranked(scores.map((score, seat) => 16 * score + 2 * (lasted[seat] as number) + stillIn(tied, seat)))
}

function stillIn(tied: number, seat: Seat): number {
  return (tied >> seat) & 1
}

/** The place of each rank, counted from 1; equal ranks share a place. */
function ranked(ranks: readonly number[]): number[] {
  return ranks.map((mine) => 1 + ranks.filter((other) => other > mine).length)
}

/** Version 1: all seats that dropped out of the tie-break shared one place, no matter in which round. Only the places differ. */
export const nineDice1: Game<State, Move, Options> = {
  ...nineDice,
  version: 1,
  turn: (state) =>
    state.phase === 'over'
      ? { kind: 'over', places: ranked(state.scores.map((score, seat) => 2 * score + stillIn(state.tied, seat))) }
      : turn(state),
}

function moves(state: State, seat: Seat): readonly Move[] {
  if (state.phase !== 'race' || !playing(state).includes(seat)) return []
  return TAKE.filter(({ disc }) => !isTaken(state, disc)).flatMap((take) =>
    state.table.statement === 'on' && take.disc !== BLACK ? (STATE[take.disc] as readonly Move[]) : [take],
  )
}

function why(state: State, _seat: Seat, { disc, signs }: Move): RuleRef | null {
  if (isTaken(state, disc)) return 'R3'
  const stated = state.table.statement === 'on' && disc !== BLACK
  return stated === (signs !== null) ? null : 'R8'
}

function move(state: State, seat: Seat, { disc, signs }: Move): State {
  const next: State = { ...state, taken: [...state.taken, { disc, seat, signs }] }
  return disc === BLACK ? endRound(next) : next // R5
}

function land(state: State, faces: readonly number[]): State {
  const [first, ...dice] = faces
  const tie = state.tied === 0 ? 0 : 1
  if (state.phase === 'first') return { ...state, phase: 'spin', spinner: (first as number) - 1 }
  return {
    ...state,
    phase: 'race',
    spinner: nextSpinner(state),
    round: state.round + 1,
    tieRound: state.tieRound + tie,
    lasted: tie === 0 ? state.lasted : state.lasted.map((rounds, seat) => rounds + stillIn(state.tied, seat)),
    number: first as number,
    dice,
    taken: [],
    gains: [],
  }
}

function endRound(state: State): State {
  const gains = gainsOf(state)
  return state.tied === 0 ? score(state, gains) : breakTie(state, gains)
}

/** R11, R12. */
function score(state: State, gains: readonly number[]): State {
  const scores = state.scores.map((points, seat) => Math.max(0, points + (gains[seat] as number)))
  const highest = Math.max(...scores)
  const leaders = scores.reduce((bits, points, seat) => (points === highest ? bits | (1 << seat) : bits), 0)
  const { rounds, target } = state.table
  const reached = rounds > 0 ? state.round >= rounds : highest >= target
  const alone = (leaders & (leaders - 1)) === 0
  return { ...state, phase: reached && alone ? 'over' : 'spin', gains, scores, tied: reached ? leaders : 0 }
}

/** R12. A tie-break round counts from 0; seats with less than the most drop out. */
function breakTie(state: State, gains: readonly number[]): State {
  const seats = playing(state)
  const most = Math.max(...seats.map((seat) => gains[seat] as number))
  const tied = seats.reduce((bits, seat) => (gains[seat] === most ? bits | (1 << seat) : bits), 0)
  const decided = (tied & (tied - 1)) === 0 || state.tieRound === TIE_ROUNDS
  return { ...state, phase: decided ? 'over' : 'spin', gains, tied }
}
