/**
 * Books of groups: a campaign that is kept here, for people on devices of their own. Having the link is membership. A game
 * for it is a table like any other; its result is recorded by the first reader after its end.
 */

import { parseJson } from '../../engine/json.ts'
import { readLog, replay, writeHeader } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import type { Book, Campaign } from '../../engine/parts/campaign.ts'
import { bad, good } from '../../engine/result.ts'
import { isGameId, loadGame, partsOf } from '../../games/index.ts'
import type { AnswerOf, BodyOf } from '../../protocol/http.ts'
import { Buckets } from '../http/bucket.ts'
import { type Answered, refused } from '../store/refused.ts'
import type { IdentityRow, Store, TableRow, TableWithLines } from '../store/store.ts'
import type { Random } from '../tables/deps.ts'
import { tableId } from '../tables/ids.ts'
import type { Tables } from '../tables/tables.ts'
import { keepNames, withNames } from './names.ts'

interface BooksDeps {
  readonly store: Pick<Store, 'document' | 'documents' | 'commit' | 'table'>
  readonly tables: Pick<Tables, 'create'>
  readonly random: Random
  now(): number
}

interface Kept {
  readonly game: string
  readonly book: Book
  readonly table: { readonly id: string; readonly pick: string } | null
  /** The person who decides the next bonus; null: the first to do so, because that seat is empty. */
  readonly decider: string | null
}

interface Found {
  readonly id: string
  readonly rev: number
  readonly kept: Kept
  readonly campaign: Campaign
}

const KIND = 'book'
/** Books that one guest begins. */
const A_DAY = 20
const ABANDONED_MS = 3 * 86_400_000

export class Books {
  readonly #deps: BooksDeps
  readonly #begun = new Buckets({ perSecond: A_DAY / 86_400, burst: A_DAY })

  constructor(deps: BooksDeps) {
    this.#deps = deps
  }

