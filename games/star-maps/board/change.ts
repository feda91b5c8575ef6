/** What an act does to a sheet: the stars that it discovers, opens or fails, the arms and shapes with them. For previews and reveals. */
import type { Seat } from '../../../engine/contract.ts'
import { type Chart, NONE } from '../rules/chart.ts'
import type { Move } from '../rules/moves.ts'
import { closedArms, type Page, pageOf } from '../rules/page.ts'
import { starMaps } from '../rules/rules.ts'
import { totalOf, worthOf } from '../rules/scoring.ts'
import type { State } from '../rules/state.ts'
import { chartOf } from '../sheets/library.ts'

export interface StarChange {
  readonly star: number
  /** `changed`: it was discovered before, and is worth something else now. */
  readonly kind: 'found' | 'opened' | 'failed' | 'changed' | 'half'
  /** What its two boxes hold; 0: empty. */
  readonly numbers: readonly [number, number]
  /** Nothing for a failed lock, or while a box is empty. */
  readonly worth: number
}

export interface Change {
  readonly before: Page
  readonly after: Page
  /** Boxes whose number is another, circles that are filled, as the bits of the chart. */
  readonly boxes: number
  readonly circles: number
  readonly stars: readonly StarChange[]
  /** Arms that open. */
  readonly arms: readonly number[]
  /** Shapes that are complete now. */
  readonly shapes: readonly number[]
  readonly points: number
}

export function changeOf(chart: Chart, before: Page, after: Page): Change {
  const boxes = bits(chart.boxes, (box) => before.boxes[box] !== after.boxes[box])
  const circles = after.circles & ~before.circles
  const opened = closedArms(chart, before.found) & ~closedArms(chart, after.found)
  const touched = bits(chart.stars, (star) => isTouched(chart, star, boxes, circles, opened))
  return {
    before,
    after,
    boxes,
    circles,
    stars: listOf(touched | (after.found & ~before.found) | (after.failed ^ before.failed)).flatMap((star) =>
      starChange(chart, before, after, star),
    ),
    arms: listOf(opened),
    shapes: [1, 2, 3, 4, 5, 6].filter((shape) => {
      const all = chart.byShape[shape] as number
      return (all & ~after.found) === 0 && (all & ~before.found) !== 0
    }),
    points: totalOf(chart, after) - totalOf(chart, before),
  }
}

/** What a legal move would do to the page of the seat that makes it. */
export function changeBy(state: State, seat: Seat, move: Move): Change {
  const after = starMaps.move(state, seat, move)
  return changeOf(chartOf(state.table.sheet), pageOf(state, seat), pageOf(after, seat))
}

function isTouched(chart: Chart, star: number, boxes: number, circles: number, arms: number): boolean {
  const { left, right, leftVia, rightVia, starArm } = chart
  const has = (mask: number, at: number): boolean => at !== NONE && (mask & (1 << at)) !== 0
  return (
    has(boxes, left[star] as number) ||
    has(boxes, right[star] as number) ||
    has(circles, leftVia[star] as number) ||
    has(circles, rightVia[star] as number) ||
    has(arms, starArm[star] as number)
  )
}

function starChange(chart: Chart, before: Page, after: Page, star: number): StarChange[] {
  const bit = 1 << star
  const numbers = numbersAt(chart, after, star)
  if (after.failed & bit) {
    return before.failed & bit ? [] : [{ star, kind: 'failed', numbers, worth: 0 }]
  }
  if (!(after.found & bit)) return [{ star, kind: 'half', numbers, worth: 0 }]
  const worth = worthOf(chart, after, star)
  if (!(before.found & bit)) {
    return [{ star, kind: chart.lock[star] === NONE ? 'found' : 'opened', numbers, worth }]
  }
  return worthOf(chart, before, star) === worth ? [] : [{ star, kind: 'changed', numbers, worth }]
}

/** What a star's boxes hold; 0 where one is empty, or not yet linked. */
export function numbersAt(chart: Chart, { boxes, circles }: Page, star: number): [number, number] {
  const at = (box: number, via: number): number => (via === NONE || circles & (1 << via) ? (boxes[box] as number) : 0)
  return [
    at(chart.left[star] as number, chart.leftVia[star] as number),
    at(chart.right[star] as number, chart.rightVia[star] as number),
  ]
}

export function listOf(mask: number): number[] {
  const list: number[] = []
  for (let rest = mask; rest !== 0; rest &= rest - 1) list.push(31 - Math.clz32(rest & -rest))
  return list
}

function bits(count: number, test: (at: number) => boolean): number {
  let mask = 0
  for (let at = 0; at < count; at++) if (test(at)) mask |= 1 << at
  return mask
}
