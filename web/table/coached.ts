/** At which tables chances are told. */
import type { GameWeb } from '../../kit/board.ts'
import type { Snapshot } from '../host/host.ts'

/**
 * Only among people who can undo, never where others rely on it that one plays by oneself, unless the table has agreed on it. Alone in a
 * race there is nothing to tell.
 */
export function mayBeCoached(
  web: GameWeb,
  { table, binding, coached }: Pick<Snapshot, 'table' | 'binding' | 'coached'>,
): boolean {
  const isTold = web.chances === true && (web.racing === undefined || table.seats > 1)
  return isTold && (binding !== true || coached === true)
}
