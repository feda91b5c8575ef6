/** Names beside the ends of lines: moved apart so that none lies on another. */

/** Returns the positions, at least `gap` apart where there is room, in the order given and all between `low` and `high`. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).toSorted((a, b) => (wanted[a] as number) - (wanted[b] as number))
  const placed = [...wanted]
  let least = low
  for (const i of order) {
    placed[i] = Math.max(least, wanted[i] as number)
    least = placed[i] + gap
  }
  let most = high
  for (const i of order.toReversed()) {
    placed[i] = Math.min(most, placed[i] as number)
    most = placed[i] - gap
  }
  return placed
}
