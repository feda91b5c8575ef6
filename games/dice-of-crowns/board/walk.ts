/** Arrows on the table: from one thing to the nearest in that direction, wherever seats and dice happen to lie. */

export interface Box {
  readonly x: number
  readonly y: number
}

const WAYS: { readonly [key: string]: Box } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

export function isArrow(key: string): boolean {
  return Object.hasOwn(WAYS, key)
}

/** The index of the next box from the one at `from` in the direction of `key`; -1: there is none. Boxes straight ahead count as nearer. */
export function nearest(boxes: readonly Box[], from: number, key: string): number {
  const [way, here] = [WAYS[key], boxes[from]]
  if (way === undefined || here === undefined) return -1
  let [best, least] = [-1, Number.POSITIVE_INFINITY]
  boxes.forEach((box, i) => {
    const [dx, dy] = [box.x - here.x, box.y - here.y]
    const ahead = dx * way.x + dy * way.y
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x)
    if (i === from || ahead < 4 || ahead + 2.5 * aside >= least) return
    best = i
    least = ahead + 2.5 * aside
  })
  return best
}
