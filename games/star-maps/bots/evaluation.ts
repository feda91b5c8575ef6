/**
 * What a seat sees in its sheet: how much better it stands after a write or a circle than if it were left for later. Everything
 * the simple bots do, and every playout, is a choice by these figures.
 *
 * One `Evaluation` looks at one sheet after the other and reuses its arrays: playouts look at tens of thousands of sheets for one
 * judgement. Sums keep their order, because figures must be identical on all platforms and in all versions.
 */

import { type Chart, NONE } from '../rules/chart.ts'
import { closedArms, fillable, inArms, type Page } from '../rules/page.ts'
import { bitCount, worthOf } from '../rules/scoring.ts'
import type { Table } from '../rules/state.ts'
import { linkedBoxes, type Terrain, terrainOf } from './terrain.ts'
import type { Weights } from './weights.ts'

const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask)
/** 1 and 6 are the edge, 3 and 4 the middle. */
const EDGE = [0, 0, 1, 2, 2, 1, 0] as const
/** By box there is room for the gain of each number; place 0 is the worth of leaving the box for later. */
const ROOM = 7

export class Evaluation {
  readonly chart: Chart
  page!: Page
  /** The circles that can be filled (R6). */
  circles = 0
  /** How many more rounds this sheet alone would allow. Unfilled circles in play are rounds that cannot go wrong. */
  rounds = 0
  /** By shape: the boxes that its die leads to (R5). */
  readonly writable = new Int32Array(7)
  readonly #terrain: Terrain
  readonly #weights: Weights
  readonly withBonuses: boolean
  #closed = 0
  #bonuses = 0
  #empty = 0
  /** How many boxes will stay empty. */
  #unfilled = 0
  /** The part of the rounds it would like to have that it will have. */
  #time = 0
  /** The chance that an average box is filled before the end. */
  #fills = 0
  /** The boxes that are the last one of some shape. */
  #lonely = 0
  /** C4: what a star brings the figure nearer to being whole. */
  #figure = 0
  /** C3: what a star of difference 0 adds. */
  readonly #zero: number
  // By shape: what its last stars bring (R9), the points of a star for each point of difference, and what a bright star adds (C1, C2).
  readonly #completion = new Float64Array(7)
  readonly #scale = new Float64Array(7).fill(1)
  readonly #bright = new Float64Array(7)
  /** By box, `ROOM` each; of the boxes in `#seen`. */
  readonly #gains: Float64Array
  #seen = 0

  constructor(chart: Chart, table: Pick<Table, 'bonuses'>) {
    this.chart = chart
    this.#terrain = terrainOf(chart)
    this.#weights = this.#terrain.weights
    this.withBonuses = table.bonuses !== 0
    this.#zero = chart.sheet.chapter === 3 ? 3 : 0
    this.#gains = new Float64Array(ROOM * chart.boxes)
  }

