/**
 * Pebbles: a tiny game that uses every part of the contract, so that the suite itself can be tested.
 *
 * R1 Everyone starts with six pebbles and no points.
 * R2 A round: two dice that are alike and a coin are thrown. The prize is the dice's sum, twice that if the coin shows 2.
 * R3 Everyone lays 0 to 3 of its pebbles in secret, then all are shown; laid pebbles are gone.
 * R4 The highest bid takes the prize, if it is alone.
 * R4a With a caller, the first seat then says whether the bell rings; if not, the round is over. It may nod before, once: it bows, without
 *     a choice, and is asked again.
 * R5 Then a bell rings: whoever is quickest may grab one of the bells for a point. After three seconds it is over.
 * R6 The grabber bows twice. There is no choice in it.
 * R6a Alone there is nobody to read a motto.
 * R7 After the last round the most points win; ties are shared.
 */
import type { Game, RuleRef, Seat, Turn } from '../contract.ts'

export interface Pebbles {
  readonly rounds: number
  readonly bells: readonly string[]
  readonly round: number
  readonly called: boolean
  /** The caller has nodded in this round. */
  readonly nodded: boolean
  readonly phase: 'throw' | 'lay' | 'call' | 'bell' | 'bow' | 'over'
  readonly prize: number
  readonly pebbles: readonly number[]
  /** By seat: pebbles laid, or one of the two below. */
  readonly laid: readonly number[]
  readonly points: readonly number[]
  readonly bower: Seat
  /** How many are left; 0: it nods. */
  readonly bows: number
  /** When the last bell was grabbed. */
  readonly at: number
}

export const NOT_YET = -1
export const CONCEALED = -2

export type PebblesMove =
  | { readonly kind: 'lay'; readonly count: number }
  | { readonly kind: 'ring' | 'rest' | 'nod' }
  | { readonly kind: 'grab'; readonly bell: string }
  | { readonly kind: 'bow' }

export interface PebblesOptions {
  readonly rounds: number
  readonly bells: readonly string[]
  readonly motto: string
  readonly caller?: 'nobody' | 'first'
}

/** R4a */
const CALLER = 0

const BELLS = ['brass', 'iron', 'glass']

function setup(seats: number, { rounds, bells, caller }: PebblesOptions): Pebbles {
  const all = (value: number): number[] => Array<number>(seats).fill(value)
  return {
    rounds,
    bells,
    round: 1,
    called: caller === 'first',
    nodded: false,
    phase: 'throw',
    prize: 0,
    pebbles: all(6), // R1
    laid: all(NOT_YET),
    points: all(0),
    bower: 0,
    bows: 0,
    at: 0,
  }
}

function turn(state: Pebbles): Turn {
  const seats = state.laid.map((_, seat) => seat)
  switch (state.phase) {
    case 'throw':
      return { kind: 'throw', sides: [6, 2, 6], alike: [[0, 2]], seat: null } // R2
    case 'lay':
      return { kind: 'move', seats: seats.filter((seat) => state.laid[seat] === NOT_YET) }
    case 'call':
      return { kind: 'move', seats: [CALLER] } // R4a
    case 'bell':
      return { kind: 'move', seats, optional: true, limitMs: 3000 }
    case 'bow':
      return { kind: 'move', seats: [state.bower] }
    case 'over':
      return { kind: 'over', places: state.points.map((mine) => 1 + state.points.filter((p) => p > mine).length) } // R7
  }
}

function moves(state: Pebbles, seat: Seat): readonly PebblesMove[] {
  if (state.phase === 'bell') return state.bells.map((bell) => ({ kind: 'grab', bell }))
  if (state.phase === 'call') return seat === CALLER ? calls(state) : []
  if (state.phase === 'bow') return seat === state.bower ? [{ kind: 'bow' }] : []
  if (state.phase !== 'lay' || state.laid[seat] !== NOT_YET) return []
  const most = Math.min(3, state.pebbles[seat] as number)
  return Array.from({ length: most + 1 }, (_, count) => ({ kind: 'lay', count }))
}

/** R4a */
function calls({ nodded }: Pebbles): readonly PebblesMove[] {
  return nodded ? [{ kind: 'ring' }, { kind: 'rest' }] : [{ kind: 'ring' }, { kind: 'rest' }, { kind: 'nod' }]
}

function only(state: Pebbles, seat: Seat): PebblesMove | null {
  const all = moves(state, seat)
  return all.length === 1 ? (all[0] as PebblesMove) : null
}

