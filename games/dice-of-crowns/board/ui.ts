/**
 * The actions at a position, as pure functions: the selection, and what a tap, a key or a drop does. The rules decide whether a move is
 * legal, so that a refused tap always names the rule that refuses it. The labels of the buttons are in controls.ts.
 */
import type { RuleRef, Seat } from '../../../engine/contract.ts'
import type { GameText } from '../../../engine/text/game.ts'
import type { Pressed, Scene, Step } from '../../../kit/board.ts'
import type { Sound } from '../../../kit/sound.ts'
import { at, type Counts, of, plus, total } from '../rules/counts.ts'
import type { Fated, Loose, Move } from '../rules/moves.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import { type Phase, rivalsOf, type State, standing, VARRICK } from '../rules/state.ts'
import type { CrownsText } from '../text/texts.ts'
import { type PlacedDie, READY, stages } from './dice-layout.ts'
import type { VOICES } from './voices.ts'

/** The selection: picked but not yet played. */
export interface Ui {
  /** What would go to whom: scrolls (R6), daggers (R6, S3). */
  readonly to: Counts
  /** What would be rerolled; null: nothing is picked. */
  readonly kinds: Loose | null
  /** The seat whose claim would be stolen, or that vengeance would hit; -1: none. */
  readonly target: Seat
  /** A single die is being picked for fate, and which. */
  readonly fating: boolean
  readonly die: { readonly seat: Seat; readonly die: Fated } | null
  /** Which of several alike was tapped, for the picture; -1: none of them. */
  readonly key: number
}

export type CrownsScene = Scene<State, Ui, Move> & { readonly ui: Ui }
export type CrownsPressed = Pressed<Move, Ui>

export const STOP: Move = { kind: 'stop' }
export const ACCEPT: Move = { kind: 'accept' }
export const FORGIVE: Move = { kind: 'forgive' }
/** Keys that are moves, by phase. */
export const MOVES: { readonly [phase in Phase]?: { readonly [key: string]: Move } } = {
  choose: {
    s: STOP,
    k: { kind: 'reroll', what: 'skulls' },
    c: { kind: 'reroll', what: 'scrolls' },
    b: { kind: 'reroll', what: 'both' },
  },
  betrayed: { a: ACCEPT },
  vengeance: { n: FORGIVE },
  reward: { c: { kind: 'take', what: 'claim' }, f: { kind: 'take', what: 'fate' }, k: { kind: 'take', what: 'crown' } },
}

const NOTHING: Ui = { to: 0, kinds: null, target: -1, fating: false, die: null, key: -1 }
const IGNORED: CrownsPressed = { kind: 'ignored' }

/** The shell hands a game the text that the game's own loader made. */
export function crownsText(text: GameText<State, Move>): CrownsText {
  return text as CrownsText
}

export function ask(state: State, seat: Seat): Ui {
  switch (state.phase) {
    case 'hand':
    case 'give':
    case 'keep':
      return { ...NOTHING, to: offer(state, seat) }
    case 'betrayed':
      return { ...NOTHING, fating: true, die: averting(state) }
    case 'reward':
      return {
        ...NOTHING,
        target: leader(state, seat, (rival) => allowed(state, seat, { kind: 'steal', from: rival })),
      }
    case 'vengeance':
      return { ...NOTHING, target: leader(state, seat, () => true) }
    default:
      return NOTHING
  }
}

export function allowed(state: State, seat: Seat, move: Move): boolean {
  return diceOfCrowns.why(state, seat, move) === null
}

/** The move, or the rule that refuses it. */
export function play({ state, seat }: CrownsScene, move: Move): CrownsPressed {
  const rule = diceOfCrowns.why(state, seat, move)
  return rule === null ? { kind: 'move', move } : { kind: 'refused', rule }
}

/** The rule that decides what this phase is about: what a tap on anything else is told. */
export function ruleOf({ phase, table }: State): RuleRef {
  switch (phase) {
    case 'hand':
    case 'give':
      return 'R6'
    case 'keep':
      return 'S3'
    case 'betrayed':
      return 'R15'
    case 'reward':
      return 'R10'
    case 'vengeance':
      return 'R14'
    default:
      return table.seats === 1 ? 'S6' : 'R8'
  }
}

/** Dice being shared out: how many of a zone, from a seat, among seats. */
interface Sharing {
  readonly zone: 'fresh' | 'giving'
  readonly count: number
  readonly among: readonly Seat[]
}

