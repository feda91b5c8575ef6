/**
 * Start here: telling people, on devices that asked for it, that it is their turn, or that the next game waits for them.
 *
 *     devices.ts  who wants to be told, as HTTP asks        address.ts  where messages may go
 *     keys.ts     the server's own keys                     post.ts     one message to one push service
 *
 * A table only leaves a note here (`call`) and goes on. One note a person and table: a newer one replaces an older. Before each try
 * the table's row is read: who has answered meanwhile is not told any more.
 */
import { isLang, type Lang, list } from '../../engine/text/lang.ts'
import { isGameId, partsOf } from '../../games/index.ts'
import { loadProtocolText } from '../../protocol/text/catalog.ts'
import { writeTurn } from '../../protocol/turn.ts'
import { Buckets } from '../http/bucket.ts'
import { bugOf, type Log } from '../process/log.ts'
import type { PushRow, Store, TableRow } from '../store/store.ts'
import type { Clock, TurnNotification } from '../tables/deps.ts'
import { readNotes } from '../tables/notes.ts'
import { endOf } from '../tables/timers/timing.ts'
import type { Posted, Poster } from './post.ts'

/** `again`: it will be tried again. `stale`: answered before it could be told. `dropped`: too many wait. */
export type PushOutcome = 'sent' | 'gone' | 'again' | 'refused' | 'forbidden' | 'gave-up' | 'stale' | 'dropped'

export interface PushDeps {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  readonly metrics: { pushed(outcome: PushOutcome): void }
  readonly poster: Pick<Poster, 'post' | 'stop'>
}

const [SECOND, DAY] = [1000, 86_400_000]

export const PUSH_LIMITS = {
  /** People who are being told, or told again later. */
  waiting: 1000,
  /** Messages per person: a burst, refilled every hour. */
  ofPerson: 60,
  atOnce: 8,
  tries: 6,
  /** The first pause after a failure; each is four times the one before. */
  pause: 5 * SECOND,
  longestPause: 3600 * SECOND,
  /** How long a message is worth something where no clock says so. */
  life: DAY,
  /** And an invitation, which expires after an hour. */
  invitation: 3600 * SECOND,
  /** What services accept at most. */
  longestLife: 28 * DAY,
} as const

interface Entry {
  readonly key: string
  readonly call: TurnNotification
  tries: number
  /** Devices that are to be tried again; null: all. */
  left: ReadonlySet<string> | null
  cancel: (() => void) | null
}

interface Open {
  readonly row: TableRow
  /** In ms. */
  readonly life: number
}

export class Push {
  readonly #deps: PushDeps
  readonly #people = new Buckets({ perSecond: PUSH_LIMITS.ofPerson / 3600, burst: PUSH_LIMITS.ofPerson })
  readonly #started: number
  /** By person and table. */
  readonly #entries = new Map<string, Entry>()
  /** Keys of those whose turn it is to be sent, in order. */
  readonly #ready = new Set<string>()
  #running = 0
  #stopped = false

  constructor(deps: PushDeps) {
    this.#deps = deps
    this.#started = deps.clock.now()
  }

  get size(): number {
    return this.#entries.size
  }

  readonly call = (call: TurnNotification): void => {
    if (this.#people.take(call.identity, this.#deps.clock.now()) > 0) {
      this.#deps.metrics.pushed('dropped')
      return
    }
    if (this.#stopped) return
    const key = `${call.identity} ${call.table}`
    const older = this.#entries.get(key)
    if (older === undefined && this.#entries.size >= PUSH_LIMITS.waiting) {
      this.#deps.metrics.pushed('dropped')
      return
    }
    older?.cancel?.()
    this.#entries.set(key, { key, call, tries: 0, left: null, cancel: null })
    this.#ready.add(key)
    this.#goOn()
  }

  stop(): void {
    this.#stopped = true
    for (const { cancel } of this.#entries.values()) cancel?.()
    this.#entries.clear()
    this.#ready.clear()
    this.#deps.poster.stop()
  }

  #goOn(): void {
    for (const key of this.#ready) {
      if (this.#running >= PUSH_LIMITS.atOnce) return
      this.#ready.delete(key)
      const entry = this.#entries.get(key)
      if (entry !== undefined) void this.#run(entry)
    }
  }

  async #run(entry: Entry): Promise<void> {
    this.#running++
    let wait: number | null = null
    try {
      wait = await this.#try(entry)
    } catch (error) {
      if (!this.#stopped) this.#deps.log.error(bugOf(error), 'a bug while telling a device')
    }
    this.#running--
    // A newer one may have come in its place.
    if (this.#entries.get(entry.key) === entry) this.#settle(entry, wait)
    this.#goOn()
  }

  #settle(entry: Entry, wait: number | null): void {
    if (wait === null) this.#entries.delete(entry.key)
    else
      entry.cancel = this.#deps.clock.after(wait, () => {
        entry.cancel = null
        this.#ready.add(entry.key)
        this.#goOn()
      })
  }

