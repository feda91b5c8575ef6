/** Which moves there are, and which rule refuses the others. Moves and most lists of them are shared: bots ask millions of times. */
import type { RuleRef, Seat } from '../../../engine/contract.ts'
import { at, type Counts, shares, total } from './counts.ts'
import type { Fated, Loose, Move, Reward } from './moves.ts'
import { claimsOpen, crownOpen, fateOpen, mayStealFrom } from './rewards.ts'
import { DICE, rivalsOf, type State } from './state.ts'
import { giverOf } from './turns.ts'

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5]
const NONE: readonly Move[] = []
const STOP: Move = { kind: 'stop' }
const ACCEPT: readonly Move[] = [{ kind: 'accept' }]
const FORGIVE: Move = { kind: 'forgive' }
const STEAL: readonly Move[] = SEATS.map((from) => ({ kind: 'steal', from }))
const AVENGE: readonly Move[] = SEATS.map((on) => ({ kind: 'avenge', on }))
const [TAKE_CLAIM, TAKE_FATE, TAKE_CROWN] = [take('claim'), take('fate'), take('crown')] as const
/** By which kinds lie loose: 1 skulls, 2 scrolls. A kind is rerolled whole or not at all (R8, S6). */
const REROLLS: readonly (readonly Move[])[] = [
  [],
  [reroll('skulls')],
  [reroll('scrolls')],
  [reroll('skulls'), reroll('scrolls'), reroll('both')],
]
const STOP_OR_REROLL: readonly (readonly Move[])[] = REROLLS.map((rerolls) => [STOP, ...rerolls])
/** By the number of daggers just rolled (S3). */
const PASSES: readonly (readonly Move[])[] = Array.from({ length: DICE + 1 }, (_, rolled) =>
  Array.from({ length: rolled + 1 }, (_, daggers) => ({ kind: 'pass', daggers })),
)

function take(what: Reward): Move {
  return { kind: 'take', what }
}

function reroll(what: Loose): Move {
  return { kind: 'reroll', what }
}

export function moves(state: State, seat: Seat): readonly Move[] {
  if (seat !== dueSeat(state)) return NONE
  switch (state.phase) {
    case 'hand':
      return divisions(state)
    case 'give':
      return gifts(state, seat)
    case 'choose':
      return state.table.seats === 1 ? rerolls(state) : withFate(state, STOP_OR_REROLL[looseKinds(state)] ?? NONE)
    case 'betrayed':
      return withFate(state, ACCEPT)
    case 'vengeance':
      return [...rivalsOf(state).map((rival) => AVENGE[rival] as Move), FORGIVE]
    case 'reward':
      return rewards(state)
    case 'keep':
      return PASSES[at(state.giving, seat)] as readonly Move[]
    default:
      return NONE
  }
}

function dueSeat(state: State): Seat {
  return state.phase === 'give' ? giverOf(state) : state.seat
}

/** Where there are several moves, this is known without listing them. */
export function only(state: State, seat: Seat): Move | null {
  const { phase, table } = state
  switch (phase) {
    case 'choose':
      if (table.seats > 1) return looseKinds(state) === 0 && !canSpend(state) ? STOP : null
      return single(rerolls(state))
    case 'hand':
      return table.seats === 2 ? single(divisions(state)) : null
    case 'give':
      return table.seats === 2 && state.messenger ? single(gifts(state, seat)) : null
    case 'reward':
      return single(rewards(state))
    default:
      return null
  }
}

function single(all: readonly Move[]): Move | null {
  return all.length === 1 ? (all[0] as Move) : null
}

function looseKinds({ skulls, scrolls }: State): number {
  return (skulls > 0 ? 1 : 0) | (scrolls > 0 ? 2 : 0)
}

function rerolls(state: State): readonly Move[] {
  return REROLLS[looseKinds(state)] as readonly Move[]
}

const SHARED = new Map<number, readonly Move[]>()

/** R6. Scrolls go to rivals. */
function divisions(state: State): readonly Move[] {
  return sharing('hand', state.fresh, state, 0)
}

/** R6. Daggers go to any seat, but not to one that the messenger protects (R5). */
function gifts(state: State, giver: Seat): readonly Move[] {
  return sharing('give', at(state.giving, giver), state, state.messenger ? 0 : 1)
}

/** Every way to share `count` dice among the rivals and, where `active` is true, the active seat. */
function sharing(kind: 'hand' | 'give', count: number, state: State, active: 0 | 1): readonly Move[] {
  const { seat, table } = state
  const key = (count << 8) | ((kind === 'hand' ? 0 : 1) << 7) | (active << 6) | (seat << 3) | table.seats
  let known = SHARED.get(key)
  if (known === undefined) {
    const among = active === 1 ? [seat, ...rivalsOf(state)] : rivalsOf(state)
    known = shares(count, among).map((to) => ({ kind, to }))
    SHARED.set(key, known)
  }
  return known
}

const LOCKED: readonly Fated[] = ['crown', 'dagger']
const OWN: readonly Fated[] = [...LOCKED, 'skull', 'scroll', 'fresh']
/** By seat, in the order of `OWN`. */
const FATE: readonly (readonly Move[])[] = SEATS.map((seat) => OWN.map((die) => ({ kind: 'fate', seat, die })))

