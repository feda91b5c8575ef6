/**
 * What a seat sees in its sheet: how much better it stands after a write or a circle than if it were left for later. Everything
 * the simple bots do, and every playout, is a choice by these figures.
 */

import { type Chart, NONE } from '../rules/chart.ts'
import { closedArms, fillable, inArms, type Page, writable } from '../rules/page.ts'
import { bitCount, worthOf } from '../rules/scoring.ts'
import type { Table } from '../rules/state.ts'
import { type Weights, weightsOf } from './weights.ts'

const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask)
/** 1 and 6 are the edge, 3 and 4 the middle. */
const EDGE = [0, 0, 1, 2, 2, 1, 0] as const

export class Evaluation {
  readonly chart: Chart
  readonly page: Page
  readonly #weights: Weights
  readonly #closed: number
  readonly #bonuses: number
  readonly #empty: number
  /** How many boxes will stay empty. */
  readonly #unfilled: number
  /** The part of the rounds it would like to have that it will have. */
  readonly #time: number
  /** The chance that an average box is filled before the end. */
  readonly #fills: number
  /** By shape: the boxes that its die leads to (R5). */
  readonly #writable: readonly number[]
  /** C1, C2: by shape, what its stars bring besides. */
  readonly #need: readonly number[]
  /** C4: what a star brings the figure nearer to being whole. */
  readonly #figure: number
  /** By number: what it would bring in the box that is being looked at. */
  readonly #gains = [0, 0, 0, 0, 0, 0, 0]
  // Of the star that is being looked at: its worth is scale × difference + flat, and more if it is bright (C1) or zero (C3).
  #scale = 1
  #flat = 0
  #bright = 0
  #zero = 0

  /** `rounds`: how many the others leave it. */
  constructor(
    chart: Chart,
    page: Page,
    table: Pick<Table, 'bonuses'>,
    rounds: number,
    weights: Weights = weightsOf(chart),
  ) {
    this.chart = chart
    this.page = page
    this.#weights = weights
    this.#closed = closedArms(chart, page.found)
    this.#bonuses = table.bonuses === 0 ? 0 : 2 - page.used.length
    const spare = bitCount(fillable(chart, this.#closed, page.circles))
    this.#empty = emptyBoxes(chart, page, this.#closed)
    this.#unfilled = Math.min(this.#empty, emptyAtEnd(weights, spare))
    this.#time = Math.min(1, rounds / Math.max(1, this.#empty - this.#unfilled + spare))
    this.#fills = Math.max(0.1, 1 - this.#unfilled / Math.max(1, this.#empty)) * this.#time
    this.#writable = chart.byShape.map((stars) => writable(chart, page, stars))
    this.#need = chart.sheet.chapter > 2 ? NO_NEED : needs(chart, page, weights)
    this.#figure = chart.sheet.chapter === 4 ? figureWorth(chart, page, weights) : 0
  }

  /** Writing this number into this box. */
  write(box: number, value: number): number {
    const gains = this.#look(box)
    let [sum, most] = [0, 0]
    for (let any = 1; any <= 6; any++) {
      const gain = gains[any] as number
      sum += gain
      if (gain > most) most = gain
    }
    const mean = sum / 6
    const later = this.#filling(box) * (mean + this.#weights.patience * (most - mean))
    return (gains[value] as number) - later - this.#uncovered(box)
  }

  /** Filling this circle: what it discovers comes at once, but a round in reserve is gone. */
  connect(circle: number): number {
    const { chart, page } = this
    const weights = this.#weights
    let sum = 0
    for (let rest = (chart.starsOfCircle[circle] as number) & ~page.failed; rest !== 0; rest &= rest - 1) {
      const star = lowest(rest)
      const one = page.boxes[chart.left[star] as number] as number
      const two = page.boxes[chart.right[star] as number] as number
      this.#consider(star)
      if (one !== 0 && two !== 0) sum += this.#worth(star, Math.abs(one - two)) * (1 - weights.dashed * this.#time)
      else sum += this.#promise(1) * (1 - weights.dashed * this.#time) * weights.early
    }
    const more = Math.min(this.#empty, this.#unfilled / (1 - weights.spare)) - this.#unfilled
    return sum - more * weights.box * this.#time
  }

  /** Changing a number that stands in a box already. */
  change(box: number, value: number): number {
    const gains = this.#look(box)
    return (gains[value] as number) - (gains[this.page.boxes[box] as number] as number)
  }

  /** Opening a failed lock. */
  open(star: number): number {
    this.#consider(star)
    return this.#worth(star, this.chart.lock[star] as number)
  }

  /** By number: what it brings to all stars of the box. */
  #look(box: number): readonly number[] {
    const { chart, page } = this
    const gains = this.#gains
    gains.fill(0)
    for (let rest = (chart.starsOfBox[box] as number) & ~page.failed; rest !== 0; rest &= rest - 1) {
      const star = lowest(rest)
      const other = page.boxes[(chart.left[star] === box ? chart.right[star] : chart.left[star]) as number] as number
      if (chart.lock[star] !== NONE && page.found & (1 << star)) continue
      this.#consider(star)
      const reach = this.#reach(star)
      for (let value = 1; value <= 6; value++) {
        const gain = other === 0 ? this.#fills * this.#hope(star, value) : this.#worth(star, Math.abs(value - other))
        gains[value] = (gains[value] as number) + reach * gain
      }
    }
    return gains
  }

  /** What closed arms and unfilled circles leave of a star. */
  #reach(star: number): number {
    const { chart, page } = this
    const { closed, dashed } = this.#weights
    let reach = inArms(chart.starArm[star] as number, this.#closed) ? closed : 1
    const one = chart.leftVia[star] as number
    const two = chart.rightVia[star] as number
    if (one !== NONE && !(page.circles & (1 << one))) reach *= dashed * this.#time
    if (two !== NONE && two !== one && !(page.circles & (1 << two))) reach *= dashed * this.#time
    return reach
  }

  /** Finds out what discovering a star brings, with all that follows from it. */
  #consider(star: number): void {
    const { chart, page } = this
    const { special, arm } = this.#weights
    this.#scale = 1
    this.#bright = 0
    this.#zero = 0
    this.#flat = this.#completion(star) + (chart.opens[star] === 0 ? 0 : arm * bitCount(starsBehind(chart, star)))
    switch (chart.sheet.chapter) {
      case 1:
        this.#bright = this.#need[shapeOf(chart, star)] as number
        break
      case 2:
        this.#scale += this.#need[shapeOf(chart, star)] as number
        break
      case 3:
        this.#zero = 3
        break
      case 4:
        if (!(chart.figure & (1 << star))) break
        this.#scale += special[0]
        this.#flat += this.#figure
        break
      default:
        this.#flat += lineWorth(chart, page, star, special)
    }
  }

  /** Of the star considered. A lock opens by its number only. */
  #worth(star: number, difference: number): number {
    const lock = this.chart.lock[star] as number
    if (lock !== NONE && lock !== difference) return 0
    const more = difference >= 3 ? this.#bright : difference === 0 ? this.#zero : 0
    return this.#scale * difference + this.#flat + more
  }

