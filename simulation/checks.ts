/**
 * The invariants, checked as the world runs: every frame against the committed state of that moment, and every write against the state
 * before it. `checkLog` and `checkPage` run at the end.
 */
import type { Entry as LogEntry } from '../engine/log.ts'
import { verify } from '../fair/verify.ts'
import type { ClientMessage } from '../protocol/client.ts'
import type { Line, Views } from '../protocol/facts.ts'
import { readServer } from '../protocol/parse.ts'
import type { ServerMessage } from '../protocol/server.ts'
import type { Database, Entry } from './database.ts'
import { entriesIn, History } from './history.ts'
import type { Scheduler } from './scheduler.ts'

export interface Wrong {
  readonly at: number
  readonly what: string
}

/** Violations that one world reports at most. */
const MOST = 20
/** Frames whose reading is kept for the next page that gets the same. */
const REMEMBERED = 200

export class Checks {
  readonly #scheduler: Scheduler
  readonly #database: Database
  readonly #tables = new Map<string, History>()
  readonly #names = new Map<string, string>()
  /** Commands as sent, by table, identity and command id. */
  readonly #sent = new Map<string, ClientMessage>()
  readonly #answered = new Set<string>()
  readonly #texts = new Map<string, ReturnType<typeof readServer>>()
  /** For a trace: every frame that is sent. */
  onFrame: ((who: string, what: string) => void) | null = null
  readonly wrongs: Wrong[] = []
  /** For the summary. */
  readonly counts = { frames: 0, commits: 0, acknowledged: 0, lines: 0, games: 0, dice: 0, views: 0 }

  constructor(scheduler: Scheduler, database: Database) {
    this.#scheduler = scheduler
    this.#database = database
    database.onDone = (entry) => this.#onDone(entry)
  }

  get tables(): ReadonlyMap<string, History> {
    return this.#tables
  }

  introduce(identity: string, name: string): void {
    const known = this.#names.get(identity)
    if (known !== undefined) this.wrong(`${name} is taken for ${known}`)
    this.#names.set(identity, name)
  }

  wrong(what: string): void {
    if (this.wrongs.length < MOST) this.wrongs.push({ at: this.#scheduler.now, what })
  }

  #who(identity: string): string {
    return this.#names.get(identity) ?? identity
  }

  // Writes

  #onDone({ done, by }: Entry): void {
    if (done.kind === 'claim') for (const id of done.ids) this.#claimed(id)
    if (done.kind === 'release') for (const id of done.ids) this.#know(id)
    if (done.kind !== 'commit') return
    this.counts.commits++
    for (const write of done.write.tables ?? []) {
      const { id } = write.row
      const history = this.#tables.get(id) ?? new History(write.row)
      if (!this.#tables.has(id)) this.#tables.set(id, history)
      const before = history.steps.length
      const { owner } = history.row
      if (write.expect !== null && owner !== null && owner !== by)
        this.wrong(`table ${id}: written by ${by}, and owned by ${owner}`)
      this.#checkCommands(id, history, write.commands ?? [])
      this.#checkCount(id, write.commands ?? [], entriesIn(history.game, write.lines ?? []))
      const wrong = history.take(write, this.#scheduler.now)
      if (wrong !== null) this.wrong(`table ${id}: ${wrong}`)
      this.counts.lines += history.steps.length - before
    }
    for (const { id } of done.write.remove ?? []) this.#tables.delete(id)
  }

  #claimed(id: string): void {
    const clocks = this.#know(id)?.clocks
    // A process looks after it again.
    if (clocks?.troubledUntil === Infinity) clocks.troubledUntil = this.#scheduler.now
  }

  #know(id: string): History | undefined {
    const history = this.#tables.get(id)
    const row = this.#database.model.table(id)?.row
    if (row !== undefined) history?.know(row)
    return history
  }