export function sharing(state: State, seat: Seat): Sharing | null {
  const rivals = rivalsOf(state)
  switch (state.phase) {
    case 'hand':
      return { zone: 'fresh', count: state.fresh, among: rivals }
    case 'give':
      return {
        zone: 'giving',
        count: at(state.giving, seat),
        among: state.messenger ? rivals : [state.seat, ...rivals],
      }
    case 'keep':
      return { zone: 'giving', count: at(state.giving, seat), among: [seat, VARRICK] }
    default:
      return null
  }
}

/** The division that is offered. */
export function offer(state: State, seat: Seat): Counts {
  const shared = sharing(state, seat)
  if (shared === null) return 0
  const { count, among } = shared
  // Two own daggers are still safe (S6); daggers given to Varrick may come back.
  if (state.phase === 'keep') return keeping(count, Math.max(0, 2 - at(state.daggers, seat)))
  // By default daggers go to the active seat if they betray it, otherwise to the leader.
  if (state.phase === 'give') return of(victim(state, seat, among), count)
  let to: Counts = 0
  for (let i = 0; i < count; i++) to = plus(to, among[i % among.length] as Seat, 1)
  return to
}

function keeping(count: number, most: number): Counts {
  const kept = Math.min(count, most)
  return of(0, kept) + of(VARRICK, count - kept)
}

function victim(state: State, giver: Seat, among: readonly Seat[]): Seat {
  if (among.includes(state.seat)) return state.seat
  const others = among.filter((seat) => seat !== giver)
  return others.length === 0 ? giver : ahead(state, others)
}

function ahead(state: State, seats: readonly Seat[]): Seat {
  return seats.reduce((best, seat) => (standing(state, seat) > standing(state, best) ? seat : best))
}

function leader(state: State, seat: Seat, may: (rival: Seat) => boolean): Seat {
  const rivals = rivalsOf({ ...state, seat }).filter(may)
  return rivals.length === 0 ? -1 : ahead(state, rivals)
}

/** One dagger too many, and a way to reroll it: preselect that die. */
function averting(state: State): Ui['die'] {
  const die = { seat: state.seat, die: 'dagger' } as const
  return at(state.daggers, state.seat) === 3 && allowed(state, state.seat, { kind: 'fate', ...die }) ? die : null
}

/** The picked move, by the dice shared out. */
function sharedMove(state: State, to: Counts): Move {
  if (state.phase === 'keep') return { kind: 'pass', daggers: at(to, VARRICK) }
  return { kind: state.phase === 'hand' ? 'hand' : 'give', to }
}

/** Everything to one seat, for asking the rules about that seat. */
function allTo(state: State, seat: Seat, count: number): Move {
  return sharedMove(state, of(seat, count))
}

function withUi(scene: CrownsScene, change: Partial<Ui>): CrownsPressed {
  return { kind: 'ui', ui: { ...scene.ui, ...change } }
}

export function doShare(scene: CrownsScene): CrownsPressed {
  const { state, seat, ui } = scene
  const shared = sharing(state, seat)
  if (shared === null) return IGNORED
  return total(ui.to) < shared.count ? { kind: 'refused', rule: ruleOf(state) } : play(scene, sharedMove(state, ui.to))
}

/** Gives this seat one more die: an unassigned one, otherwise one of the seat that has most. */
export function oneMore(scene: CrownsScene, seat: Seat): CrownsPressed {
  const { state, ui } = scene
  const shared = sharing(state, scene.seat)
  if (shared === null) return IGNORED
  if (!shared.among.includes(seat)) {
    const judged = play(scene, allTo(state, seat, shared.count))
    return judged.kind === 'refused' ? judged : { kind: 'refused', rule: ruleOf(state) }
  }
  if (total(ui.to) < shared.count) return withUi(scene, { to: plus(ui.to, seat, 1) })
  const others = shared.among.filter((one) => one !== seat && at(ui.to, one) > 0)
  if (others.length === 0) return IGNORED
  const from = others.reduce((most, one) => (at(ui.to, one) > at(ui.to, most) ? one : most))
  return withUi(scene, { to: plus(plus(ui.to, from, -1), seat, 1) })
}

