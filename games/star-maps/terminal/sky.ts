/** A sheet as characters: stars by their shape, boxes with their numbers, circles, and dots along the links. */
import { type Span, type Style, type StyledLine, span } from '../../../engine/parts/terminal.ts'
import { type Chart, NONE } from '../rules/chart.ts'
import { closedArms, inArms, type Page } from '../rules/page.ts'
import { worthOf } from '../rules/scoring.ts'
import type { Point } from '../sheets/geometry.ts'
import { boxName, circleName } from '../text/names.ts'
import { type Aim, touched } from './choices.ts'

/** By shape; 0 is empty. As many points as the die has pips, as far as characters go. */
export const SHAPE_SIGNS: readonly string[] = ['', '●', '◆', '▲', '✦', '★', '✶']

interface SkyPicture {
  readonly chart: Chart
  readonly page: Page
  /** The places that can be chosen now. */
  readonly lit: Aim
  /** The places under the cursor. */
  readonly aim: Aim
  readonly names: boolean
}

interface Cell {
  readonly at: Point
  readonly text: string
  readonly style: Style
}

/** Its shape with what it is worth, or with what its lock wants; with names its number stands behind the shape. */
export function starText({ chart, page, names }: Pick<SkyPicture, 'chart' | 'page' | 'names'>, star: number): string {
  const { sheet } = chart
  const { shape, lock } = sheet.stars[star] as (typeof sheet.stars)[number]
  const ring = sheet.chapter === 4 && chart.figure & (1 << star) ? '°' : ''
  const sign = `${SHAPE_SIGNS[shape]}${names ? star + 1 : ''}`
  if (page.found & (1 << star)) return `${sign}${names ? '' : worthOf(chart, page, star)}${ring}`
  return `${sign}${lock === null ? '' : page.failed & (1 << star) ? '✗' : `=${lock}`}${ring}`
}

const isIn = (list: readonly number[], one: number): boolean => list.includes(one)

function starCells(picture: SkyPicture, closed: number): Cell[] {
  const { chart, page, aim } = picture
  const near = touched(chart, aim)
  return chart.sheet.stars.map(({ at }, star) => {
    const shut = inArms(chart.starArm[star] as number, closed) || (page.failed & (1 << star)) !== 0
    const found = (page.found & (1 << star)) !== 0
    const style: Style = near & (1 << star) ? 'marked' : shut ? 'dim' : found ? 'good' : 'strong'
    return { at, text: starText(picture, star), style }
  })
}

function boxCells({ chart, page, lit, aim, names }: SkyPicture, closed: number): Cell[] {
  return chart.sheet.boxes.map(({ at }, box) => {
    const value = page.boxes[box] ?? 0
    const shut = inArms(chart.boxArm[box] as number, closed)
    const style: Style = isIn(aim.boxes, box) ? 'marked' : isIn(lit.boxes, box) ? 'accent' : shut ? 'dim' : 'plain'
    return { at, text: value !== 0 ? `[${value}]` : names ? boxName(box) : '[ ]', style }
  })
}

function circleCells({ chart, page, lit, aim, names }: SkyPicture, closed: number): Cell[] {
  return chart.sheet.circles.map(({ at }, circle) => {
    const filled = (page.circles & (1 << circle)) !== 0
    const shut = ((chart.circleArms[circle] as number) & closed) !== 0
    const style: Style = isIn(aim.circles, circle)
      ? 'marked'
      : isIn(lit.circles, circle)
        ? 'accent'
        : shut
          ? 'dim'
          : 'plain'
    return { at, text: filled ? '(•)' : names ? circleName(circle) : '( )', style }
  })
}

/** Where everything stands, in columns and rows. */
interface Grid {
  readonly width: number
  readonly height: number
  readonly cells: (Span | null)[][]
}

