/** Whose turn is it to do what at a table on one device? Pure: a table and its company in, questions and automatic steps out. */
import type { Company } from '../../engine/company.ts'
import type { MoveTurn, Seat, ThrowTurn } from '../../engine/contract.ts'
import { isRace } from '../../engine/race.ts'
import { canUndo, stateOf, type Table } from '../../engine/table.ts'
import type { Ask } from './host.ts'

/** What happens by itself, once everybody has seen what came before. */
export type Auto =
  /** Dice of nobody, of a bot, or just taken up by a person (then `own`: that person waits for nothing else). */
  | { readonly kind: 'dice'; readonly turn: ThrowTurn; readonly own: boolean }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: string }

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
export function autoOf(table: Table, { sitters, dice }: Company): Auto | null {
  const turn = table.game.turn(stateOf(table))
  if (turn.kind === 'over' || isRace(table.game, stateOf(table))) return null
  if (turn.kind === 'throw') {
    if (dice === 'real') return null
    const own = turn.seat !== null && sitters[turn.seat]?.kind === 'person'
    return own && turn.goesOn !== true ? null : { kind: 'dice', turn, own }
  }
  const seat = turn.seats.find((one) => sitters[one]?.kind === 'bot')
  const bot = seat === undefined ? undefined : sitters[seat]
  if (seat === undefined || bot?.kind !== 'bot') return null
  return { kind: 'bot', seat, level: bot.level }
}

/** The table races on this device. With real dice people grab real things, and somebody enters who took what, without a clock. */
export function racesHere(table: Table, { dice }: Company): boolean {
  return dice === 'app' && isRace(table.game, stateOf(table))
}

/** Bots that race. */
export function racers(table: Table, { sitters }: Company): readonly { readonly seat: Seat; readonly level: string }[] {
  const turn = table.game.turn(stateOf(table))
  if (turn.kind !== 'move') return []
  return turn.seats.flatMap((seat) => {
    const sitter = sitters[seat]
    return sitter?.kind === 'bot' ? [{ seat, level: sitter.level }] : []
  })
}

/** Bots that are due. `idle`: those that would rather not act in this race. */
export function waitsFor(table: Table, { sitters, dice }: Company, idle: readonly Seat[] = []): readonly Seat[] {
  const turn = table.game.turn(stateOf(table))
  const seats = turn.kind === 'move' ? turn.seats : turn.kind === 'throw' && dice === 'app' ? [turn.seat ?? -1] : []
  return seats.filter((seat) => sitters[seat]?.kind === 'bot' && !idle.includes(seat))
}

/**
 * The last choice was a person's, and nothing came after it. Real dice are typed by a person too, and may be mistyped; but not
 * once the app has thrown for them (`sealed`). What was quickest, or has laid others' secrets open, stands.
 */
export function mayUndo(table: Table, { sitters, dice }: Company, sealed: number): boolean {
  const last = table.entries.findLastIndex((entry) => entry.forced !== true)
  const input = table.entries[last]?.input
  if (input === undefined || last < sealed || (dice === 'app' && isRace(table.game, stateOf(table)))) return false
  if (input.kind === 'throw') return dice === 'real'
  if (input.kind === 'move' && (input.at !== undefined || laysOpen(table, last))) return false
  return sitters.some((sitter, seat) => sitter.kind === 'person' && canUndo(table, seat))
}

function laysOpen({ game, states }: Table, entry: number): boolean {
  return game.hidden?.(states[entry]) === true && !game.hidden(states[entry + 1])
}

/**
 * Who looks on: the one that is asked, the only person, or nobody in particular. Where several are asked at once, they answer in
 * the order of `asks`, one after the other; in a race (`together`) all at once, and what only one of them may see nobody sees.
 */
export function viewerOf(asks: readonly Ask[], { sitters }: Company, together = false): Seat | null {
  if (together && asks.length > 1) return null
  const asked = asks.find((ask) => ask.kind === 'move')
  if (asked !== undefined) return asked.seat
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  return people.length === 1 ? (people[0] as Seat) : null
}

/** The table as this viewer may see it. Once it is over there are no secrets. */
export function tableFor(table: Table, viewer: Seat | null): Table {
  const { game, states } = table
  if (game.hidden === undefined) return table
  return { ...table, states: states.map((state) => game.view(state, viewer)) }
}