/** R15. One of each kind that the active seat could pay for: its own dice, then its rivals'. */
function withFate(state: State, others: readonly Move[]): readonly Move[] {
  if (!canSpend(state)) return others
  const all = [...others]
  const add = (owner: Seat, dice: readonly Fated[]): void => {
    dice.forEach((die, i) => {
      if (lies(state, owner, die)) all.push((FATE[owner] as readonly Move[])[i] as Move)
    })
  }
  add(state.seat, OWN)
  if (at(state.fate, state.seat) >= 2) for (const rival of rivalsOf(state)) add(rival, LOCKED)
  return all
}

/** R15. Is there a die that the active seat could pay for? With two tokens, always: every die lies in some area. */
function canSpend({ seat, fate, crowns, daggers, skulls, scrolls, fresh }: State): boolean {
  const tokens = at(fate, seat)
  return tokens > 1 || (tokens === 1 && at(crowns + daggers, seat) + skulls + scrolls + fresh > 0)
}

/** Does such a die lie in that seat's area? Loose ones lie in the active area alone. */
function lies(state: State, owner: Seat, die: Fated): boolean {
  if (die === 'crown') return at(state.crowns, owner) > 0
  if (die === 'dagger') return at(state.daggers, owner) > 0
  if (owner !== state.seat) return false
  return (die === 'skull' ? state.skulls : die === 'scroll' ? state.scrolls : state.fresh) > 0
}

/** R10, R15, R16 */
function rewards(state: State): readonly Move[] {
  const open: Move[] = []
  if (claimsOpen(state) > 0) open.push(TAKE_CLAIM)
  for (const rival of rivalsOf(state)) if (mayStealFrom(state, rival)) open.push(STEAL[rival] as Move)
  if (fateOpen(state) > 0) open.push(TAKE_FATE)
  if (crownOpen(state)) open.push(TAKE_CROWN)
  return open
}

export function why(state: State, seat: Seat, move: Move): RuleRef | null {
  switch (state.phase) {
    case 'hand':
      return move.kind === 'hand' && mayShare(state, move.to, state.fresh) && at(move.to, seat) === 0 ? null : 'R6'
    case 'give':
      return whyNotGive(state, seat, move)
    case 'choose':
      return state.table.seats === 1 ? whyNotAlone(state, move) : whyNotChoose(state, move)
    case 'betrayed':
      if (move.kind === 'accept') return null
      return move.kind === 'fate' ? whyNotFate(state, move.seat, move.die) : 'R9'
    case 'vengeance':
      if (move.kind === 'forgive') return null
      return move.kind === 'avenge' && isRival(state, move.on) ? null : 'R14'
    case 'reward':
      return whyNotReward(state, move)
    default:
      return move.kind === 'pass' && move.daggers <= at(state.giving, seat) ? null : 'S3'
  }
}

/** All of them, to seats that are there. */
function mayShare({ table }: State, to: Counts, count: number): boolean {
  return total(to) === count && to >> (4 * table.seats) === 0
}

function isRival({ seat, table }: State, other: Seat): boolean {
  return other !== seat && other < table.seats
}

function whyNotGive(state: State, giver: Seat, move: Move): RuleRef | null {
  if (move.kind !== 'give' || !mayShare(state, move.to, at(state.giving, giver))) return 'R6'
  return state.messenger && at(move.to, state.seat) > 0 ? 'R5' : null
}

function whyNotAlone(state: State, move: Move): RuleRef | null {
  return move.kind === 'reroll' && liesLoose(state, move.what) ? null : 'S6'
}

function liesLoose({ skulls, scrolls }: State, what: Loose): boolean {
  return (what === 'scrolls' || skulls > 0) && (what === 'skulls' || scrolls > 0)
}

function whyNotChoose(state: State, move: Move): RuleRef | null {
  switch (move.kind) {
    case 'stop':
      return null
    case 'reroll':
      return liesLoose(state, move.what) ? null : 'R8'
    case 'fate':
      return whyNotFate(state, move.seat, move.die)
    case 'hand':
    case 'give':
      return 'R6'
    case 'accept':
      return 'R9' // no seat is betrayed
    case 'take':
    case 'steal':
      return 'R10' // after stopping
    case 'avenge':
    case 'forgive':
      return 'R14'
    case 'pass':
      return 'R4' // daggers that you rolled stay with you
  }
}

function whyNotFate(state: State, owner: Seat, die: Fated): RuleRef | null {
  const cost = owner === state.seat ? 1 : 2
  return at(state.fate, state.seat) >= cost && lies(state, owner, die) ? null : 'R15'
}

function whyNotReward(state: State, move: Move): RuleRef | null {
  if (move.kind === 'steal') return mayStealFrom(state, move.from) ? null : 'R10'
  if (move.kind !== 'take') return 'R10'
  if (move.what === 'fate') return fateOpen(state) > 0 ? null : 'R15'
  if (move.what === 'crown') return crownOpen(state) ? null : 'R16'
  return claimsOpen(state) > 0 ? null : 'R10'
}