function why(state: Pebbles, seat: Seat, move: PebblesMove): RuleRef | null {
  switch (state.phase) {
    case 'lay':
      return move.kind === 'lay' && move.count <= Math.min(3, state.pebbles[seat] as number) ? null : 'R3'
    case 'call':
      return calls(state).some(({ kind }) => kind === move.kind) ? null : 'R4a'
    case 'bell':
      return move.kind === 'grab' && state.bells.includes(move.bell) ? null : 'R5'
    default:
      return move.kind === 'bow' ? null : 'R6'
  }
}

function move(state: Pebbles, seat: Seat, move: PebblesMove, at = 0): Pebbles {
  switch (move.kind) {
    case 'lay': {
      const laid = state.laid.with(seat, move.count)
      return laid.includes(NOT_YET) ? { ...state, laid } : reveal({ ...state, laid })
    }
    case 'nod':
      return { ...state, phase: 'bow', bower: CALLER, bows: 0, nodded: true }
    case 'ring':
      return { ...state, phase: 'bell' }
    case 'rest':
      return nextRound(state)
    case 'grab': {
      const points = state.points.with(seat, (state.points[seat] as number) + 1)
      return { ...state, phase: 'bow', points, bower: seat, bows: 2, at }
    }
    case 'bow':
      if (state.bows === 0) return { ...state, phase: 'call' }
      return state.bows > 1 ? { ...state, bows: state.bows - 1 } : nextRound(state)
  }
}

/** R4 */
function reveal(state: Pebbles): Pebbles {
  const best = Math.max(...state.laid)
  const winners = state.laid.flatMap((laid, seat) => (laid === best ? [seat] : []))
  const wins = (seat: Seat): boolean => winners.length === 1 && winners[0] === seat
  return {
    ...state,
    phase: state.called ? 'call' : 'bell',
    pebbles: state.pebbles.map((pebbles, seat) => pebbles - (state.laid[seat] as number)),
    points: state.points.map((points, seat) => (wins(seat) ? points + state.prize : points)),
  }
}

function nextRound(state: Pebbles): Pebbles {
  const over = state.round === state.rounds
  return {
    ...state,
    phase: over ? 'over' : 'throw',
    round: over ? state.round : state.round + 1,
    prize: 0,
    laid: state.laid.map(() => NOT_YET),
    bows: 0,
    nodded: false,
  }
}

function land(state: Pebbles, [one = 0, coin = 0, two = 0]: readonly number[]): Pebbles {
  return { ...state, phase: 'lay', prize: (one + two) * coin }
}

/** Others see that a seat has laid, not how many. */
function view(state: Pebbles, viewer: Seat | null): Pebbles {
  if (state.phase !== 'lay') return state
  return { ...state, laid: state.laid.map((laid, seat) => (seat === viewer || laid === NOT_YET ? laid : CONCEALED)) }
}

function write(move: PebblesMove): string {
  if (move.kind === 'grab') return `grab ${move.bell}`
  return move.kind === 'lay' ? `lay ${move.count}` : move.kind
}

function read(text: string): PebblesMove | null {
  const [kind, what = ''] = text.split(' ')
  if (text === 'bow' || text === 'ring' || text === 'rest' || text === 'nod') return { kind: text }
  if (kind === 'lay' && /^[0-3]$/.test(what)) return { kind: 'lay', count: Number(what) }
  return kind === 'grab' && BELLS.includes(what) ? { kind: 'grab', bell: what } : null
}

export const pebbles: Game<Pebbles, PebblesMove, PebblesOptions> = {
  id: 'pebbles',
  version: 1,
  seats: { min: 1, max: 4 },
  options: {
    rounds: { kind: 'choice', values: [1, 2, 5], default: 2 },
    bells: { kind: 'list', of: BELLS, default: ['brass'] },
    motto: { kind: 'text', max: 20, default: '' },
    caller: { kind: 'choice', values: ['nobody', 'first'], default: 'nobody', later: true },
  },
  words: ['lay', 'ring', 'rest', 'nod', 'grab', 'bow', ...BELLS],
  check: ({ bells, motto }, seats) => {
    if (bells.length === 0) return { option: 'bells', rule: 'R5' }
    return motto !== '' && seats === 1 ? { option: 'motto', rule: 'R6a' } : null
  },
  offers: (option, seats) => option !== 'motto' || seats > 1,
  setup,
  turn,
  moves,
  only,
  why,
  move,
  land,
  timeUp: nextRound,
  scores: (state) => state.points,
  view,
  hidden: (state) => state.phase === 'lay',
  write,
  read,
}
