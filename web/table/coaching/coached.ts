/** At which tables chances are told. */
import type { GameWeb } from '../../../kit/board.ts'
import type { Snapshot } from '../../host/host.ts'

/**
 * Only among people who can undo, never where others rely on unaided play, unless the table has agreed on it. In a race there is no advice.
 */
export function mayBeCoached(
  web: GameWeb,
  { table, binding, coached }: Pick<Snapshot, 'table' | 'binding' | 'coached'>,
): boolean {
  const isTold = web.chances === true && (web.racing === undefined || table.seats > 1)
  return isTold && (binding !== true || coached === true)
}
