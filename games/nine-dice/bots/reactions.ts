/**
 * How a person plays a round, as far as a bot needs it: reads the number and the dice, tries sums one after the other, now and
 * then overlooks a right one or takes a near miss for right, and reaches for a disc. All of it takes time.
 */
import type { Planned } from '../../../engine/bots/bot.ts'
import type { Seat } from '../../../engine/contract.ts'
import type { Xoshiro128 } from '../../../engine/dice/random.ts'
import { type Move, STATE, TAKE } from '../rules/moves.ts'
import { BLACK, isTaken, playing, type State } from '../rules/state.ts'
import { COLOURS, type Colour, diceOf, SIGNS, type Signs, sumOf } from '../rules/sums.ts'

/** Times are medians, in ms. */
export interface ReactionTimes {
  /** From the moment the dice are shown until number and dice are read. */
  readonly glance: number
  /** To try a sum of two dice, or of three. */
  readonly pair: number
  readonly three: number
  /** To reach for a disc. */
  readonly grab: number
  /** How often a right sum is overlooked, from 0 to 1. */
  readonly overlooks: number
  /** How often a sum that is one off is taken for right. */
  readonly misjudges: number
}

/** All times of a round vary together (a good day), and each by itself: standard deviations of their logarithms. */
const DAY = 0.35
const MOMENT = 0.4

/** The quickest that a person can see and act. */
const REFLEX_MS = 150

/** A sum that the bot tries: its time, and the result. */
interface Trial {
  readonly colour: Colour
  readonly signs: Signs
  readonly takes: number
  readonly believed: boolean
}

/** All random parts of a bot's round, drawn in advance: asked again, it thinks the same. */
export interface Thought {
  readonly glance: number
  readonly grab: number
  /** To see that nothing is left to look for. */
  readonly startle: number
  readonly trials: readonly Trial[]
}

/** What a seat does next, and when; null where it has no part in the round. */
export function nextAct(
  times: ReactionTimes,
  view: State,
  seat: Seat,
  random: Xoshiro128,
  passed: number,
): Planned<Move> | null {
  if (view.phase !== 'race' || !playing(view).includes(seat)) return null
  return follow(think(times, view, random), view, passed)
}

/** Goes through the trials in order of time. Trials of colours that were taken before are skipped; past trials are not undone. */
export function follow({ glance, grab, startle, trials }: Thought, view: State, passed: number): Planned<Move> {
  const free = COLOURS.map((_, colour) => !isTaken(view, colour))
  if (!free.includes(true)) return { move: TAKE[BLACK] as Move, at: passed + startle + grab }
  const done = new Set<Colour>()
  let now = glance
  for (const { colour, signs, takes, believed } of trials) {
    const gone = !free[colour] && now >= passed
    if (gone || done.has(colour)) continue
    now += takes
    if (!believed) continue
    done.add(colour)
    now += grab
    if (free[colour]) return { move: claim(view, colour, signs), at: due(now) }
  }
  return { move: TAKE[BLACK] as Move, at: due(now + grab) }

  /** Its time may have passed: the host delayed it, or the open colours have changed. */
  function due(at: number): number {
    return at < passed ? passed + grab : at
  }
}

function claim({ table }: State, colour: Colour, signs: Signs): Move {
  if (table.statement === 'off') return TAKE[colour] as Move
  return STATE[colour]?.[SIGNS.indexOf(signs)] as Move
}

/** All thoughts of a seat in a round, independent of the others' moves. */
export function think(times: ReactionTimes, { number, dice }: State, random: Xoshiro128): Thought {
  const day = around(random, DAY)
  const takes = (median: number): number => Math.round(Math.max(REFLEX_MS, median * day * around(random, MOMENT)))
  const [glance, grab, startle] = [takes(times.glance), takes(times.grab), takes(times.glance / 3)]
  const trials: Trial[] = []
  const order = shuffled(random)
  for (const joker of [false, true]) {
    for (const colour of order) {
      const own = diceOf(dice, colour)
      for (const signs of sumsOf(own, joker)) {
        const off = Math.abs(sumOf(own, signs) - number)
        const luck = fraction(random)
        const believed = off === 0 ? luck >= times.overlooks : off === 1 && luck < times.misjudges
        trials.push({ colour, signs, takes: takes(joker ? times.three : times.pair), believed })
      }
    }
  }
  return { glance, grab, startle, trials }
}

/** The sums that people try: of those that differ only in their sign, the positive one. */
function sumsOf(dice: readonly [number, number, number], joker: boolean): readonly Signs[] {
  return SIGNS.filter((signs) => signs.length === (joker ? 3 : 2) && sumOf(dice, signs) > 0)
}

function shuffled(random: Xoshiro128): Colour[] {
  const rest = COLOURS.map((_, colour) => colour)
  return COLOURS.map(() => rest.splice(random.below(rest.length), 1)[0] as Colour)
}

function fraction(random: Xoshiro128): number {
  return random.next() / 2 ** 32
}

/** A factor around 1 whose logarithm has this standard deviation, and never strays beyond three of them. */
function around(random: Xoshiro128, deviation: number): number {
  const normal = 2 * (fraction(random) + fraction(random) + fraction(random) - 1.5)
  return Math.exp(deviation * normal)
}
