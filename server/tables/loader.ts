/**
 * Loads a table from the store into memory, or returns why it cannot. A table that cannot be parsed is shelved; other tables are not
 * affected.
 */
import type { Game } from '../../engine/contract.ts'
import type { Daily } from '../../engine/parts/daily.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import type { ClientBudgets, Payer } from '../http/budget.ts'
import type { Answer, Claimed, StoreFault, TableRow, TableWithLines } from '../store/store.ts'
import type { Deps } from './deps.ts'
import type { TableMaterial } from './material.ts'
import { type Notes, readNotes } from './notes.ts'
import type { Kept } from './pending-table.ts'
import { readPosition } from './stored-position.ts'

export interface Loaded extends Kept {
  readonly lines: string[]
  readonly game: Game
  readonly levels: readonly string[]
  /** Only of a table of the day. */
  readonly daily: Daily | null
  /** Its former owner is dead: its clocks were not served for a while. */
  readonly orphan: boolean
}

interface Loading {
  /** An owner that does not answer. Tables of any other living process stay there: `moved`. */
  readonly instead?: string | undefined
  readonly material: TableMaterial
  /** Charged for the material and for the replay of a long log; null: the server. */
  readonly payer: Payer | null
  readonly work: ClientBudgets
  /** The table in memory, if it is being reloaded. */
  readonly known?: Loaded
}

/** A replay of up to this many lines is free (a few ms); real games have a few hundred. */
const FREE_LINES = 1000

export async function loadTable(deps: Deps, id: string, loading: Loading): Promise<Result<Loaded, Refusal>> {
  const found = await read(deps, id, loading.instead)
  if (!found.ok) return bad(await explain(deps, id, found.fault))
  if (found.value === null) return bad({ code: 'no-such-table' })
  const { row, orphan } = found.value
  if (deps.owner !== null && row.owner !== deps.owner) return bad({ code: 'moved' })
  const game = await deps.games.load(row.game, row.rules)
  if (game === null) {
    deps.log.error({ table: id, game: row.game, rules: row.rules }, 'a table of a game that is not here')
    return bad({ code: 'no-such-game', game: row.game })
  }
  const refusal = row.status === 'lobby' ? null : await loading.material.acquire(game, row, loading.payer)
  if (refusal !== null) return bad(refusal)
  const payer = found.value.lines.length > FREE_LINES ? loading.payer : null
  const [now, begun] = [deps.clock.now(), performance.now()]
  const wait = payer === null ? 0 : loading.work.wait(payer, now)
  if (wait > 0) return bad({ code: 'too-fast', wait })
  const kept = understand(found.value, game, now, loading.known)
  if (payer !== null) loading.work.charge(payer, performance.now() - begun, now)
  if (!kept.ok) return bad(await shelve(deps, id, kept.fault))
  const levels = await deps.games.levels(row.game)
  const daily = kept.value.notes.preset === null ? null : await deps.games.daily(row.game)
  return good({ ...kept.value, lines: [...found.value.lines], game, levels, daily, orphan })
}

async function read({ store, owner }: Deps, id: string, instead: string | undefined): Answer<Claimed | null> {
  if (owner !== null) return store.claim(id, owner, instead)
  const found = await store.table(id)
  return found.ok && found.value !== null
    ? good({ ...found.value, orphan: false })
    : (found as Result<null, StoreFault>)
}

const NO_RACE = { race: null, ended: null } as const

function understand(
  { row: stored, lines }: TableWithLines,
  game: Game,
  now: number,
  known: Loaded | undefined,
): Result<Kept, string> {
  const read = readNotes(stored.notes)
  if (read === null || read.asked.length !== stored.seats.length) return bad('its notes cannot be read')
  const { row, notes } = stored.updated > now ? notAfter(stored, read, now) : { row: stored, notes: read }
  const played = row.status === 'playing' || (lines.length > 0 && game.hidden !== undefined)
  if (!played) return good({ row, notes, position: null, ...NO_RACE })
  const same = known !== undefined && isSame(known.lines, lines) ? known.position : null
  const position = same === null ? readPosition(game, row, notes.header ?? '', lines) : good(same)
  return position.ok
    ? good({ row, notes, position: position.value, ...NO_RACE })
    : bad(`its log cannot be replayed: ${position.fault}`)
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((line, i) => line === other[i])
}

/**
 * A row from the future: the wall clock was set back while no server ran, which must not lengthen a clock. Its questions count as asked
 * now, and its deadline as due, so that it is computed again.
 */
function notAfter(row: TableRow, notes: Notes, now: number): Pick<Kept, 'row' | 'notes'> {
  const asked = notes.asked.map((at) => (at === null ? null : Math.min(at, now)))
  const deadline = row.deadline === null ? null : Math.min(row.deadline, now)
  return {
    row: { ...row, updated: now, deadline },
    notes: { ...notes, asked, since: Math.min(notes.since, now) },
  }
}

async function explain(deps: Deps, id: string, fault: StoreFault): Promise<Refusal> {
  if (fault.code === 'closed') return { code: 'stopping' }
  if (fault.code === 'away') return { code: 'paused' }
  if (fault.code === 'corrupt' && fault.where !== 'database') return shelve(deps, id, fault.reason)
  deps.log.error({ table: id, fault }, 'a table cannot be read now')
  return { code: 'storage' }
}

/** Removes its deadline; the rows stay for an operator to repair. */
async function shelve({ store, log }: Deps, id: string, reason: string): Promise<Refusal> {
  log.error({ table: id, reason }, 'a table cannot be read and is shelved')
  const shelved = await store.commit({ shelve: [id] })
  if (!shelved.ok) log.error({ table: id, fault: shelved.fault }, 'it could not be shelved')
  return { code: 'storage' }
}
