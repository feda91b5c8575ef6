/** C1, C2: both chapters pay for having some of every shape. */
import type { Chart } from '../rules/chart.ts'
import type { Page } from '../rules/page.ts'
import { worthOf } from '../rules/scoring.ts'
import type { Weights } from './weights.ts'

/** By shape, into `need`: the fewer there will be of it, the more one more is worth. */
export function needs(chart: Chart, page: Page, { special: [most, hope, slope] }: Weights, need: Float64Array): void {
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