/** One fewer for this seat: it waits again. Alone there is no waiting: what Varrick does not get is kept. */
export function oneFewer(scene: CrownsScene, seat: Seat): CrownsPressed {
  const { state, ui } = scene
  if (at(ui.to, seat) === 0) return IGNORED
  if (state.phase === 'keep') return oneMore(scene, seat === VARRICK ? 0 : VARRICK)
  return withUi(scene, { to: plus(ui.to, seat, -1) })
}

/** A die that is being shared, let go over a seat; null: over none. */
export function drop(scene: CrownsScene, die: PlacedDie, seat: Seat | null): CrownsPressed {
  if (!isShared(scene, die)) return IGNORED
  if (seat === null) return die.offered ? oneFewer(scene, die.seat) : IGNORED
  if (!die.offered) return oneMore(scene, seat)
  if (die.seat === seat) return IGNORED
  const freed = oneFewer(scene, die.seat)
  // Alone, one fewer is already one more for the other.
  if (freed.kind !== 'ui' || scene.state.phase === 'keep') return freed
  const moved = oneMore({ ...scene, ui: freed.ui }, seat)
  return moved.kind === 'ignored' ? freed : moved
}

/** Is this die one of those that are being shared out? */
export function isShared({ state, seat }: Pick<CrownsScene, 'state' | 'seat'>, die: PlacedDie): boolean {
  const shared = sharing(state, seat)
  return shared !== null && die.zone === shared.zone && (die.offered === true || die.seat === seat)
}

/** A tap on a seat's area. */
export function pickSeat(scene: CrownsScene, seat: Seat): CrownsPressed {
  const { state, ui } = scene
  if (sharing(state, scene.seat) !== null) return oneMore(scene, seat)
  if (state.phase !== 'reward' && state.phase !== 'vengeance') return { kind: 'refused', rule: ruleOf(state) }
  const judged = play(scene, targeted(state, seat))
  return judged.kind === 'refused' || ui.target === seat ? judged : withUi(scene, { target: seat })
}

/** The move against a seat that may be picked in this phase. */
export function targeted({ phase }: State, seat: Seat): Move {
  return phase === 'reward' ? { kind: 'steal', from: seat } : { kind: 'avenge', on: seat }
}

/** May a tap on this seat's area do something? */
export function isTarget({ state, seat: asked, ui }: Scene<State, Ui, Move>, seat: Seat): boolean {
  if (ui === null) return false
  const shared = sharing(state, asked)
  if (shared !== null) return shared.among.includes(seat)
  if (state.phase !== 'reward' && state.phase !== 'vengeance') return false
  return seat < state.table.seats && allowed(state, asked, targeted(state, seat))
}

/** A tap on a die. */
export function pickDie(scene: CrownsScene, die: PlacedDie): CrownsPressed {
  const { state, seat, ui } = scene
  if (isShared(scene, die)) {
    if (!die.offered) return oneMore(scene, fewest(scene))
    // Repeated taps on a seat hit the dice that already lie there: each gives one more, while there are any.
    const more = oneMore(scene, die.seat)
    return more.kind === 'ignored' ? oneFewer(scene, die.seat) : more
  }
  if (ui.fating) return pickFate(scene, die)
  if (state.phase === 'choose' && die.seat === seat) {
    if (die.zone === 'skull') return pickKind(scene, 'skulls')
    if (die.zone === 'scroll') return pickKind(scene, 'scrolls')
  }
  return { kind: 'refused', rule: ruleOf(state) }
}

/** The seat with the fewest of the shared dice; on a tie the first in order. */
function fewest({ state, seat, ui }: CrownsScene): Seat {
  const among = sharing(state, seat)?.among ?? []
  if (state.phase === 'give') return among[0] as Seat
  return among.reduce((least, one) => (at(ui.to, one) < at(ui.to, least) ? one : least))
}

/** A kind is rerolled whole or not at all: a tap on one die picks them all, or puts them back (R8). */
function pickKind(scene: CrownsScene, kind: 'skulls' | 'scrolls'): CrownsPressed {
  const { state, seat, ui } = scene
  const other = kind === 'skulls' ? 'scrolls' : 'skulls'
  const kinds = ui.kinds === null ? kind : ui.kinds === kind ? null : ui.kinds === 'both' ? other : 'both'
  if (kinds !== null && !allowed(state, seat, { kind: 'reroll', what: kinds })) {
    return play(scene, { kind: 'reroll', what: kinds })
  }
  return withUi(scene, { kinds })
}

