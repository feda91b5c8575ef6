/** The strokes of a sheet as a picture needs them: chalk lines, links and veils, each with what it is drawn for. */
import type { Chart } from '../../rules/chart.ts'
import { distance, hullOf, isWithin, type Point } from '../../sheets/geometry.ts'
import type { Sheet } from '../../sheets/sheet.ts'
import { grain, stroke } from './drawing.ts'

interface SkyLine {
  readonly d: string
  readonly grain: string
  readonly from: number
  readonly to: number
  /** Between two stars of the figure that counts (C4). */
  readonly figure: boolean
}

export interface Link {
  readonly d: string
  readonly star: number
  readonly box: number
  /** The circle that it runs through; -1: a solid link. */
  readonly via: number
}

interface Veil {
  readonly arm: number
  /** A shape to fill; null where the room between belongs to others. */
  readonly hull: string | null
  readonly seams: readonly string[]
  readonly rope: string
}

export interface Strokes {
  readonly lines: readonly SkyLine[]
  readonly links: readonly Link[]
  readonly veils: readonly Veil[]
}

const EDGE = { star: 24, box: 24, circle: 16 } as const

const drawn = new WeakMap<Chart, Strokes>()

/** Drawn once for every chart: each seat's picture is made of the same. */
export function strokesOf(chart: Chart): Strokes {
  const known = drawn.get(chart)
  if (known !== undefined) return known
  const { sheet } = chart
  const strokes = {
    lines: linesOf(sheet),
    links: [...solidOf(sheet), ...dashedOf(sheet)],
    veils: sheet.arms.map((lock, arm) => veilOf(sheet, arm, lock)),
  }
  drawn.set(chart, strokes)
  return strokes
}

const at = (list: readonly { readonly at: Point }[], i: number): Point => list[i]?.at ?? [0, 0]

function linesOf({ stars, lines, figure, chapter }: Sheet): SkyLine[] {
  const inFigure = (star: number): boolean => chapter === 4 && (figure?.stars.includes(star) ?? false)
  return lines.map(([from, to], i) => ({
    d: stroke(at(stars, from), at(stars, to), i * 13 + 5, [EDGE.star, EDGE.star]),
    grain: grain(i * 17),
    from,
    to,
    figure: inFigure(from) && inFigure(to),
  }))
}

function solidOf({ stars, boxes }: Sheet): Link[] {
  return boxes.flatMap((one, box) =>
    one.stars.map((star) => ({
      d: stroke(at(stars, star), one.at, star * 31 + box, [EDGE.star, EDGE.box]),
      ...{ star, box, via: -1 },
    })),
  )
}

/** A circle's links share an end: each stroke from a star to the circle, and from the circle to a box, once. */
function dashedOf({ stars, boxes, circles }: Sheet): Link[] {
  return circles.flatMap(({ at: middle, links }, via) => [
    ...[...new Set(links.map(([star]) => star))].map((star) => ({
      d: stroke(at(stars, star), middle, star * 37 + via, [EDGE.star, EDGE.circle]),
      ...{ star, box: -1, via },
    })),
    ...[...new Set(links.map(([, box]) => box))].map((box) => ({
      d: stroke(middle, at(boxes, box), box * 41 + via, [EDGE.circle, EDGE.box]),
      ...{ star: -1, box, via },
    })),
  ])
}

/** A closed arm lies under a veil, tied to its lock. */
function veilOf(sheet: Sheet, arm: number, lock: number): Veil {
  const { stars, boxes, circles } = sheet
  const inside = [...stars, ...boxes].flatMap((one) => (one.arm === arm ? [one.at] : []))
  const own = (star: number, box: number): boolean => stars[star]?.arm === arm || boxes[box]?.arm === arm
  const outside = [
    ...[...stars, ...boxes].filter((one) => one.arm !== arm),
    ...circles.filter(({ links }) => !links.some(([star, box]) => own(star, box))),
  ].map((one) => one.at)
  const hull = hullOf(inside)
  const from = at(stars, lock)
  const nearest = inside.toSorted((a, b) => distance(a, from) - distance(b, from))[0] ?? from
  const shared = outside.some((point) => isWithin(point, hull))
  return {
    arm,
    hull: shared ? null : `M${hull.map((point) => point.join(' ')).join('L')}Z`,
    seams: shared ? seamsOf(sheet, arm) : [],
    rope: `M${from.join(' ')}L${nearest.join(' ')}`,
  }
}

function seamsOf({ stars, boxes, lines }: Sheet, arm: number): string[] {
  const own = (star: number): boolean => stars[star]?.arm === arm
  const along: [Point, Point][] = [
    ...stars.flatMap((one): [Point, Point][] => (one.arm === arm ? [[one.at, one.at]] : [])),
    ...boxes.flatMap((box) =>
      box.arm === arm ? box.stars.map((star): [Point, Point] => [at(stars, star), box.at]) : [],
    ),
    ...lines.flatMap(([a, b]): [Point, Point][] => (own(a) && own(b) ? [[at(stars, a), at(stars, b)]] : [])),
  ]
  return along.map(([from, to]) => `M${from.join(' ')}L${to.join(' ')}`)
}
