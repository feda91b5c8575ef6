/**
 * Shows a table step by step: the host's entries are played back one after the other, each with its duration, so that no step is missed. A
 * tap speeds it up.
 */

import { isSecretChoice } from '../../engine/play.ts'
import { isSameStep, type SeenEntry } from '../../engine/table/table.ts'
import { type View, viewAt } from '../../engine/table/view.ts'
import type { Step } from '../../kit/board.ts'
import type { Host, Snapshot } from '../host/host.ts'
import { type Pace, raceTime, STILL, timeFor } from './pace.ts'

export class Playback {
  /** The newest the host has told. */
  now: Snapshot = $state.raw(null as unknown as Snapshot)
  /** How many of its entries are on screen. */
  at = $state(0)
  /** The input that led to the state on screen, if it is to be animated. */
  step: Step<View> | null = $state.raw(null)

  readonly state = $derived(viewAt(this.now.table, this.at))
  readonly caughtUp = $derived(this.at === this.now.table.entries.length)
  /** All of it is on screen and has been seen. */
  settled = $state(true)
  /** The state on screen waits until a player here goes on. */
  held = $state(false)
  /** The others' turns are not played out, only their end is shown. */
  skipping = $state(false)

  readonly #host: Host
  readonly #pace: () => Pace
  readonly #each: (step: Step<View>, entry: SeenEntry) => void
  readonly #stop: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  /** This host runs races by a clock; a lesson plays them out like anything else. */
  #races = false
  /** Before this moment nothing is hurried. */
  #still = 0

  /** `each` is called for every step as it is shown. */
  constructor(host: Host, pace: () => Pace, each: (step: Step<View>, entry: SeenEntry) => void) {
    this.#host = host
    this.#pace = pace
    this.#each = each
    this.#stop = host.subscribe((now) => this.#hear(now))
  }

  /** Ends the running animation; returns false if there was none. The end of a race cannot be skipped by hands still falling. */
  hurry(): boolean {
    if (this.#timer === undefined || this.held) return false
    if (performance.now() < this.#still) return true
    clearTimeout(this.#timer)
    this.#next()
    return true
  }

  /** The state on screen stays until `goOn`: for slow readers. */
  hold(): void {
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.held = true
  }

  goOn(): void {
    this.held = false
    this.hurry()
  }

  /** Skips animations until a player at this device is asked, or the game is over. */
  skip(): void {
    if (this.#asked) return
    this.skipping = true
    this.hurry()
  }

  get #asked(): boolean {
    return this.now.asks.length > 0 || this.now.table.game.turn(this.now.table.states.at(-1)).kind === 'over'
  }

  /** The host stays open: its creator closes it. */
  close(): void {
    clearTimeout(this.#timer)
    this.#stop()
  }

  #hear(now: Snapshot): void {
    const before: Snapshot | null = this.now
    this.now = now
    if (now.race !== undefined) this.#races = true
    if (before === null || !continues(before, now, this.at)) this.#rest()
    else if (now.race !== undefined && now.race.since !== null) this.#catchUp()
    else if (this.#timer === undefined && !this.caughtUp) this.#next()
  }

  /** Everything is shown at once: after loading, after an undo. */
  #rest(): void {
    this.held = false
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.at = this.now.table.entries.length
    this.step = null
    this.settled = true
    this.#host.shown(this.at)
  }

  /** In a race the clock runs: pending animations are skipped. */
  #catchUp(): void {
    this.held = false
    clearTimeout(this.#timer)
    this.#timer = undefined
    while (!this.caughtUp) this.#show()
    if (!this.settled) this.#next()
  }

  #next(): void {
    this.#timer = undefined
    this.held = false
    if (this.caughtUp) {
      this.settled = true
      if (this.#asked) this.skipping = false
      this.#host.shown(this.at)
      return
    }
    const time = this.#show()
    if (time === 0 || this.skipping) this.#next()
    else this.#timer = setTimeout(() => this.#next(), time)
  }

  /** One step on; gives the time it is to stay. */
  #show(): number {
    const { table } = this.now
    const { game } = table
    const entry = table.entries[this.at] as SeenEntry
    const step = {
      index: this.at,
      before: viewAt(table, this.at),
      input: entry.input,
      after: viewAt(table, this.at + 1),
    }
    this.step = step
    this.settled = false
    this.at++
    this.#each(step, entry)
    const turn = game.turn(step.before)
    const thrower = turn.kind === 'throw' ? turn.seat : null
    const { company, asks } = this.now
    const raced = this.#races ? raceTime(game, step.before, step.after, asks.length > 0, this.#pace()) : null
    if (raced !== null && raced > 0) this.#still = performance.now() + STILL
    if (raced !== null) return raced
    // Another seat's secret choice is invisible: no time is spent on it.
    const isSecret = isSecretChoice(game, step.before, step.input) && game.hidden?.(step.after) === true
    return entry.by !== undefined && isSecret ? 0 : timeFor(entry, thrower, company, this.#pace())
  }
}

/** Is the state on screen still a prefix of the new snapshot? */
function continues(before: Snapshot, now: Snapshot, at: number): boolean {
  if (now.table.entries.length < at) return false
  return isSameStep(before.table.entries[at - 1], now.table.entries[at - 1])
}
