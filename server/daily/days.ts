/**
 * The games of days: what a guest asks of them by HTTP. The dice of a day follow from a secret that is drawn the day before; its
 * commitment is shown from then on, and the secret is revealed when the day has ended. A day is one of UTC.
 *
 * A guest has one game a day. It is an ordinary table (server/tables/preset.ts): created here, played over its socket.
 */
import { bytesToHex } from '@noble/hashes/utils.js'
import { isDate } from '../../engine/parts/daily.ts'
import { bad, good } from '../../engine/result.ts'
import { SECRET_BYTES } from '../../fair/opening.ts'
import { type GameId, isGameId, newest, partsOf } from '../../games/index.ts'
import type { AnswerOf, BodyOf } from '../../protocol/http.ts'
import { VERSION } from '../../protocol/protocol.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import { Buckets } from '../http/bucket.ts'
import { type Answered, refused } from '../store/refused.ts'
import { type IdentityRow, isEnded, type Store, type TableWithLines } from '../store/store.ts'
import type { Random } from '../tables/deps.ts'
import { randomBytes } from '../tables/ids.ts'
import { storedLog } from '../tables/pending-table.ts'
import { Counted } from './counted.ts'
import { DAY_MS, type Day, type DaySecret, dayOf, readSecret, SECRET, tableIdOf, tableOfDay } from './day.ts'
import { bestOf, friendsOf, friendsRanking, ownDays, rankingOf } from './ranking.ts'

interface DaysDeps {
  readonly store: Pick<
    Store,
    'document' | 'documents' | 'documentsOf' | 'countDocuments' | 'table' | 'tablesOf' | 'commit'
  >
  readonly random: Random
  now(): number
}

/** Asking for the results of friends reads a row for each of them. */
const FRIENDS_RATE = { perSecond: 0.5, burst: 20 }

/** Pages that send each move by HTTP; this server plays over the socket. */
const OLD_PAGE: Refusal = { code: 'unsupported-version', got: 1, spoken: [VERSION] }

export class Days {
  readonly #deps: DaysDeps
  readonly #counted = new Counted()
  readonly #friends = new Buckets(FRIENDS_RATE)

  constructor(deps: DaysDeps) {
    this.#deps = deps
  }

