/** A table at our server. It is set up as a page does it; then messages are read without their schemas, which are the page's cost. */
import { WebSocket } from 'ws'
import { isAside, readEntry } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import { play } from '../../engine/play.ts'
import { unwrap } from '../../engine/result.ts'
import { dicyCards as game } from '../../games/dicy-cards/rules/rules.ts'
import type { State } from '../../games/dicy-cards/rules/state.ts'
import { TIMES } from '../../protocol/protocol.ts'
import type { ServerMessageOf } from '../../protocol/server.ts'
import { type Page, Person } from '../../server/soak/client.ts'
import { fixedPolicy } from '../policy.ts'
import { type LoadTable, type Place, SEATS, TARGET } from './table.ts'

const OPTIONS = { target: TARGET }
const LINES = '{"kind":"lines"'
const PING = '{"kind":"ping","n":1}'
const PONG = '{"kind":"pong"'
/** The moves' ids begin so; a page's own commands have been answered or do not matter any more. */
const REFUSED = '{"kind":"refused","id":"m'

export async function gatherOurs({ lobby: base }: Place): Promise<LoadTable> {
  const people = await Promise.all(Array.from({ length: SEATS }, () => Person.arrive(base)))
  return begin(people)
}

/** One person has all seats, on one page. */
export async function gatherShared({ lobby: base }: Place): Promise<{ table: LoadTable; cookie: string }> {
  const person = await Person.arrive(base)
  return { table: await begin([person]), cookie: person.cookie }
}

/** Another table of that person's. */
export async function resumeOurs({ lobby: base }: Place, id: string, cookie: string): Promise<LoadTable> {
  const page = await new Person(base, cookie).at(id).connect()
  page.heard = null
  return new OurTable(Array<Page>(SEATS).fill(page))
}

/** The seats are theirs in turn. */
async function begin(people: readonly Person[]): Promise<LoadTable> {
  const [host] = people as [Person]
  const body = { game: game.id, options: OPTIONS, seats: SEATS, clock: { kind: 'none' }, listed: false } as const
  const { id } = await host.must('createTable', { body })
  const open = await Promise.all(people.map((person) => person.at(id).connect()))
  const pages = Array.from({ length: SEATS }, (_, seat) => open[seat % open.length] as Page)
  for (const [seat, page] of pages.entries()) {
    page.heard = null
    await page.done({ kind: 'sit', seat, name: `Seat ${seat}`, colour: 'blue' })
  }
  const begun = open.map((page) => page.until(({ kind }) => kind === 'lines'))
  await pages[0]?.done({ kind: 'start' })
  await Promise.all(begun)
  return new OurTable(pages)
}

/** People who look on, each with a socket; they only count what they are told of moves. */
export class Audience {
  readonly #sockets: WebSocket[] = []
  frames = 0
  bytes = 0

  get size(): number {
    return this.#sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
  }

  async add({ lobby: base }: Place, id: string): Promise<void> {
    const page = await (await Person.arrive(base)).at(id).connect()
    const socket = page.socket as WebSocket
    socket.removeAllListeners('message')
    socket.on('message', (data: Buffer) => {
      if (data.toString('latin1', 0, LINES.length) !== LINES) return
      this.frames++
      this.bytes += data.length
    })
    this.#sockets.push(socket)
  }

  leave(): void {
    for (const socket of this.#sockets) socket.terminate()
  }
}

class OurTable implements LoadTable {
  readonly #pages: readonly Page[]
  readonly #sockets: readonly WebSocket[]
  /** All seats have the same. */
  readonly #shared: boolean
  readonly #pings: NodeJS.Timeout
  #state: State
  #lines = 0
  /** Moves by seat. */
  readonly #counts = Array<number>(SEATS).fill(0)
  /** Whose receipt is waited for, of the line with this number. */
  #other = 0
  #from = 0
  #heard: (() => void) | null = null
  #ponged: (() => void) | null = null
  sent = 0

  constructor(pages: readonly Page[]) {
    this.#pages = pages
    this.#sockets = pages.map(({ socket }) => socket as WebSocket)
    this.#shared = new Set(this.#sockets).size === 1
    const options = unwrap(readOptions(game, SEATS, OPTIONS))
    this.#state = game.setup(SEATS, options)
    this.#follow(pages[0]?.lines as readonly string[])
    for (const [seat, socket] of this.#sockets.entries()) {
      socket.removeAllListeners('message')
      socket.on('message', (data: Buffer) => this.#hear(seat, data.toString('latin1')))
    }
    this.#pings = setInterval(() => this.#ping(), TIMES.ping)
  }

  get id(): string {
    return this.#pages[0]?.id ?? ''
  }
  get over(): boolean {
    return game.turn(this.#state).kind === 'over'
  }
  get connected(): number {
    return [...new Set(this.#sockets)].filter(({ readyState }) => readyState === WebSocket.OPEN).length
  }

  play(heard: () => void): void {
    const turn = game.turn(this.#state)
    if (turn.kind !== 'move') throw new Error('nobody is asked')
    const [seat] = turn.seats as [number]
    const move = game.write(fixedPolicy(this.#state, seat))
    const question = this.#counts[seat]
    this.#heard = heard
    this.#other = 1 - seat
    this.#from = this.#lines + 1
    const id = `m${++this.sent}`
    this.#sockets[seat]?.send(JSON.stringify({ kind: 'move', id, seat, question, move }))
  }

  #hear(seat: number, text: string): void {
    if (text.startsWith(REFUSED)) throw new Error(text)
    if (text.startsWith(PONG)) this.#pong()
    if (!text.startsWith(LINES)) return
    const { from, lines } = JSON.parse(text) as ServerMessageOf<'lines'>
    if (from === this.#lines + 1) this.#follow(lines as readonly string[])
    if ((seat !== this.#other && !this.#shared) || from !== this.#from) return
    const heard = this.#heard
    this.#heard = null
    heard?.()
  }

  #follow(lines: readonly string[]): void {
    this.#lines += lines.length
    for (const line of lines) {
      if (isAside(line)) continue
      const { input } = unwrap(readEntry(game, line))
      const played = unwrap(play(game, this.#state, input))
      this.#state = played
      if (input.kind === 'move') this.#counts[input.seat] = (this.#counts[input.seat] ?? 0) + 1
    }
  }

  ping(heard: () => void): void {
    this.#ponged = heard
    this.#sockets[0]?.send(PING)
  }

  #pong(): void {
    const ponged = this.#ponged
    this.#ponged = null
    ponged?.()
  }

  #ping(): void {
    for (const socket of new Set(this.#sockets)) socket.send(PING)
  }

  async kept(): Promise<number> {
    const { person, id } = this.#pages[0] as Page
    const page = await person.at(id).connect()
    await page.leave()
    return page.lines.filter((line) => {
      const entry = readEntry(game, String(line))
      return entry.ok && entry.value.input.kind === 'move' && entry.value.forced !== true
    }).length
  }

  async leave(): Promise<void> {
    clearInterval(this.#pings)
    await Promise.all([...new Set(this.#pages)].map((page) => page.leave()))
  }
}
