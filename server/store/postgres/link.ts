/**
 * A connection to PostgreSQL that comes back by itself: when it is lost a new one is made at once, and if that fails again and again
 * with longer pauses. Its owner prepares every new connection before it is used.
 */
import { Client, type ClientBase, type ClientConfig, escapeIdentifier } from 'pg'

export interface PostgresSettings {
  readonly url: string
  /** Where all of ours is: a schema of that name. */
  readonly schema: string
  /** How long to wait for another process that is writing the same rows. */
  readonly busyMs: number
  /** A server that has not answered for so long is lost. */
  readonly answerMs: number
  /** A process that has not said for so long that it lives is dead. */
  readonly deadMs: number
  /** The longest pause between two tries to reach the server. */
  readonly pauseMs: number
}

/** By PostgreSQL's own numbers for types. Every number we keep is far below 2⁵³; a spoilt one is found when its row is read. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  16: (text) => text === 't',
  20: Number,
  21: Number,
  23: Number,
  114: JSON.parse,
}
const TYPES: ClientConfig['types'] = { getTypeParser: (oid: number) => PARSERS[oid] ?? String }

export function configOf({ url, answerMs }: PostgresSettings): ClientConfig {
  return {
    connectionString: url,
    application_name: 'iacta',
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    keepAlive: true,
    types: TYPES,
  }
}

/**
 * A commit is on disk before it is acknowledged, even if the server's default is weaker. Everything is looked up by an index: a
 * plan that was the best when the tables were small would be kept when they have grown.
 */
export async function prepareClient(client: ClientBase, settings: PostgresSettings): Promise<void> {
  const { schema, busyMs } = settings
  await client.query(`SET search_path TO ${escapeIdentifier(schema)}; SET lock_timeout TO ${busyMs};
    SET enable_seqscan TO off; SET enable_hashjoin TO off; SET enable_mergejoin TO off;
    SET idle_in_transaction_session_timeout TO ${settings.answerMs};
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') IN ('off', 'local')`)
}

/** With what its types leave out: whether it keeps the process alive. */
export type Connection = Client & { ref(): void; unref(): void }

/** One connection, prepared; it throws if there is none to be had. */
export async function connect(settings: PostgresSettings): Promise<Connection> {
  const client = new Client(configOf(settings)) as Connection
  // A pending query gets the error as its answer; an idle connection that breaks is noticed by `end`.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await prepareClient(client, settings)
    return client
  } catch (error) {
    discard(client)
    throw error
  }
}

/** Without waiting for a server that may never answer. */
export function discard(client: Client): void {
  void Promise.resolve(client.end()).catch(() => undefined)
}

interface LinkHooks {
  /** With every new connection, before it is of use. */
  ready(client: Connection): Promise<void>
  /** Whether there is a connection: said when it changes, after a first try has failed. */
  say(state: 'away' | 'back'): void
}

const FIRST_PAUSE = 20

export class Link {
  readonly #settings: PostgresSettings
  readonly #hooks: LinkHooks
  #client: Connection | null = null
  #trying: Promise<boolean> | null = null
  #timer: NodeJS.Timeout | null = null
  #pause = FIRST_PAUSE
  #away = false
  #ended = false
  #waiters: (() => void)[] = []

  constructor(settings: PostgresSettings, hooks: LinkHooks) {
    this.#settings = settings
    this.#hooks = hooks
  }

  get client(): Connection | null {
    return this.#client
  }

  /** The last try has failed, and the next is to come. */
  get isAway(): boolean {
    return this.#away
  }

  /** False: the last try has failed, and there is none now. */
  async isThere(): Promise<boolean> {
    if (this.#client !== null) return true
    if (this.#away || this.#ended) return false
    return this.#try()
  }

  /** However long it takes. Null: the link was ended. */
  async reach(): Promise<Connection | null> {
    while (!this.#ended) {
      if (this.#client !== null) return this.#client
      // A caller waits: keep the process alive until there is an answer.
      this.#timer?.ref()
      if (this.#timer === null) await this.#try()
      else await new Promise<void>((resolve) => this.#waiters.push(resolve))
    }
    return null
  }

  /** This connection is of no use any more. */
  lose(client: Connection): void {
    discard(client)
    if (this.#client !== client) return
    this.#client = null
    void this.#try()
  }

  end(): void {
    this.#ended = true
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    if (this.#client !== null) discard(this.#client)
    this.#client = null
    this.#wake()
  }

  /** Waits for the server to see that it is over. */
  async endSoftly(): Promise<void> {
    const client = this.#client
    this.#client = null
    this.end()
    await client?.end().catch(() => undefined)
  }

  #wake(): void {
    for (const wake of this.#waiters.splice(0)) wake()
  }

  #try(): Promise<boolean> {
    this.#trying ??= this.#connect().finally(() => {
      this.#trying = null
    })
    return this.#trying
  }

  async #connect(): Promise<boolean> {
    if (this.#ended || this.#client !== null) return this.#client !== null
    try {
      const client = await connect(this.#settings)
      client.once('end', () => this.lose(client))
      await this.#hooks.ready(client).catch((error) => {
        discard(client)
        throw error
      })
      this.#have(client)
    } catch {
      this.#later()
    }
    return this.#client !== null
  }

  #have(client: Connection): void {
    if (this.#ended) {
      discard(client)
      return
    }
    this.#client = client
    this.#pause = FIRST_PAUSE
    // An idle store does not keep the process alive.
    client.unref()
    if (this.#away) this.#hooks.say('back')
    this.#away = false
    this.#wake()
  }

  #later(): void {
    if (this.#ended) return
    if (!this.#away) this.#hooks.say('away')
    this.#away = true
    // Not all of a club's processes at the same moment.
    const pause = this.#pause * (0.5 + Math.random())
    this.#pause = Math.min(this.#pause * 2, this.#settings.pauseMs)
    this.#timer = setTimeout(() => {
      this.#timer = null
      void this.#try().then(() => this.#wake())
    }, pause)
    this.#timer.unref()
  }
}
