/** A step of a table as the worker is asked about it. */
import { anchorOf } from '../../bots/review/chances.ts'
import type { Seat } from '../../engine/contract.ts'
import type { TableLike } from '../../engine/table/table.ts'
import { viewOf } from '../../engine/table/view.ts'
import type { ChancesQuestion } from '../host/bots/messages.ts'

/** Returns the steps from the last anchor on, as `seat` sees them. */
export function stretchOf(
  table: Pick<TableLike, 'game' | 'states' | 'entries'>,
  step: number,
  seat: Seat,
): ChancesQuestion {
  const { game, states, entries } = table
  const anchor = anchorOf(table, step)
  return {
    game: game.id,
    version: game.version,
    seat,
    states: states.slice(anchor, step + 1).map((state) => viewOf(game, state, seat)),
    entries: entries.slice(anchor, step),
  }
}
