/** A rematch: a new table for the same people, of the same game or another. */
import type { Game } from '../../../engine/contract.ts'
import { readOptions, writeOptions } from '../../../engine/options.ts'
import { bad, good } from '../../../engine/result.ts'
import { isEnded, type SeatRow } from '../../store/store.ts'
import { tableId } from '../ids.ts'
import { type Hosted, hasBots, type Made, newLobby, tooMany } from '../new-table.ts'
import { outOf } from '../notes.ts'
import { type CommandContext, type CommandHandler, type PendingTable, seatsOf, withNotes } from '../pending-table.ts'

const OPEN: SeatRow = { kind: 'open' }

export interface NextGame {
  readonly id: string
  readonly game: Game
  /** From the weakest to the strongest. */
  readonly levels: readonly string[]
}

/** What commands need that is not at this table. */
export interface Prepared {
  /** By identity: what senders have already, where it matters. */
  readonly hosted: ReadonlyMap<string, Hosted>
  /** By id: games that commands name. */
  readonly games: ReadonlyMap<string, NextGame>
}

const NOTHING: Hosted = { tables: 0, botTables: 0 }

export function hostedBy(identity: string, { hosted }: Prepared): Hosted {
  return hosted.get(identity) ?? NOTHING
}

/** The first person to ask becomes the host. A second one gets the same table. */
export const rematch: CommandHandler<'rematch', [Prepared]> = (
  pending,
  identity,
  { game: wanted = pending.row.game },
  context,
  prepared,
) => {
  const { row, notes } = pending
  const [by] = seatsOf(row, identity)
  if (by === undefined) return bad({ code: 'not-your-seat', seat: 0 })
  if (!isEnded(row.status)) return bad({ code: 'not-over' })
  if (notes.rematch !== null) return good(pending)
  const next = wanted === row.game ? sameAgain(pending, context) : another(pending, prepared.games.get(wanted), context)
  if (next === null) return bad({ code: 'no-such-game', game: wanted })
  const full = tooMany(hostedBy(identity, prepared), hasBots(next.seats), context.limits)
  if (full !== null) return bad(full)
  const { clock, listed } = row
  const { reading, coach, departure, away, evening } = notes
  const manners = { reading, coach, departure, away }
  const made = { ...next, id: tableId(context.random), clock, listed, host: identity, manners }
  const invited = next.seats.flatMap((sitter, seat) =>
    sitter.kind === 'person' && sitter.identity !== identity ? [seat] : [],
  )
  const { table, document } = newLobby(made, context, { invited, again: true, evening })
  const told = withNotes(pending, { rematch: made.id, next: { game: next.game, by } })
  return good({ ...told, tables: [...pending.tables, table], document })
}

type NextTable = Pick<Made, 'game' | 'rules' | 'options' | 'seats'>

function sameAgain({ row, notes }: PendingTable, { game }: CommandContext): NextTable {
  const seats = row.seats.map((sitter, seat) => (outOf(notes, seat) === 'left' ? OPEN : seatAgain(sitter)))
  return { game: row.game, rules: game.version, options: row.options, seats }
}

/** Another game with its usual options, for the same people; bots come along where there is room, each at its rank. Null: they are too many. */
function another(pending: PendingTable, next: NextGame | undefined, context: CommandContext): NextTable | null {
  if (next === undefined) return null
  const { min, max } = next.game.seats
  const again = sameAgain(pending, context).seats
  const people = again.filter(({ kind }) => kind === 'person')
  const bots = again.flatMap((sitter) =>
    sitter.kind === 'bot' ? botAgain(sitter.level, context.levels, next.levels) : [],
  )
  const taken = [...people, ...bots].slice(0, Math.max(people.length, max))
  const seats = [...taken, ...Array.from({ length: Math.max(0, min - taken.length) }, () => OPEN)]
  const options = readOptions(next.game, seats.length, {})
  if (!options.ok) return null
  return { game: next.id, rules: next.game.version, options: writeOptions(next.game, options.value), seats }
}

function botAgain(level: string, from: readonly string[], to: readonly string[]): SeatRow[] {
  const rank = Math.min(Math.max(0, from.indexOf(level)), to.length - 1)
  const same = to[rank]
  return same === undefined ? [] : [{ kind: 'bot', level: same }]
}

function seatAgain(sitter: SeatRow): SeatRow {
  if (sitter.kind !== 'person') return sitter
  return sitter.identity === null ? OPEN : { ...sitter, handed: false, missed: 0 }
}
