/** What `/metrics` tells: counts and times, never who. One registry for each server. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CloseReason } from '../../protocol/protocol.ts'
import type { RefusalCode } from '../../protocol/refusals.ts'
import type { PushOutcome } from '../push/push.ts'
import type { Store } from '../store/store.ts'
import { withCommit } from './watched-store.ts'

/** Read on request. */
interface Gauges {
  readonly tables: () => number
  readonly sockets: () => number
  readonly bots: () => number
  readonly pushes: () => number
}

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5]

export class Metrics {
  /** Metrics are enabled: otherwise nothing is counted per move. */
  readonly isRead: boolean
  readonly #registry = new Registry()
  readonly #commits: Histogram<'outcome'>
  readonly #commands: Histogram
  readonly #refusals: Counter<'code'>
  readonly #closes: Counter<'reason'>
  readonly #pushes: Counter<'outcome'>

  constructor(isRead = true) {
    this.isRead = isRead
    const registers = [this.#registry]
    this.#commits = new Histogram({
      name: 'iacta_commit_seconds',
      help: 'From handing in a write until it is durable or refused. The count is that of commits.',
      labelNames: ['outcome'],
      buckets: SECONDS,
      registers,
    })
    this.#commands = new Histogram({
      name: 'iacta_command_seconds',
      help: 'From the arrival of a command until it is answered.',
      buckets: SECONDS,
      registers,
    })
    this.#refusals = new Counter({
      name: 'iacta_refusals_total',
      help: 'What was refused, over sockets and HTTP.',
      labelNames: ['code'],
      registers,
    })
    this.#closes = new Counter({
      name: 'iacta_closed_sockets_total',
      help: 'Sockets that the server closed, by its reason.',
      labelNames: ['reason'],
      registers,
    })
    this.#pushes = new Counter({
      name: 'iacta_pushes_total',
      help: 'Messages to devices of people whose turn it is, by what became of them.',
      labelNames: ['outcome'],
      registers,
    })
  }

  /** Once, when there is something to read. */
  watch({ tables, sockets, bots, pushes }: Gauges): void {
    collectDefaultMetrics({ register: this.#registry })
    this.#gauge('iacta_tables_loaded', 'Tables in memory.', tables)
    this.#gauge('iacta_sockets', 'Open connections.', sockets)
    this.#gauge('iacta_bot_queue', 'Moves that bots have yet to think about.', bots)
    this.#gauge('iacta_push_queue', 'People who are being told that it is their turn.', pushes)
  }

  #gauge(name: string, help: string, read: () => number): void {
    const registers = [this.#registry]
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  }

  refused(code: RefusalCode): void {
    this.#refusals.inc({ code })
  }

  closed(reason: CloseReason): void {
    this.#closes.inc({ reason })
  }

  pushed(outcome: PushOutcome): void {
    this.#pushes.inc({ outcome })
  }

  answered(ms: number): void {
    this.#commands.observe(ms / 1000)
  }

  /** The same store, its commits counted. */
  measured(store: Store): Store {
    if (!this.isRead) return store
    const commits = this.#commits
    return withCommit(store, async (write) => {
      const end = commits.startTimer()
      const result = await store.commit(write)
      end({ outcome: result.ok ? 'ok' : result.fault.code })
      return result
    })
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }
}
