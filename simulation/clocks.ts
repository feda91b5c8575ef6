/**
 * The clocks of one table, computed from its writes and the world's time alone. A seat is charged at most for the time since its question
 * was kept and since a process could take the answer: first its time for the move, then its bank.
 */
import type { Seat } from '../engine/contract.ts'
import type { TableRow } from '../server/store/store.ts'
import { readNotes } from '../server/tables/notes.ts'

/** The share by which clocks of servers may differ from the world's. */
const TOLERANCE = 0.03
/** In ms: a question is judged before it is committed, on a bad day behind another slow commit. */
const SLACK = 1600

/** One write, and the position after it. */
interface Tick {
  readonly before: TableRow
  readonly after: TableRow
  /** Seats that must answer now. */
  readonly due: readonly Seat[]
  /** Moves so far, by seat. */
  readonly counts: readonly number[]
  /** Seats for which the clock has moved. */
  readonly ranOut: readonly Seat[]
}

export class Clocks {
  /** By seat: since when its question has been open, in ms of the world; null: it is not asked. */
  #asked: readonly (number | null)[] = []
  #counts: readonly number[] = []
  /** By seat, in ms, as last kept; null before the game. */
  #banks: readonly number[] | null = null
  /** The table's process was in trouble until then: no time counts before. Infinity: it still is. */
  troubledUntil = 0

  /** Returns the violation by this write, or null. */
  take(tick: Tick, now: number): string | null {
    const { clock, status, notes } = tick.after
    if (clock.kind !== 'live') return null
    const banks = status === 'playing' ? (readNotes(notes)?.banks ?? []) : []
    const wrong = status === 'playing' ? this.#check(tick, banks, clock, now) : null
    this.#banks = status === 'playing' ? banks : null
    this.#ask(tick, now)
    return wrong
  }

  #check(tick: Tick, banks: readonly number[], clock: { move: number; bank: number }, now: number): string | null {
    const full = tick.after.seats.map(() => clock.bank * 1000)
    for (const [seat, bank] of (this.#banks ?? full).entries()) {
      const kept = banks[seat] ?? 0
      const had = this.#had(tick, seat, now)
      const whole = clock.move * 1000 + bank
      const left = Math.min(bank, whole - had * (1 + TOLERANCE)) - (had > 0 ? SLACK : 0)
      if (kept > bank) return `the bank of seat ${seat} has grown from ${bank} to ${kept} ms`
      if (kept < left) return `the bank of seat ${seat} is ${kept} ms: of ${whole} ms ${this.#told(seat, had)} are used`
      // A seat that was handed over while the bot thought about the clock's move is charged nothing any more.
      const isCharged = tick.ranOut.includes(seat) && isAwake(tick.before, seat)
      if (isCharged && had < whole * (1 - TOLERANCE) - SLACK)
        return `the clock of seat ${seat} ran out: of ${whole} ms ${this.#told(seat, had)} are used`
    }
    return null
  }

  /** For how long this seat has thought about what it answers with this write; 0 if it does not. */
  #had({ before, counts }: Tick, seat: Seat, now: number): number {
    const asked = this.#asked[seat] ?? null
    if (asked === null || this.#counts[seat] === counts[seat] || !isAwake(before, seat)) return 0
    return Math.max(0, now - Math.max(asked, this.troubledUntil))
  }

  #told(seat: Seat, had: number): string {
    return `${Math.round(had)} (asked at ${Math.round(this.#asked[seat] ?? 0)}, trouble until ${Math.round(this.troubledUntil)})`
  }

  #ask({ before, after, due, counts }: Tick, now: number): void {
    this.#asked = after.seats.map((_, seat) => {
      if (!due.includes(seat)) return null
      const isSame = this.#counts[seat] === counts[seat] && isAwake(before, seat) === isAwake(after, seat)
      return isSame ? (this.#asked[seat] ?? now) : now
    })
    this.#counts = counts
  }
}

/** A person answers for this seat, not a bot. */
function isAwake({ seats }: TableRow, seat: Seat): boolean {
  const sitter = seats[seat]
  return sitter?.kind === 'person' && sitter.identity !== null && !sitter.handed
}
