/** One race under way at a table of this device: since when, who grabbed what, who must wait. The host judges and keeps. */
import type { Seat } from '../../engine/contract.ts'
import { stateOf, type Table } from '../../engine/table/table.ts'
import type { Late, RaceNow } from './host.ts'
import { type Grabbed, lateTo, timeOf, type Verdict } from './race.ts'

/** What becomes of a grab at once. */
export type Taken =
  | 'pending'
  /** Before it was shown, after its time, while locked, or twice: as if it had not been. */
  | 'ignored'
  /** Gone already, and on the list of what came too late. */
  | 'late'
  /** Never possible: the rules will say why. */
  | 'impossible'

export class Contest {
  /** How many entries the table had when it began. */
  readonly start: number
  readonly #limit: number | null
  readonly #lockout: number
  #since: number | null
  readonly #reading: boolean
  #grabs: readonly Grabbed[] = []
  #late: readonly Late[] = []
  #locked: readonly { readonly seat: Seat; readonly until: number }[] = []
  /** One for every bot, so that it thinks on and does not begin anew whenever it is asked. */
  readonly #seeds = new Map<Seat, number>()

  /** Nothing counts before it has begun; `reading`: it waits until it has been read. */
  constructor(table: Table, start: number, since: number | null, reading = false) {
    const state = table.states[start]
    const turn = table.game.turn(state)
    this.start = start
    this.#limit = (turn.kind === 'move' ? turn.limitMs : undefined) ?? null
    this.#lockout = table.game.lockoutMs?.(state) ?? 0
    this.#since = since
    this.#reading = reading
  }

  get since(): number | null {
    return this.#since
  }

  /** It is shown, and not read yet. */
  get reading(): boolean {
    return this.#reading && this.#since === null
  }

  get until(): number | null {
    return this.#since === null || this.#limit === null ? null : this.#since + this.#limit
  }

  get waiting(): boolean {
    return this.#grabs.length > 0
  }

  begin(now: number): void {
    this.#since ??= now
  }

  seedOf(seat: Seat, fresh: () => number): number {
    const seed = this.#seeds.get(seat) ?? fresh()
    this.#seeds.set(seat, seed)
    return seed
  }

  lockedUntil(seat: Seat): number {
    return this.#locked.find((one) => one.seat === seat)?.until ?? 0
  }

  /** A person's grab, at a moment of the page's clock. */
  grab(table: Table, seat: Seat, move: unknown, acted: number, now: number): Taken {
    const at = this.#since === null ? null : timeOf(acted, this.#since)
    const over = at === null || (this.#limit !== null && at > this.#limit) || this.lockedUntil(seat) > acted
    if (over || this.#has(table, seat, move)) return 'ignored'
    const { game } = table
    const late = lateTo(table, this.start, { seat, move, at })
    if (late !== null) {
      this.#late = [...this.#late, late]
      this.#lock([seat], now)
      return 'late'
    }
    if (game.why(stateOf(table), seat, move) !== null) return 'impossible'
    // Whatever was judged is judged: a stamp from before it came too late to count as such.
    this.add({ seat, move, at: Math.max(at, lastTime(table, this.start)) })
    return 'pending'
  }

  add(grab: Grabbed): void {
    this.#grabs = [...this.#grabs, grab]
  }

  /** Everything that waits to be judged. */
  get grabs(): readonly Grabbed[] {
    return this.#grabs
  }

  judged(grabs: readonly Grabbed[], { late, hasty }: Verdict, now: number): void {
    this.#grabs = this.#grabs.filter((grab) => !grabs.includes(grab))
    this.#late = [...this.#late, ...late]
    this.#lock(hasty, now)
  }

  /** Whatever still waits came too late for what ended it. */
  ended(table: Table): Contest {
    this.#late = [...this.#late, ...this.#grabs.flatMap((grab) => lateTo(table, this.start, grab) ?? [])]
    this.#grabs = []
    return this
  }

  /** What could not be kept has not happened. */
  forget(): void {
    this.#grabs = []
  }

  get now(): RaceNow {
    const pending = this.#grabs.map(({ seat, move }) => ({ seat, move }))
    const { since, until } = this
    const reading = this.reading ? ({ reading: true } as const) : {}
    return { since, until, pending, lost: this.#late, locked: this.#locked, ...reading }
  }

  #has(table: Table, seat: Seat, move: unknown): boolean {
    const { game } = table
    const text = game.write(move)
    return this.#grabs.some((grab) => grab.seat === seat && game.write(grab.move) === text)
  }

  #lock(seats: readonly Seat[], now: number): void {
    if (this.#lockout === 0 || seats.length === 0) return
    const others = this.#locked.filter(({ seat, until }) => !seats.includes(seat) && until > now)
    this.#locked = [...others, ...seats.map((seat) => ({ seat, until: now + this.#lockout }))]
  }
}

/** When the last grab that counts was made. */
function lastTime({ entries }: Table, start: number): number {
  return entries
    .slice(start)
    .reduce((last, { input }) => Math.max(last, input.kind === 'move' ? (input.at ?? 0) : 0), 0)
}

/** Before anything is shown: all wait for the same moment. */
export const READY: RaceNow = { since: null, until: null, pending: [], lost: [], locked: [] }
