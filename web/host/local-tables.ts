/** Start here: tables that run in this page. Every input is on disk before it is shown; closing the page loses nothing. */
import { type Company, cleanName } from '../../engine/company.ts'
import type { Seat } from '../../engine/contract.ts'
import type { LogFault } from '../../engine/log.ts'
import { type OptionFault, readOptions } from '../../engine/options.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import { act, openTable, type Table } from '../../engine/table/table.ts'
import { isGameId, newest } from '../../games/index.ts'
import type { Host } from './host.ts'
import { loadLog } from './load.ts'
import { LocalHost } from './local-host.ts'
import { type Deps, pageDeps } from './page.ts'
import { dayChance, randomId } from './random.ts'
import { newRecord } from './storage/record.ts'
import type { StoreFault } from './storage/store.ts'

export interface NewTable {
  readonly game: string
  /** As the game's options, missing ones as usual. */
  readonly options: unknown
  /** One sitter a seat. A person without a name is called by the seat's number. */
  readonly company: Company
  /** It is the table of this day: its dice follow from the date. */
  readonly day?: string
  /** This seat moves first, where a die decides it. */
  readonly first?: Seat
}

type CreateFault = OptionFault | StoreFault | { readonly code: 'unknown-game'; readonly got: string }

export async function createTable(
  { game: id, options: given, company, day, first }: NewTable,
  deps?: Deps,
): Promise<Result<string, CreateFault>> {
  const { store, clock, random, load } = deps ?? (await pageDeps())
  const game = await load(id, isGameId(id) ? newest(id) : 1)
  if (game === null) return bad({ code: 'unknown-game', got: id })
  const seats = company.sitters.length
  const options = readOptions(game, seats, given)
  if (!options.ok) return options
  const opened = openTable(game, seats, options.value)
  const table = first === undefined ? opened : beginningWith(opened, first)
  const sitters = company.sitters.map((sitter) => ({ ...sitter, name: cleanName(sitter.name) }))
  const record = newRecord(randomId(random), table, { ...company, sitters }, clock.now())
  const kept = await store.create(day === undefined ? record : { ...record, day })
  return kept.ok ? good(record.id) : kept
}

/** The table after the throw that lets this seat begin; as it was where no single die decides that. */
function beginningWith(table: Table, seat: Seat): Table {
  const { game, states } = table
  const turn = game.turn(states[0])
  if (turn.kind !== 'throw' || turn.seat !== null || turn.sides.length !== 1) return table
  const faces = Array.from({ length: turn.sides[0] ?? 0 }, (_, at) => at + 1)
  const face = faces.find((one) => {
    const next = game.turn(game.land(states[0], [one]))
    return next.kind === 'throw' ? next.seat === seat : next.kind === 'move' && next.seats[0] === seat
  })
  if (face === undefined) return table
  const played = act(table, { input: { kind: 'throw', faces: [face] } })
  return played.ok ? played.value : table
}

export type OpenFault =
  | StoreFault
  | { readonly code: 'log'; readonly fault: LogFault }
  /** Its dice are proven by others: it can be watched, not continued. */
  | { readonly code: 'replay-only' }

/** A kept table, to go on with; or to look at, once it is over. `reader`: see `Deps`. */
export async function openLocal(id: string, deps?: Deps, reader?: () => boolean): Promise<Result<Host, OpenFault>> {
  const all = { ...(deps ?? (await pageDeps())), ...(reader === undefined ? {} : { reader }) }
  const record = await all.store.get(id)
  if (!record.ok) return record
  if (record.value.replayOnly && !record.value.over) return bad({ code: 'replay-only' })
  const loaded = await loadLog(record.value.log, all.load)
  if (!loaded.ok) return bad({ code: 'log', fault: loaded.fault })
  if (loaded.value.table.seats !== record.value.company.sitters.length)
    return bad({ code: 'broken', id, field: 'company' })
  const { game, day } = record.value
  return good(new LocalHost(record.value, loaded.value, day === undefined ? all : { ...all, ...dayChance(game, day) }))
}
