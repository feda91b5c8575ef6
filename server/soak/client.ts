/**
 * A small page without a screen, for tests and benches: a person with a cookie, and their sockets at tables. It keeps the log by the
 * rules of protocol/PROTOCOL.md, gives its bytes to the dice, and sends again what was not answered.
 */
import { bytesToHex } from '@noble/hashes/utils.js'
import { WebSocket } from 'ws'
import { bad, good, type Result, unwrap } from '../../engine/result.ts'
import { questionOf } from '../../engine/table/visibility.ts'
import { mayReveal, type Opening, pledge, SEAT_BYTES } from '../../fair/opening.ts'
import { CLIENT, type ClientMessage, type Command } from '../../protocol/client.ts'
import type { Line, TableFacts, You } from '../../protocol/facts.ts'
import { type AnswerOf, type BodyOf, failure, fill, ROUTES, type RouteName } from '../../protocol/http.ts'
import { readAnswer, readServer, writeClient } from '../../protocol/parse.ts'
import { type CloseReason, closeReason, VERSION } from '../../protocol/protocol.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import type { ServerMessage, ServerMessageOf } from '../../protocol/server.ts'

/** A person at a browser. `base`: `http://127.0.0.1:8080`. */
export class Person {
  /** May change: the same person at another process. */
  base: string
  cookie: string

  constructor(base: string, cookie = '') {
    this.base = base
    this.cookie = cookie
  }

  async call<Name extends RouteName>(
    name: Name,
    {
      part = '',
      body,
      query = '',
      signal,
    }: { part?: string; body?: BodyOf<Name>; query?: string; signal?: AbortSignal } = {},
  ): Promise<Result<AnswerOf<Name>, Refusal>> {
    const { method, path, answer } = ROUTES[name]
    const response = await fetch(this.base + fill(path, part) + query, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    })
    const set = response.headers.get('set-cookie')?.split(';')[0]
    if (set !== undefined) this.cookie = set
    const text = await response.text()
    if (!response.ok) {
      return bad(unwrap(readAnswer(failure, text)).refusal)
    }
    if (answer === 'text') return good(text as AnswerOf<Name>)
    return good(unwrap(readAnswer(answer, text)) as AnswerOf<Name>)
  }

  /** The same, where it must go well. */
  async must<Name extends RouteName>(
    name: Name,
    more?: { part?: string; body?: BodyOf<Name> },
  ): Promise<AnswerOf<Name>> {
    return unwrap(await this.call(name, more))
  }

  /** The cookie comes with the first request. */
  static async arrive(base: string): Promise<Person> {
    const person = new Person(base)
    await person.must('me')
    return person
  }

  at(table: string): Page {
    return new Page(this, table)
  }
}

/** A command without its id. */
export type Wish = Command extends infer One
  ? One extends Command
    ? Omit<One, 'id'> & { readonly id?: string }
    : never
  : never

export type Answered = ServerMessageOf<'done'> | ServerMessageOf<'refused'>

interface Asked {
  readonly command: Command
  readonly resolve: (answer: Answered) => void
}

/** A page at a table. */
export class Page {
  readonly person: Person
  readonly id: string
  socket: WebSocket | null = null
  /** Everything that came, for tests; off where it would grow too long. */
  heard: ServerMessage[] | null = []
  lines: Line[] = []
  takebacks = 0
  seq = 0
  facts: TableFacts | null = null
  you: You = { seats: [], host: false }
  opening: Opening | null = null
  bye: CloseReason | null = null
  /** Called after each message. */
  onMessage: (message: ServerMessage) => void = () => {}
  onClose: () => void = () => {}
  /** What this device gave to the dice, by round and seat. */
  readonly #bytes = new Map<string, Uint8Array>()
  readonly #asked = new Map<string, Asked>()
  #ids = 0

  constructor(person: Person, table: string) {
    this.person = person
    this.id = table
  }

  get url(): string {
    return `${this.person.base.replace(/^http/, 'ws')}/api/tables/${this.id}/socket`
  }

