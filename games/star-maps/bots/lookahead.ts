/** What the next round's throws will allow on a sheet, counted over all 36; and what an act is worth at once. */
import { apply } from '../rules/bonuses.ts'
import type { Chart } from '../rules/chart.ts'
import { CONNECT, type Target, WRITE } from '../rules/moves.ts'
import { canAct, closedArms, fillable, type Page, writable } from '../rules/page.ts'
import { totalOf } from '../rules/scoring.ts'

/** Ordered throws of two dice. */
export const THROWS = 36
const FACES = [1, 2, 3, 4, 5, 6] as const

/** The points that an act or a bonus's target brings at once. */
export function gainOf(chart: Chart, page: Page, on: Target): number {
  return totalOf(chart, apply(chart, page, on)) - totalOf(chart, page)
}

/** Throws that leave something to do (R7). */
export function throwsToAct(chart: Chart, page: Page): number {
  return countThrows((one, two) => canAct(chart, page, one, two))
}

/** Throws by which one of these numbers can be written into this box (R5). */
export function throwsInto(chart: Chart, page: Page, box: number, wanted: (value: number) => boolean): number {
  const leads = chart.byShape.map((stars) => (writable(chart, page, stars) & (1 << box)) !== 0)
  return countThrows((one, two) => (leads[one] === true && wanted(two)) || (leads[two] === true && wanted(one)))
}

/** The throws after which some act scores at least `points` at once. */
export function throwsWorth(chart: Chart, page: Page, points: number): number {
  const enough = (on: Target | undefined): boolean => on !== undefined && gainOf(chart, page, on) >= points
  const circles = fillable(chart, closedArms(chart, page.found), page.circles)
  if (CONNECT.some((on, circle) => (circles & (1 << circle)) !== 0 && enough(on))) return THROWS
  const open = chart.byShape.map((stars) => writable(chart, page, stars))
  const anywhere = open.reduce((all, boxes) => all | boxes, 0)
  const good = WRITE.map((writes, value) =>
    value === 0 ? 0 : maskOf(chart.boxes, (box) => (anywhere & (1 << box)) !== 0 && enough(writes[box])),
  )
  const fits = (shape: number, value: number): boolean => ((open[shape] ?? 0) & (good[value] ?? 0)) !== 0
  return countThrows((one, two) => fits(one, two) || fits(two, one))
}

function countThrows(test: (one: number, two: number) => boolean): number {
  let ways = 0
  for (const one of FACES) for (const two of FACES) if (test(one, two)) ways++
  return ways
}

function maskOf(count: number, test: (at: number) => boolean): number {
  let mask = 0
  for (let at = 0; at < count; at++) if (test(at)) mask |= 1 << at
  return mask
}
