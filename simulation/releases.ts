/**
 * Two releases of the program that run side by side during a rolling upgrade. The new one speaks one more version of the protocol, keeps a
 * field in a table's notes that the old one does not know, and has newer rules of one game, which the old one cannot load.
 */
import { pebbles } from '../engine/conformance/fixture.ts'
import type { Game } from '../engine/contract.ts'
import { GAME_IDS, rulesOf } from '../games/index.ts'
import { CLIENT } from '../protocol/client.ts'
import { VERSION } from '../protocol/protocol.ts'
import { loadProtocolText } from '../protocol/text/catalog.ts'
import { ADAPTERS, type Adapter, SUPPORTED, type SupportedVersions } from '../protocol/versions/adapt.ts'
import type { Store, Write } from '../server/store/store.ts'
import type { Games } from '../server/tables/deps.ts'

// Loaded before the world begins: nothing in it waits for a file.
const loaded = new Map<string, Game>([['pebbles', pebbles]])
for (const id of GAME_IDS) loaded.set(id, await rulesOf(id))
await loadProtocolText('en')

function loadedGame(id: string): Game {
  const game = loaded.get(id)
  if (game === undefined) throw new Error(`no game ${id}`)
  return game
}

const games: Games = {
  newest: (id) => loaded.get(id)?.version ?? null,
  load: async (id, rules) => {
    const game = loaded.get(id) ?? null
    return game?.version === rules ? game : null
  },
  levels: async () => ['easy', 'hard'],
  daily: async () => null,
}

export type Release = 'old' | 'new'

/** Pages of the old release show no watchers. */
const PREVIOUS: Adapter = {
  version: VERSION,
  client: CLIENT,
  up: (message) => message,
  down: (message) => ((message as { kind: string }).kind === 'watchers' ? null : message),
}

export const VERSIONS: Readonly<Record<Release, SupportedVersions>> = {
  old: SUPPORTED,
  new: { today: VERSION + 1, adapters: [PREVIOUS, ...ADAPTERS] },
}

/** Everyone starts with one pebble more. */
const newPebbles: Game = {
  ...pebbles,
  version: pebbles.version + 1,
  setup: (seats, options) => {
    const begin = pebbles.setup(seats, options as Parameters<typeof pebbles.setup>[1])
    return { ...begin, pebbles: begin.pebbles.map((count) => count + 1) }
  },
}

export const GAMES: Readonly<Record<Release, Games>> = {
  old: games,
  new: {
    ...games,
    newest: (id) => (id === newPebbles.id ? newPebbles.version : games.newest(id)),
    load: async (id, rules) => (isNew(id, rules) ? newPebbles : games.load(id, rules)),
  },
}

function isNew(id: string, rules: number): boolean {
  return id === newPebbles.id && rules === newPebbles.version
}

/** The game of a table, whichever release has made it. */
export function gameOf(id: string, rules: number): Game {
  return isNew(id, rules) ? newPebbles : loadedGame(id)
}

/** A store as the new release uses it: notes have one more field. */
export function withNewField(store: Store): Store {
  const commit = (write: Write) =>
    store.commit({ ...write, ...(write.tables && { tables: write.tables.map(withField) }) })
  return new Proxy(store, {
    get: (target, name) => {
      if (name === 'commit') return commit
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

type TableWrite = NonNullable<Write['tables']>[number]

function withField(table: TableWrite): TableWrite {
  return { ...table, row: { ...table.row, notes: { ...(table.row.notes as object), later: 1 } } }
}

/** What a page of this release says in the place of a text of today's client. */
export function saidBy(release: Release, text: string): string {
  if (release === 'old' || !text.startsWith('{"kind":"hello"')) return text
  return text.replace(`"protocol":${VERSION}`, `"protocol":${VERSION + 1}`)
}