export function fatedOf({ zone }: PlacedDie): Fated | null {
  return zone === 'crown' || zone === 'dagger' || zone === 'skull' || zone === 'scroll' || zone === 'fresh'
    ? zone
    : null
}

/** A die for fate: the first tap picks it, the second plays it (R15). */
function pickFate(scene: CrownsScene, { seat, ...die }: PlacedDie): CrownsPressed {
  const fated = fatedOf({ seat, ...die })
  if (fated === null) return { kind: 'refused', rule: 'R15' }
  const judged = play(scene, { kind: 'fate', seat, die: fated })
  const { die: picked } = scene.ui
  const again = picked?.seat === seat && picked.die === fated
  return judged.kind === 'refused' || again ? judged : withUi(scene, { die: { seat, die: fated }, key: die.key })
}

export function fateMoves(state: State, seat: Seat): readonly (Move & { readonly kind: 'fate' })[] {
  return diceOfCrowns.moves(state, seat).flatMap((move) => (move.kind === 'fate' ? [move] : []))
}

export function toggleFate(scene: CrownsScene): CrownsPressed {
  const { state, seat, ui } = scene
  const [first] = fateMoves(state, seat)
  if (first === undefined) return play(scene, { kind: 'fate', seat, die: 'dagger' })
  return withUi(scene, { fating: !ui.fating, die: null, key: -1, kinds: null })
}

export function press(scene: CrownsScene, key: string): CrownsPressed {
  const { state, seat } = scene
  if (key === 'Escape') return clear(scene)
  if (/^[1-6]$/.test(key)) return digit(scene, Number(key) - 1)
  const sign = key.toLowerCase()
  const move = MOVES[state.phase]?.[sign]
  if (move !== undefined) return play(scene, move)
  switch (sign) {
    case '-':
      return takeBack(scene)
    case 'd':
      return state.phase === 'hand' ? withUi(scene, { to: offer(state, seat) }) : IGNORED
    case 'f':
      return state.phase === 'choose' ? toggleFate(scene) : IGNORED
    default:
      return IGNORED
  }
}

function clear(scene: CrownsScene): CrownsPressed {
  const { state, seat, ui } = scene
  const bare = state.phase === 'hand' || state.phase === 'give' ? NOTHING : ask(state, seat)
  const changed = (Object.keys(bare) as (keyof Ui)[]).some((part) => bare[part] !== ui[part])
  return changed ? { kind: 'ui', ui: bare } : IGNORED
}

/** Seats go by their number, dice for fate by theirs. */
function digit(scene: CrownsScene, number: number): CrownsPressed {
  const { state, seat, ui } = scene
  if (ui.fating) {
    const move = fateMoves(state, seat)[number]
    return move === undefined ? IGNORED : withUi(scene, { die: { seat: move.seat, die: move.die }, key: -1 })
  }
  const areas = state.table.seats === 1 ? 2 : state.table.seats
  return number < areas && state.phase !== 'choose' ? pickSeat(scene, number) : IGNORED
}

/** Takes one die back from the seat that has most. */
function takeBack(scene: CrownsScene): CrownsPressed {
  const among = sharing(scene.state, scene.seat)?.among ?? []
  const [from] = among.toSorted((a, b) => at(scene.ui.to, b) - at(scene.ui.to, a))
  return from === undefined ? IGNORED : oneFewer(scene, from)
}

export function sound(step: Step<State, Move>): Sound<keyof typeof VOICES> | null {
  const { before, input, after } = step
  if (input.kind === 'time' || input.kind === 'chosen') return null
  const thrown = input.kind === 'throw'
  if (thrown && before.phase === 'first') return { kind: 'begin' }
  const hurt = stages(READY, step).some(({ betrayed }) => betrayed.length > 0)
  // With the last die, not with the first.
  if (hurt) return { kind: 'thud', after: thrown ? 0.75 : 0 }
  if (thrown) return null
  switch (input.move.kind) {
    case 'hand':
    case 'pass':
      return { kind: 'rustle' }
    case 'steal':
      return { kind: 'seal' }
    case 'take':
      return { kind: input.move.what === 'fate' ? 'coin' : after.crown === before.crown ? 'seal' : 'turn' }
    case 'fate':
      return { kind: 'coin' }
    case 'give':
    case 'avenge':
      return { kind: 'blade' }
    case 'stop':
      return after.phase === 'reward' ? null : { kind: 'pass' }
    default:
      return null
  }
}
