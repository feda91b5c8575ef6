/**
 * Start here. A `Host` runs a table: this page (`local-tables.ts`), a lesson (`lesson.ts`) or a server (`remote/remote-table.ts`). It is
 * not the person who hosts one.
 * Screens show a snapshot and send commands; what counts is what the host says next.
 */

import type { Company } from '../../engine/company.ts'
import type { Seat } from '../../engine/contract.ts'
import type { Refusal } from '../../engine/play.ts'
import type { Result } from '../../engine/result.ts'
import type { Ask } from '../../engine/table/one-device.ts'
import type { Verdict } from '../../engine/table/race.ts'
import type { SeenTable } from '../../engine/table/table.ts'
import type { Viewer } from '../../engine/table/view.ts'

export type { Ask }

export interface Snapshot {
  readonly id: string
  /** As `viewer` may see it. */
  readonly table: SeenTable
  /** The viewer at this device; null: a spectator, who may see no secret. */
  readonly viewer: Viewer
  readonly company: Company
  /** Seats of the people at this device; absent: all people sit here. */
  readonly here?: readonly Seat[]
  /** Questions to people at this device; several seats may be asked at once. None while others act, or when it is over. */
  readonly asks: readonly Ask[]
  /** Seats that others act for now (bots here; people elsewhere): whom one waits for. */
  readonly waitsFor: readonly Seat[]
  readonly canUndo: boolean
  /** A move stands once it is made: an undo asks the others. Absent: one undoes at will. */
  readonly binding?: true
  /** Where moves are binding, people play by themselves, unless the table has agreed on a coach. */
  readonly coached?: true
  /** It is the table of this day, played without a server. */
  readonly day?: string
  /** Something is wrong and what follows may be lost or late: told in a banner, play goes on where it can. */
  readonly trouble: Trouble | null
  /** Only in an optional turn, and from the moment its throw is on the way. */
  readonly race?: RaceNow
  /** What came too late in the race that has just ended, until the next one: a close end is a photo finish, too. */
  readonly finish?: readonly Late[]
}

/** A race under way. Times are of this page's own clock, `performance.now()`. */
export interface RaceNow {
  /** The moment of the reveal, since which grabs are open; null: not yet, all wait for the same moment. */
  readonly since: number | null
  /** It is shown, and nothing can be grabbed until it has been read at every device (`read`). `since` is null. */
  readonly reading?: true
  /** When the game's own limit ends it; null: never. */
  readonly until: number | null
  /** Grabs made here that have not been judged yet. */
  readonly pending: readonly { readonly seat: Seat; readonly move: unknown }[]
  /** What came too late in this turn, the newest last: close ones are shown as a photo finish. */
  readonly lost: readonly Late[]
  /** Seats that may not grab again before a moment. */
  readonly locked: readonly { readonly seat: Seat; readonly until: number }[]
}

/** Before anything is shown: all wait for the same moment. */
export const READY: RaceNow = { since: null, until: null, pending: [], lost: [], locked: [] }

/** A grab that came too late; `at` and `firstAt` in ms since the race was shown, as the host believes them. */
export type Late = Verdict['late'][number]

export type Trouble =
  /** This browser lets us keep nothing: the game ends with the page. */
  | 'not-saved'
  /** The table went on in another tab; this one follows. */
  | 'elsewhere'
  /** The table was deleted in another tab. It is still to be seen, and goes on if it is put back. */
  | 'gone'
  /** The last input could not be kept, so it has not happened. `retry`, or any other command, tries again. */
  | 'not-kept'
  /** A bot did not answer; it is asked again on `retry`. */
  | 'bot-stuck'

export type Command =
  /** `acted`: in a race, when the person did it by this page's clock (an event's `timeStamp`). */
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: unknown; readonly acted?: number }
  | { readonly kind: 'roll' }
  | { readonly kind: 'faces'; readonly faces: readonly number[] }
  /** In a race that waits for it: the dice have been read, or heard, at this device. */
  | { readonly kind: 'read' }
  /** Real dice: the round ended without STOP, as if by the game's time limit. */
  | { readonly kind: 'time' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'retry' }

/** Why a command changed nothing: refused by the rules, or for one of the reasons below. */
export type SendFault =
  | Refusal
  /** Nothing to take back, or it is too late for it. */
  | { readonly code: 'no-undo' }
  /** Not a seat of this device, or not an open question. */
  | { readonly code: 'not-asked' }
  /** In a lesson: legal, but this is what it wants to show. Null: throw the dice. */
  | { readonly code: 'lesson'; readonly move: unknown }
  /** Another tab was quicker; what it did is in the next snapshot. */
  | { readonly code: 'elsewhere' }
  | { readonly code: 'not-kept' }
  | { readonly code: 'closed' }
  /** The host has reported the reason already. */
  | { readonly code: 'told' }

const OURS: readonly SendFault['code'][] = ['no-undo', 'not-asked', 'lesson', 'elsewhere', 'not-kept', 'closed', 'told']

/** Refused by the rules: for `explainRefusal`. */
export function isRefusal(fault: SendFault): fault is Refusal {
  return !OURS.includes(fault.code)
}

export interface Host {
  /** Called at once with the present, then at every change; gives the way to stop. */
  subscribe(listener: (now: Snapshot) => void): () => void
  /**
   * Kept before it is shown. A refusal changes nothing. Of a grab in a race it says only whether it takes part: who was first is in
   * the next snapshots.
   */
  send(command: Command): Promise<Result<null, SendFault>>
  /**
   * The screen has caught up with the snapshot: bots and automatic throws continue from here. So people see every step, and may take back
   * their last choice until then.
   */
  shown(entries: number): void
  /** The game so far, as a log for a file. */
  log(): string
  close(): void
}
