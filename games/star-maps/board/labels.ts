/** What those hear who do not see the sheet, and what a pick would do, in words. */
import { list, sequence } from '../../../engine/text/lang.ts'
import { type Chart, NONE } from '../rules/chart.ts'
import { closedArms, inArms, type Page } from '../rules/page.ts'
import { worthOf } from '../rules/scoring.ts'
import { shapeName, starShape } from '../text/names.ts'
import type { SkyTexts } from '../text/sky/en.ts'
import type { StarText } from '../text/texts.ts'
import { type Change, listOf, numbersAt, type StarChange } from './change.ts'
import { boxAt, circleAt, indexOf, kindOf, type Place, starAt } from './sheet/places.ts'

/** "lens, 2". */
export function shapeOf({ sky }: StarText, shape: number): string {
  return `${shapeName(sky, shape)}, ${shape}`
}

export function allOf({ sky }: StarText, shape: number): string {
  return shapeName(sky, shape, 'all')
}

/** Which numbers a place would take now; undefined: it cannot be picked. */
type Lit = readonly number[] | undefined

export function labelOf(text: StarText, chart: Chart, page: Page, place: Place, lit: Lit): string {
  const at = indexOf(place)
  const parts = {
    b: () => boxLabel(text, chart, page, at, lit),
    c: () => circleLabel(text, chart, page, at, lit),
    s: () => starLabel(text, chart, page, at),
  }
  return parts[kindOf(place)]().join(', ')
}

function boxLabel(text: StarText, chart: Chart, page: Page, box: number, lit: Lit): string[] {
  const { pieces } = text.board
  const beside = listOf(chart.starsOfBox[box] ?? 0).map((star) => {
    const { shape } = chart.sheet.stars[star] ?? { shape: 1 }
    return `${starAt(star)} (${shapeName(text.sky, shape)})`
  })
  const stars = list(text.lang, beside, 'and')
  const value = page.boxes[box] ?? 0
  return [
    value === 0 ? pieces.empty({ box: boxAt(box), stars }) : pieces.holds({ box: boxAt(box), value, stars }),
    ...(inArms(chart.boxArm[box] ?? NONE, closedArms(chart, page.found)) ? [pieces.closed] : []),
    ...(lit === undefined || lit.length === 0
      ? []
      : [pieces.takes({ values: list(text.lang, lit.map(String), 'or') })]),
  ]
}

function circleLabel(text: StarText, chart: Chart, page: Page, circle: number, lit: Lit): string[] {
  const { pieces } = text.board
  const links = chart.sheet.circles[circle]?.links ?? []
  const ends = [...new Set(links.flatMap(([star, box]) => [starAt(star), boxAt(box)]))].sort().reverse()
  const said = { circle: circleAt(circle), links: list(text.lang, ends, 'and') }
  return [
    page.circles & (1 << circle) ? pieces.filled(said) : pieces.circle(said),
    ...((chart.circleArms[circle] ?? 0) & closedArms(chart, page.found) ? [pieces.closed] : []),
    ...(lit === undefined ? [] : [pieces.canFill]),
  ]
}

function starLabel(text: StarText, chart: Chart, page: Page, star: number): string[] {
  const { pieces } = text.board
  const { shape, lock } = chart.sheet.stars[star] ?? { shape: 1, lock: null }
  const said = { star: starAt(star), shape: shapeOf(text, shape) }
  const figure = chart.sheet.chapter === 4 && chart.figure & (1 << star) ? chart.sheet.figure : null
  return [
    starStands(text, said, lock, page, chart, star),
    ...(inArms(chart.starArm[star] ?? NONE, closedArms(chart, page.found)) ? [pieces.closed] : []),
    ...(figure === null
      ? []
      : [pieces.inFigure({ figure: text.sky.figures[figure.name as keyof SkyTexts['figures']] ?? figure.name })]),
  ]
}

