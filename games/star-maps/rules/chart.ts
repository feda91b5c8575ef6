/** A sheet compiled to link tables. Sets of stars, boxes, circles and arms are bit masks. */
import type { Sheet } from '../sheets/sheet.ts'

export const NONE = -1

export interface Chart {
  readonly sheet: Sheet
  readonly stars: number
  readonly boxes: number
  readonly circles: number
  // By star.
  readonly shape: readonly number[]
  // A star's two boxes, and the circle that each link runs through, or NONE.
  readonly left: readonly number[]
  readonly right: readonly number[]
  readonly leftVia: readonly number[]
  readonly rightVia: readonly number[]
  /** The printed number, or NONE. */
  readonly lock: readonly number[]
  /** The arms that hang on it. */
  readonly opens: readonly number[]
  readonly starArm: readonly number[]
  /** The stars it has a chalk line to. */
  readonly lined: readonly number[]
  /** By shape, 0 to 6: its stars; 0 has none. */
  readonly byShape: readonly number[]
  // By box.
  readonly starsOfBox: readonly number[]
  readonly boxArm: readonly number[]
  // By circle.
  readonly starsOfCircle: readonly number[]
  /** The arms that must be open for it to be in play (R2). */
  readonly circleArms: readonly number[]
  // By arm.
  readonly armLock: readonly number[]
  readonly starsOfArm: readonly number[]
  /** The figure's stars (C4). */
  readonly figure: number
}

export function maskOf(items: Iterable<number>): number {
  let mask = 0
  for (const item of items) mask |= 1 << item
  return mask
}

/** Expects a sheet that has passed `validate`. */
export function compile(sheet: Sheet): Chart {
  const { stars, boxes, circles, arms, lines, figure } = sheet
  const slots = slotsOf(sheet)
  const armBit = (arm: number | null): number => (arm === null ? 0 : 1 << arm)
  const where = (test: (star: number) => boolean): number => maskOf(stars.flatMap((_, i) => (test(i) ? [i] : [])))
  const slot = (star: number, side: 0 | 1): Slot => slots[star]?.[side] ?? { box: NONE, via: NONE }
  const other = (star: number): number[] =>
    lines.flatMap(([from, to]) => (from === star ? [to] : to === star ? [from] : []))
  return {
    sheet,
    stars: stars.length,
    boxes: boxes.length,
    circles: circles.length,
    shape: stars.map(({ shape }) => shape),
    left: stars.map((_, star) => slot(star, 0).box),
    right: stars.map((_, star) => slot(star, 1).box),
    leftVia: stars.map((_, star) => slot(star, 0).via),
    rightVia: stars.map((_, star) => slot(star, 1).via),
    lock: stars.map(({ lock }) => lock ?? NONE),
    opens: stars.map((_, star) => maskOf(arms.flatMap((lock, arm) => (lock === star ? [arm] : [])))),
    starArm: stars.map(({ arm }) => arm ?? NONE),
    lined: stars.map((_, star) => maskOf(other(star))),
    byShape: [0, 1, 2, 3, 4, 5, 6].map((shape) => where((star) => stars[star]?.shape === shape)),
    starsOfBox: boxes.map((_, box) => where((star) => slot(star, 0).box === box || slot(star, 1).box === box)),
    boxArm: boxes.map(({ arm }) => arm ?? NONE),
    starsOfCircle: circles.map(({ links }) => maskOf(links.map(([star]) => star))),
    circleArms: circles.map(({ links }) =>
      links.reduce((mask, [star, box]) => mask | armBit(stars[star]?.arm ?? null) | armBit(boxes[box]?.arm ?? null), 0),
    ),
    armLock: arms,
    starsOfArm: arms.map((_, arm) => where((star) => stars[star]?.arm === arm)),
    figure: maskOf(figure?.stars ?? []),
  }
}

/** A star's link to a box, and the circle it runs through. */
export interface Slot {
  readonly box: number
  readonly via: number
}

/** Every star's links, solid ones first. */
export function slotsOf({ stars, boxes, circles }: Pick<Sheet, 'stars' | 'boxes' | 'circles'>): Slot[][] {
  const slots: Slot[][] = stars.map(() => [])
  boxes.forEach((one, box) => {
    for (const star of one.stars) slots[star]?.push({ box, via: NONE })
  })
  circles.forEach(({ links }, via) => {
    for (const [star, box] of links) slots[star]?.push({ box, via })
  })
  return slots
}
