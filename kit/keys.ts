/** Keys of a board: how they are listed, and arrows among things that lie anywhere on a picture. */
import type { KeyHint } from './board.ts'

/** Returns the list of keys, in this order: `keyHints({ pass: 'P' }, { pass: 'Pass' })` is `[{ keys: 'P', label: 'Pass' }]`. */
export function keyHints<Name extends string>(
  keys: { readonly [name in Name]: string },
  labels: { readonly [name in Name]: string },
): readonly KeyHint[] {
  return (Object.keys(keys) as Name[]).map((name) => ({ keys: keys[name], label: labels[name] }))
}

export interface Spot {
  readonly x: number
  readonly y: number
}

const WAYS: { readonly [key: string]: Spot } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Returns whether this is the name of an arrow key. */
export function isArrow(key: string): boolean {
  return Object.hasOwn(WAYS, key)
}

/**
 * Returns the index of the next spot from the one at `from` in the direction of `key`; -1: there is none. The next one has the least
 * `cost` of lying so far ahead and aside; one of infinite cost is not in this direction.
 */
export function nextSpot(
  spots: readonly Spot[],
  from: number,
  key: string,
  cost: (ahead: number, aside: number) => number,
): number {
  const [way, here] = [WAYS[key], spots[from]]
  if (way === undefined || here === undefined) return -1
  let [best, least] = [-1, Number.POSITIVE_INFINITY]
  spots.forEach((spot, i) => {
    const [dx, dy] = [spot.x - here.x, spot.y - here.y]
    const far = cost(dx * way.x + dy * way.y, Math.abs(dx * way.y) + Math.abs(dy * way.x))
    if (i === from || far >= least) return
    best = i
    least = far
  })
  return best
}
