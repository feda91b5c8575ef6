/** One table as the database has had it: every line that was ever kept, and the position that follows from the present ones. */
import type { Game, Seat } from '../engine/contract.ts'
import { type Entry, readLogLine } from '../engine/log.ts'
import { readOptions } from '../engine/options.ts'
import { play } from '../engine/play.ts'
import { viewOf } from '../engine/table/view.ts'
import type { TableRow, TableWrite } from '../server/store/store.ts'
import { readNotes } from '../server/tables/notes.ts'
import { seatsOf } from '../server/tables/pending-table.ts'
import { Clocks } from './clocks.ts'
import { gameOf } from './releases.ts'

/** The position after one line. */
interface Step {
  readonly line: string
  readonly state: unknown
  /** The seat whose secret choice this line is; null: it is public. */
  readonly secret: Seat | null
  readonly counts: readonly number[]
}

/** The inputs among these lines. */
export function entriesIn(game: Game, lines: readonly string[]): readonly Entry<unknown>[] {
  return lines.flatMap((text) => {
    const line = readLogLine(game, text)
    return line.ok && line.value.kind === 'entry' ? [line.value.entry] : []
  })
}

export class History {
  readonly game: Game
  row: TableRow
  steps: Step[] = []
  /** By seq: every text that was ever there. */
  readonly #ever = new Map<number, Set<string>>()
  readonly statuses = new Set<string>()
  readonly takebacks = new Set<number>()
  readonly commands = new Map<string, number>()
  /** By identity: every seat that it has had here. */
  readonly #seats = new Map<string, Set<Seat>>()
  readonly clocks = new Clocks()
  #begin: unknown

  constructor(row: TableRow) {
    this.game = gameOf(row.game, row.rules)
    this.row = row
    const options = readOptions(this.game, row.seats.length, row.options as never)
    this.#begin = options.ok ? this.game.setup(row.seats.length, options.value) : null
  }

  get state(): unknown {
    return this.steps.at(-1)?.state ?? this.#begin
  }

  get lines(): readonly string[] {
    return this.steps.map(({ line }) => line)
  }

  get header(): string {
    return readNotes(this.row.notes)?.header ?? ''
  }

  /** Returns whether nothing was hidden after this line or a later one: then a page that connects may get the line. */
  isLaidOpen(seq: number): boolean {
    return this.steps.slice(seq - 1).some(({ state }) => this.game.hidden?.(state) !== true)
  }

  wasEver(seq: number, line: string): boolean {
    return this.#ever.get(seq)?.has(line) ?? false
  }

  hadSeat(identity: string, seat: Seat): boolean {
    return this.#seats.get(identity)?.has(seat) ?? false
  }

  seatsOf(identity: string): readonly Seat[] {
    return seatsOf(this.row, identity)
  }

  get isOver(): boolean {
    return this.row.status === 'over' || this.row.status === 'closed'
  }

  /** Returns the violation by this write, or null. */
  take(write: TableWrite, now: number): string | null {
    const before = this.row
    const keep = write.keep ?? write.expect?.seq ?? 0
    this.row = write.row
    this.know(write.row)
    const cut = keep < this.steps.length
    if (cut && write.row.takebacks <= before.takebacks)
      return `${this.steps.length - keep} lines went without a takeback`
    if (cut) this.steps = this.steps.slice(0, keep)
    if (this.steps.length !== keep) return `lines follow line ${keep} where there are ${this.steps.length}`
    for (const line of write.lines ?? []) {
      const wrong = this.#step(line)
      if (wrong !== null) return wrong
    }
    if (write.row.seq !== this.steps.length) return `seq ${write.row.seq} with ${this.steps.length} lines`
    return this.#tick(before, write.lines ?? [], now)
  }

  know(row: TableRow): void {
    this.row = row
    this.statuses.add(row.status)
    this.takebacks.add(row.takebacks)
    for (const [seat, sitter] of row.seats.entries()) {
      if (sitter.kind !== 'person' || sitter.identity === null) continue
      const seats = this.#seats.get(sitter.identity) ?? new Set()
      this.#seats.set(sitter.identity, seats.add(seat))
    }
  }

  #step(line: string): string | null {
    const before = this.state
    const counts = this.steps.at(-1)?.counts ?? this.row.seats.map(() => 0)
    const seq = this.steps.length + 1
    const texts = this.#ever.get(seq) ?? new Set()
    this.#ever.set(seq, texts.add(line))
    const read = readLogLine(this.game, line)
    if (!read.ok) return `line ${seq} cannot be read: ${line}`
    if (read.value.kind !== 'entry') {
      this.steps.push({ line, state: before, secret: null, counts })
      return null
    }
    const { input } = read.value.entry
    const played = play(this.game, before, input)
    if (!played.ok) return `line ${seq} is against the rules: ${line}`
    const seat = input.kind === 'move' ? input.seat : null
    const secret = seat !== null && this.game.hidden?.(before) === true ? seat : null
    const counted = seat === null ? counts : counts.with(seat, (counts[seat] ?? 0) + 1)
    this.steps.push({ line, state: played.value, secret, counts: counted })
    return null
  }

  #tick(before: TableRow, lines: readonly string[], now: number): string | null {
    const turn = this.row.status === 'playing' ? this.game.turn(this.state) : null
    const due = turn?.kind === 'move' && !turn.optional ? turn.seats : []
    const counts = this.steps.at(-1)?.counts ?? this.row.seats.map(() => 0)
    const ranOut = entriesIn(this.game, lines).flatMap(({ by, input }) =>
      by === 'clock' && input.kind === 'move' ? [input.seat] : [],
    )
    return this.clocks.take({ before, after: this.row, due, counts, ranOut }, now)
  }

  /** Returns true if one of the last positions looks like this to the seat; null means a spectator. */
  isView(seat: Seat | null, state: unknown): boolean {
    const text = JSON.stringify(state)
    const recent = [...this.steps.slice(-40).map((step) => step.state), this.#begin]
    return recent.reverse().some((one) => JSON.stringify(viewOf(this.game, one, seat)) === text)
  }
}
