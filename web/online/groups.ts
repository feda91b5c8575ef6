/** The groups' books that this device knows: their links, and the table that each was last seen at. The books are on the server. */
import { keep, recallList } from '../host/storage/local-storage.ts'

interface KnownGroup {
  readonly id: string
  readonly name: string
  readonly table: string | null
}

/** More than one plays in; the oldest are forgotten, their links still lead there. */
const MOST = 20

const nameOf = (game: string): string => `groups.${game}`

/** The one seen last is the first. */
export function readGroups(game: string): KnownGroup[] {
  return recallList<KnownGroup>(nameOf(game), ({ id, name, table }) => {
    return typeof id === 'string' && typeof name === 'string' && (table === null || typeof table === 'string')
  })
}

/** A finished table stays known: pages still open there find the way back. */
export function rememberGroup(game: string, group: KnownGroup): void {
  const all = readGroups(game)
  const before = all.find(({ id }) => id === group.id)
  const now = { ...group, table: group.table ?? before?.table ?? null }
  const others = all.filter(({ id }) => id !== group.id)
  keep(nameOf(game), JSON.stringify([now, ...others].slice(0, MOST)))
}

export function forgetGroup(game: string, id: string): void {
  keep(nameOf(game), JSON.stringify(readGroups(game).filter((group) => group.id !== id)))
}

/** The book that a table on the server is played for; null: none, as far as this device knows. */
export function groupOf(game: string, table: string): string | null {
  return readGroups(game).find((group) => group.table === table)?.id ?? null
}
