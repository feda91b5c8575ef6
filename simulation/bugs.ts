/** Bugs that are planted to see whether they are found: none of this is in the server or in the page. */
import { good } from '../engine/result.ts'
import type { SupportedVersions } from '../protocol/versions/adapt.ts'
import type { Guests } from '../server/identity/guests.ts'
import type { Store, TableWrite, Write } from '../server/store/store.ts'
import type { Clock } from '../server/tables/deps.ts'
import type { Connection, Subscriber, Tables } from '../server/tables/tables.ts'
import type { DatabaseBugs } from './database.ts'
import { entriesIn } from './history.ts'
import { gameOf, type Release, VERSIONS } from './releases.ts'
import type { ServerProcess } from './server.ts'
import type { StoreBugs } from './store.ts'

/** Where a bug can be planted: in the place of what a process or a page is given. */
export interface Bugs {
  readonly database?: DatabaseBugs
  readonly line?: StoreBugs
  readonly store?: (store: Store, release: Release) => Store
  readonly versions?: (release: Release) => SupportedVersions
  readonly clock?: (clock: Clock) => Clock
  readonly tables?: (tables: Tables, process: ServerProcess) => Tables
  readonly guests?: (guests: Guests) => Guests
  /** What a page sends, in the place of this text. */
  readonly sent?: () => (text: string) => string
}

