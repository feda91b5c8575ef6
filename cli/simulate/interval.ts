/** A rate as counted, and the bounds that hold the true one in 95 of 100 such runs. */
export interface Interval {
  readonly rate: number
  readonly low: number
  readonly high: number
}

/** Of a normal distribution, 95 % lie within this many standard deviations. */
const Z = 1.959963984540054

/** Wilson's score interval: unlike the usual one it is right for few games and for rates near 0 and 1. */
export function wilson(times: number, games: number): Interval {
  if (games === 0) return { rate: 0, low: 0, high: 1 }
  const rate = times / games
  const z2 = (Z * Z) / games
  const middle = (rate + z2 / 2) / (1 + z2)
  const half = (Z / (1 + z2)) * Math.sqrt((rate * (1 - rate)) / games + z2 / (4 * games))
  // At the ends rounding would leave a bound a hair off: 0 of n cannot exclude 0.
  return { rate, low: times === 0 ? 0 : middle - half, high: times === games ? 1 : middle + half }
}
