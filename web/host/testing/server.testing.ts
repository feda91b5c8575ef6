/** For tests: one table on a real server in memory, and every kind of bad line to it. */
import type { Game, Seat } from '../../../engine/contract.ts'
import { readLog } from '../../../engine/log.ts'
import { unwrap } from '../../../engine/result.ts'
import { type Table, tableOf } from '../../../engine/table/table.ts'
import { questionOf } from '../../../engine/table/visibility.ts'
import type { ClientMessage } from '../../../protocol/client.ts'
import { readClient, readServer, writeServer } from '../../../protocol/parse.ts'
import { CLOSES, type CloseReason } from '../../../protocol/protocol.ts'
import type { ServerMessage } from '../../../protocol/server.ts'
import type { Distance } from '../../../server/race/clock.ts'
import { readNotes } from '../../../server/tables/notes.ts'
import { logText } from '../../../server/tables/pending-table.ts'
import type { Connection } from '../../../server/tables/tables.ts'
import { games, memoryStore, openTestTables, type TestTables } from '../../../server/tables/testing/table.ts'
import type { OpenWire, WireEvents } from '../remote/link.ts'

interface Socket {
  readonly who: string
  readonly events: WireEvents
  open: boolean
  connection: Promise<Connection | null>
}

export class TestServer {
  readonly home: TestTables
  readonly id: string
  readonly game: Game
  /** Everything a page has sent, and everything it was sent. */
  readonly heard: ClientMessage[] = []
  readonly told: ServerMessage[] = []
  /** Network faults: messages of pages are lost; messages to pages are lost; connecting fails. */
  deaf = false
  mute = false
  down = false
  /** Of every page, as the server has measured it. */
  distance: Distance | null = null
  sockets: Socket[] = []
  readonly #store: ReturnType<typeof memoryStore>

  /** `people`: who sits where; one may have several seats. The first is host. */
  static async open(people: readonly string[], game: string, options: unknown): Promise<TestServer> {
    const store = memoryStore()
    const home = await openTestTables({ store, people: [...new Set([...people, 'Carl'])] })
    const id = await home.create(people[0] ?? '', {
      game,
      options: options as Record<string, string>,
      seats: people.length,
    })
    for (const [seat, who] of people.entries()) {
      const page = await home.page(id, who)
      await page.sit(seat)
      page.leave()
    }
    return new TestServer(home, store, id, (await games.load(game, 1)) as Game)
  }

  private constructor(home: TestTables, store: ReturnType<typeof memoryStore>, id: string, game: Game) {
    this.home = home
    this.#store = store
    this.id = id
    this.game = game
  }

  get #kept() {
    const found = this.#store.model.table(this.id)
    if (found === null) throw new Error('lost')
    return found
  }

  get status() {
    return this.#kept.row.status
  }

  get lines(): readonly string[] {
    return this.#kept.lines
  }

  get log(): string {
    return logText(readNotes(this.#kept.row.notes)?.header ?? '', this.lines)
  }

  get table(): Table {
    return unwrap(tableOf(this.game, unwrap(readLog(this.game, this.log))))
  }

  /** The connection of one person. */
  wire(who: string): OpenWire {
    return (events) => {
      const socket: Socket = { who, events, open: true, connection: Promise.resolve(null) }
      queueMicrotask(() => {
        if (!socket.open) return
        if (this.down) return this.#end(socket, 1006)
        this.sockets.push(socket)
        events.opened()
      })
      return { send: (text) => this.#receive(socket, unwrap(readClient(text))), close: () => this.#drop(socket) }
    }
  }

  #receive(socket: Socket, message: ClientMessage): void {
    this.heard.push(message)
    if (this.deaf || !socket.open) return
    if (message.kind === 'ping') {
      const pong = { kind: 'pong', n: message.n, now: Math.round(this.home.clock.steady()) } as const
      queueMicrotask(() => this.#tell(socket, pong))
    } else if (message.kind === 'hello') {
      const send = (frame: string) => this.#tell(socket, unwrap(readServer(frame)))
      const distance = () => this.distance
      const subscriber = {
        identity: socket.who,
        distance,
        send,
        close: (reason: CloseReason) => this.#bye(socket, reason),
      }
      const connected = this.home.tables.connect(this.id, subscriber, message)
      socket.connection = connected.then((joined) => (joined.ok ? joined.value : null))
    } else void socket.connection.then((line) => line?.command(message))
  }

  #tell(socket: Socket, message: ServerMessage): void {
    if (this.mute || !socket.open) return
    this.told.push(message)
    socket.events.heard(writeServer(message))
  }

  #drop(socket: Socket): void {
    socket.open = false
    this.sockets = this.sockets.filter((one) => one !== socket)
    void socket.connection.then((line) => line?.leave())
  }

  #end(socket: Socket, code: number): void {
    if (!socket.open) return
    this.#drop(socket)
    socket.events.closed(code)
  }

  #bye(socket: Socket, reason: CloseReason, after?: number): void {
    this.#tell(socket, { kind: 'bye', reason, ...(after === undefined ? {} : { after }) })
    this.#end(socket, CLOSES[reason].code)
  }

  /** All lines break; the server forgets nothing that it has answered. */
  cut(code = 1006): void {
    for (const socket of this.sockets) this.#end(socket, code)
  }

  bye(reason: CloseReason, after?: number): void {
    for (const socket of this.sockets) this.#bye(socket, reason, after)
  }

  /** To all pages. */
  shout(message: ServerMessage): void {
    for (const socket of this.sockets) this.#tell(socket, message)
  }

  /** A move from another device of its person. */
  async move(seat: Seat, move: unknown): Promise<void> {
    const sitter = this.#kept.row.seats[seat]
    const page = await this.home.page(this.id, (sitter?.kind === 'person' && sitter.identity) || '')
    await page.send({ kind: 'move', seat, question: questionOf(this.lines, seat), move: this.game.write(move) })
    page.leave()
  }
}