/** The same, but for these methods. */
function changed<Whole extends object>(whole: Whole, change: Partial<Whole>): Whole {
  return new Proxy(whole, {
    get: (target, name) => {
      const own: unknown = Reflect.get(change, name)
      if (own !== undefined) return own
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** A store that writes something else. */
function writing(change: (table: TableWrite) => TableWrite): (store: Store) => Store {
  return (store) =>
    changed(store, {
      commit: (write: Write) =>
        store.commit(write.tables === undefined ? write : { ...write, tables: write.tables.map(change) }),
    })
}

/** Tables that take another subscriber in the place of this one. */
function greeting(change: (subscriber: Subscriber, process: ServerProcess, table: string) => Subscriber) {
  return (tables: Tables, process: ServerProcess): Tables =>
    changed(tables, {
      connect: (id, subscriber, hello, instead) => tables.connect(id, change(subscriber, process, id), hello, instead),
    })
}

/** Tables that give something else to those who join. */
function joining(change: (joined: Connection) => Connection) {
  return (tables: Tables): Tables =>
    changed(tables, {
      connect: async (id, subscriber, hello, instead) => {
        const joined = await tables.connect(id, subscriber, hello, instead)
        return joined.ok ? good(change(joined.value)) : joined
      },
    })
}

/** The same subscriber, who hears something else. */
function hearing(subscriber: Subscriber, send: (frame: string, send: (frame: string) => void) => void): Subscriber {
  return changed(subscriber, { send: (frame: string) => send(frame, (one) => subscriber.send(one)) })
}

const every = (n: number): (() => boolean) => {
  let count = 0
  return () => ++count % n === 0
}

/** By name; each is a new one, because some count. */
export const BUGS: Readonly<Record<string, () => Bugs>> = {
  /** Pages are told before the store has said that it is kept. */
  'told before commit': () => ({
    store: (store) =>
      changed(store, {
        commit: async (write: Write) => {
          if (write.tables === undefined) return store.commit(write)
          void store.commit(write)
          return good(null)
        },
      }),
  }),
  'acknowledged without a sync': () => ({ line: { acksUnsynced: true } }),
  'epoch not checked': () => ({ database: { ignoresEpoch: true } }),
  'command applied twice': () => ({ database: { ignoresApplied: true } }),
  'deadline lost': () => {
    const isDue = every(2)
    return {
      clock: (clock) =>
        changed(clock, {
          after: (ms, call) => (ms >= 4000 && isDue() ? () => undefined : clock.after(ms, call)),
        }),
    }
  },
  'one view for all': () => {
    const frames = new Map<string, string>()
    return {
      tables: greeting((subscriber, _, table) =>
        hearing(subscriber, (frame, send) => {
          const isLines = frame.startsWith('{"kind":"lines"')
          const from = /"from":\d+/.exec(frame)?.[0] ?? ''
          const first = frames.get(`${table} ${from}`)
          if (isLines && first === undefined) frames.set(`${table} ${from}`, frame)
          send(isLines ? (first ?? frame) : frame)
        }),
      ),
    }
  },
  'clock charged for a dead process': () => ({
    store: (store) =>
      changed(store, {
        claim: async (id, owner, instead) => {
          const claimed = await store.claim(id, owner, instead)
          return claimed.ok && claimed.value !== null ? good({ ...claimed.value, orphan: false }) : claimed
        },
        takeDue: async (owner, now, limit) => {
          const taken = await store.takeDue(owner, now, limit)
          return taken.ok ? good(taken.value.map((due) => ({ ...due, orphan: false }))) : taken
        },
      }),
  }),
  'clock charged for a stopped process': () => ({
    tables: (tables) => changed(tables, { overslept: () => undefined }),
  }),
  'double award': () => {
    const isDue = every(3)
    return {
      store: writing((write) => {
        const lines = write.lines ?? []
        const grab = lines.findIndex((line) => {
          const [entry] = entriesIn(gameOf(write.row.game, write.row.rules), [line])
          return entry?.input.kind === 'move' && entry.input.at !== undefined
        })
        if (grab < 0 || !isDue()) return write
        const twice = lines.toSpliced(grab, 0, lines[grab] as string)
        return { ...write, lines: twice, row: { ...write.row, seq: write.row.seq + 1 } }
      }),
    }
  },
  'lost notification unnoticed': () => ({ line: { hidesGaps: true } }),
  'retry without its id': () => ({
    sent: () => {
      const sent = new Set<string>()
      let tries = 0
      return (text) => {
        const id = /"id":"([^"]+)"/.exec(text)?.[1]
        if (id === undefined) return text
        if (sent.has(id)) return text.replace(id, `${id.slice(0, 16)}${++tries}`)
        sent.add(id)
        return text
      }
    },
  }),
  'cookie of another': () => {
    const isDue = every(7)
    let last: Awaited<ReturnType<Guests['identify']>> | null = null
    return {
      guests: (guests) =>
        changed(guests, {
          identify: async (cookie, now) => {
            const shown = await guests.identify(cookie, now)
            const given = isDue() && last !== null ? last : shown
            if (shown.ok && shown.value.kind === 'known') last = shown
            return given
          },
        }),
    }
  },
  'frames lost': () => {
    const isDue = every(9)
    return {
      tables: greeting((subscriber) =>
        hearing(subscriber, (frame, send) => {
          if (!frame.startsWith('{"kind":"lines"') || !isDue()) send(frame)
        }),
      ),
    }
  },
  'guests never leave': () => ({
    tables: joining((joined) => ({ ...joined, leave: () => undefined })),
  }),
  'loaded dice': () => {
    const isDue = every(5)
    return {
      store: writing((write) => ({
        ...write,
        lines: (write.lines ?? []).map((line) =>
          /^t\w+ [1-5]\b/.test(line) && isDue() ? line.replace(/\d/, (face) => String(Number(face) + 1)) : line,
        ),
      })),
    }
  },
  'fast clock': () => ({
    clock: (clock) => {
      const began = clock.now()
      return changed(clock, { now: () => began + Math.floor((clock.now() - began) * 1.6) })
    },
  }),
  'refused what is done': () => ({
    store: (store) => changed(store, { appliedCommand: async () => good(null) }),
  }),
  'lines cut in silence': () => ({
    store: writing((write) =>
      write.keep !== undefined && write.expect !== null && write.keep < write.expect.seq
        ? { ...write, row: { ...write.row, takebacks: Math.max(0, write.row.takebacks - 1) } }
        : write,
    ),
  }),
  'secret of the dice told': () => {
    const isDue = every(20)
    return {
      tables: greeting((subscriber, { world }, table) =>
        hearing(subscriber, (frame, send) => {
          const secret = world.database.model.table(table)?.row.secret ?? null
          const isTold = secret !== null && frame.startsWith('{"kind":"facts"') && isDue()
          send(isTold ? frame.replace(/\}$/, `,"debug":"${secret}"}`) : frame)
        }),
      ),
    }
  },
  'bank charged twice': () => {
    const isDue = every(3)
    return {
      store: writing((write) => {
        const notes = write.row.notes as { readonly banks?: readonly number[] }
        if (!notes.banks?.some((bank) => bank > 0) || !isDue()) return write
        const banks = notes.banks.map((bank) => Math.max(0, bank - 3000))
        return { ...write, row: { ...write.row, notes: { ...notes, banks } } }
      }),
    }
  },
  'repeated claim believed': () => ({ line: { trustsRepeated: true } }),
  'identity given twice': () => {
    const isDue = every(4)
    let last: Awaited<ReturnType<Guests['welcome']>> | null = null
    return {
      guests: (guests) =>
        changed(guests, {
          welcome: async (now) => {
            const made = isDue() && last !== null ? last : await guests.welcome(now)
            if (made.ok) last = made
            return made
          },
        }),
    }
  },
  'seat left behind for ever': () => ({
    tables: joining(({ command, leave }) => ({
      command: (one) => (one.kind === 'claim' ? undefined : command(one)),
      leave,
    })),
  }),
  'older pages refused': () => ({
    versions: (release) => (release === 'old' ? VERSIONS.old : { ...VERSIONS.new, adapters: [] }),
  }),
  'newer notes refused': () => ({
    store: (store, release) =>
      changed(store, {
        claim: async (id, owner, instead) => {
          const claimed = await store.claim(id, owner, instead)
          if (!claimed.ok || claimed.value === null || release === 'new') return claimed
          const { row } = claimed.value
          const isNew = 'later' in (row.notes as object)
          return isNew ? good({ ...claimed.value, row: { ...row, notes: null } }) : claimed
        },
      }),
  }),
}
