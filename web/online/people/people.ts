/** People this device has played with online: by name, with the last game. Kept in this browser alone; the server lists no acquaintances. */
import * as v from 'valibot'
import { cleanName } from '../../../engine/company.ts'
import { parseJson } from '../../../engine/json.ts'
import type { TableFacts } from '../../../protocol/facts.ts'
import { LIMITS } from '../../../protocol/protocol.ts'
import { count, ms, tableId, text, word } from '../../../protocol/schema.ts'

/** People met longer ago are forgotten. */
export const MOST_PEOPLE = 30

const known = v.object({
  name: text(LIMITS.typed),
  /** The last table together: a next game of its people reaches them. */
  table: tableId,
  game: word,
  /** When that was, in ms. */
  at: ms,
  /** Games together. */
  games: count,
})

export type Known = v.InferOutput<typeof known>

/** What cannot be read is left out. */
export function readPeople(json: string): readonly Known[] {
  const given = parseJson(json)
  if (!Array.isArray(given)) return []
  return given.slice(0, MOST_PEOPLE).flatMap((one) => {
    const read = v.safeParse(known, one)
    return read.success ? [read.output] : []
  })
}

type Played = Pick<TableFacts, 'id' | 'game' | 'seats'>

/** Adds the others of a game that has begun, the newest first. Returns the same list if it knows the table already. */
export function withGame(people: readonly Known[], { id, game, seats }: Played, mine: readonly number[], at: number) {
  const names = seats.flatMap((sitter, seat) =>
    sitter.kind === 'person' && !mine.includes(seat) && sitter.name !== null ? [cleanName(sitter.name)] : [],
  )
  const met = [...new Set(names)].filter((name) => name !== '')
  if (met.every((name) => people.some((one) => isSame(one.name, name) && one.table === id))) return people
  const now = met.map((name) => {
    const before = people.find((one) => isSame(one.name, name))
    return { name, table: id, game, at, games: (before?.games ?? 0) + (before?.table === id ? 0 : 1) }
  })
  const others = people.filter(({ name }) => !met.some((other) => isSame(name, other)))
  return [...now, ...others].slice(0, MOST_PEOPLE)
}

export function withoutPerson(people: readonly Known[], name: string): readonly Known[] {
  return people.filter((one) => !isSame(one.name, name))
}

function isSame(one: string, other: string): boolean {
  return one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase()
}
