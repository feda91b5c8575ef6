/** What evaluations need of a sheet before any number is written: found once a sheet. */
import { type Chart, maskOf, NONE } from '../rules/chart.ts'
import { bitCount } from '../rules/scoring.ts'
import { type Weights, weightsOf } from './weights.ts'

export interface Terrain {
  readonly weights: Weights
  /** By star: the boxes of its solid links. */
  readonly solid: Int32Array
  /** The stars with a link through a circle. */
  readonly dashed: number
  readonly boxesOfArm: Int32Array
  /** By star: what the stars of the arms that it opens add to it. */
  readonly arms: Float64Array
  /** By number of circles in reserve: how many boxes will stay empty. */
  readonly unfilled: Float64Array
  /** The stars of the longest path that the sheet has (C5); 0 in other chapters. */
  readonly trunk: number
}

const known = new WeakMap<Chart, Terrain>()

export function terrainOf(chart: Chart): Terrain {
  const found = known.get(chart)
  if (found !== undefined) return found
  const weights = weightsOf(chart)
  const { shape, leftVia, rightVia, armLock, boxArm, opens, circles, sheet } = chart
  const terrain: Terrain = {
    weights,
    solid: Int32Array.from(shape, (_, star) => linkedBoxes(chart, 0, star)),
    dashed: maskOf([...shape.keys()].filter((star) => leftVia[star] !== NONE || rightVia[star] !== NONE)),
    boxesOfArm: Int32Array.from(armLock, (_, arm) => maskOf([...boxArm.keys()].filter((box) => boxArm[box] === arm))),
    arms: Float64Array.from(opens, (all, star) => (all === 0 ? 0 : weights.arm * bitCount(starsBehind(chart, star)))),
    unfilled: Float64Array.from({ length: circles + 1 }, (_, spare) => emptyAtEnd(weights, spare)),
    trunk: sheet.chapter < 5 ? 0 : trunkOf(chart),
  }
  known.set(chart, terrain)
  return terrain
}

const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask)

/** The boxes that a star is linked to while these circles are filled. */
export function linkedBoxes(chart: Chart, circles: number, star: number): number {
  const isOpen = (via: number): boolean => via === NONE || (circles & (1 << via)) !== 0
  const left = isOpen(chart.leftVia[star] as number) ? 1 << (chart.left[star] as number) : 0
  return left | (isOpen(chart.rightVia[star] as number) ? 1 << (chart.right[star] as number) : 0)
}

function starsBehind({ opens, starsOfArm }: Chart, star: number): number {
  let stars = 0
  for (let rest = opens[star] as number; rest !== 0; rest &= rest - 1) stars |= starsOfArm[lowest(rest)] as number
  return stars
}

/**
 * How many boxes stay empty at the end, with this many circles in reserve. A loop, not a power: the result must be identical on all
 * platforms.
 */
function emptyAtEnd({ unfilled, spare }: Weights, circles: number): number {
  let left = unfilled
  for (let circle = 0; circle < circles; circle++) left *= 1 - spare
  return left
}

function trunkOf(chart: Chart): number {
  let [best, most] = [0, 0]
  const walk = (star: number, path: number, length: number): void => {
    if (length > most) [best, most] = [path, length]
    for (let rest = (chart.lined[star] as number) & ~path; rest !== 0; rest &= rest - 1)
      walk(lowest(rest), path | (1 << lowest(rest)), length + 1)
  }
  for (let star = 0; star < chart.stars; star++) walk(star, 1 << star, 1)
  return best
}
