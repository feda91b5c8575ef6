/**
 * Until version 0.1 the game of a day was a document with the guest's moves. At the start of a server each one becomes a table with
 * the log that it had, and its result enters the ranking. Migrated documents are deleted, so later starts cost nothing.
 */
import { parseJson } from '../../engine/json.ts'
import { isGameId } from '../../games/index.ts'
import type { DocumentRow, Store, StoreFault, Write } from '../store/store.ts'
import { move } from '../tables/commands/moves.ts'
import { LIMITS, type Log } from '../tables/deps.ts'
import { readNotes } from '../tables/notes.ts'
import { type CommandContext, type PendingTable, pendingOf } from '../tables/pending-table.ts'
import { settle, wake } from '../tables/timers/timers.ts'
import { type Day, dayOf, readSecret, SECRET, tableOfDay } from './day.ts'

/** The kind of the old documents; their id is `<game>/<date>/<guest>`. */
const OLD = 'day-game'
const BATCH = 100

interface OldGame {
  readonly moves: readonly string[]
  readonly name: string | null
}

/** Every game was ranked, and no race was played. */
const AS_THEN = { ranked: true, reading: false }

interface MoveDeps {
  readonly store: Pick<Store, 'document' | 'documents' | 'commit'>
  readonly log: Log
  now(): number
}

/** Returns how many games became tables. One that cannot be read stays where it is, and is logged. */
export async function moveOldGames(deps: MoveDeps): Promise<number> {
  let [moved, after] = [0, '']
  for (;;) {
    const documents = await deps.store.documents(OLD, '', BATCH, after)
    if (!documents.ok || documents.value.length === 0) return moved
    for (const document of documents.value) if (await moveOne(deps, document)) moved++
    after = documents.value.at(-1)?.id ?? after
  }
}

async function moveOne({ store, log, now }: MoveDeps, document: DocumentRow): Promise<boolean> {
  const day = await dayIn(store, document).catch(() => null)
  const write = day === null ? null : writeOf(day, document, now())
  const moved = write === null ? null : await store.commit(write)
  if (moved?.ok) return true
  const fault: StoreFault | string = moved?.fault ?? 'unreadable'
  log.error({ document: document.id, fault }, 'the old game of a day could not become a table')
  return false
}

async function dayIn(store: MoveDeps['store'], { id }: DocumentRow): Promise<Day | null> {
  const [game = '', date = ''] = id.split('/')
  const secret = await store.document(SECRET, `${game}/${date}`)
  if (!secret.ok || secret.value === null || !isGameId(game)) return null
  return dayOf(game, date, readSecret(secret.value))
}

/** The table with all its lines, its result and the end of the document, in one write. Null: the moves are not legal. */
function writeOf(day: Day, document: DocumentRow, now: number): Write | null {
  const { kind, id, identity, updated } = document
  const { moves, name } = parseJson(document.body) as OldGame
  if (identity === null) return null
  const { row } = tableOfDay(day, { id: identity, name, colour: null }, AS_THEN, updated)
  const notes = readNotes(row.notes)
  if (notes === null) return null
  const context = sceneAt(day, updated)
  const start = pendingOf({ row, notes, position: null, race: null, ended: null })
  const played = moves.reduce<PendingTable | null>(
    (pending, text) => pending && play(pending, identity, text, context),
    settle(start, start, context),
  )
  if (played === null) return null
  const later = sceneAt(day, now)
  const pending = settle(played, wake(played, later), later)
  const table = { row: { ...pending.row, notes: pending.notes }, expect: null, lines: pending.added }
  return {
    tables: [table],
    removeDocument: { kind, id },
    ...(pending.document === null ? {} : { document: pending.document }),
  }
}

/** As if the guest had sent it. */
function play(pending: PendingTable, identity: string, text: string, context: CommandContext): PendingTable | null {
  const question = pending.position?.counts[0] ?? 0
  const made = move(pending, identity, { kind: 'move', id: '', seat: 0, question, move: text })
  return made.ok ? settle(pending, made.value, context) : null
}

/** Without any page present. */
function sceneAt({ game, daily }: Day, now: number): CommandContext {
  const times = { now, steady: now, started: now, goneSince: () => now }
  const nobody = { isReady: true, isHere: () => false, anybody: false, heir: null, forgives: false, levels: [] }
  return { ...times, ...nobody, game, daily, limits: LIMITS, random: () => undefined, lines: () => [] }
}