  async begin(
    guest: IdentityRow,
    { game, name, settings, book: given }: BodyOf<'createBook'>,
    now: number,
  ): Answered<AnswerOf<'createBook'>> {
    if (this.#begun.take(guest.id, now) > 0) return bad({ code: 'too-many-tables', limit: A_DAY })
    const campaign = isGameId(game) ? await partsOf(game).campaign?.() : undefined
    if (campaign === undefined) return bad({ code: 'no-such-game', game })
    const read = given === undefined ? good(campaign.begin(name, settings)) : campaign.read(given)
    if (!read.ok) return bad({ code: 'malformed', path: 'book' })
    const id = tableId(this.#deps.random)
    const kept = { game, book: read.value, table: null, decider: null }
    const written = await this.#write({ id, rev: 0, kept, campaign })
    return written.ok ? good({ id }) : written
  }

  async open(id: string, guest: IdentityRow): Answered<AnswerOf<'book'>> {
    const found = await this.#settled(id)
    return found.ok ? this.#shown(found.value, guest) : found
  }

  /** Opens a table for the group; the caller is its host. */
  async play(
    id: string,
    guest: IdentityRow,
    { pick, seats, fresh = false }: BodyOf<'playBook'>,
  ): Answered<AnswerOf<'playBook'>> {
    const found = await this.#settled(id)
    if (!found.ok) return found
    const { kept, campaign } = found.value
    if (kept.table !== null && !(fresh && (await this.#isAbandoned(kept.table.id))))
      return good({ table: kept.table.id })
    if (!campaign.picks.includes(pick)) return bad({ code: 'malformed', path: 'pick' })
    const options = campaign.options(kept.book, pick) as BodyOf<'createTable'>['options']
    const made = await this.#deps.tables.create(guest.id, {
      game: kept.game,
      options,
      seats,
      clock: { kind: 'none' },
      listed: false,
    })
    if (!made.ok) return made
    const written = await this.#write({ ...found.value, kept: { ...kept, table: { id: made.value, pick } } })
    return written.ok ? good({ table: made.value }) : written
  }

  /** The table is idle for days: the group need not wait for its expiry. */
  async #isAbandoned(id: string): Promise<boolean> {
    const table = await this.#deps.store.table(id)
    return table.ok && table.value !== null && this.#deps.now() - table.value.row.updated > ABANDONED_MS
  }

  async unlock(id: string, guest: IdentityRow, choice: string): Answered<AnswerOf<'book'>> {
    const found = await this.#settled(id)
    if (!found.ok) return found
    const { kept, campaign } = found.value
    if (kept.decider !== null && kept.decider !== guest.id) return bad({ code: 'host-only' })
    const book = campaign.unlock(kept.book, choice)
    if (book === null) return bad({ code: 'malformed', path: 'choice' })
    const next = { ...found.value, kept: { ...kept, book, decider: null } }
    const written = await this.#write(next)
    return written.ok ? this.#shown({ ...next, rev: next.rev + 1 }, guest) : written
  }

  async #read(id: string): Answered<Found> {
    const document = await this.#deps.store.document(KIND, id)
    if (!document.ok) return refused(document.fault)
    if (document.value === null) return bad({ code: 'no-such-page' })
    const kept = parseJson(document.value.body) as Kept
    const campaign = isGameId(kept.game) ? await partsOf(kept.game).campaign?.() : undefined
    const book = campaign?.read(kept.book)
    if (campaign === undefined || book === undefined || !book.ok) return bad({ code: 'storage' })
    return good({ id, rev: document.value.rev, kept: { ...kept, book: book.value }, campaign })
  }

  /** With the table noted that has ended since, or let go if it is no more. */
  async #settled(id: string): Answered<Found> {
    const found = await this.#read(id)
    const played = found.ok ? found.value.kept.table : null
    if (!found.ok || played === null) return found
    const table = await this.#deps.store.table(played.id)
    if (!table.ok) return refused(table.fault)
    const next = table.value === null ? { table: null } : await this.#noted(found.value, played.pick, table.value)
    if (next === null) return found
    if (next.book !== undefined && table.value !== null) {
      const game = found.value.kept.book.games.length
      const kept = await keepNames(this.#deps.store, { book: id, game, seats: table.value.row.seats }, this.#deps.now())
      if (!kept.ok) return refused(kept.fault)
    }
    const settled = { ...found.value, kept: { ...found.value.kept, ...next } }
    const written = await this.#write(settled)
    if (written.ok) return good({ ...settled, rev: settled.rev + 1 })
    // Another writer was first.
    return written.fault.code === 'moved' ? this.#read(id) : written
  }

  /** Null: it goes on. */
  async #noted({ kept, campaign }: Found, pick: string, { row, lines }: TableWithLines): Promise<Partial<Kept> | null> {
    if (row.status !== 'over') return row.status === 'closed' ? { table: null } : null
    const result = await resultOf(row, lines)
    if (result === null) return { table: null }
    const names = row.seats.map(() => '') // They belong to their guests: names.ts.
    const book = campaign.record(kept.book, { pick, ...result, names, at: row.updated })
    const decider = campaign.choices(book).length === 0 ? undefined : row.seats[campaign.decider(result)]
    return { table: null, book, decider: decider?.kind === 'person' ? decider.identity : null }
  }

  async #shown({ id, kept, rev }: Found, guest: IdentityRow): Answered<AnswerOf<'book'>> {
    const { game, table, decider } = kept
    const book = await withNames(this.#deps.store, id, kept.book)
    if (!book.ok) return refused(book.fault)
    return good({ game, book: book.value as never, rev, table, decides: decider === null || decider === guest.id })
  }

  async #write({ id, rev, kept }: Found): Answered<null> {
    const body = JSON.stringify(kept)
    const document = { kind: KIND, id, identity: null, rev: rev + 1, body, updated: this.#deps.now() }
    const written = await this.#deps.store.commit({ document })
    if (written.ok) return good(null)
    return written.fault.code === 'stale' ? bad({ code: 'moved' }) : refused(written.fault)
  }
}

/** Scores and places, by the log; null: it was closed before its end. */
async function resultOf(
  row: TableRow,
  lines: readonly string[],
): Promise<{ readonly scores: readonly number[]; readonly places: readonly number[] } | null> {
  const game = await loadGame(row.game, row.rules)
  if (game === null) return null
  const options = readOptions(game, row.seats.length, row.options)
  if (!options.ok) return null
  const text = `${[writeHeader(game, row.seats.length, options.value), ...lines].join('\n')}\n`
  const log = readLog(game, text)
  const end = log.ok ? replay(game, log.value) : null
  if (end === null || !end.ok) return null
  const turn = game.turn(end.value)
  return turn.kind === 'over' ? { scores: game.scores(end.value), places: turn.places } : null
}
