/** What can be pointed at on a sheet: boxes, circles and stars, named as in the notation (`b7`, `c2`, `s5`). */

import type { Target } from '../../rules/moves.ts'
import type { Point } from '../../sheets/geometry.ts'
import type { Sheet } from '../../sheets/sheet.ts'

export type Place = `${'b' | 'c' | 's'}${number}`

export const boxAt = (box: number): Place => `b${box + 1}`
export const circleAt = (circle: number): Place => `c${circle + 1}`
export const starAt = (star: number): Place => `s${star + 1}`

export const kindOf = (place: Place): 'b' | 'c' | 's' => place[0] as 'b' | 'c' | 's'
/** Its number in the sheet's list. */
export const indexOf = (place: Place): number => Number(place.slice(1)) - 1

export function pointOf({ boxes, circles, stars }: Sheet, place: Place): Point {
  const list = { b: boxes, c: circles, s: stars }[kindOf(place)]
  return list[indexOf(place)]?.at ?? [0, 0]
}

/** The places to point at for this target. */
export function placesOf(on: Target): readonly Place[] {
  switch (on.kind) {
    case 'write':
    case 'box':
      return [boxAt(on.box)]
    case 'connect':
      return [circleAt(on.circle)]
    case 'boxes':
      return [boxAt(on.one), boxAt(on.two)]
    case 'circles':
      return [circleAt(on.one), circleAt(on.two)]
    case 'star':
      return [starAt(on.star)]
    case 'none':
      return []
  }
}

/** The number that has to be said as well; 0: none. */
export function numberIn(on: Target): number {
  return on.kind === 'write' ? on.value : 0
}
