/** A page of a sheet as it is drawn: every star, box and circle with how it stands. */
import { type Chart, NONE } from '../../rules/chart.ts'
import { closedArms, inArms, type Page } from '../../rules/page.ts'
import { worthOf } from '../../rules/scoring.ts'
import { distance, type Point, RADIUS } from '../../sheets/geometry.ts'
import type { Sheet } from '../../sheets/sheet.ts'

interface StarView {
  readonly shape: number
  readonly at: readonly [number, number]
  readonly lock: number | null
  /** Undefined: not discovered. */
  readonly worth: number | undefined
  readonly failed: boolean
  readonly closed: boolean
  readonly figured: boolean
  readonly fresh: boolean
  readonly complete: boolean
  /** Where its points are written, from its centre. */
  readonly badge: Point
}

interface MarkView {
  readonly at: readonly [number, number]
  /** A box's number; of a circle 1 if it is filled; 0: empty. */
  readonly value: number
  readonly closed: boolean
  readonly fresh: boolean
}

interface SheetView {
  readonly stars: readonly StarView[]
  readonly boxes: readonly MarkView[]
  readonly circles: readonly MarkView[]
}

/** `before`: the sheet before the latest change; null: there is none. */
export function sheetViewOf(chart: Chart, page: Page, before: Page | null): SheetView {
  const { sheet } = chart
  const closed = closedArms(chart, page.found)
  const has = (mask: number, at: number): boolean => (mask & (1 << at)) !== 0
  const figured = (star: number): boolean => sheet.chapter === 4 && has(chart.figure, star)
  return {
    stars: sheet.stars.map(({ shape, at, lock }, star) => ({
      ...{ shape, at, lock },
      worth: has(page.found, star) ? worthOf(chart, page, star) : undefined,
      failed: has(page.failed, star),
      closed: inArms(chart.starArm[star] ?? NONE, closed),
      figured: figured(star),
      fresh: before !== null && has(page.found ^ before.found, star),
      complete: ((chart.byShape[shape] ?? 0) & ~page.found) === 0,
      badge: badgeOf(sheet, star),
    })),
    boxes: sheet.boxes.map(({ at }, box) => ({
      at,
      value: page.boxes[box] ?? 0,
      closed: inArms(chart.boxArm[box] ?? NONE, closed),
      fresh: before !== null && page.boxes[box] !== before.boxes[box],
    })),
    circles: sheet.circles.map(({ at }, circle) => ({
      at,
      value: has(page.circles, circle) ? 1 : 0,
      closed: ((chart.circleArms[circle] ?? 0) & closed) !== 0,
      fresh: before !== null && has(page.circles ^ before.circles, circle),
    })),
  }
}

/** The corners of a star, the best first; an open lock has the last one. */
const CORNERS: readonly Point[] = [
  [21, -21],
  [-21, -21],
  [21, 21],
]
export const BADGE_RADIUS = 16.5

/** The first corner at which a star's points touch nothing else on the sheet; where there is none, the one with most room. */
export function badgeOf({ stars, boxes, circles }: Sheet, star: number): Point {
  const at = stars[star]?.at ?? [0, 0]
  const others = [
    ...stars.filter((_, i) => i !== star).map((one) => ({ at: one.at, radius: RADIUS.star })),
    ...boxes.map((one) => ({ at: one.at, radius: RADIUS.box })),
    ...circles.map((one) => ({ at: one.at, radius: RADIUS.circle })),
  ]
  const room = ([x, y]: Point): number =>
    Math.min(...others.map((one) => distance([at[0] + x, at[1] + y], one.at) - one.radius)) - BADGE_RADIUS
  const roomiest = CORNERS.toSorted((a, b) => room(b) - room(a))[0] as Point
  return CORNERS.find((corner) => room(corner) >= 0) ?? roomiest
}
