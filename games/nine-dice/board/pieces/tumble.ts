/**
 * Dice in the air. No face may be known to one player before the others, so blank dice tumble on one spot until the reveal, each in its own
 * way. The motion is CSS in Wood.svelte: nothing has to be set up at the moment of the reveal.
 */
import { askew } from '../../../../kit/dice/rest.ts'

interface Tumble {
  /** Once around. */
  readonly ms: number
  /** The axis that it turns about, and which way. */
  readonly x: number
  readonly y: number
  readonly turn: 1 | -1
  /** How it stands on the table, in degrees, and how high it hops, in dice. */
  readonly yaw: number
  readonly high: number
}

export function tumbleOf(die: number): Tumble {
  const chance = (nth: number): number => askew(die, 41, nth)
  const axis = chance(2) * Math.PI * 2
  return {
    ms: Math.round(520 + chance(1) * 240),
    x: Math.cos(axis),
    y: Math.sin(axis),
    turn: chance(6) < 0.5 ? -1 : 1,
    yaw: Math.round(chance(4) * 360),
    high: 0.2 + chance(5) * 0.16,
  }
}

export function tumbleStyle(die: number): string {
  const { ms, x, y, turn, yaw, high } = tumbleOf(die)
  return `--ms:${ms}ms;--x:${x.toFixed(3)};--y:${y.toFixed(3)};--turn:${turn * 360}deg;--yaw:${yaw}deg;--high:${high.toFixed(3)}em`
}
