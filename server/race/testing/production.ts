/** The rules of this folder as the harness measures them. */

import { admit } from '../../../engine/table/race.ts'
import { believe } from '../belief.ts'
import { type Distance, nearest } from '../clock.ts'
import { GrabQueue, windowFor } from '../grab-queue.ts'
import { leadOf } from '../show.ts'
import type { Queue, System } from './harness.ts'

export const production: System = {
  measures: 'client',
  person: nearest,
  lead: leadOf,
  window: windowFor,
  believe,
  queue: () => queue(new GrabQueue<unknown>()),
}

/** The same where no longer round trip is believed than this, in ms. */
export function believing(trip: number): System {
  const capped = ({ delay, jitter, slowest }: Distance): Distance => {
    return { delay: Math.min(delay, trip / 2), jitter, slowest: Math.min(slowest, trip / 2) }
  }
  return {
    ...production,
    person: (pages) => {
      const distance = nearest(pages)
      return distance === null ? null : capped(distance)
    },
  }
}

function queue(contest: GrabQueue<unknown>): Queue {
  return {
    get due() {
      return contest.due
    },
    add: (grab, window, course, game) => {
      const isWaiting = admit(game, course, grab, contest.grabs, null).outcome.kind === 'waits'
      if (isWaiting) contest.add(grab, window)
      return isWaiting
    },
    decide: (now, first, seats) => contest.decide(now, first, seats),
  }
}