  #checkCommands(
    table: string,
    history: History,
    commands: readonly { readonly identity: string; readonly id: string; readonly seq: number }[],
  ): void {
    for (const { identity, id, seq } of commands) {
      const key = `${identity} ${id}`
      if (history.commands.has(key))
        this.wrong(`table ${table}: ${this.#who(identity)}'s command ${id} is applied twice`)
      history.commands.set(key, seq)
      const sent = this.#sent.get(`${table} ${key}`)
      if (sent === undefined) this.wrong(`table ${table}: a command that ${this.#who(identity)} never sent`)
      else if (sent.kind === 'move' && !history.seatsOf(identity).includes(sent.seat))
        this.wrong(`table ${table}: ${this.#who(identity)} has moved for seat ${sent.seat}`)
    }
  }

  /** Each move of a person is one line, and each such line is the move of one person. */
  #checkCount(
    table: string,
    commands: readonly { readonly identity: string; readonly id: string }[],
    entries: readonly LogEntry<unknown>[],
  ): void {
    const moves = commands.filter(({ identity, id }) => this.#sent.get(`${table} ${identity} ${id}`)?.kind === 'move')
    const inputs = entries.flatMap(({ input, forced, by }) => (forced || by !== undefined ? [] : [input]))
    const own = inputs.filter((input) => input.kind === 'move')
    if (own.length > moves.length && own.every(({ at }) => at === undefined))
      this.wrong(`table ${table}: ${own.length} lines by ${moves.length} moves: ${JSON.stringify(own)}`)
    if (moves.length > own.length) this.wrong(`table ${table}: ${moves.length} moves, and ${own.length} lines of them`)
  }

  // Frames

  onClientFrame(identity: string, table: string, text: string): void {
    this.onFrame?.(this.#who(identity), `sends ${text.slice(0, 200)}`)
    if (!text.includes('"id":')) return
    try {
      const message = JSON.parse(text) as ClientMessage
      if ('id' in message && !this.#sent.has(`${table} ${identity} ${message.id}`))
        this.#sent.set(`${table} ${identity} ${message.id}`, message)
    } catch {
      // What cannot be read is no command.
    }
  }

  onServerFrame(identity: string, table: string, text: string): void {
    this.counts.frames++
    this.onFrame?.('server', `tells ${this.#who(identity)} ${text.slice(0, 300)}`)
    const read = this.#read(text)
    if (!read.ok) this.wrong(`a frame that no page can read: ${text}`)
    const history = this.#tables.get(table)
    if (history === undefined || !read.ok) return
    const { secret } = history.row
    if (secret !== null && !history.isOver && text.includes(secret))
      this.wrong(`table ${table}: ${this.#who(identity)} is told the secret of the dice`)
    this.#checkMessage(identity, table, history, read.value)
  }

  /** A broadcast is the same text for many pages: each text is read once. */
  #read(text: string): ReturnType<typeof readServer> {
    const known = this.#texts.get(text)
    if (known !== undefined) return known
    const read = readServer(text)
    if (this.#texts.size >= REMEMBERED) this.#texts.clear()
    this.#texts.set(text, read)
    return read
  }

  #checkMessage(identity: string, table: string, history: History, message: ServerMessage): void {
    const who = this.#who(identity)
    if (message.kind === 'welcome' || message.kind === 'lines')
      this.#checkLines(identity, table, history, message.from, message.lines)
    if ('views' in message && message.views !== undefined) this.#checkViews(identity, table, history, message.views)
    if (message.kind === 'welcome' || message.kind === 'you') {
      const alien = message.you.seats.find((seat) => !history.hadSeat(identity, seat))
      if (alien !== undefined) this.wrong(`table ${table}: ${who} is told that seat ${alien} is theirs`)
    }
    if (message.kind === 'facts' && !history.statuses.has(message.table.status))
      this.wrong(`table ${table}: ${who} is told of status ${message.table.status} before it is kept`)
    if ('takebacks' in message && !history.takebacks.has(message.takebacks))
      this.wrong(`table ${table}: ${who} is told of takeback ${message.takebacks} before it is kept`)
    // `too-fast` asks for another try, also of a command that is committed already.
    if (message.kind === 'refused' && message.id !== null && message.refusal.code !== 'too-fast')
      this.#checkRefused(identity, table, message.id)
    if ((message.kind === 'done' || message.kind === 'refused') && message.id !== null)
      this.#answered.add(`${table} ${identity} ${message.id}`)
    if (message.kind === 'done') this.#checkDone(identity, table, message.id, message.seq)
  }

  #checkDone(identity: string, table: string, id: string, seq: number | undefined): void {
    this.counts.acknowledged++
    const kept = this.#database.model.appliedCommand(table, identity, id)
    if (seq === undefined ? kept !== null : kept !== seq)
      this.wrong(`table ${table}: ${this.#who(identity)} is told that ${id} is done at ${seq}; kept is ${kept}`)
  }

  /** For the story: the kinds of commands from this identity to this table that were never answered. */
  unanswered(identity: string, table: string): string {
    const own = [...this.#sent].filter(([key]) => key.startsWith(`${table} ${identity} `) && !this.#answered.has(key))
    const told = own.map(([, message]) => `${message.kind}`)
    return told.length === 0 ? 'what the server has answered' : told.join(', ')
  }

  #checkRefused(identity: string, table: string, id: string): void {
    const kept = this.#database.model.appliedCommand(table, identity, id)
    if (kept !== null) this.wrong(`table ${table}: ${this.#who(identity)} is refused ${id}, which is kept at ${kept}`)
  }

  #checkLines(identity: string, table: string, history: History, from: number, lines: readonly Line[]): void {
    const own = history.seatsOf(identity)
    for (const [i, line] of lines.entries()) {
      const seq = from + i
      if (typeof line !== 'string') continue
      if (!history.wasEver(seq, line)) {
        this.wrong(`table ${table}: ${this.#who(identity)} is told line ${seq} before it is kept: ${line}`)
        return
      }
      const step = history.steps[seq - 1]
      const hidden = step?.line === line && step.secret !== null && !own.includes(step.secret)
      if (hidden && !history.isOver && !history.isLaidOpen(seq))
        this.wrong(`table ${table}: ${this.#who(identity)} is told the secret choice of seat ${step.secret}: ${line}`)
    }
  }

  #checkViews(identity: string, table: string, history: History, views: Views): void {
    for (const { seat, state } of views) {
      this.counts.views++
      if (seat !== null && !history.hadSeat(identity, seat))
        this.wrong(`table ${table}: ${this.#who(identity)} is shown what seat ${seat} sees`)
      else if (!history.isView(seat, state))
        this.wrong(`table ${table}: ${this.#who(identity)} is shown a view that follows from no position`)
    }
  }

  // Outages of the processes that own tables

  /** An outage of this process begins for all tables that it owns; null means the only process. */
  troubled(owner: string | null): void {
    for (const history of this.#tables.values())
      if (owner === null || history.row.owner === owner) history.clocks.troubledUntil = Infinity
  }

  /** The outage ends for the tables that it still owns. */
  well(owner: string | null): void {
    for (const { clocks, row: known } of this.#tables.values()) {
      const row = this.#database.model.table(known.id)?.row
      const isOwn = owner === null || row?.owner === owner
      if (isOwn && clocks.troubledUntil === Infinity) clocks.troubledUntil = this.#scheduler.now
    }
  }

  // At the end

  /** Checks a table that has ended by its public log. */
  checkLog(table: string, text: string): void {
    const history = this.#tables.get(table)
    if (history === undefined) {
      this.wrong(`table ${table} is not there any more`)
      return
    }
    const kept = `${[history.header, ...history.lines].join('\n')}\n`
    if (text !== kept) this.wrong(`table ${table}: its log is not what was kept`)
    this.counts.games++
    const outcome = verify(history.game, text, null)
    if (outcome.kind === 'verified') this.counts.dice += outcome.dice
    else if (outcome.kind !== 'nothing' || outcome.why !== 'no-bytes')
      this.wrong(`table ${table}: its dice do not verify: ${JSON.stringify(outcome)}`)
  }

  /** Checks the log that a page shows when no command is under way. */
  checkPage(table: string, name: string, lines: readonly string[]): void {
    const history = this.#tables.get(table)
    const kept = history?.lines ?? []
    const shown = lines.filter((line) => line !== '')
    let next = 0
    for (const line of kept) if (line === shown[next]) next++
    if (next < shown.length)
      this.wrong(`table ${table}: the page of ${name} has a line that is not kept: ${shown[next]}`)
    const open = (history?.steps ?? []).filter(({ secret }) => secret === null).length
    if (shown.length < open) this.wrong(`table ${table}: the page of ${name} has ${shown.length} of ${open} open lines`)
  }
}
