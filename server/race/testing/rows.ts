/** The lines, players and attackers that the harness is run with: the rows of the tables in README.md. */
import type { Game } from '../../../engine/contract.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { readOptions } from '../../../engine/options.ts'
import { unwrap } from '../../../engine/result.ts'
import { nineDice } from '../../../games/nine-dice/rules/rules.ts'
import { Arena, type Player, type Prize, type System, share, type Tally, type Tricks, type Way } from './harness.ts'

export const KINDS = ['reflex', 'search'] as const
export type Kind = (typeof KINDS)[number]

export interface Row {
  readonly name: string
  /** By seat. */
  readonly lines: readonly Way[]
  /** Of the last seat; none: all are honest. */
  readonly tricks?: Tricks
}

/** `trip` in ms; jitter grows with it, and one message of 200 is lost. */
function line(trip: number, jitter = 2 + trip / 40, loss = 0.005): Way {
  return { trip, jitter, loss }
}

const lines = (...trips: readonly number[]): readonly Way[] => trips.map((trip) => line(trip))

export const HONEST: readonly Row[] = [
  { name: '5 and 5', lines: lines(5, 5) },
  { name: '5 and 100', lines: lines(5, 100) },
  { name: '20 and 200', lines: lines(20, 200) },
  { name: '5 and 300', lines: lines(5, 300) },
  { name: '20 and 200 with 40 ms of jitter', lines: [line(20), line(200, 40)] },
  { name: '20 and 60 with 20 ms of jitter', lines: [line(20), line(60, 20)] },
  { name: '20 and 100 with 2 % loss', lines: [line(20), line(100, 4.5, 0.02)] },
  { name: '5, 20, 100, 200 and 300', lines: lines(5, 20, 100, 200, 300) },
  { name: 'five at 60', lines: lines(60, 60, 60, 60, 60) },
]

const PAGE: Tricks = { falseTimes: true, latePongs: 'page', onSight: true, twoSockets: true, junk: 'legal' }
const CLIENT: Tricks = { falseTimes: true, latePongs: 'client', onSight: true, reconnects: true, junk: 'legal' }

export const OWN_CLIENT: Row = { name: '**all, with a client of its own**', lines: lines(20, 20), tricks: CLIENT }

export const ATTACKS: readonly Row[] = [
  { name: 'false times', lines: lines(20, 20), tricks: { falseTimes: true } },
  { name: 'false times, from 200', lines: lines(20, 200), tricks: { falseTimes: true } },
  { name: 'late pongs by script, false times', lines: lines(20, 20), tricks: { latePongs: 'page', falseTimes: true } },
  { name: 'action on sight', lines: lines(20, 20), tricks: { onSight: true } },
  { name: 'action on sight, from 200', lines: lines(20, 200), tricks: { onSight: true } },
  { name: 'illegal junk, against 200', lines: lines(200, 5), tricks: { junk: 'illegal' } },
  { name: 'illegal junk, against 300', lines: lines(300, 5), tricks: { junk: 'illegal' } },
  { name: 'legal junk, against 300', lines: lines(300, 5), tricks: { junk: 'legal' } },
  {
    name: 'two sockets, one pretends, on sight, false times',
    lines: lines(20, 20),
    tricks: { twoSockets: true, latePongs: 'client', onSight: true, falseTimes: true },
  },
  {
    name: 'reconnects, on sight, false times',
    lines: lines(20, 20),
    tricks: { reconnects: true, onSight: true, falseTimes: true },
  },
  { name: '**all that a page can do**', lines: lines(20, 20), tricks: PAGE },
  { name: '**all that a page can do**, from 60', lines: lines(20, 60), tricks: PAGE },
  { name: '**all that a page can do**, against 200', lines: lines(200, 20), tricks: PAGE },
  OWN_CLIENT,
]

/** What it costs to believe less: honest players who are far away, against one who is near. */
export const CAPS: readonly number[] = [60, 100, 150, 200, 250, 300, 360]
export const FAR: readonly Row[] = [100, 200, 300].map((trip) => ({ name: `${trip}`, lines: lines(20, trip) }))

const game = nineDice as Game
const PRIZES = ['take red', 'take orange', 'take blue', 'take black']

/** All seats go for the same three colours, one after the other, then for black, which ends the round: the closest contests. */
function prizes(seats: number): (round: number, random: Xoshiro128) => Prize {
  const setup = game.setup(seats, unwrap(readOptions(game, seats, {})))
  const moves = PRIZES.map((text) => game.read(text))
  const junk = { illegal: game.read('take red ++'), legal: game.read('take green') }
  return (round, random) => {
    const state = game.land(game.land(setup, [1 + (round % seats)]), [7, 3, 4, 1, 1, 4, 4, 1, 2, 5])
    const order = shuffled(moves, random)
    return { game, state, moves: Array.from({ length: seats }, () => order), junk }
  }
}

/** The last stays the last. */
function shuffled(moves: readonly unknown[], random: Xoshiro128): unknown[] {
  const all = [...moves]
  for (let i = all.length - 2; i > 0; i--) {
    const j = random.below(i + 1)
    ;[all[i], all[j]] = [all[j], all[i]]
  }
  return all
}

/** A normal distribution, as the sum of twelve uniform ones. */
function normal(random: Xoshiro128): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += share(random)
  return sum
}

const REACTS: { readonly [kind in Kind]: Player['reacts'] } = {
  /** Sees a sum at once: the closest races there are. */
  reflex: (random) => Math.max(180, 450 + 90 * normal(random)),
  /** Has to look for it. */
  search: (random) => 1600 * Math.exp(0.35 * normal(random)),
}

export function run({ lines: ways, tricks }: Row, kind: Kind, system: System, rounds: number, seed: number): Tally {
  const players = ways.map((way, seat) => ({
    way,
    reacts: REACTS[kind],
    ...(tricks !== undefined && seat === ways.length - 1 ? { tricks } : {}),
  }))
  return new Arena(players, system, new Xoshiro128(seed)).run(rounds, prizes(ways.length))
}

export interface Figures {
  /** By seat, of all prizes that were awarded, in percent. */
  readonly shares: readonly number[]
  /** The largest difference from an equal share among all seats and prizes, in percentage points. */
  readonly unequal: number
  /** Percent of the awards. */
  readonly wrong: number
  /** Ms of reaction that the last seat gained: mean, and what 19 of 20 stay below. */
  readonly gain: number
  readonly most: number
}

export function figures({ wins, wrong, awards, gains }: Tally): Figures {
  const all = [...wins.values()].filter((seats) => sum(seats) > awards / 20)
  const seats = gains.length
  const totals = gains.map((_, seat) => sum(all.map((one) => one[seat] ?? 0)))
  const percent = (won: number, of: number): number => (100 * won) / of
  const unequal = Math.max(...all.flatMap((one) => one.map((won) => Math.abs(percent(won, sum(one)) - 100 / seats))))
  const last = (gains.at(-1) ?? []).toSorted((a, b) => a - b)
  return {
    shares: totals.map((won) => percent(won, sum(totals))),
    unequal,
    wrong: percent(wrong, awards),
    gain: sum(last) / last.length,
    most: last[Math.floor(0.95 * (last.length - 1))] ?? 0,
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}