  /** How long to wait until the next try; null: there is none. */
  async #try(entry: Entry): Promise<number | null> {
    const { call, left } = entry
    const found = await this.#deps.store.pushesOf(call.identity)
    const devices = found.ok ? found.value.filter(({ endpoint }) => left?.has(endpoint) ?? true) : []
    if (devices.length === 0) return null
    const open = await this.#open(call)
    if (open === null) {
      this.#deps.metrics.pushed('stale')
      return null
    }
    const waits = await Promise.all(devices.map((device) => this.#tell(device, call, open)))
    entry.left = new Set(devices.filter((_, i) => waits[i] !== null).map(({ endpoint }) => endpoint))
    return this.#pause(entry, waits, open)
  }

  /** The table as it is kept, while this question is open. */
  async #open({ table, seat, asked, identity, invites }: TurnNotification): Promise<Open | null> {
    const found = await this.#deps.store.table(table, Number.MAX_SAFE_INTEGER)
    if (!found.ok || found.value === null) return null
    const { row } = found.value
    const notes = readNotes(row.notes)
    const sitter = row.seats[seat]
    const own = sitter?.kind === 'person' && sitter.identity === identity && !sitter.handed
    const now = this.#deps.clock.now()
    if (invites) {
      const isExpected = own && row.status === 'lobby' && notes?.invited.includes(seat) === true
      return isExpected && now < asked + PUSH_LIMITS.invitation
        ? { row, life: asked + PUSH_LIMITS.invitation - now }
        : null
    }
    if (row.status !== 'playing' || notes?.asked[seat] !== asked || !own) return null
    const end = endOf(row, notes, seat, { now, started: this.#started }) ?? asked + PUSH_LIMITS.life
    return end <= now ? null : { row, life: Math.min(end - now, PUSH_LIMITS.longestLife) }
  }

  /** How long the service wants us to wait before the next try; null: none is needed. */
  async #tell(to: PushRow, { identity, invites }: TurnNotification, { row, life }: Open): Promise<number | null> {
    const lang = isLang(to.lang) ? to.lang : 'en'
    const text = await messageOf(row, identity, lang, invites ? 'invitation' : 'title')
    const urgency = row.clock.kind === 'slow' ? 'normal' : 'high'
    const posted = await this.#deps.poster.post({ to, text, ttl: Math.ceil(life / SECOND), urgency, topic: row.id })
    if (this.#stopped) return null
    const outcome = outcomeOf(posted)
    if (outcome === 'again') return posted.kind === 'answered' ? posted.retryAfter : 0
    this.#deps.metrics.pushed(outcome)
    if (outcome === 'gone' || outcome === 'forbidden') await this.#deps.store.commit({ unpush: to })
    if (outcome === 'refused') this.#deps.log.warn(statusOf(posted), 'a push service refuses a message')
    return null
  }

  #pause(entry: Entry, waits: readonly (number | null)[], { life }: Open): number | null {
    const asked = waits.filter((wait) => wait !== null)
    if (asked.length === 0) return null
    const wait = Math.max(PUSH_LIMITS.pause * 4 ** entry.tries, ...asked)
    const goesOn = ++entry.tries < PUSH_LIMITS.tries && wait < Math.min(life, PUSH_LIMITS.longestPause)
    for (const _ of asked) this.#deps.metrics.pushed(goesOn ? 'again' : 'gave-up')
    return goesOn ? wait : null
  }
}

function outcomeOf(posted: Posted): PushOutcome {
  if (posted.kind === 'forbidden') return 'forbidden'
  if (posted.kind === 'silent') return 'again'
  const { status } = posted
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'again' : 'refused'
}

function statusOf(posted: Posted): object {
  return posted.kind === 'answered' ? { status: posted.status } : {}
}

/** Maximum names in a message. */
const NAMES = 5

/** A push message: whose turn or who invites, which game and with whom. Nothing of the game itself. */
export async function messageOf(
  row: TableRow,
  identity: string,
  lang: Lang,
  what: 'title' | 'invitation',
): Promise<string> {
  const { turn, guest } = await loadProtocolText(lang)
  const game = isGameId(row.game) ? (await partsOf(row.game).text(lang)).name : 'Iacta'
  const others = row.seats.flatMap((seat) =>
    seat.kind === 'person' && seat.identity !== identity ? [seat.name ?? guest] : [],
  )
  const names = list(lang, others.slice(0, NAMES), 'and')
  return writeTurn({ table: row.id, title: turn[what], body: names === '' ? game : turn.body({ game, names }) })
}
