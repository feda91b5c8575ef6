/** A page of a sheet as it is drawn: every star, box and circle with how it stands. */
import { type Chart, NONE } from '../../rules/chart.ts'
import { closedArms, inArms, type Page } from '../../rules/page.ts'
import { worthOf } from '../../rules/scoring.ts'

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
