/**
 * The rest of a game, played by minds that are all alike. The round that is shown is played by its dice and discs. Of the rounds after
 * it only the gains matter, and since minds do not look at the score, those are drawn from a stock of rounds that were played before:
 * a whole game then takes less than a microsecond.
 */
import type { Planned } from '../../../engine/bots/bot.ts'
import type { Seat } from '../../../engine/contract.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import type { Move } from '../rules/moves.ts'
import { nineDice } from '../rules/rules.ts'
import { playing, type State, type Table, TIE_ROUNDS } from '../rules/state.ts'
import { follow, type ReactionTimes, think } from './reactions.ts'

/**
 * Plays a round from its present stage to its end. All seats look at the dice afresh, because the state does not say what each has seen so
 * far.
 */
export function playRound(times: ReactionTimes, from: State, random: Xoshiro128): State {
  const minds = playing(from).map((seat) => ({ seat, thought: think(times, from, new Xoshiro128(random.next())) }))
  // At the same ms the first in this order wins.
  const order = rotated(minds, random.below(minds.length))
  const { seconds } = from.table
  const limit = seconds === 0 ? Number.POSITIVE_INFINITY : seconds * 1000
  let [state, passed] = [from, 0]
  while (state.phase === 'race') {
    let first: (Planned<Move> & { readonly seat: Seat }) | null = null
    for (const { seat, thought } of order) {
      const plan = follow(thought, state, passed)
      if (plan.at < (first?.at ?? limit)) first = { ...plan, seat }
    }
    state = first === null ? timeUp(state) : nineDice.move(state, first.seat, first.move)
    passed = first?.at ?? limit
  }
  return state
}

function timeUp(state: State): State {
  return (nineDice.timeUp as (state: State) => State)(state)
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  return [...items.slice(by), ...items.slice(0, by)]
}

/** The gains of `players` seats in one round, in random order. */
export type Draw = (players: number, random: Xoshiro128) => readonly number[]

/** How many rounds are in stock, for each number of seats: enough that another stock hardly changes a chance (`STOCK_ERROR`). */
const STOCK = 4096

/** Rounds of minds that are all alike, at a table with these options. */
export function drawFrom(times: ReactionTimes, table: Table): Draw {
  const stocks: (readonly (readonly number[])[] | undefined)[] = []
  return (players, random) => {
    const stock = stocks[players] ?? stocked(times, { ...table, seats: players })
    stocks[players] = stock
    return stock[random.below(STOCK)] as readonly number[]
  }
}

function stocked(times: ReactionTimes, table: Table): readonly (readonly number[])[] {
  const random = new Xoshiro128(table.seats)
  const start: State = { ...nineDice.setup(table.seats, table), phase: 'spin' }
  const turn = nineDice.turn(start)
  const sides = turn.kind === 'throw' ? turn.sides : []
  return Array.from({ length: STOCK }, () => playRound(times, nineDice.land(start, random.throw(sides)), random).gains)
}

/** Who wins, as bits, from a position between two rounds: R11 and R12, as in rules/rules.ts, on bare numbers. */
export function finish({ scores, tied, tieRound, table }: State, draw: Draw, random: Xoshiro128): number {
  let left = tied === 0 ? race(scores, table.target, draw, random) : tied
  for (let round = tied === 0 ? 0 : tieRound; !single(left) && round < TIE_ROUNDS; round++) {
    left = tieBreak(left, draw(bits(left), random), random)
  }
  return left
}

/** R11, R12. Those who share the highest total when the target is reached. */
function race(from: readonly number[], target: number, draw: Draw, random: Xoshiro128): number {
  const seats = from.length
  const scores = from.slice()
  for (;;) {
    const gains = draw(seats, random)
    const turned = random.below(seats)
    let [most, leaders] = [0, 0]
    for (let seat = 0; seat < seats; seat++) {
      const points = Math.max(0, (scores[seat] as number) + (gains[(seat + turned) % seats] as number))
      scores[seat] = points
      if (points > most) [most, leaders] = [points, 0]
      if (points === most) leaders |= 1 << seat
    }
    if (most >= target) return leaders
  }
}

/** R12. Those of the tied who share the round's highest result. */
function tieBreak(tied: number, gains: readonly number[], random: Xoshiro128): number {
  let place = random.below(gains.length)
  let [most, left] = [Number.NEGATIVE_INFINITY, 0]
  for (let seat = 0; 1 << seat <= tied; seat++) {
    if ((tied & (1 << seat)) === 0) continue
    const gain = gains[place++ % gains.length] as number
    if (gain > most) [most, left] = [gain, 0]
    if (gain === most) left |= 1 << seat
  }
  return left
}

export function single(set: number): boolean {
  return (set & (set - 1)) === 0
}

export function bits(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}
