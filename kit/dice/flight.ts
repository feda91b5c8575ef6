/**
 * A throw as keyframes. Nothing is simulated at run time: the faces are known, so each die is given a path out of a hand, over some
 * bounces, past a knock with its neighbour, that ends where and how it has to lie. Lengths are in dice (em), time in milliseconds.
 */
import { askew, poseOf, TILT } from './rest.ts'

export interface Thrown {
  readonly key: number
  /** Tells one throw from the next. */
  readonly id: number
  /** The side of the cube to end on, and how it will lie. */
  readonly side: number
  readonly yaw: number
  /** Its place among the dice thrown with it, and how many they are. */
  readonly place: number
  readonly of: number
  /** From its resting place to the middle of all, in dice. */
  readonly toMiddle: number
}

/** Keyframes for the three things that move: where it is, how it is turned, its shadow. */
export interface Flight {
  readonly delay: number
  readonly duration: number
  readonly mover: Keyframe[]
  readonly cube: Keyframe[]
  readonly shadow: Keyframe[]
}

/** The longest a throw takes, from the first frame to the last die at rest. */
export const LONGEST = 900

/** Moments of impact, as parts of the time; between two of them the die is in the air, after the last it rolls out. */
const IMPACTS: readonly number[] = [0, 0.3, 0.56, 0.74, 0.86]
const HEIGHTS: readonly number[] = [1.5, 0.7, 0.26, 0.07]
/** How fast it goes along the table, and how fast it turns, from impact to impact: each one costs. */
const SPEEDS: readonly number[] = [1, 0.62, 0.4, 0.24, 0.14]
const SPINS: readonly number[] = [1, 0.95, 0.7, 0.42, 0.22]
const KNOCK = 430
/** The keyframes: every impact, and enough in between to look smooth. Each one costs time at the start. */
const FRAMES: readonly number[] = [
  ...IMPACTS.flatMap((from, leg) => [0, 0.25, 0.5, 0.75].map((part) => from + part * ((IMPACTS[leg + 1] ?? 1) - from))),
  1,
]

/** How much of the way is done: straight lines in the air, slowing down evenly at the end. */
function progress(at: number, speeds: readonly number[]): number {
  const until = (time: number): number =>
    IMPACTS.reduce((sum, from, leg) => {
      const to = IMPACTS[leg + 1] ?? 1
      const part = Math.min(Math.max((time - from) / (to - from), 0), 1)
      const last = leg === IMPACTS.length - 1
      return sum + (speeds[leg] ?? 0) * (to - from) * (last ? part - (part * part) / 2 : part)
    }, 0)
  return until(at) / until(1)
}

/** Height of the hop; the first one begins in the hand, on its way down. */
function hop(at: number): number {
  const leg = IMPACTS.findLastIndex((from) => at >= from)
  const [from, to, height] = [IMPACTS[leg] ?? 0, IMPACTS[leg + 1], HEIGHTS[leg]]
  if (to === undefined || height === undefined) return 0
  const part = (at - from) / (to - from)
  return leg === 0 ? height * (1 - part * part) : height * 4 * part * (1 - part)
}

/** A cube on its edge has its middle higher than one that lies: it must rise to roll. */
const onEdge = (degrees: number): number => {
  const turn = (degrees * Math.PI) / 180
  return (Math.abs(Math.cos(turn)) + Math.abs(Math.sin(turn)) - 1) / 2
}

/** Neighbours drift together until they touch, then part. */
function knock(ms: number, towards: number): number {
  if (towards === 0) return 0
  const part = ms < KNOCK ? (ms / KNOCK) ** 2 : Math.max(0, 1 - (ms - KNOCK) / 260) ** 2
  return towards * 0.16 * part
}

const em = (value: number): string => `${value.toFixed(3)}em`

/** Returns the keyframes of a thrown die, which end on its face. */
export function flightOf(die: Thrown): Flight {
  const chance = (nth: number): number => askew(die.id, die.key, nth)
  const delay = Math.round(chance(1) * 70 + (die.of > 1 ? (die.place / die.of) * 40 : 0))
  const duration = Math.round(640 + chance(2) * 120 + Math.min(die.of, 6) * 5)
  const from = { x: die.toMiddle * 0.72 + (chance(3) - 0.5) * 1.4, y: 3.1 + chance(4) * 0.9 }
  const length = Math.hypot(from.x, from.y)
  const axis = [from.y / length, -from.x / length] as const
  const roll = -(430 + chance(5) * 220)
  const swerve = (chance(6) - 0.5) * 150
  const towards = die.of < 2 ? 0 : die.place % 2 === 0 ? (die.place + 1 < die.of ? 1 : 0) : -1
  const [flat, high] = [Math.cos((TILT * Math.PI) / 180), Math.sin((TILT * Math.PI) / 180)]

  const flight: Flight = { delay, duration, mover: [], cube: [], shadow: [] }
  for (const at of FRAMES) {
    const ms = delay + at * duration
    const left = 1 - progress(at, SPEEDS)
    const rolled = roll * (1 - progress(at, SPINS))
    const yaw = die.yaw + swerve * left + knock(ms, towards) * 110 * (ms < KNOCK ? 0 : 1)
    const z = hop(at) + onEdge(rolled)
    const [x, y] = [from.x * left + knock(ms, towards), from.y * left * flat]
    flight.mover.push({
      offset: at,
      transform: `translate(${em(x)},${em(y - z * high)}) scale(${(1 + z * 0.16).toFixed(3)})`,
    })
    flight.cube.push({ offset: at, transform: poseOf(die.side, yaw, rolled, axis) })
    flight.shadow.push({
      offset: at,
      opacity: Math.max(0.25, 1 - z * 0.5),
      transform: `translate(${em(x)},${em(y)}) scale(${(1 + z * 0.3).toFixed(3)})`,
    })
  }
  return flight
}
