/** For hosts on one device: questions to people, automatic steps, what may be undone, and the viewer, from a table and its company. */
import type { Company, Dice } from '../company.ts'
import type { MoveTurn, Seat, ThrowTurn } from '../contract.ts'
import { isOptional, isRace } from '../race-order.ts'
import { bad, good, type Result } from '../result.ts'
import { stateOf, type Table, tableAt, undoContextOf } from './table.ts'
import { isTypedThrow, undoableSeat } from './undo.ts'
import type { Viewer } from './view.ts'

/** A question to a person at this device. */
export type Ask =
  | { readonly kind: 'move'; readonly seat: Seat }
  /** Roll the app's dice. */
  | { readonly kind: 'roll'; readonly seat: Seat; readonly turn: ThrowTurn }
  /** Enter the faces of real dice; `seat` as in the turn. */
  | { readonly kind: 'faces'; readonly turn: ThrowTurn }

/** A step that happens without a person, once everything before it has been shown. */
export type Auto =
  /** A throw of the table, of a bot, or (`own`) one that continues a person's turn. */
  | { readonly kind: 'dice'; readonly turn: ThrowTurn; readonly own: boolean }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: string }

/** Returns the questions to the people of these seats; several may be asked at once. `dice`: null where a server throws them. */
export function asksOf(
  table: Pick<Table, 'game' | 'states'>,
  people: readonly Seat[],
  dice: Dice | null,
): readonly Ask[] {
  const turn = table.game.turn(stateOf(table))
  if (turn.kind === 'over') return []
  if (turn.kind === 'move') {
    return turn.seats.filter((seat) => people.includes(seat)).map((seat) => ({ kind: 'move', seat }))
  }
  if (dice === 'real') return [{ kind: 'faces', turn }]
  const { seat } = turn
  const asked = dice !== null && seat !== null && people.includes(seat) && turn.goesOn !== true
  return asked ? [{ kind: 'roll', seat, turn }] : []
}

/** Returns the next automatic step, or null. In a race there is none: bots act at their own times (`racers`). */
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

/** Returns whether a race runs on this device. With real dice people grab real discs, and enter the grabs by hand, without a clock. */
export function racesHere(table: Table, { dice }: Company): boolean {
  return dice === 'app' && isRace(table.game, stateOf(table))
}

/** Returns the bots that may move now; in a race all of them. */
export function racers(table: Table, company: Company): readonly SeatedBot[] {
  const turn = table.game.turn(stateOf(table))
  return turn.kind === 'move' ? botsIn(turn, company) : []
}

/** Returns the bots that are due. `idle`: bots that will not act in this race. */
export function waitsFor(table: Table, { sitters, dice }: Company, idle: readonly Seat[] = []): readonly Seat[] {
  const turn = table.game.turn(stateOf(table))
  const seats = turn.kind === 'move' ? turn.seats : turn.kind === 'throw' && dice === 'app' ? [turn.seat ?? -1] : []
  return seats.filter((seat) => sitters[seat]?.kind === 'bot' && !idle.includes(seat))
}

/**
 * Returns whether a person at this device may undo the last choice. Real dice can be entered again, except the first `sealed` entries,
 * which the app threw.
 */
export function mayUndo(table: Table, company: Company, sealed = 0): boolean {
  const context = undoContextOf(table)
  if (context.choice === null || context.choice.at < sealed) return false
  if (isTypedThrow(context)) return company.dice === 'real'
  const seat = undoableSeat(context, company.dice)
  return seat !== null && company.sitters[seat]?.kind === 'person'
}

/** Returns the table before its last choice and the moves that it forced. */
export function undo(table: Table, company: Company, sealed = 0): Result<Table, { readonly code: 'no-undo' }> {
  const { choice } = undoContextOf(table)
  return choice !== null && mayUndo(table, company, sealed) ? good(tableAt(table, choice.at)) : bad({ code: 'no-undo' })
}

/**
 * Returns the viewer: the asked seat, or the only person, or null, a spectator. If several are asked, the first of `asks`; in a race
 * (`together`) null, because all look at the same screen.
 */
export function viewerOf(asks: readonly Ask[], people: readonly Seat[], together = false): Viewer {
  if (together && asks.length > 1) return null
  const asked = asks.find((ask) => ask.kind === 'move')
  if (asked !== undefined) return asked.seat
  return people.length === 1 ? (people[0] as Seat) : null
}
