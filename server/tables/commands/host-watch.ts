/**
 * A lobby whose host is not there could never start. After a minute without a page of theirs the right passes to the one among
 * those who sit and are here who came first, and stays there: a host who comes back has a seat, not the right to start.
 */
import type { TableRow } from '../../store/store.ts'
import type { Broadcaster } from '../broadcast/broadcaster.ts'
import { seatsOf } from '../pending-table.ts'

export const HOST_MS = 60_000

export class HostWatch {
  /** Since when the host has been away; null: here. */
  #missed: { readonly host: string; readonly since: number } | null = null

  /** Called when a page came or left. Returns when the right passes to another person; null: it does not. */
  look(row: TableRow, pages: Broadcaster, now: number): number | null {
    const { host, status } = row
    if (status !== 'lobby' || host === null || pages.size === 0 || pages.isHere(host)) this.#missed = null
    else if (this.#missed?.host !== host) this.#missed = { host, since: now }
    if (this.#missed === null || firstSeated(row, pages) === null) return null
    return this.#missed.since + HOST_MS
  }

  /** The new host; null: unchanged. */
  heir(row: TableRow, pages: Broadcaster, now: number): string | null {
    const at = this.look(row, pages, now)
    return at === null || at > now ? null : firstSeated(row, pages)
  }
}

function firstSeated(row: TableRow, pages: Broadcaster): string | null {
  for (const identity of pages.people) if (seatsOf(row, identity).length > 0) return identity
  return null
}