function starStands(
  { board: { pieces } }: StarText,
  said: { readonly star: string; readonly shape: string },
  lock: number | null,
  ...[page, chart, star]: [Page, Chart, number]
): string {
  if (page.found & (1 << star)) {
    const points = worthOf(chart, page, star)
    return lock === null ? pieces.worth({ ...said, points }) : pieces.unlocked({ ...said, points })
  }
  if (lock === null) return pieces.star(said)
  return page.failed & (1 << star) ? pieces.failed({ ...said, lock }) : pieces.locked({ ...said, lock })
}

/** "5 − 2 = 3". */
export function sumOf([one, two]: readonly [number, number], worth: number): string {
  return `${Math.max(one, two)} − ${Math.min(one, two)} = ${worth}`
}

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`
}

/** What the other box of a half-filled lock would have to hold. */
function keysOf(lock: number, number: number): number[] {
  return [...new Set([number - lock, number + lock])].filter((value) => value >= 1 && value <= 6)
}

const capital = (lang: string, [first = '', ...rest]: string): string => first.toLocaleUpperCase(lang) + rest.join('')

function starSays(text: StarText, chart: Chart, { star, kind, numbers, worth }: StarChange): string[] {
  const { preview } = text.board
  const lock = chart.sheet.stars[star]?.lock ?? null
  const name = capital(text.lang, starShape(text.sky, chart, star))
  switch (kind) {
    case 'found':
    case 'changed':
      return [preview.difference({ star: name, sum: sumOf(numbers, worth) })]
    case 'opened':
      return [preview.opens({ star: name })]
    case 'failed':
      return [preview.fails({ star: name, lock: lock ?? 0 })]
    case 'half': {
      const values = lock === null ? [] : keysOf(lock, Math.max(...numbers))
      if (values.length === 0 || numbers.every((number) => number === 0)) return []
      return [preview.needs({ star: name, values: list(text.lang, values.map(String), 'or') })]
    }
  }
}

/** Everything that a pick would do, a sentence each. */
export function previewOf(text: StarText, chart: Chart, change: Change): string[] {
  const { preview } = text.board
  const stars = change.stars.flatMap((one) => starSays(text, chart, one))
  const told = [
    ...stars,
    ...change.arms.map(() => preview.armOpens),
    ...change.shapes.map((shape) => preview.completes({ shape: allOf(text, shape) })),
  ]
  if (change.points !== 0) return [...told, preview.change({ points: signed(change.points) })]
  return change.stars.some(({ kind }) => kind !== 'half') ? told : [...told, preview.nothing]
}

/** A move as it shows on the sheet: "b3 holds 5, s4: 6 − 3 = 3". */
export function deedOf(text: StarText, chart: Chart, change: Change): string {
  const { list: say } = text.board
  const boxes = listOf(change.boxes).map((box) =>
    say.boxHolds({ box: boxAt(box), value: change.after.boxes[box] ?? 0 }),
  )
  const circles = listOf(change.circles).map(circleAt)
  const stars = change.stars.filter(({ kind }) => kind !== 'half').flatMap((one) => starSays(text, chart, one))
  return [...boxes, ...circles, ...stars].join(', ')
}

/** A star's boxes, for the list of a sheet. */
export function slotsSaid(text: StarText, chart: Chart, page: Page, star: number): string {
  const { list: say } = text.board
  const numbers = numbersAt(chart, page, star)
  const said = [chart.left, chart.right].map((side, i) => {
    const box = side[star] ?? 0
    const via = (i === 0 ? chart.leftVia : chart.rightVia)[star] ?? NONE
    const value = page.boxes[box] ?? 0
    const holds = value === 0 ? say.boxEmpty({ box: boxAt(box) }) : say.boxHolds({ box: boxAt(box), value })
    const tied = via === NONE || page.circles & (1 << via) || numbers[i] !== 0
    return tied ? holds : `${holds}, ${say.via({ circle: circleAt(via) })}`
  })
  return sequence(text.lang, said)
}
