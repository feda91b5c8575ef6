/** What any beginner sees is bad in a round, as a table; and about what a disc costs. */
import type { Bot, Planned } from '../../../engine/bots/bot.ts'
import type { Seat } from '../../../engine/contract.ts'
import type { Xoshiro128 } from '../../../engine/dice/random.ts'
import type { Yardstick } from '../../../engine/testing/yardstick.ts'
import { nineDiceBots } from '../bots/index.ts'
import { type Move, STATE, TAKE } from '../rules/moves.ts'
import { nineDice } from '../rules/rules.ts'
import { BLACK, isTaken, playing, type State } from '../rules/state.ts'
import { COLOURS, diceOf, SIGNS, type Signs, sumOf, worth } from '../rules/sums.ts'

/** Enough for a difference of several points. */
const ITERATIONS = 10

/**
 * A sensible beginner, scripted: goes through the colours in their order, first every pair alone, then with the joker, and there only
 * the sums that come to mind first. Takes nothing that it has not added up rightly; takes STOP when it has been through.
 */
/** In ms, times a factor for the round. */
const TIMES = { look: 1200, pair: 370, three: 660, reach: 410 } as const
const PAIRS: readonly Signs[] = ['++', '+-', '-+']
const THREES: readonly Signs[] = ['+++', '++-', '+-+', '-++']

const beginner: Bot<State, Move> = {
  race: (view, seat, random, passed) => next(view, seat, random, passed),
  choose: (view, seat, random) => next(view, seat, random, 0)?.move ?? null,
}

function next(view: State, seat: Seat, random: Xoshiro128, passed: number): Planned<Move> | null {
  if (view.phase !== 'race' || !playing(view).includes(seat)) return null
  const pace = 0.7 + (0.6 * random.next()) / 2 ** 32
  const reach = TIMES.reach * pace
  let now = TIMES.look * pace
  const done = new Set<number>()
  const plan = (move: Move): Planned<Move> => ({ move, at: Math.round(now < passed ? passed + reach : now) })
  for (const [sums, takes] of [
    [PAIRS, TIMES.pair],
    [THREES, TIMES.three],
  ] as const) {
    for (let colour = 0; colour < COLOURS.length; colour++) {
      for (const signs of sums) {
        const gone = isTaken(view, colour)
        if (done.has(colour) || (gone && now >= passed)) continue
        now += takes * pace
        if (sumOf(diceOf(view.dice, colour), signs) !== view.number) continue
        done.add(colour)
        now += reach
        if (!gone) return plan(claim(view, colour, signs))
      }
    }
  }
  now += reach
  return plan(TAKE[BLACK] as Move)
}

function claim({ table }: State, colour: number, signs: Signs): Move {
  return (table.statement === 'off' ? TAKE[colour] : STATE[colour]?.[SIGNS.indexOf(signs)]) as Move
}

export const yardstick: Yardstick<State, Move> = {
  absurd: {
    // R4: people are off by one, not by more.
    'takes a colour that is far off': (state, _seat, { disc }) =>
      disc !== BLACK && SIGNS.every((signs) => Math.abs(sumOf(diceOf(state.dice, disc), signs) - state.number) > 1),
    // R5: two dice that make the number lie there for all to see.
    'stops over a plain pair': (state, _seat, { disc }) =>
      disc === BLACK &&
      COLOURS.some((_, colour) => !isTaken(state, colour) && worth(state.number, diceOf(state.dice, colour)) === 2),
  },
  beginner,
  /** Against leaving the disc alone. */
  cost(state, seat, move) {
    const chance = (at: State): number => nineDiceBots.prospects?.(at, { iterations: ITERATIONS })?.chances[seat] ?? 0
    return Math.max(0, chance(state) - chance(nineDice.move(state, seat, move)))
  },
}
