/**
 * Grabs that wait for their decision. Each has its own window: it is decided when every player who could have been quicker has had time to
 * be heard, independent of earlier grabs.
 */
import type { Seat } from '../../engine/contract.ts'
import { order } from '../../engine/race-order.ts'
import { BELIEF, type Believed, tripOf } from './belief.ts'
import type { Distance } from './clock.ts'
import { leadOf } from './show.ts'

export interface BelievedGrab<What> extends Believed {
  readonly seat: Seat
  readonly what: What
}

/** The longest window, in ms. */
const LONGEST = 300

/**
 * Returns how long after its believed time a grab of these players can still arrive, in ms (rule 5 of README.md). `believe` allows no
 * more than the believed round trip and the quota between the sending of the faces, `leadOf` before the show, and the arrival.
 */
export function windowFor(pages: readonly (Distance | null)[]): number {
  const known = pages.filter((page) => page !== null)
  return Math.min(LONGEST, Math.max(0, ...known.map((page) => tripOf(page) - leadOf(page) + BELIEF.quota)))
}

interface Waiting<What> {
  readonly grab: BelievedGrab<What>
  readonly due: number
}

/** Times are ms since the race was shown. */
export class GrabQueue<What> {
  #waiting: readonly Waiting<What>[] = []

  /** When the next decision is due; null if no grab waits. */
  get due(): number | null {
    return this.#waiting.length === 0 ? null : Math.min(...this.#waiting.map(({ due }) => due))
  }

  get grabs(): readonly BelievedGrab<What>[] {
    return this.#waiting.map(({ grab }) => grab)
  }

  /** `window` is counted from the grab's believed time: quicker grabs of others arrive within it. */
  add(grab: BelievedGrab<What>, window: number): void {
    this.#waiting = [...this.#waiting, { grab, due: Math.max(grab.seen, grab.raw + window) }]
  }

  /** Removes and returns the grabs that are due at `now` and all that are earlier than one of them, in their order. */
  decide(now: number, first: Seat, seats: number): readonly BelievedGrab<What>[] {
    const last = Math.max(...this.#waiting.filter(({ due }) => due <= now).map(({ grab }) => grab.raw))
    const isDecided = ({ grab, due }: Waiting<What>): boolean => due <= now || grab.raw < last
    const decided = this.#waiting.filter(isDecided).map(({ grab }) => ({ seat: grab.seat, at: grab.raw, grab }))
    this.#waiting = this.#waiting.filter((one) => !isDecided(one))
    return order(decided, first, seats).map(({ grab }) => grab)
  }

  /** Removes and returns all, in their order: the race is over. */
  drain(first: Seat, seats: number): readonly BelievedGrab<What>[] {
    return this.decide(Infinity, first, seats)
  }
}
