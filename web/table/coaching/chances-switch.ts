/** At which tables chances can be told, and at which of this device they are shown: ids, the last ones first. Bad text counts as none. */
import { parseJson } from '../../../engine/json.ts'
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

/** Older tables forget it. */
const MOST = 30
const ID = /^[\w-]{1,40}$/

export function readShown(json: string): readonly string[] {
  const given = parseJson(json)
  if (!Array.isArray(given)) return []
  return given.filter((id): id is string => typeof id === 'string' && ID.test(id)).slice(0, MOST)
}

export function withShown(ids: readonly string[], id: string, isShown: boolean): readonly string[] {
  const rest = ids.filter((one) => one !== id)
  return isShown ? [id, ...rest].slice(0, MOST) : rest
}
