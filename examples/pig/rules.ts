/** Pig, a dice game in the public domain. The rules by number are in text/en.ts. */
import type { Game } from '../../engine/contract.ts'

export interface Pig {
  readonly target: number
  /** Points that are safe, by seat. */
  readonly scores: readonly number[]
  readonly seat: number
  /** Points of this turn, which a 1 would lose. */
  readonly pot: number
  /** What the die shows; 0 before the first throw. */
  readonly die: number
  readonly phase: 'throw' | 'choose' | 'over'
}

export type PigMove = 'roll' | 'hold'

interface PigOptions {
  readonly target: number
}

export const TARGETS = [50, 100, 200]

const next = ({ seat, scores }: Pig): number => (seat + 1) % scores.length

/** R3, and R4: who has reached the target has won. */
function bank(state: Pig): Pig {
  const { scores, seat, pot, target } = state
  const safe = scores.with(seat, (scores[seat] ?? 0) + pot)
  const won = (safe[seat] ?? 0) >= target
  return { ...state, scores: safe, pot: 0, phase: won ? 'over' : 'throw', seat: won ? seat : next(state) }
}

/** R2, and R4: points that reach the target need no holding. */
function land(state: Pig, [die = 0]: readonly number[]): Pig {
  if (die === 1) return { ...state, die, pot: 0, phase: 'throw', seat: next(state) }
  const thrown: Pig = { ...state, die, pot: state.pot + die, phase: 'choose' }
  return (state.scores[state.seat] ?? 0) + thrown.pot >= state.target ? bank(thrown) : thrown
}

export const pig: Game<Pig, PigMove, PigOptions> = {
  id: 'pig',
  version: 1,
  seats: { min: 2, max: 6 },
  options: { target: { kind: 'choice', values: TARGETS, default: 100 } },
  words: ['roll', 'hold'],
  check: () => null,
  setup: (seats, { target }) => ({ target, scores: Array(seats).fill(0), seat: 0, pot: 0, die: 0, phase: 'throw' }),
  turn: ({ phase, seat, scores, pot }) => {
    if (phase === 'choose') return { kind: 'move', seats: [seat] }
    if (phase === 'throw') return { kind: 'throw', sides: [6], seat, ...(pot > 0 ? { goesOn: true } : {}) }
    return { kind: 'over', places: scores.map((mine) => 1 + scores.filter((other) => other > mine).length) }
  },
  moves: (state, seat) => (state.phase === 'choose' && state.seat === seat ? ['roll', 'hold'] : []),
  why: () => null,
  move: (state, _seat, move) => (move === 'roll' ? { ...state, phase: 'throw' } : bank(state)),
  land,
  scores: ({ scores }) => scores,
  view: (state) => state,
  write: (move) => move,
  read: (text) => (text === 'roll' || text === 'hold' ? text : null),
  layout: ({ die, target, pot, seat, scores }) => ({
    dice: die === 0 ? [] : [die],
    goal: target,
    pending: scores.map((_, other) => (other === seat ? pot : 0)),
  }),
  position: ({ scores, seat, pot, phase, target }) => {
    const inOrder = [...scores.slice(seat), ...scores.slice(0, seat)]
    const digits = [...inOrder, pot, phase === 'choose' ? 1 : 0]
    return { key: digits.reduce((key, digit) => key * (target + 6) + digit, target), from: seat }
  },
}
