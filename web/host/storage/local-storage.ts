/** Small things kept in this browser, by name. Where storage is forbidden they are simply not kept. */
import { parseJson } from '../../../engine/json.ts'

const PREFIX = 'iacta.'

export function recall(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? ''
  } catch {
    return ''
  }
}

/** A list that was kept as JSON; entries that make no sense are left out. */
export function recallList<One>(name: string, isOne: (one: Partial<One>) => boolean): One[] {
  const given = parseJson(recall(name) || '[]')
  return Array.isArray(given) ? given.filter((one: Partial<One> | null) => isOne(one ?? {})) : []
}

/** Returns false where storage is forbidden or full: the previous value of the name stays. */
export function keep(name: string, value: string): boolean {
  try {
    localStorage.setItem(PREFIX + name, value)
    return true
  } catch {
    return false
  }
}

/** Everything of ours, settings too. */
export function forgetAll(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}