  /**
   * Looks at a sheet: `circles`, `rounds` and `writable` are its own from now on. Call `within` before anything is evaluated.
   * `filled`: its boxes with a number.
   */
  see(page: Page, filled: number): this {
    const { chart } = this
    this.page = page
    this.#closed = closedArms(chart, page.found)
    this.circles = fillable(chart, this.#closed, page.circles)
    const spare = bitCount(this.circles)
    const empty = this.#boxesInPlay() & ~filled
    this.#empty = bitCount(empty)
    this.#unfilled = Math.min(this.#empty, this.#terrain.unfilled[spare] as number)
    this.rounds = this.#empty - this.#unfilled + spare
    this.#reachBoxes(empty)
    return this
  }

  /** Evaluates the sheet with the rounds that the others leave it. */
  within(rounds: number): this {
    const { chart, page } = this
    const weights = this.#weights
    this.#seen = 0
    this.#bonuses = this.withBonuses ? 2 - page.used.length : 0
    this.#time = this.timeOf(rounds)
    this.#fills = Math.max(0.1, 1 - this.#unfilled / Math.max(1, this.#empty)) * this.#time
    this.#lonely = 0
    for (let shape = 1; shape <= 6; shape++) {
      const boxes = this.writable[shape] as number
      if ((boxes & (boxes - 1)) === 0) this.#lonely |= boxes
      if (this.withBonuses) this.#completion[shape] = this.#completing(shape)
    }
    if (chart.sheet.chapter === 1) needs(chart, page, weights, this.#bright)
    else if (chart.sheet.chapter === 2) {
      needs(chart, page, weights, this.#scale)
      for (let shape = 1; shape <= 6; shape++) this.#scale[shape] = 1 + (this.#scale[shape] as number)
    } else if (chart.sheet.chapter === 4) this.#figure = figureWorth(chart, page, weights)
    return this
  }

  /** The part of the rounds it would like to have that the others leave it: all that its figures depend on besides its sheet. */
  timeOf(rounds: number): number {
    return Math.min(1, rounds / Math.max(1, this.rounds))
  }

  /** How many acts these dice allow. */
  actsAt(low: number, high: number): number {
    const writes = bitCount(this.writable[high] as number)
    return writes + (low === high ? 0 : bitCount(this.writable[low] as number)) + bitCount(this.circles)
  }

  /** Writing this number into this box. */
  write(box: number, value: number): number {
    const at = this.#look(box)
    return (
      (this.#gains[at + value] as number) -
      (this.#gains[at] as number) -
      (this.#lonely & (1 << box) ? this.#uncovered(box) : 0)
    )
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
      const flat = this.#flat(star)
      if (one !== 0 && two !== 0)
        sum += this.#worth(star, flat, Math.abs(one - two)) * (1 - weights.dashed * this.#time)
      else sum += this.#promise(star, flat, 1) * (1 - weights.dashed * this.#time) * weights.early
    }
    const more = Math.min(this.#empty, this.#unfilled / (1 - weights.spare)) - this.#unfilled
    return sum - more * weights.box * this.#time
  }

  /** Changing a number that stands in a box already. */
  change(box: number, value: number): number {
    const at = this.#look(box)
    return (this.#gains[at + value] as number) - (this.#gains[at + (this.page.boxes[box] as number)] as number)
  }

  /** Opening a failed lock. */
  open(star: number): number {
    return this.#worth(star, this.#flat(star), this.chart.lock[star] as number)
  }

  #boxesInPlay(): number {
    const { chart } = this
    let boxes = (1 << chart.boxes) - 1
    for (let rest = this.#closed; rest !== 0; rest &= rest - 1)
      boxes &= ~(this.#terrain.boxesOfArm[lowest(rest)] as number)
    return boxes
  }

  /** R5. All shapes at once: the empty boxes in play that are linked to a star in play. */
  #reachBoxes(empty: number): void {
    const { chart, page, writable } = this
    const closed = this.#closed
    for (let shape = 1; shape <= 6; shape++) {
      let boxes = 0
      // A star that is discovered or has failed has no empty box.
      const stars = (chart.byShape[shape] as number) & ~(page.found | page.failed)
      for (let rest = stars; rest !== 0; rest &= rest - 1) {
        const star = lowest(rest)
        if (closed !== 0 && inArms(chart.starArm[star] as number, closed)) continue
        boxes |= this.#terrain.solid[star] as number
        if (this.#terrain.dashed & (1 << star)) boxes |= linkedBoxes(chart, page.circles, star)
      }
      writable[shape] = boxes & empty
    }
  }

  /** Finds what each number brings to all stars of the box; returns the place of its gains. */
  #look(box: number): number {
    const at = ROOM * box
    if (this.#seen & (1 << box)) return at
    this.#seen |= 1 << box
    const { chart, page } = this
    const gains = this.#gains
    for (let value = 0; value < ROOM; value++) gains[at + value] = 0
    let shapes = 0
    for (let rest = (chart.starsOfBox[box] as number) & ~page.failed; rest !== 0; rest &= rest - 1) {
      const star = lowest(rest)
      const onLeft = chart.left[star] === box
      const via = (onLeft ? chart.leftVia[star] : chart.rightVia[star]) as number
      const shut = this.#closed !== 0 && inArms(chart.starArm[star] as number, this.#closed)
      if (!shut && (via === NONE || page.circles & (1 << via))) shapes |= 1 << (chart.shape[star] as number)
      const lock = chart.lock[star] as number
      if (lock !== NONE && page.found & (1 << star)) continue
      const other = page.boxes[(onLeft ? chart.right[star] : chart.left[star]) as number] as number
      const reach = this.#reach(star, shut)
      if (other === 0) this.#addHopes(at, star, reach)
      else this.#addWorths(at, star, reach, other)
    }
    gains[at] = this.#later(at, shapes)
    return at
  }

  /** A star whose other number is known. */
  #addWorths(at: number, star: number, reach: number, other: number): void {
    const { chart } = this
    const gains = this.#gains
    const flat = this.#flat(star)
    const lock = chart.lock[star] as number
    if (lock === NONE) {
      const scale = this.#scaleOf(star)
      const bright = this.#bright[chart.shape[star] as number] as number
      for (let value = 1; value <= 6; value++) {
        const difference = Math.abs(value - other)
        const more = difference >= 3 ? bright : difference === 0 ? this.#zero : 0
        gains[at + value] = (gains[at + value] as number) + reach * (scale * difference + flat + more)
      }
      return
    }
    const gain = reach * this.#worth(star, flat, lock)
    if (other + lock <= 6) gains[at + other + lock] = (gains[at + other + lock] as number) + gain
    if (lock > 0 && other > lock) gains[at + other - lock] = (gains[at + other - lock] as number) + gain
  }

  /** A star without any number. */
  #addHopes(at: number, star: number, reach: number): void {
    const gains = this.#gains
    const lock = this.chart.lock[star] as number
    const flat = this.#flat(star)
    if (lock === NONE) {
      for (let value = 1; value <= 3; value++) {
        const gain = reach * (this.#fills * this.#promise(star, flat, EDGE[value] as number))
        gains[at + value] = (gains[at + value] as number) + gain
        gains[at + 7 - value] = (gains[at + 7 - value] as number) + gain
      }
      return
    }
    const worth = this.#worth(star, flat, lock)
    for (let value = 1; value <= 6; value++) {
      const ways = (value + lock <= 6 ? 1 : 0) + (lock > 0 && value - lock >= 1 ? 1 : 0)
      const hope = ways === 0 ? 0 : (this.#weights.aim[ways - 1] as number) * worth
      gains[at + value] = (gains[at + value] as number) + reach * (this.#fills * hope)
    }
  }

  /** What a box is worth if it is left: its best number is waited for, and it may stay empty. */
  #later(at: number, shapes: number): number {
    const gains = this.#gains
    let [sum, most] = [0, 0]
    for (let value = 1; value <= 6; value++) {
      const gain = gains[at + value] as number
      sum += gain
      if (gain > most) most = gain
    }
    const mean = sum / 6
    return this.#filling(shapes) * (mean + this.#weights.patience * (most - mean))
  }

  /** What closed arms and unfilled circles leave of a star. */
  #reach(star: number, shut: boolean): number {
    const { chart, page } = this
    const { closed, dashed } = this.#weights
    let reach = shut ? closed : 1
    const one = chart.leftVia[star] as number
    const two = chart.rightVia[star] as number
    if (one !== NONE && !(page.circles & (1 << one))) reach *= dashed * this.#time
    if (two !== NONE && two !== one && !(page.circles & (1 << two))) reach *= dashed * this.#time
    return reach
  }

  /** What discovering a star brings besides its difference, with all that follows from it. */
  #flat(star: number): number {
    const { chart, page } = this
    const flat = (this.#completion[chart.shape[star] as number] as number) + (this.#terrain.arms[star] as number)
    const { chapter } = chart.sheet
    if (chapter < 4) return flat
    if (chapter === 4) return chart.figure & (1 << star) ? flat + this.#figure : flat
    const [trunk, beside] = this.#weights.special
    const neighbours = bitCount((chart.lined[star] as number) & page.found)
    return flat + ((this.#terrain.trunk & (1 << star) ? trunk : 0) + beside * Math.min(2, neighbours))
  }

  /** The points for each point of difference. */
  #scaleOf(star: number): number {
    const { chart } = this
    if (chart.sheet.chapter === 4) return chart.figure & (1 << star) ? 1 + this.#weights.special[0] : 1
    return this.#scale[chart.shape[star] as number] as number
  }

  /** A lock opens by its number only. */
  #worth(star: number, flat: number, difference: number): number {
    const { chart } = this
    const lock = chart.lock[star] as number
    if (lock !== NONE && lock !== difference) return 0
    const bright = this.#bright[chart.shape[star] as number] as number
    const more = difference >= 3 ? bright : difference === 0 ? this.#zero : 0
    return this.#scaleOf(star) * difference + flat + more
  }

  /** What a star with one number, or none, may bring. */
  #promise(star: number, flat: number, edge: number): number {
    const { half, shine } = this.#weights
    const bright = this.#bright[this.chart.shape[star] as number] as number
    return this.#scaleOf(star) * (half[edge] as number) + flat + (shine[edge] as number) * bright
  }

  /** R9. The last star of a shape brings a bonus. */
  #completing(shape: number): number {
    if (this.#bonuses <= 0) return 0
    const { chart, page } = this
    const { bonus, nearly } = this.#weights
    const stars = chart.byShape[shape] as number
    if (stars & page.failed) return 0
    const left = bitCount(stars & ~page.found)
    return left === 1 ? bonus : left === 2 ? bonus * nearly : 0
  }

  /** The chance that a box is filled before the end, by the shapes that lead to it. */
  #filling(shapes: number): number {
    const lost = this.#unfilled / Math.max(1, this.#empty)
    return Math.max(0.05, 1 - lost * (1 + this.#weights.narrow * (2 - bitCount(shapes)))) * this.#time
  }

  /** What it costs if a shape loses its last box: sooner or later one is stuck. */
  #uncovered(box: number): number {
    let [open, left] = [0, 0]
    for (let shape = 1; shape <= 6; shape++) {
      const boxes = this.writable[shape] as number
      if (boxes !== 0) open++
      if (boxes & ~(1 << box)) left++
    }
    const stuck = ((6 - left) ** 2 - (6 - open) ** 2) / 36
    return this.#weights.cover * stuck * this.#unfilled * this.#weights.box * this.#time
  }
}

/** How many more rounds this sheet alone would allow: `rounds` of an `Evaluation`. */
export function roundsLeft(chart: Chart, page: Page): number {
  const closed = closedArms(chart, page.found)
  const spare = bitCount(fillable(chart, closed, page.circles))
  let empty = 0
  for (let box = 0; box < chart.boxes; box++)
    if (page.boxes[box] === 0 && !inArms(chart.boxArm[box] as number, closed)) empty++
  return empty - Math.min(empty, terrainOf(chart).unfilled[spare] as number) + spare
}

/** The boxes with a number. */
export function filledBoxes({ boxes }: Page): number {
  let filled = 0
  for (let box = 0; box < boxes.length; box++) if (boxes[box] !== 0) filled |= 1 << box
  return filled
}

/** C4. The fewer are missing, the more each of them is worth. */
function figureWorth({ figure }: Chart, page: Page, { special: [, each, whole] }: Weights): number {
  if (figure & page.failed) return 0
  const left = Math.max(1, bitCount(figure & ~page.found))
  return each + (5 * whole) / (left * left)
}

/** C1, C2: both chapters pay for having some of every shape. By shape, into `need`: the fewer there will be of it, the more one more is worth. */
function needs(chart: Chart, page: Page, { special: [most, hope, slope] }: Weights, need: Float64Array): void {
  let least = Number.POSITIVE_INFINITY
  for (let shape = 1; shape <= 6; shape++) {
    const have = expected(chart, page, shape, hope)
    need[shape] = have
    if (have < least) least = have
  }
  for (let shape = 1; shape <= 6; shape++) {
    const part = 1 / (1 + (((need[shape] as number) - least) * slope) / 4)
    need[shape] = most * part * part * part * part
  }
}

/** How much there will be of a shape: bright stars (C1) or points (C2). `hope`: of a star that is not discovered yet. */
function expected(chart: Chart, page: Page, shape: number, hope: number): number {
  const bright = chart.sheet.chapter === 1
  let have = 0
  for (let rest = (chart.byShape[shape] as number) & ~page.failed; rest !== 0; rest &= rest - 1) {
    const star = 31 - Math.clz32(rest & -rest)
    if (!(page.found & (1 << star))) have += hope
    else if (!bright) have += worthOf(chart, page, star)
    else if (worthOf(chart, page, star) >= 3) have++
  }
  return have
}
