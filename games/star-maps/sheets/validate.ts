/** The structural checks that every sheet, drawn or generated, must pass before it is played. Playouts are part of check.ts. */
import { type Slot, slotsOf } from '../rules/chart.ts'
import { distance, distanceTo, GAP, type Point, RADIUS } from './geometry.ts'
import type { Sheet } from './sheet.ts'

export type ProblemCode =
  | 'two-boxes' // R1: a star has exactly two boxes, and two different ones
  | 'idle-box' // a box that no star is linked to
  | 'shapes' // R1: all six shapes are present
  | 'shared-end' // the dashed links of a circle share an end
  | 'no-lock' // R2: an arm hangs on a locked star
  | 'own-lock' // R2: … that lies outside it
  | 'empty-arm'
  | 'into-arm' // a star outside an arm has a box inside it
  | 'unreachable' // something that can never come into play
  | 'overlap' // two glyphs
  | 'crossed' // a link or a chalk line runs over a glyph that is not its own
  | 'figure' // C4 without a figure, or a star twice in it
  | 'lines' // C5 without lines, or a line from a star to itself
  | 'medals' // bronze, silver and gold ascend

interface SheetProblem {
  readonly code: ProblemCode
  /** What it is about: `s3`, `b1 b4`. */
  readonly where: string
}

type Check = (sheet: Sheet) => SheetProblem[]

const CHECKS: readonly Check[] = [
  twoBoxes,
  presence,
  sharedEnds,
  armsHang,
  reachable,
  overlaps,
  crossings,
  scoringNeeds,
  medals,
]

export function problemsOf(sheet: Sheet): SheetProblem[] {
  return CHECKS.flatMap((check) => check(sheet))
}

const s = (star: number): string => `s${star + 1}`
const b = (box: number): string => `b${box + 1}`
const c = (circle: number): string => `c${circle + 1}`
const problem = (code: ProblemCode, where: string): SheetProblem => ({ code, where })

function twoBoxes(sheet: Sheet): SheetProblem[] {
  const wrong = (slots: readonly Slot[]): boolean => slots.length !== 2 || slots[0]?.box === slots[1]?.box
  const slots = slotsOf(sheet)
  const used = new Set(slots.flat().map(({ box }) => box))
  return [
    ...slots.flatMap((mine, star) => (wrong(mine) ? [problem('two-boxes', s(star))] : [])),
    ...sheet.boxes.flatMap((_, box) => (used.has(box) ? [] : [problem('idle-box', b(box))])),
  ]
}

function presence({ stars }: Sheet): SheetProblem[] {
  const missing = [1, 2, 3, 4, 5, 6].filter((shape) => !stars.some((star) => star.shape === shape))
  return missing.map((shape) => problem('shapes', String(shape)))
}

function sharedEnds({ circles }: Sheet): SheetProblem[] {
  return circles.flatMap(({ links }, circle) => {
    const [stars, boxes] = [new Set(links.map(([star]) => star)), new Set(links.map(([, box]) => box))]
    return stars.size === 1 || boxes.size === 1 ? [] : [problem('shared-end', c(circle))]
  })
}

function armsHang(sheet: Sheet): SheetProblem[] {
  const { stars, boxes, arms } = sheet
  const found = arms.flatMap((lock, arm) => {
    const name = `a${arm + 1}`
    if (stars[lock]?.lock === null) return [problem('no-lock', name)]
    if (stars[lock]?.arm === arm) return [problem('own-lock', name)]
    return stars.some((star) => star.arm === arm) ? [] : [problem('empty-arm', name)]
  })
  const outside = slotsOf(sheet).flatMap((slots, star) =>
    slots.flatMap(({ box }) => {
      const arm = boxes[box]?.arm ?? null
      return arm === null || within(sheet, stars[star]?.arm ?? null, arm)
        ? []
        : [problem('into-arm', `${s(star)} ${b(box)}`)]
    }),
  )
  return [...found, ...outside]
}

/** Is one arm the other, or does it hang on it, directly or through others? */
function within({ arms, stars }: Sheet, arm: number | null, outer: number): boolean {
  let at = arm
  for (let steps = 0; at !== null && steps <= arms.length; steps++) {
    if (at === outer) return true
    at = stars[arms[at] as number]?.arm ?? null
  }
  return false
}

