/** Hears what other processes announce, on a connection of its own. */
import { escapeIdentifier } from 'pg'
import { parseJson } from '../../../engine/json.ts'
import type { StoreEvent } from '../store.ts'
import { type Connection, Link, type PostgresSettings } from './link.ts'

type Hear = (event: StoreEvent) => void

/** A connection at rest that leads nowhere is found by asking. */
const PING = 5000

export class Listener {
  readonly #settings: PostgresSettings
  /** Our own words, which we need not hear. */
  readonly #self: string
  readonly #hearers = new Set<Hear>()
  #link: Link | null = null
  #ping: NodeJS.Timeout | null = null

  constructor(settings: PostgresSettings, self: string) {
    this.#settings = settings
    this.#self = self
  }

  listen(hear: Hear): () => void {
    const one: Hear = (event) => hear(event)
    this.#hearers.add(one)
    this.#open()
    return () => void this.#hearers.delete(one)
  }

  say(event: StoreEvent): void {
    for (const hear of this.#hearers) hear(event)
  }

  #open(): void {
    if (this.#link !== null) return
    // The writer is the one that says whether the database can be reached.
    this.#link = new Link(this.#settings, { ready: (client) => this.#begin(client), say: () => undefined })
    void this.#link.isThere()
    this.#ping = setInterval(() => void this.#check(), PING).unref()
  }

  async #begin(client: Connection): Promise<void> {
    client.on('notification', ({ payload = '' }) => this.#hear(payload))
    await client.query(`LISTEN ${escapeIdentifier(this.#settings.schema)}`)
    // Also the first time: notifications before LISTEN were missed.
    this.say({ kind: 'gap' })
  }

  async #check(): Promise<void> {
    const client = this.#link?.client
    await client?.query('SELECT 1').catch(() => this.#link?.lose(client))
  }

  #hear(payload: string): void {
    const event = readTold(payload, this.#self) ?? readEvent(parseJson(payload), this.#self)
    if (event !== null) this.say(event)
  }

  close(): void {
    if (this.#ping !== null) clearInterval(this.#ping)
    this.#link?.end()
    this.#hearers.clear()
  }
}

const TOLD = /^told (\S+) (.*)\n/

/** As it is, because JSON might make it longer than PostgreSQL allows. */
export function toldText(from: string, channel: string, text: string): string {
  if (channel.includes('\n')) throw new RangeError('the name of a channel is one line')
  return `told ${from} ${channel}\n${text}`
}

function readTold(payload: string, self: string): StoreEvent | null {
  const [head = '', from, channel = ''] = TOLD.exec(payload) ?? []
  return from === undefined || from === self ? null : { kind: 'told', channel, text: payload.slice(head.length) }
}

/** Null: none of ours, or our own. */
function readEvent(value: unknown, self: string): StoreEvent | null {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null
  const { kind, from, table, owner, epoch } = value as Readonly<Record<string, unknown>>
  if (from === self || !isText(table)) return null
  if (kind === 'changed' && (epoch === null || isNumber(epoch))) return { kind, table, epoch }
  return kind === 'moved' && isText(owner) && isNumber(epoch) ? { kind, table, owner, epoch } : null
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'