export function drawSky(picture: SkyPicture, width: number, height: number): StyledLine[] {
  const { chart, page } = picture
  const closed = closedArms(chart, page.found)
  const groups = [starCells(picture, closed), boxCells(picture, closed), circleCells(picture, closed)]
  const grid: Grid = {
    width,
    height,
    cells: Array.from({ length: height }, () => Array<Span | null>(width).fill(null)),
  }
  const scale = scaleOf(groups.flat(), width, height)
  const [stars = [], boxes = [], circles = []] = groups.map((cells) =>
    cells.map((cell) => put(grid, cell, scale(cell.at))),
  )
  for (const [from, to, dashed] of linksOf(chart, page, stars, boxes, circles)) dots(grid, from, to, dashed)
  return grid.cells.map(lineOf)
}

/** The sheet's own extent fills the room. */
function scaleOf(cells: readonly Cell[], width: number, height: number): (at: Point) => Point {
  const [xs, ys] = [cells.map(({ at }) => at[0]), cells.map(({ at }) => at[1])]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - left || 1, Math.max(...ys) - top || 1]
  return ([x, y]) => [2 + Math.round(((x - left) / wide) * (width - 6)), Math.round(((y - top) / high) * (height - 1))]
}

/** Columns and rows to try, the nearest first: a row is about as high as two columns are wide. */
const ASIDE: readonly Point[] = Array.from(
  { length: 7 * 25 },
  (_, i): Point => [(i % 25) - 12, Math.floor(i / 25) - 3],
).toSorted((a, b) => a[0] ** 2 + 4 * a[1] ** 2 - (b[0] ** 2 + 4 * b[1] ** 2))

/** Writes a cell at its place or as near as there is room; tells where its middle is. */
function put(grid: Grid, { text, style }: Cell, [x, y]: Point): Point {
  const signs = [...text]
  const start = x - Math.floor(signs.length / 2)
  const [dx, dy] = ASIDE.find(([right, down]) => isFree(grid, start + right, y + down, signs.length)) ?? [0, 0]
  const row = grid.cells[y + dy]
  signs.forEach((sign, i) => {
    const column = start + dx + i
    if (row !== undefined && column >= 0 && column < grid.width) row[column] = span(sign, style)
  })
  return [start + dx + Math.floor(signs.length / 2), y + dy]
}

function isFree({ cells, width, height }: Grid, from: number, row: number, length: number): boolean {
  if (row < 0 || row >= height || from < 0 || from + length > width) return false
  return cells[row]?.slice(Math.max(0, from - 1), from + length + 1).every((cell) => cell === null) ?? false
}

type Link = readonly [from: Point, to: Point, dashed: boolean]

function linksOf(
  chart: Chart,
  page: Page,
  stars: readonly Point[],
  boxes: readonly Point[],
  circles: readonly Point[],
): Link[] {
  const sides = [
    [chart.left, chart.leftVia],
    [chart.right, chart.rightVia],
  ] as const
  return stars.flatMap((from, star) =>
    sides.flatMap(([box, via]): Link[] => {
      const to = boxes[box[star] as number] as Point
      const circle = via[star] as number
      if (circle === NONE) return [[from, to, false]]
      const through = circles[circle] as Point
      const dashed = !(page.circles & (1 << circle))
      return [
        [from, through, dashed],
        [through, to, dashed],
      ]
    }),
  )
}

/** Dots along a link, where nothing stands; every second one is left out of a dashed link. */
function dots({ cells }: Grid, from: Point, to: Point, dashed: boolean): void {
  const steps = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]))
  for (let step = 1; step < steps; step++) {
    if (dashed && step % 2 === 0) continue
    const column = Math.round(from[0] + ((to[0] - from[0]) * step) / steps)
    const row = cells[Math.round(from[1] + ((to[1] - from[1]) * step) / steps)]
    if (row !== undefined && row[column] === null) row[column] = span('·', 'dim')
  }
}

/** Neighbours of one style are one span. */
function lineOf(cells: readonly (Span | null)[]): StyledLine {
  const line: Span[] = []
  for (const cell of cells) {
    const { text, style } = cell ?? span(' ')
    const last = line.at(-1)
    if (last?.style === style) line[line.length - 1] = span(last.text + text, style)
    else line.push(span(text, style))
  }
  return line
}
