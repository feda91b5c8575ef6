/**
 * The score of an evening: how many games each person has won since these people first played together. It is carried in the notes from
 * each table to its rematch, and the win is written in the same commit as the end, so it needs no store of its own. A person is noted by a
 * mark, a hash that cannot be computed without the identity: notes hold no names and no identities.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { EveningFacts } from '../../../protocol/facts.ts'
import type { SeatRow, TableRow } from '../../store/store.ts'
import { type Evening, type Notes, outOf } from '../notes.ts'
import { type PendingTable, withNotes } from '../pending-table.ts'

/** Null: the notes cannot name this seat, because it is open or its person has deleted their data. */
function markOf(evening: string, seats: readonly SeatRow[], seat: number): string | null {
  const sitter = seats[seat]
  if (sitter === undefined || sitter.kind === 'open') return null
  if (sitter.kind === 'bot') return botMark(sitter.level, seats.slice(0, seat))
  return sitter.identity === null ? null : personMark(evening, sitter.identity, sitter.name ?? '')
}

/** Several people may share a device, and so an identity: their names tell them apart. */
function personMark(evening: string, identity: string, name: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${evening} ${identity} ${name.normalize('NFKC').toLowerCase()}`))).slice(0, 16)
}

function botMark(level: string, before: readonly SeatRow[]): string {
  return `${level}.${before.filter((sitter) => sitter.kind === 'bot' && sitter.level === level).length}`
}

/** The game has ended with these places: each seat on the first one gets a win. Solo games do not count. */
export function withWins(pending: PendingTable, places: readonly number[] | null): PendingTable {
  const { row, notes } = pending
  if (places === null || row.seats.length < 2 || notes.preset !== null) return pending
  const { id, games } = notes.evening ?? { id: row.id, games: [] }
  const won = places.flatMap((place, seat) => {
    const mark = place === 1 && outOf(notes, seat) === null ? markOf(id, row.seats, seat) : null
    return mark === null ? [] : [mark]
  })
  const before = games.find(({ game }) => game === row.game) ?? { game: row.game, played: 0, wins: {} }
  const wins = { ...before.wins }
  for (const mark of won) wins[mark] = (wins[mark] ?? 0) + 1
  const after = { game: row.game, played: before.played + 1, wins }
  const others = games.filter(({ game }) => game !== row.game)
  return withNotes(pending, { evening: { id, games: [...others, after] } })
}

/** A person who is called otherwise keeps their wins. */
export function withRenamed(pending: PendingTable, seat: number, name: string): PendingTable {
  const { row, notes } = pending
  const sitter = row.seats[seat]
  const { evening } = notes
  if (evening === null || sitter?.kind !== 'person' || sitter.identity === null) return pending
  const from = personMark(evening.id, sitter.identity, sitter.name ?? '')
  const to = personMark(evening.id, sitter.identity, name)
  if (from === to) return pending
  const games = evening.games.map((one) => ({ ...one, wins: moved(one.wins, from, to) }))
  return withNotes(pending, { evening: { ...evening, games } })
}

type Wins = Evening['games'][number]['wins']

function moved(wins: Wins, from: string, to: string): Wins {
  const { [from]: own, ...rest } = wins
  return own === undefined ? wins : { ...rest, [to]: (rest[to] ?? 0) + own }
}

/** By seat, as everybody may see it; null: no game has been won yet. */
export function eveningFacts({ seats }: Pick<TableRow, 'seats'>, { evening }: Notes): EveningFacts | null {
  if (evening === null || evening.games.length === 0) return null
  const marks = seats.map((_, seat) => markOf(evening.id, seats, seat))
  return {
    games: evening.games.map(({ game, played, wins }) => ({
      game,
      played,
      wins: marks.map((mark) => (mark === null ? 0 : (wins[mark] ?? 0))),
    })),
  }
}
