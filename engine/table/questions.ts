/** The questions at a table on one device, the steps that happen there automatically, and the viewer. From a table and its company. */
import type { Company } from '../company.ts'
import type { MoveTurn, Seat, ThrowTurn } from '../contract.ts'
import { isOptional, isRace } from '../race-order.ts'
import { stateOf, type Table, undoContextOf } from './table.ts'
import { isTypedThrow, undoableSeat } from './undo.ts'
import type { Viewer } from './view.ts'

/** A question to a person at this device. */
export type Ask =
  | { readonly kind: 'move'; readonly seat: Seat }
  /** Throw the dice of the app. */
  | { readonly kind: 'roll'; readonly seat: Seat; readonly turn: ThrowTurn }
  /** Type what real dice show; `seat` as in the turn. */
  | { readonly kind: 'faces'; readonly turn: ThrowTurn }

/** What happens by itself, once everybody has seen what came before. */
export type Auto =
  /** Dice without a seat, of a bot, or just taken up by a person (then `own`: that person waits for nothing else). */
  | { readonly kind: 'dice'; readonly turn: ThrowTurn; readonly own: boolean }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: string }

/** Questions to people; several seats may be asked at once. */
export function asksOf(table: Table, { sitters, dice }: Company): readonly Ask[] {
  const turn = table.game.turn(stateOf(table))
  if (turn.kind === 'over') return []
  if (turn.kind === 'move') return peopleIn(turn, sitters).map((seat) => ({ kind: 'move', seat }))
  if (dice === 'real') return [{ kind: 'faces', turn }]
  const { seat } = turn
  const asked = seat !== null && sitters[seat]?.kind === 'person' && turn.goesOn !== true
  return asked ? [{ kind: 'roll', seat, turn }] : []
}

function peopleIn({ seats }: MoveTurn, sitters: Company['sitters']): Seat[] {
  return seats.filter((seat) => sitters[seat]?.kind === 'person')
}

/** The next automatic step. In a race there is none: there everybody acts at its own time. */
export function autoOf(table: Table, company: Company): Auto | null {
  const turn = table.game.turn(stateOf(table))
  if (turn.kind === 'over' || isOptional(turn)) return null
  if (turn.kind === 'throw') {
    if (company.dice === 'real') return null
    const own = turn.seat !== null && company.sitters[turn.seat]?.kind === 'person'
    return own && turn.goesOn !== true ? null : { kind: 'dice', turn, own }
  }
  const [bot] = botsIn(turn, company)
  return bot === undefined ? null : { kind: 'bot', ...bot }
}

/** A bot, and where it sits. */
interface SeatedBot {
  readonly seat: Seat
  readonly level: string
}

function botsIn({ seats }: MoveTurn, { sitters }: Company): SeatedBot[] {
  return seats.flatMap((seat) => {
    const sitter = sitters[seat]
    return sitter?.kind === 'bot' ? [{ seat, level: sitter.level }] : []
  })
}

/** The table races on this device. With real dice people grab real discs, and the grabs are entered by hand, without a clock. */
export function racesHere(table: Table, { dice }: Company): boolean {
  return dice === 'app' && isRace(table.game, stateOf(table))
}

/** Bots that may move now: in a race all of them. */
export function racers(table: Table, company: Company): readonly SeatedBot[] {
  const turn = table.game.turn(stateOf(table))
  return turn.kind === 'move' ? botsIn(turn, company) : []
}

/** Bots that are due. `idle`: those that would rather not act in this race. */
export function waitsFor(table: Table, { sitters, dice }: Company, idle: readonly Seat[] = []): readonly Seat[] {
  const turn = table.game.turn(stateOf(table))
  const seats = turn.kind === 'move' ? turn.seats : turn.kind === 'throw' && dice === 'app' ? [turn.seat ?? -1] : []
  return seats.filter((seat) => sitters[seat]?.kind === 'bot' && !idle.includes(seat))
}

/**
 * May a person at this device undo the last choice? Real dice can be typed again, unless the app has thrown for them: the first
 * `sealed` entries stand.
 */
export function mayUndo(table: Table, company: Company, sealed = 0): boolean {
  const context = undoContextOf(table)
  if (context.choice === null || context.choice.at < sealed) return false
  if (isTypedThrow(context)) return company.dice === 'real'
  if (racesHere(table, company)) return false
  const seat = undoableSeat(context)
  return seat !== null && company.sitters[seat]?.kind === 'person'
}

/**
 * The viewer: the seat that is asked, the only person, or null, a spectator. Where several are asked at once, they answer in the order of
 * `asks`, one after the other; in a race (`together`) all at once, and then secrets of a single seat are hidden.
 */
export function viewerOf(asks: readonly Ask[], { sitters }: Company, together = false): Viewer {
  if (together && asks.length > 1) return null
  const asked = asks.find((ask) => ask.kind === 'move')
  if (asked !== undefined) return asked.seat
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  return people.length === 1 ? (people[0] as Seat) : null
}
