/** Where a replay stands, and what moves it: a clock, a hand, the keys. */

import type { Company } from '../../engine/company.ts'
import type { SeenEntry, SeenTable } from '../../engine/table/table.ts'
import { type View, viewAt } from '../../engine/table/view.ts'
import type { RaceScene, Step } from '../../kit/board.ts'
import { timeFor } from '../table/pace.ts'
import { hasRaces, raceAt, waitIn } from './racetime.ts'
import { nextTurn, type Span, spansOf, turnBefore } from './timeline.ts'

export const PACES = [0.5, 1, 2, 4, 8] as const

/** Faster than this, a step is over before it could be seen happening. */
const FASTEST_SEEN = 2

export class ReplayPlayer {
  readonly table: SeenTable
  readonly spans: readonly Span[]
  readonly last: number
  at = $state(0)
  playing = $state(false)
  pace: number = $state(1)
  /** The input that led here, if one went forward by one; null: at rest. */
  step: Step<View> | null = $state.raw(null)

  readonly state = $derived.by(() => viewAt(this.table, this.at))
  readonly entry: SeenEntry | null = $derived.by(() => this.table.entries[this.at - 1] ?? null)

  /** Races take the time they took. */
  real = $state(true)
  readonly races: boolean
  /** When the race on screen was shown, had it been shown now; null: at rest, or there is none. */
  #since: number | null = $state(null)

  readonly #company: Company
  readonly #calm: () => boolean
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(table: SeenTable, company: Company, calm: () => boolean, at = 0) {
    this.table = table
    this.spans = spansOf(table)
    this.last = table.entries.length
    this.at = Math.min(at, this.last)
    this.#company = company
    this.#calm = calm
    this.races = hasRaces(table)
  }

  /** The race on screen while it is played in its own time. */
  readonly race: RaceScene | null = $derived.by(() => {
    const race = raceAt(this.table, this.at)
    if (race === null || this.#since === null) return null
    const until = race.limit === null ? null : this.#since + race.limit / this.pace
    return { since: this.#since, until, seats: [], pending: [], lost: [] }
  })

  /** A key that was used for something. */
  press(key: string): boolean {
    const act = this.#keys[key]
    act?.()
    return act !== undefined
  }

  readonly #keys: { readonly [key: string]: () => void } = {
    ' ': () => this.toggle(),
    ArrowLeft: () => this.back(),
    ArrowRight: () => this.forward(),
    ArrowUp: () => this.seek(turnBefore(this.spans, this.at)),
    ArrowDown: () => this.seek(nextTurn(this.spans, this.at)),
    Home: () => this.seek(0),
    End: () => this.seek(this.last),
  }

  toggle(): void {
    if (this.playing) {
      this.pause()
      return
    }
    if (this.at === this.last) this.#rest(0)
    this.playing = true
    this.#arrange(this.at === 0 ? 0 : undefined)
  }

  pause(): void {
    this.playing = false
    this.#since = null
    clearTimeout(this.#timer)
  }

  /** By hand: pauses playback. */
  seek(to: number): void {
    this.pause()
    this.#rest(to)
  }

  forward(): void {
    this.pause()
    this.#forward()
  }

  back(): void {
    this.seek(this.at - 1)
  }

  setPace(pace: number): void {
    this.pace = pace
    if (this.playing) this.#arrange()
  }

  #rest(to: number): void {
    this.at = Math.max(0, Math.min(to, this.last))
    this.step = null
    this.#since = null
  }

  #forward(): void {
    const entry = this.table.entries[this.at]
    if (entry === undefined) return
    const step = {
      index: this.at,
      before: viewAt(this.table, this.at),
      input: entry.input,
      after: viewAt(this.table, this.at + 1),
    }
    this.step = this.playing && this.pace > FASTEST_SEEN ? null : step
    this.at++
    const race = this.playing && this.real ? raceAt(this.table, this.at) : null
    this.#since = race === null ? null : performance.now() - race.passed / this.pace
  }

  /** Each step stays as long as at a table, times the pace. */
  #arrange(wait = this.#time): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#forward()
      if (this.at === this.last) this.pause()
      else this.#arrange()
    }, wait)
  }

  setReal(real: boolean): void {
    this.real = real
    this.#since = null
    if (this.playing) this.#arrange()
  }

  get #time(): number {
    if (this.entry === null) return 0
    const wait = this.real ? waitIn(this.table, this.at) : null
    if (wait !== null) return wait / this.pace
    return timeFor(this.entry, null, this.#company, { speed: 'normal', calm: this.#calm() }) / this.pace
  }
}
