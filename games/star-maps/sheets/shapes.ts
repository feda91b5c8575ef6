/** Which star gets which of the six shapes: all about as often, and different ones around a box. */
import type { Xoshiro128 } from '../../../engine/dice/random.ts'

const SHAPES = [1, 2, 3, 4, 5, 6] as const

/** `around`: by box, the stars it is linked to. */
export function shapesFor(stars: number, around: readonly (readonly number[])[], random: Xoshiro128): number[] {
  const shapes = Array<number>(stars).fill(0)
  const order = shapes.map((_, star) => ({ star, key: random.below(1000) })).sort((a, b) => a.key - b.key)
  const count = [0, 0, 0, 0, 0, 0, 0]
  for (const { star } of order) {
    const beside = around.filter((box) => box.includes(star)).flat()
    const cost = (shape: number): number =>
      12 * (count[shape] as number) + 10 * beside.filter((other) => shapes[other] === shape).length
    const best = SHAPES.map((shape) => ({ shape, cost: cost(shape) + random.below(4) })).sort((a, b) => a.cost - b.cost)
    const shape = (best[0] as { shape: number }).shape
    shapes[star] = shape
    count[shape] = (count[shape] as number) + 1
  }
  return shapes
}
