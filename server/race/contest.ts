/**
 * One contest at a time: the first grab opens a window, and all that arrive before it closes are judged together, by when they were
 * made. It is as long as the slowest page needs, so that whoever was quicker is also heard in time.
 */
import type { Seat } from '../../engine/contract.ts'
import { order } from '../../engine/race.ts'
import type { Distance } from './clock.ts'
import { BELIEF, type Believed } from './judge.ts'

export interface Grab<What> extends Believed {
  readonly seat: Seat
  readonly what: What
}

/** How long to wait for others, in ms: nobody waits for a line that is worse than is believed of any. */
export function windowFor(pages: readonly (Distance | null)[]): number {
  return Math.min(BELIEF.cap, Math.max(0, ...pages.map((page) => page?.slowest ?? 0)))
}

/** Times are those of one race: ms since shown. */
export class Contest<What> {
  #grabs: Grab<What>[] = []
  #closes: number | null = null

  /** When what waits is to be judged; null: nothing does. */
  get closes(): number | null {
    return this.#closes
  }

  get grabs(): readonly Grab<What>[] {
    return this.#grabs
  }

  /** `window`: as of now, if this grab is the first. */
  add(grab: Grab<What>, window: number): void {
    this.#closes ??= grab.seen + window
    this.#grabs.push(grab)
  }

  /** All that wait, in the order in which they count. */
  close(first: Seat, seats: number): readonly Grab<What>[] {
    const grabs = order(this.#grabs, first, seats)
    this.#grabs = []
    this.#closes = null
    return grabs
  }
}
