/** A person's online tables: the order in which they matter (those that wait for them first, then running ones), and arrivals. */
import { isEnded } from '../../../protocol/facts.ts'
import type { MyTable } from '../../../protocol/http.ts'

/** Tables that this page has just opened, or follows to: its person sits down on arrival. */
export const arrivals = new Set<string>()

const ORDER = ['playing', 'opening', 'lobby', 'over', 'closed']

/** Sorted by urgency; equal ones by the last change, the newest first. */
export function byUrgency(tables: readonly MyTable[]): readonly MyTable[] {
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.table.updated - a.table.updated)
}

/** The table to go back to, or null if none is running or gathering people. */
export function mostUrgent(tables: readonly MyTable[]): MyTable | null {
  return byUrgency(tables.filter(({ table }) => !isEnded(table.status)))[0] ?? null
}

function rank({ due, table }: MyTable): number {
  return due.length > 0 ? 0 : ORDER.indexOf(table.status) + 1
}
