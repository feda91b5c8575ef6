/**
 * A lobby whose host is not there could never start. After a minute without a page of theirs the right passes to the one among
 * those who sit and are here who came first, and stays there: a host who comes back has a seat, not the right to start.
 */
import type { TableRow } from '../../store/store.ts'
import type { Audience } from '../broadcast/audience.ts'
import { seatsOf } from '../pending-table.ts'

export const HOST_MS = 60_000

export class HostWatch {
  /** Since when the host has been away; null: here. */
  #missed: { readonly host: string; readonly since: number } | null = null

  /** Called when a page came or left. Returns when the right passes to another person; null: it does not. */
  look(row: TableRow, audience: Audience, now: number): number | null {
    const { host, status } = row
    if (status !== 'lobby' || host === null || audience.size === 0 || audience.isHere(host)) this.#missed = null
    else if (this.#missed?.host !== host) this.#missed = { host, since: now }
    if (this.#missed === null || firstSeated(row, audience) === null) return null
    return this.#missed.since + HOST_MS
  }

  /** The new host; null: unchanged. */
  heir(row: TableRow, audience: Audience, now: number): string | null {
    const at = this.look(row, audience, now)
    return at === null || at > now ? null : firstSeated(row, audience)
  }
}

function firstSeated(row: TableRow, audience: Audience): string | null {
  for (const identity of audience.people) if (seatsOf(row, identity).length > 0) return identity
  return null
}