/** With every lock that can be filled opened, everything must come into play, and every box must be writable. */
function reachable(sheet: Sheet): SheetProblem[] {
  const { stars, boxes, arms } = sheet
  const open = new Set<number>()
  const inPlay = (arm: number | null | undefined): boolean => arm == null || open.has(arm)
  const slots = slotsOf(sheet)
  const linksOf = (circle: number): readonly (readonly [number, number])[] => sheet.circles[circle]?.links ?? []
  const live = ({ box, via }: Slot): boolean =>
    inPlay(boxes[box]?.arm) &&
    linksOf(via).every(([star, other]) => inPlay(stars[star]?.arm) && inPlay(boxes[other]?.arm))
  for (let before = -1; before < open.size; ) {
    before = open.size
    arms.forEach((lock, arm) => {
      if (inPlay(stars[lock]?.arm) && (slots[lock] ?? []).every(live)) open.add(arm)
    })
  }
  const usable = (star: number): boolean => inPlay(stars[star]?.arm) && (slots[star] ?? []).every(live)
  return stars.flatMap((_, star) => (usable(star) ? [] : [problem('unreachable', s(star))]))
}

interface Glyph {
  readonly name: string
  readonly at: Point
  readonly radius: number
}

function glyphsOf({ stars, boxes, circles }: Sheet): Glyph[] {
  return [
    ...stars.map(({ at }, i) => ({ name: s(i), at, radius: RADIUS.star })),
    ...boxes.map(({ at }, i) => ({ name: b(i), at, radius: RADIUS.box })),
    ...circles.map(({ at }, i) => ({ name: c(i), at, radius: RADIUS.circle })),
  ]
}

function overlaps(sheet: Sheet): SheetProblem[] {
  const glyphs = glyphsOf(sheet)
  return glyphs.flatMap((one, i) =>
    glyphs
      .slice(0, i)
      .filter((two) => distance(one.at, two.at) < one.radius + two.radius + GAP.glyphs)
      .map((two) => problem('overlap', `${two.name} ${one.name}`)),
  )
}

interface Stroke {
  readonly from: Point
  readonly to: Point
  readonly ends: string
  readonly own: ReadonlySet<string>
}

/** Every stroke that is drawn, and the glyphs it may touch. A chalk line may run through the boxes and circles of its stars. */
function strokesOf(sheet: Sheet): Stroke[] {
  const { stars, boxes, circles, lines } = sheet
  const [starAt, boxAt] = [(i: number) => stars[i]?.at as Point, (i: number) => boxes[i]?.at as Point]
  const solid = boxes.flatMap(({ at, stars: linked }, box) =>
    linked.map((star) => ({
      from: starAt(star),
      to: at,
      ends: `${s(star)} ${b(box)}`,
      own: new Set([s(star), b(box)]),
    })),
  )
  const dashed = circles.flatMap(({ at, links }, circle) => [
    ...links.map(([star]) => ({
      from: starAt(star),
      to: at,
      ends: `${s(star)} ${c(circle)}`,
      own: new Set([s(star), c(circle)]),
    })),
    ...links.map(([, box]) => ({
      from: at,
      to: boxAt(box),
      ends: `${c(circle)} ${b(box)}`,
      own: new Set([c(circle), b(box)]),
    })),
  ])
  const beside = (star: number): string[] => [
    s(star),
    ...boxes.flatMap((box, i) => (box.stars.includes(star) ? [b(i)] : [])),
    ...circles.flatMap(({ links }, i) => links.flatMap(([to, box]) => (to === star ? [c(i), b(box)] : []))),
  ]
  const chalk = lines.map(([from, to]) => ({
    from: starAt(from),
    to: starAt(to),
    ends: `${s(from)} ${s(to)}`,
    own: new Set([...beside(from), ...beside(to)]),
  }))
  return [...solid, ...dashed, ...chalk]
}

function crossings(sheet: Sheet): SheetProblem[] {
  const glyphs = glyphsOf(sheet)
  return strokesOf(sheet).flatMap(({ from, to, ends, own }) =>
    glyphs
      .filter(({ name, at, radius }) => !own.has(name) && distanceTo(at, from, to) < radius + GAP.link / 2)
      .map(({ name }) => problem('crossed', `${ends} ${name}`)),
  )
}

function scoringNeeds({ chapter, figure, lines }: Sheet): SheetProblem[] {
  const twice = figure !== null && new Set(figure.stars).size < figure.stars.length
  return [
    ...(twice || (chapter === 4 && figure === null) ? [problem('figure', figure?.name ?? '')] : []),
    ...(chapter === 5 && lines.length === 0 ? [problem('lines', '')] : []),
    ...lines.filter(([from, to]) => from === to).map(([from]) => problem('lines', s(from))),
  ]
}

function medals({ medals: prizes }: Sheet): SheetProblem[] {
  if (prizes === null) return []
  const [bronze, silver, gold] = prizes
  return bronze < silver && silver < gold ? [] : [problem('medals', prizes.join(' '))]
}
