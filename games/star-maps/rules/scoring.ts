/** R12: what a seat's sheet is worth, and the special scoring of each chapter. */

import { NOTE } from './bonuses.ts'
import { type Chart, NONE } from './chart.ts'
import { BONUS_IDS } from './options.ts'
import { differenceAt, type Page } from './page.ts'

/** What a discovered star is worth (R8, R8a). */
export function worthOf(chart: Chart, page: Page, star: number): number {
  const lock = chart.lock[star] as number
  return lock === NONE ? differenceAt(chart, page.boxes, star) : lock
}

/** By shape, 1 first. */
export function sumsOf(chart: Chart, page: Page): number[] {
  const sums = [0, 0, 0, 0, 0, 0]
  for (let star = 0; star < chart.stars; star++) {
    if (!(page.found & (1 << star))) continue
    const shape = (chart.shape[star] as number) - 1
    sums[shape] = (sums[shape] as number) + worthOf(chart, page, star)
  }
  return sums
}

/** What a star must be worth to be bright (C1). */
const BRIGHT = 3

/** The discovered stars of such a worth. */
function starsWorth(chart: Chart, page: Page, test: (worth: number) => boolean): number {
  let stars = 0
  for (let rest = page.found; rest !== 0; rest &= rest - 1) {
    const star = 31 - Math.clz32(rest & -rest)
    if (test(worthOf(chart, page, star))) stars |= 1 << star
  }
  return stars
}

/** How many times there is one of each shape among these stars. */
function setsIn({ byShape }: Chart, stars: number): number {
  return Math.min(...byShape.slice(1).map((all) => bitCount(all & stars)))
}

type Special = (chart: Chart, page: Page, sums: readonly number[]) => number

/** By chapter, 1 first: what it adds to the sums. */
const SPECIALS: readonly Special[] = [
  // C1
  (chart, page) =>
    5 *
    setsIn(
      chart,
      starsWorth(chart, page, (worth) => worth >= BRIGHT),
    ),
  // C2
  (_chart, _page, sums) => Math.min(...sums),
  // C3
  (chart, page) => 3 * bitCount(starsWorth(chart, page, (worth) => worth === 0)),
  // C4
  (chart, page) => {
    let more = (chart.figure & ~page.found) === 0 ? 5 : 0
    for (let rest = chart.figure & page.found; rest !== 0; rest &= rest - 1)
      more += worthOf(chart, page, 31 - Math.clz32(rest & -rest))
    return more
  },
  // C5
  (chart, { found }) => 2 * longestPath(chart, found),
]

export function specialOf(chart: Chart, page: Page, sums: readonly number[]): number {
  return (SPECIALS[chart.sheet.chapter - 1] as Special)(chart, page, sums)
}

export function totalOf(chart: Chart, page: Page): number {
  const sums = sumsOf(chart, page)
  let total = specialOf(chart, page, sums)
  for (const sum of sums) total += sum
  for (const bonus of page.used) if (BONUS_IDS[bonus] === 'note') total += NOTE // B12
  return total
}

/** How many bits are set: counted in pairs, then in fours, then in bytes, which a product adds up. */
export function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** C5. How many lines the longest path of discovered stars has. */
export function longestPath(chart: Chart, found: number): number {
  let longest = 0
  for (let rest = found; rest !== 0; rest &= rest - 1) {
    const star = 31 - Math.clz32(rest & -rest)
    longest = Math.max(longest, pathFrom(chart, star, found & ~(1 << star)))
  }
  return longest
}

function pathFrom(chart: Chart, star: number, free: number): number {
  let longest = 0
  for (let rest = (chart.lined[star] as number) & free; rest !== 0; rest &= rest - 1) {
    const next = 31 - Math.clz32(rest & -rest)
    longest = Math.max(longest, 1 + pathFrom(chart, next, free & ~(1 << next)))
  }
  return longest
}
