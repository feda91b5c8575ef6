/** At which tables of this device chances are shown: ids, the last ones first. Bad text counts as none. */
import { parseJson } from '../../../engine/json.ts'

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
