/** The contenders, one row each, and our goals. */

import { cPlayer, nodePlayer, type Opened, peerPlayer } from './player.ts'

export interface Contender {
  readonly name: string
  readonly what: string
  /** Games of one round: some tenths of a second. */
  readonly games: number
  readonly open: () => Opened
}

export const CONTENDERS = [
  {
    name: 'play',
    what: 'ours, every input through the contract and `play`',
    games: 100_000,
    open: () => nodePlayer('ours.ts'),
  },
  {
    name: 'boardgame.io',
    what: 'boardgame.io 0.50.2, headless client',
    games: 300,
    open: () => peerPlayer('peers/boardgame-io.ts'),
  },
  {
    name: 'c',
    what: 'C with tables, for this setting alone: the limit',
    games: 2_000_000,
    open: () => cPlayer('c/dicy-cards.c'),
  },
] as const satisfies readonly Contender[]

export type Name = (typeof CONTENDERS)[number]['name']

/** Speeds in inputs a second, by contender. */
export type Speeds = { readonly [name in Name]?: number }

interface Goal {
  readonly what: string
  readonly least: number
  /** Undefined where a contender that it needs has not played. */
  readonly value: (speeds: Speeds) => number | undefined
}

const ratio = (one?: number, two?: number): number | undefined =>
  one === undefined || two === undefined ? undefined : one / two

export const GOALS: readonly Goal[] = [
  { what: 'play, million inputs a second: floor', least: 8, value: ({ play }) => ratio(play, 1e6) },
  { what: 'play, million inputs a second: aim', least: 20, value: ({ play }) => ratio(play, 1e6) },
  { what: 'play, times boardgame.io', least: 1000, value: (speed) => ratio(speed.play, speed['boardgame.io']) },
]
