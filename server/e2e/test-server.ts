/** A whole server on a free port with a folder of its own, and people in it: for tests. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '../../engine/result.ts'
import { rulesOf } from '../../games/index.ts'
import type { NewTable } from '../../protocol/http.ts'
import type { Running } from '../../protocol/serving.ts'
import { type ServeOptions, start } from '../main.ts'
import { type Page, Person } from '../soak/client.ts'
import { Follower } from '../soak/player.ts'
import { makeBuild } from '../testing.ts'

/** So that a test may be quick; tests of limits bring their own. */
export const GENEROUS = {
  LOG_LEVEL: 'silent',
  MESSAGES_PER_SECOND: '10000',
  REQUESTS_PER_SECOND: '10000',
  GUESTS_PER_MINUTE: '100000',
  TABLES_PER_GUEST: '1000',
  BOT_TABLES_PER_GUEST: '1000',
  SOCKETS_PER_ADDRESS: '10000',
}

export const NEW_TABLE: NewTable = {
  game: 'dicy-cards',
  options: { target: 50 },
  seats: 2,
  clock: { kind: 'none' },
  listed: false,
}

export class TestServer {
  readonly folder = makeBuild()
  readonly data = mkdtempSync(join(tmpdir(), 'iacta-server-'))
  readonly #env: Record<string, string>
  readonly #limits: NonNullable<ServeOptions['limits']>
  #running: Running | null = null

  constructor(env: Record<string, string> = {}, limits: NonNullable<ServeOptions['limits']> = {}) {
    this.#env = { ...GENEROUS, ...env }
    this.#limits = limits
  }

  get base(): string {
    if (this.#running === null) throw new Error('the test server is closed')
    return this.#running.local
  }

  /** On the port it had before, so that pages find it again. */
  async open(more: Partial<ServeOptions> = {}): Promise<this> {
    const started = unwrap(
      await start({
        folder: this.folder,
        host: '127.0.0.1',
        port: this.#port,
        more: 0,
        data: this.data,
        env: this.#env,
        limits: this.#limits,
        ...more,
      }),
    )
    this.#running = started
    this.#port = started.port
    return this
  }

  #port = 0

  async close(): Promise<void> {
    await this.#running?.close()
    this.#running = null
  }

  async end(): Promise<void> {
    await this.close()
    rmSync(this.data, { recursive: true, force: true })
  }

  person(): Promise<Person> {
    return Person.arrive(this.base)
  }
}

export async function createTable(host: Person, more: Partial<NewTable> = {}): Promise<string> {
  return (await host.must('createTable', { body: { ...NEW_TABLE, ...more } })).id
}

/** People, each at a seat of a new table that has begun; the first one is the host. */
export async function gather(people: readonly Person[], more: Partial<NewTable> = {}): Promise<Page[]> {
  const [host] = people as readonly [Person]
  const id = await createTable(host, { seats: people.length, ...more })
  const pages = await Promise.all(people.map((person) => person.at(id).connect()))
  for (const [seat, page] of pages.entries()) await page.done({ kind: 'sit', seat, name: `P${seat}`, colour: 'blue' })
  await begin(pages)
  return pages
}

/** Starts, and waits until everybody has seen the first question. */
export async function begin(pages: readonly Page[]): Promise<void> {
  const begun = pages.map((page) =>
    page.until(
      (message) => message.kind === 'lines' && message.lines.some((line) => !String(line).startsWith('fair ')),
    ),
  )
  await pages[0]?.done({ kind: 'start' })
  await Promise.all(begun)
}

/** Follows the game of a page. */
export async function followerOf({ facts }: Page): Promise<Follower> {
  if (facts === null) throw new Error('not welcomed yet')
  return new Follower(await rulesOf(facts.game as Parameters<typeof rulesOf>[0]), facts)
}

/** Waits until this page has as many lines. */
export async function caughtUp(page: Page, seq: number): Promise<void> {
  while (page.lines.length < seq) await page.next('lines')
}
