/** However it flies, a die ends on its face, at its place, and lies still. */
import { describe, expect, it } from 'vitest'
import { flightOf, LONGEST, type Thrown } from './flight.ts'
import { facesOf, poseOf, SIDES, sideOf, TILT, yawOf } from './rest.ts'

type Vector = readonly [number, number, number]

function turn([x, y, z]: Vector, axis: Vector, degrees: number): Vector {
  // Rodrigues' formula, about a unit axis.
  const [length, angle] = [Math.hypot(...axis), (degrees * Math.PI) / 180]
  const [a, b, c] = axis.map((part) => part / length) as unknown as Vector
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const along = (a * x + b * y + c * z) * (1 - cos)
  return [
    x * cos + (b * z - c * y) * sin + a * along,
    y * cos + (c * x - a * z) * sin + b * along,
    z * cos + (a * y - b * x) * sin + c * along,
  ]
}

const AXES: { readonly [letter: string]: Vector } = { X: [1, 0, 0], Y: [0, 1, 0], Z: [0, 0, 1] }

/** Reads a CSS transform as the browser does: the last function comes first. */
function apply(transform: string, to: Vector): Vector {
  const steps = [...transform.matchAll(/rotate(X|Y|Z|3d)\(([^)]*)\)/g)].toReversed()
  return steps.reduce((vector, [, kind = '', args = '']) => {
    const numbers = args.split(',').map((part) => Number.parseFloat(part))
    const axis = AXES[kind] ?? (numbers.slice(0, 3) as unknown as Vector)
    return turn(vector, axis, numbers.at(-1) ?? Number.NaN)
  }, to)
}

/** Where a side of the cube looks, in a pose, seen from straight above the table. */
function normal(pose: string, side: number): Vector {
  const own = apply(SIDES[side] ?? '', [0, 0, 1])
  return turn(apply(pose, own), [1, 0, 0], -TILT)
}

const upOf = (pose: string): number[] => [0, 1, 2, 3, 4, 5].filter((side) => normal(pose, side)[2] > 0.999)

const thrown = (face: number, id: number, place = 0, of = 1): Thrown => {
  const key = place
  return { key, id, side: sideOf(face, 6), yaw: yawOf(key, face, false), place, of, toMiddle: 2 - place }
}

const CASES = [1, 2, 3, 4, 5, 6].flatMap((face) => [1, 2, 3].map((id) => ({ face, id })))

describe('a throw', () => {
  it.each(CASES)('ends on $face (throw $id)', ({ face, id }) => {
    for (const place of [0, 1, 5]) {
      const die = thrown(face, id, place, 6)
      const last = flightOf(die).cube.at(-1)?.transform as string
      expect(upOf(last)).toEqual([sideOf(face, 6)])
      // Exactly the pose that the die is then drawn in: no jump at the end.
      for (const side of [0, 1, 2]) {
        const [there, rest] = [normal(last, side), normal(poseOf(die.side, die.yaw), side)]
        for (const at of [0, 1, 2] as const) expect(there[at]).toBeCloseTo(rest[at], 9)
      }
    }
  })

  it('ends at its place, lit and with its shadow under it', () => {
    const flight = flightOf(thrown(4, 7, 2, 6))
    expect(flight.mover.at(-1)).toEqual({ offset: 1, transform: 'translate(0.000em,0.000em) scale(1.000)' })
    expect(flight.shadow.at(-1)).toEqual({
      offset: 1,
      opacity: 1,
      transform: 'translate(0.000em,0.000em) scale(1.000)',
    })
  })

  it('tumbles on the way: other sides are up in between', () => {
    const seen = new Set(
      flightOf(thrown(3, 1)).cube.map(({ transform }) => {
        const heights = [0, 1, 2, 3, 4, 5].map((side) => normal(transform as string, side)[2])
        return heights.indexOf(Math.max(...heights))
      }),
    )
    expect(seen.size).toBeGreaterThan(2)
  })

  it('takes 600 to 900 ms, whichever dice it is, and they do not land together', () => {
    const times = Array.from({ length: 60 }, (_, nth) => {
      const { delay, duration } = flightOf(thrown(1 + (nth % 6), nth, nth % 6, 6))
      return delay + duration
    })
    expect(Math.min(...times)).toBeGreaterThanOrEqual(600)
    expect(Math.max(...times)).toBeLessThanOrEqual(LONGEST)
    expect(new Set(times.slice(0, 6)).size).toBeGreaterThan(3)
  })

  it('lets neighbours touch, but never pass through each other at rest', () => {
    const x = (place: number): number[] =>
      flightOf({ ...thrown(2, 5, place, 2), toMiddle: 0.65 - 1.3 * place }).mover.map(({ transform }) =>
        Number.parseFloat((transform as string).slice('translate('.length)),
      )
    const gaps = x(1).map((right, at) => 1.3 + right - (x(0)[at] ?? 0))
    expect(gaps.at(-1)).toBeCloseTo(1.3, 3)
    expect(Math.min(...gaps.slice(-8))).toBeGreaterThan(0.95)
  })
})

describe('a die', () => {
  it('is a real one: opposite sides make seven', () => {
    for (let face = 1; face <= 6; face++) {
      const pose = poseOf(sideOf(face, 6), 0)
      const under = [0, 1, 2, 3, 4, 5].findIndex((side) => normal(pose, side)[2] < -0.999)
      expect(face + under + 1).toBe(7)
    }
  })

  it('shows its face up also with other numbers of sides', () => {
    for (const sides of [2, 3, 4, 6, 8, 12, 20]) {
      for (let face = 1; face <= sides; face++) {
        const [up = -1] = upOf(poseOf(sideOf(face, sides), 0))
        const shown = facesOf(face, sides)
        expect(shown[up]).toBe(face)
        expect(shown.every((one) => one >= 1 && one <= sides)).toBe(true)
      }
    }
  })
})
