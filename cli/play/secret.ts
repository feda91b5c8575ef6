/** What is chosen in secret at one terminal: people are told only that it was chosen, until everybody has. */
import type { Seat } from '../../engine/contract.ts'
import { stateOf, type Table } from '../../engine/table.ts'

function isHidden({ game, states, seats }: Table, index: number): boolean {
  return seats > 1 && index < states.length && (game.hidden?.(states[index]) ?? false)
}

/** Is this entry a choice that has not been laid open yet? */
export function isSecret(table: Table, index: number): boolean {
  if (table.entries[index]?.input.kind !== 'move') return false
  for (let at = index; at < table.states.length; at++) if (!isHidden(table, at)) return false
  return true
}

/** From where things are to be told: where an entry lays choices open, from the first of them. */
export function toldFrom(table: Table, from: number): number {
  const last = table.states.length - 1
  if (!isHidden(table, from) || isHidden(table, last)) return from
  let first = from
  while (first > 0 && isHidden(table, first - 1)) first -= 1
  return first
}

/** Is what is due now chosen in secret? */
export function isChosenInSecret(table: Table): boolean {
  return isHidden(table, table.states.length - 1)
}

/** The position as a seat may see it, or as everybody may. */
export function seenBy(table: Table, seat: Seat | null): unknown {
  const state = stateOf(table)
  return isChosenInSecret(table) ? table.game.view(state, seat) : state
}
