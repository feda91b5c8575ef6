/** One seat's sheet: the stars and boxes in play, and the discoveries of an act. Masks are those of the `Chart`. */
import { type Chart, NONE } from './chart.ts'

export interface Page {
  /** By box: the number in it, 0 while it is empty. */
  readonly boxes: readonly number[]
  /** Filled circles. */
  readonly circles: number
  /** Discovered stars, unlocked ones among them. */
  readonly found: number
  /** Stars whose lock has failed (R8). */
  readonly failed: number
  /** The bonuses used, as places in `BONUSES` (R9). */
  readonly used: readonly number[]
}

/** The page of a seat at a table. */
export function pageOf(state: { readonly pages: readonly Page[] }, seat: number): Page {
  return state.pages[seat] as Page
}

const BLANK: readonly number[] = []

export function blankPage(chart: Chart): Page {
  return { boxes: Array<number>(chart.boxes).fill(0), circles: 0, found: 0, failed: 0, used: BLANK }
}

/** R2. The arms that are still closed. */
export function closedArms({ armLock }: Chart, found: number): number {
  let closed = 0
  for (let arm = 0; arm < armLock.length; arm++) if (!(found & (1 << (armLock[arm] as number)))) closed |= 1 << arm
  return closed
}

/** Is it in one of these arms? */
export function inArms(arm: number, closed: number): boolean {
  return arm !== NONE && (closed & (1 << arm)) !== 0
}

/** R5. The empty boxes in play that are linked to a star in play among `stars`. */
export function writable(chart: Chart, page: Page, stars: number): number {
  const { left, right, leftVia, rightVia, starArm } = chart
  const closed = closedArms(chart, page.found)
  let boxes = 0
  // A star that is discovered or has failed has no empty box.
  for (let rest = stars & ~(page.found | page.failed); rest !== 0; rest &= rest - 1) {
    const star = 31 - Math.clz32(rest & -rest)
    if (inArms(starArm[star] as number, closed)) continue
    if (isEmpty(chart, page, closed, left[star] as number, leftVia[star] as number))
      boxes |= 1 << (left[star] as number)
    if (isEmpty(chart, page, closed, right[star] as number, rightVia[star] as number))
      boxes |= 1 << (right[star] as number)
  }
  return boxes
}

function isEmpty({ boxArm }: Chart, page: Page, closed: number, box: number, via: number): boolean {
  return (
    page.boxes[box] === 0 &&
    (via === NONE || (page.circles & (1 << via)) !== 0) &&
    !inArms(boxArm[box] as number, closed)
  )
}

/** R6. The unfilled circles in play. */
export function fillable({ circles, circleArms }: Chart, closed: number, filled: number): number {
  let open = (1 << circles) - 1
  if (closed !== 0)
    for (let circle = 0; circle < circles; circle++) if ((circleArms[circle] as number) & closed) open &= ~(1 << circle)
  return open & ~filled
}

/** R7. Is there a write for these dice, or a connection? */
export function canAct(chart: Chart, page: Page, low: number, high: number): boolean {
  const { byShape } = chart
  return (
    writable(chart, page, (byShape[low] as number) | (byShape[high] as number)) !== 0 ||
    fillable(chart, closedArms(chart, page.found), page.circles) !== 0
  )
}

/** A star's difference; only where both boxes are filled. */
export function differenceAt({ left, right }: Chart, boxes: readonly number[], star: number): number {
  return Math.abs((boxes[left[star] as number] as number) - (boxes[right[star] as number] as number))
}

/** Writes a number into a box, be it empty or not (R5, R8, R8a). */
export function writeIn(chart: Chart, page: Page, box: number, value: number): Page {
  const boxes = page.boxes.slice()
  boxes[box] = value
  return settle(chart, boxes, page, page.circles, chart.starsOfBox[box] as number)
}

/** Fills circles (R6, R8), all before anything is discovered. */
export function fill(chart: Chart, page: Page, circles: number): Page {
  let touched = 0
  for (let rest = circles; rest !== 0; rest &= rest - 1)
    touched |= chart.starsOfCircle[31 - Math.clz32(rest & -rest)] as number
  return settle(chart, page.boxes, page, page.circles | circles, touched)
}

/** B7. Opens a lock with any difference. */
export function openLock(chart: Chart, page: Page, star: number): Page {
  const opened = { ...page, found: page.found | (1 << star), failed: page.failed & ~(1 << star) }
  return settle(chart, page.boxes, opened, page.circles, starsOfArms(chart, chart.opens[star] as number))
}

function starsOfArms({ starsOfArm }: Chart, arms: number): number {
  let stars = 0
  for (let rest = arms; rest !== 0; rest &= rest - 1) stars |= starsOfArm[31 - Math.clz32(rest & -rest)] as number
  return stars
}

/** R8. Looks at the stars that were touched, and at those of every arm that opens by it. */
function settle(chart: Chart, boxes: readonly number[], page: Page, circles: number, touched: number): Page {
  let { found, failed } = page
  let closed = closedArms(chart, found)
  for (let rest = touched & ~(found | failed); rest !== 0; ) {
    const star = 31 - Math.clz32(rest & -rest)
    rest &= rest - 1
    if (inArms(chart.starArm[star] as number, closed) || !isComplete(chart, boxes, circles, star)) continue
    const lock = chart.lock[star] as number
    if (lock !== NONE && differenceAt(chart, boxes, star) !== lock) {
      failed |= 1 << star
      continue
    }
    found |= 1 << star
    const opened = chart.opens[star] as number
    if (opened === 0) continue
    closed &= ~opened
    rest |= starsOfArms(chart, opened) & ~(found | failed)
  }
  return { boxes, circles, found, failed, used: page.used }
}

/** Are both boxes of a star filled and linked? */
function isComplete(chart: Chart, boxes: readonly number[], circles: number, star: number): boolean {
  const { left, right, leftVia, rightVia } = chart
  return (
    boxes[left[star] as number] !== 0 &&
    boxes[right[star] as number] !== 0 &&
    isLinked(circles, leftVia[star] as number) &&
    isLinked(circles, rightVia[star] as number)
  )
}

function isLinked(circles: number, via: number): boolean {
  return via === NONE || (circles & (1 << via)) !== 0
}

/** B9. May `value` be written into `box` as the twin of what a star's other box holds? */
export function isTwin(chart: Chart, page: Page, box: number, value: number): boolean {
  for (let rest = chart.starsOfBox[box] as number; rest !== 0; rest &= rest - 1) {
    const star = 31 - Math.clz32(rest & -rest)
    const onLeft = chart.left[star] === box
    const [other, via] = onLeft ? [chart.right, chart.rightVia] : [chart.left, chart.leftVia]
    const twin = page.boxes[other[star] as number] === value && isLinked(page.circles, via[star] as number)
    if (twin && writable(chart, page, 1 << star) & (1 << box)) return true
  }
  return false
}

/** How many shapes are complete now that were not before (R9). */
export function completed({ byShape }: Chart, before: number, after: number): number {
  let shapes = 0
  for (let shape = 1; shape <= 6; shape++) {
    const all = byShape[shape] as number
    if ((all & ~after) === 0 && (all & ~before) !== 0) shapes++
  }
  return shapes
}
