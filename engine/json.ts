/** Plain JSON values: compare, freeze, copy and check them. States are plain JSON. */

/**
 * Returns whether two values are equal as JSON, strictly: -0 is not 0, a missing field is not an undefined one. The order of keys does not
 * matter.
 */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  return keys.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]))
}

/** Freezes a value deeply and returns it. */
export function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) freeze(inner)
  }
  return value
}

/** Returns a deep copy. */
export function copy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}

/** Returns where a value is not plain JSON (`"$.scores[1]: undefined"`), or null if it is. */
export function notPlain(value: unknown, path = '$'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path}: ${value}`
  if (typeof value !== 'object') return `${path}: ${typeof value}`
  const shape: unknown = Object.getPrototypeOf(value)
  if (shape !== Object.prototype && shape !== Array.prototype) return `${path}: not a plain object`
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path}: a symbol`
  for (const [key, inner] of Object.entries(value)) {
    const found = notPlain(inner, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/** Returns the value of a JSON text, or undefined if it is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