  /** The commitments of today and tomorrow, and the guest's own table. */
  async today(id: string, guest: IdentityRow): Answered<AnswerOf<'daily'>> {
    const date = this.#date(0)
    const [day, next] = await Promise.all([this.#day(id, date), this.#day(id, this.#date(1))])
    if (!day.ok) return day
    if (!next.ok) return next
    const found = await this.#deps.store.table(tableIdOf(day.value, guest.id))
    if (!found.ok) return refused(found.fault)
    return good({
      date,
      commit: day.value.opening.commit,
      next: { date: next.value.date, commit: next.value.opening.commit },
      table: found.value?.row.id ?? null,
      log: found.value === null ? null : ownLog(found.value),
    })
  }

  /** The guest's table of today; it begins if there is none yet. */
  async play(
    id: string,
    guest: IdentityRow,
    sent: BodyOf<'playDaily'>,
    address: string,
  ): Answered<AnswerOf<'playDaily'>> {
    if (sent.seen !== undefined || sent.move !== undefined) return bad(OLD_PAGE)
    const date = this.#date(0)
    if (sent.date !== undefined && sent.date !== date) return bad({ code: 'over' })
    const day = await this.#day(id, date)
    if (!day.ok) return day
    const table = tableIdOf(day.value, guest.id)
    const found = await this.#deps.store.table(table, Number.MAX_SAFE_INTEGER)
    if (!found.ok) return refused(found.fault)
    if (found.value !== null) return good({ table })
    const ranked = this.#counted.take({ game: id, date, device: sent.device ?? null, address })
    const manners = { ranked, reading: sent.reading ?? false }
    const kept = await this.#deps.store.commit({ tables: [tableOfDay(day.value, guest, manners, this.#deps.now())] })
    // A conflict: another device of the guest was first.
    return kept.ok || kept.fault.code === 'conflict' ? good({ table }) : refused(kept.fault)
  }

  /** A page of the ranking of a day; of one that has ended also the secret. `part`: `<game>.<date>`. */
  async results(part: string, guest: IdentityRow, after?: string): Answered<AnswerOf<'dailyResults'>> {
    const day = await this.#known(part)
    if (!day.ok) return day
    const { date } = day.value
    const ranking = await rankingOf(this.#deps.store, day.value, guest, after)
    if (!ranking.ok) return refused(ranking.fault)
    const ended = date < this.#date(0)
    const best = ended && after === undefined ? await bestOf(this.#deps.store, day.value) : good(null)
    if (!best.ok) return refused(best.fault)
    return good({
      date,
      commit: day.value.opening.commit,
      secret: ended ? day.value.secret : null,
      ...ranking.value,
      best: best.value,
    })
  }

  /** The ranked results of the guest and of the people at the guest's tables, placed among themselves. `part`: as above. */
  async friends(part: string, guest: IdentityRow): Answered<AnswerOf<'friendsResults'>> {
    const { store, now } = this.#deps
    const wait = this.#friends.take(guest.id, now())
    if (wait > 0) return bad({ code: 'too-fast', wait })
    const day = await this.#known(part)
    if (!day.ok) return day
    const friends = await friendsOf(store, guest)
    if (!friends.ok) return refused(friends.fault)
    const results = await friendsRanking(store, day.value, guest, friends.value)
    return results.ok ? good({ results: results.value }) : refused(results.fault)
  }

  /** The days that the guest has a ranked result of, in all games. */
  async mine(guest: IdentityRow): Answered<AnswerOf<'myDays'>> {
    const days = await ownDays(this.#deps.store, guest)
    return days.ok ? good({ date: this.#date(0), days: days.value }) : refused(days.fault)
  }

  /** 0: today. */
  #date(ahead: number): string {
    return new Date(this.#deps.now() + ahead * DAY_MS).toISOString().slice(0, 10)
  }

  /** A day that has begun and of which something was asked before. `part`: `<game>.<date>`. */
  async #known(part: string): Answered<Day> {
    const [id = '', date = ''] = part.split('.')
    if (!isDate(date) || date > this.#date(0)) return bad({ code: 'no-such-page' })
    const known = await this.#deps.store.document(SECRET, `${id}/${date}`)
    if (!known.ok) return refused(known.fault)
    return known.value === null ? bad({ code: 'no-such-page' }) : this.#day(id, date)
  }

  async #day(id: string, date: string): Answered<Day> {
    if (!isGameId(id) || partsOf(id).daily === undefined) return bad({ code: 'no-such-game', game: id.slice(0, 40) })
    const known = await this.#secret(id, date)
    return known.ok ? good(await dayOf(id, date, known.value)) : known
  }

  /** Drawn by the first process that asks for it. */
  async #secret(id: GameId, date: string): Answered<DaySecret> {
    const { store, random, now } = this.#deps
    for (;;) {
      const found = await store.document(SECRET, `${id}/${date}`)
      if (!found.ok) return refused(found.fault)
      if (found.value !== null) return good(readSecret(found.value))
      const body = JSON.stringify({ secret: bytesToHex(randomBytes(random, SECRET_BYTES)), rules: newest(id) })
      const document = { kind: SECRET, id: `${id}/${date}`, identity: null, rev: 1, body, updated: now() }
      const drawn = await store.commit({ document })
      if (!drawn.ok && drawn.fault.code !== 'stale') return refused(drawn.fault)
    }
  }
}

/** The log so far, without what other seats have chosen in secret; null: there is nothing to show yet. */
function ownLog(table: TableWithLines): string | null {
  const shown = table.row.seats.length === 1 || isEnded(table.row.status)
  return table.lines.length > 0 && shown ? storedLog(table) : null
}
