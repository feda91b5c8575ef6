/** Where things lie: discs around the spinner, numbers on it, pegs on the rail. Angles in degrees clockwise from the top. */
import type { Disc, State } from '../rules/state.ts'

/** By disc: two above, two beside, STOP at the bottom. The pairs of dice lie to each other as their discs do. */
const ANGLES: readonly number[] = [324, 36, 252, 108, 180]

export function discAngle(disc: Disc): number {
  return ANGLES[disc] ?? 0
}

/** From the middle of the ring, in parts of its radius. */
export function discSpot(disc: Disc): { readonly x: number; readonly y: number } {
  const turn = (discAngle(disc) * Math.PI) / 180
  return { x: Math.sin(turn), y: -Math.cos(turn) }
}

/** Where the spinner's arrow points for this number. */
export function numberAngle(number: number, spinner: number): number {
  return ((number - 1) * 360) / spinner
}

/** How far a seat is on its way to the target, 0 to 1. */
export function progress(points: number, target: number): number {
  return Math.min(1, Math.max(0, points / target))
}

/** The rail has at most this many lanes: more would make it too high. */
const LANES = 3

export function lanesFor(seats: number): number {
  return Math.min(seats, LANES)
}

/** A seat keeps its lane. Pegs of one lane at the same points stand side by side: how many places from where they belong. */
export function pegPlace(
  scores: readonly number[],
  seat: number,
  target: number,
): { readonly lane: number; readonly shift: number } {
  const here = progress(scores[seat] ?? 0, target)
  const same = scores.flatMap((points, other) =>
    other % LANES === seat % LANES && progress(points, target) === here ? [other] : [],
  )
  return { lane: seat % LANES, shift: same.indexOf(seat) - (same.length - 1) / 2 }
}

/** The stage of a round: before the throw, dice in the air, open for grabs, or judged. */
export type Stage = 'before' | 'underway' | 'open' | 'judged'

export function stageOf({ phase, gains }: State, since: number | null | undefined): Stage {
  if (phase === 'race') return 'open'
  if (since === null) return 'underway'
  return gains.length > 0 ? 'judged' : 'before'
}