  /** The same, while only one of its numbers is known. */
  #hope(star: number, value: number): number {
    const lock = this.chart.lock[star] as number
    if (lock === NONE) return this.#promise(EDGE[value] as number)
    const ways = (value + lock <= 6 ? 1 : 0) + (lock > 0 && value - lock >= 1 ? 1 : 0)
    return ways === 0 ? 0 : (this.#weights.aim[ways - 1] as number) * this.#worth(star, lock)
  }

  #promise(edge: number): number {
    const { half, shine } = this.#weights
    return this.#scale * (half[edge] as number) + this.#flat + (shine[edge] as number) * this.#bright
  }

  /** R9. The last star of a shape brings a bonus. */
  #completion(star: number): number {
    if (this.#bonuses <= 0) return 0
    const { chart, page } = this
    const { bonus, nearly } = this.#weights
    const shape = chart.byShape[shapeOf(chart, star)] as number
    if (shape & page.failed) return 0
    const left = bitCount(shape & ~page.found)
    return left === 1 ? bonus : left === 2 ? bonus * nearly : 0
  }

  /** The chance that this box is filled before the end, by the number of shapes that lead to it. */
  #filling(box: number): number {
    const { chart, page } = this
    const shapes = bitCount(shapesAt(chart, page, this.#closed, box))
    const lost = this.#unfilled / Math.max(1, this.#empty)
    return Math.max(0.05, 1 - lost * (1 + this.#weights.narrow * (2 - shapes))) * this.#time
  }

  /** What it costs if a shape loses its last box: sooner or later one is stuck. */
  #uncovered(box: number): number {
    let [open, left] = [0, 0]
    for (let shape = 1; shape <= 6; shape++) {
      const boxes = this.#writable[shape] as number
      if (boxes !== 0) open++
      if (boxes & ~(1 << box)) left++
    }
    const stuck = ((6 - left) ** 2 - (6 - open) ** 2) / 36
    return this.#weights.cover * stuck * this.#unfilled * this.#weights.box * this.#time
  }
}

/**
 * The chance that this many boxes stay empty at the end, with this many circles in reserve. A loop, not a power: the result must be
 * identical on all platforms.
 */
function emptyAtEnd({ unfilled, spare }: Weights, circles: number): number {
  let left = unfilled
  for (let circle = 0; circle < circles; circle++) left *= 1 - spare
  return left
}

/** How many more rounds this sheet alone would allow. Unfilled circles in play are rounds that cannot go wrong. */
export function roundsLeft(chart: Chart, page: Page): number {
  const weights = weightsOf(chart)
  const closed = closedArms(chart, page.found)
  const spare = bitCount(fillable(chart, closed, page.circles))
  const empty = emptyBoxes(chart, page, closed)
  return empty - Math.min(empty, emptyAtEnd(weights, spare)) + spare
}

function shapeOf(chart: Chart, star: number): number {
  return (chart.sheet.stars[star] as { shape: number }).shape
}

function starsBehind({ opens, starsOfArm }: Chart, star: number): number {
  let stars = 0
  for (let rest = opens[star] as number; rest !== 0; rest &= rest - 1) stars |= starsOfArm[lowest(rest)] as number
  return stars
}

function emptyBoxes({ boxes, boxArm }: Chart, page: Page, closed: number): number {
  let empty = 0
  for (let box = 0; box < boxes; box++) if (page.boxes[box] === 0 && !inArms(boxArm[box] as number, closed)) empty++
  return empty
}

/** The shapes whose dice lead to a box. */
function shapesAt(chart: Chart, page: Page, closed: number, box: number): number {
  let shapes = 0
  for (let rest = (chart.starsOfBox[box] as number) & ~page.failed; rest !== 0; rest &= rest - 1) {
    const star = lowest(rest)
    const via = (chart.left[star] === box ? chart.leftVia[star] : chart.rightVia[star]) as number
    const linked = via === NONE || page.circles & (1 << via)
    if (linked && !inArms(chart.starArm[star] as number, closed)) shapes |= 1 << shapeOf(chart, star)
  }
  return shapes
}

const NO_NEED: readonly number[] = []

/** C1, C2. By shape: the fewer there will be, the more one of it is worth. */
function needs(chart: Chart, page: Page, { special: [most, hope, slope] }: Weights): readonly number[] {
  const bright = chart.sheet.chapter === 1
  const have = [99, 0, 0, 0, 0, 0, 0]
  for (let star = 0; star < chart.stars; star++) {
    if (page.failed & (1 << star)) continue
    const shape = shapeOf(chart, star)
    const worth = page.found & (1 << star) ? worthOf(chart, page, star) : -1
    have[shape] = (have[shape] as number) + (worth < 0 ? hope : bright ? (worth >= 3 ? 1 : 0) : worth)
  }
  let least = 99
  for (const one of have) if (one < least) least = one
  return have.map((one) => {
    const part = 1 / (1 + ((one - least) * slope) / 4)
    return most * part * part * part * part
  })
}

/** C4. The fewer are missing, the more each of them is worth. */
function figureWorth({ figure }: Chart, page: Page, { special: [, each, whole] }: Weights): number {
  if (figure & page.failed) return 0
  const left = Math.max(1, bitCount(figure & ~page.found))
  return each + (5 * whole) / (left * left)
}

/** C5. A star on the longest path there is, and beside discovered ones. */
function lineWorth(chart: Chart, page: Page, star: number, [trunk, beside]: Weights['special']): number {
  const neighbours = bitCount((chart.lined[star] as number) & page.found)
  return (trunkOf(chart) & (1 << star) ? trunk : 0) + beside * Math.min(2, neighbours)
}

const trunks = new WeakMap<Chart, number>()

/** The stars of the longest path that the sheet has. */
function trunkOf(chart: Chart): number {
  const known = trunks.get(chart)
  if (known !== undefined) return known
  let [best, most] = [0, 0]
  const walk = (star: number, path: number, length: number): void => {
    if (length > most) [best, most] = [path, length]
    for (let rest = (chart.lined[star] as number) & ~path; rest !== 0; rest &= rest - 1)
      walk(lowest(rest), path | (1 << lowest(rest)), length + 1)
  }
  for (let star = 0; star < chart.stars; star++) walk(star, 1 << star, 1)
  trunks.set(chart, best)
  return best
}