  /** Opens a socket without a word. */
  async open(headers: Record<string, string> = {}): Promise<WebSocket> {
    const socket = new WebSocket(this.url, {
      headers: { cookie: this.person.cookie, ...headers },
      perMessageDeflate: false,
    })
    this.socket = socket
    this.bye = null
    socket.on('message', (data) => this.#hear(String(data)))
    socket.on('close', (code) => {
      this.bye ??= closeReason(code)
      this.onClose()
    })
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    socket.on('error', () => {})
    return socket
  }

  /** Opens, says `hello` with its last line, waits for `welcome`, and sends unanswered commands again. */
  async connect(): Promise<Page> {
    await this.open()
    const welcomed = this.next('welcome')
    this.send({ kind: 'hello', protocol: VERSION, seen: this.lines.length, takebacks: this.takebacks })
    await welcomed
    for (const { command } of this.#asked.values()) this.send(command)
    return this
  }

  send(message: ClientMessage): void {
    this.sendText(writeClient(message))
  }

  sendText(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
  }

  /** Waits for the answer, over broken lines too. */
  command(wish: Wish): Promise<Answered> {
    const id = wish.id ?? `c${++this.#ids}-${Math.random().toString(36).slice(2, 10)}`
    const command = { ...wish, id } as Command
    return new Promise((resolve) => {
      this.#asked.set(id, { command, resolve })
      this.send(command)
    })
  }

  /** The same, where it must go well. */
  async done(wish: Wish): Promise<ServerMessageOf<'done'>> {
    const answer = await this.command(wish)
    if (answer.kind === 'refused') throw new Error(`${wish.kind} was refused: ${JSON.stringify(answer.refusal)}`)
    return answer
  }

  move(seat: number, move: string): Promise<Answered> {
    return this.command({ kind: 'move', seat, question: questionOf(this.lines, seat), move })
  }

  /** The next message of a kind. Rejects when the line is closed. */
  next<Kind extends ServerMessage['kind']>(kind: Kind): Promise<ServerMessageOf<Kind>> {
    return this.until((message) => message.kind === kind) as Promise<ServerMessageOf<Kind>>
  }

  /** The next message that this holds of. */
  until(holds: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const socket = this.socket
      const hear = (data: unknown): void => {
        const read = readServer(String(data))
        if (!read.ok || !holds(read.value)) return
        stop()
        resolve(read.value)
      }
      const end = (): void => {
        stop()
        reject(new Error(`closed: ${this.bye ?? 'broken'}`))
      }
      const stop = (): void => {
        socket?.off('message', hear)
        socket?.off('close', end)
      }
      socket?.on('message', hear)
      socket?.on('close', end)
    })
  }

  /** Why it was closed. */
  async closed(): Promise<CloseReason | null> {
    if (this.socket !== null && this.socket.readyState !== this.socket.CLOSED) {
      await new Promise((resolve) => this.socket?.once('close', resolve))
    }
    return this.bye
  }

  /** Leaves, and waits for it. */
  async leave(): Promise<void> {
    this.socket?.close()
    await this.closed()
  }

  #hear(text: string): void {
    const read = unwrap(readServer(text))
    this.heard?.push(read)
    this.#take(read)
    this.onMessage(read)
  }

  #take(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        this.#welcomed(message)
        break
      case 'lines':
        this.#append(message.from, message.lines)
        break
      case 'taken-back':
        this.takebacks = message.takebacks
        this.#append(message.seq + 1, [])
        break
      case 'facts':
        this.facts = message.table
        break
      case 'you':
        this.you = message.you
        break
      case 'opening':
        this.opening = message.opening
        this.#giveBytes()
        break
      case 'done':
      case 'refused':
        this.#answered(message)
        break
      case 'bye':
        this.bye = message.reason
    }
  }

  #welcomed(message: ServerMessageOf<'welcome'>): void {
    this.facts = message.table
    this.you = message.you
    this.takebacks = message.takebacks
    this.#append(message.from, message.lines)
    this.opening = message.opening?.opening ?? null
    this.#giveBytes()
  }

  #append(from: number, lines: readonly Line[]): void {
    if (from > this.lines.length + 1) throw new Error(`a gap: line ${from} after ${this.lines.length}`)
    this.lines = [...this.lines.slice(0, from - 1), ...lines]
    this.seq = Math.max(this.lines.length, from - 1)
  }

  #answered(message: Answered): void {
    const asked = message.id === null ? undefined : this.#asked.get(message.id)
    if (asked === undefined) return
    this.#asked.delete(asked.command.id)
    asked.resolve(message)
  }

  #giveBytes(): void {
    const { opening } = this
    if (opening === null) return
    const round = opening.rounds.length
    for (const seat of this.you.seats) {
      const key = `${round}.${seat}`
      const known = this.#bytes.get(key)
      if (opening.phase === 'commit' && known === undefined) {
        const bytes = crypto.getRandomValues(new Uint8Array(SEAT_BYTES))
        this.#bytes.set(key, bytes)
        void this.command({ kind: 'commit', seat, round, hash: pledge(opening, seat, bytes) })
      }
      if (known !== undefined && mayReveal(opening, seat, known)) {
        void this.command({ kind: 'reveal', seat, round, bytes: bytesToHex(known) })
      }
    }
  }
}

/** All kinds that a page may send: for those who send nonsense. */
export const CLIENT_KINDS = Object.keys(CLIENT)
