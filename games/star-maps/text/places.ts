/** The sheet of a seat and the middle of the table as lines of text, for screen readers. */
import type { Seat } from '../../../engine/contract.ts'
import { sequence } from '../../../engine/text/lang.ts'
import { type Chart, NONE } from '../rules/chart.ts'
import { BONUS_IDS } from '../rules/options.ts'
import { closedArms, fillable, inArms, type Page, pageOf } from '../rules/page.ts'
import { specialOf, sumsOf, totalOf, worthOf } from '../rules/scoring.ts'
import { isDue, type State } from '../rules/state.ts'
import { chartOf } from '../sheets/library.ts'
import type { Catalog } from './en.ts'
import { starsIn } from './lines.ts'
import { boxName, circleName, shapeName, sheetName, starName } from './names.ts'

export function middle(say: Catalog, { table, low, high, phase }: State): string[] {
  const die = (face: number): string => say.place.die({ die: face, shape: shapeName(say.sky, face) })
  return [
    say.place.sheet({ sheet: sheetName(say.sky, table.sheet) }),
    ...(phase === 'act' ? [say.place.dice({ low: die(low), high: die(high) })] : []),
  ]
}

/** A seat's sheet; while it has to choose, also what it can still look for with these dice. */
export function place(say: Catalog, state: State, seat: Seat): string[] {
  const { place: says } = say
  const chart = chartOf(state.table.sheet)
  const page = pageOf(state, seat)
  const listed = (told: (names: string, count: number) => string, names: readonly string[]): string[] =>
    names.length === 0 ? [] : [told(names.join(', '), names.length)]
  return [
    sumsLine(say, chart, page),
    ...listed(
      (boxes) => says.boxes({ boxes }),
      page.boxes.flatMap((value, box) => (value ? [`${boxName(box)} ${value}`] : [])),
    ),
    ...listed((circles) => says.circles({ circles }), circlesIn(chart, page.circles)),
    ...listed(
      (stars, count) => says.found({ stars, count }),
      starsIn(chart, page.found).map((star) => `${starName(star)} (${worthOf(chart, page, star)})`),
    ),
    ...listed((stars, count) => says.failed({ stars, count }), starsIn(chart, page.failed).map(starName)),
    ...listed(
      (bonuses) => says.used({ bonuses }),
      page.used.map((bonus) => say.sky.bonuses[BONUS_IDS[bonus] as (typeof BONUS_IDS)[number]].name),
    ),
    ...(state.stuck & (1 << seat) ? [says.stuck] : []),
    ...(isDue(state, seat) ? sought(say, chart, page, state) : []),
  ]
}

function sumsLine({ place: says, sky }: Catalog, chart: Chart, page: Page): string {
  const sums = sumsOf(chart, page)
  const told = sums.map((sum, i) => `${shapeName(sky, i + 1)} ${sum}`).join(', ')
  return says.sums({ points: totalOf(chart, page), sums: told, special: specialOf(chart, page, sums) })
}

function circlesIn({ circles }: Chart, mask: number): string[] {
  return Array.from({ length: circles }, (_, circle) => circle).flatMap((circle) =>
    mask & (1 << circle) ? [circleName(circle)] : [],
  )
}

/** The stars of the dice's shapes that are still to be discovered, with their boxes; then the open circles. */
function sought(say: Catalog, chart: Chart, page: Page, { low, high }: State): string[] {
  const { place: says, sky } = say
  const shapes = low === high ? [low] : [low, high]
  const closed = closedArms(chart, page.found)
  const open = (star: number): boolean => !inArms(chart.starArm[star] as number, closed)
  const lines = shapes.flatMap((shape) => {
    const stars = starsIn(chart, (chart.byShape[shape] as number) & ~(page.found | page.failed)).filter(open)
    if (stars.length === 0) return []
    const told = stars.map((star) => starLine(say, chart, page, star))
    const named = says.die({ die: shape, shape: shapeName(sky, shape) })
    return [says.sought({ shape: named, stars: sequence(say.lang, told) })]
  })
  const circles = fillable(chart, closed, page.circles)
  return [...lines, ...(circles === 0 ? [] : [says.open({ circles: openCircles(say, chart, circles) })])]
}

/** "s4 (lock 3, b3 empty, b5 holds 4)". */
function starLine({ place: says }: Catalog, chart: Chart, page: Page, star: number): string {
  const sides = [
    [chart.left[star], chart.leftVia[star]],
    [chart.right[star], chart.rightVia[star]],
  ] as const
  const boxes = sides.map(([box = 0, via = NONE]) => {
    const name = boxName(box)
    const value = page.boxes[box] ?? 0
    const told = value === 0 ? says.empty({ box: name }) : says.holds({ box: name, value })
    return via === NONE || page.circles & (1 << via) ? told : says.via({ box: told, circle: circleName(via) })
  })
  const lock = chart.lock[star] as number
  return says.star({
    star: starName(star),
    boxes: [...(lock === NONE ? [] : [says.lock({ lock })]), ...boxes].join(', '),
  })
}

function openCircles({ place: says }: Catalog, { sheet }: Chart, mask: number): string {
  return sheet.circles
    .flatMap(({ links }, circle) => {
      if (!(mask & (1 << circle))) return []
      const ends = new Set(links.flatMap(([star, box]) => [starName(star), boxName(box)]))
      return [says.circle({ circle: circleName(circle), links: [...ends].join(' ') })]
    })
    .join(', ')
}
