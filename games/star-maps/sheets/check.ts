/**
 * Is a sheet fit to be played? Checks its structure (`validate.ts`) and, by playouts, its length and whether skill pays. For the command
 * line, the tests, and people who draw a sheet.
 */
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { plain, soloGames } from '../rules/medals.ts'
import { starMaps } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { lend } from './library.ts'
import type { Sheet } from './sheet.ts'
import { type ProblemCode, problemsOf } from './validate.ts'

export type FindingCode =
  | ProblemCode
  | 'short' // the middle game has fewer rounds than it should
  | 'long' // … or more
  | 'luck' // good play does not score enough more than chance does

export interface Finding {
  readonly code: FindingCode
  /** What it is about: `s3`, `b1 b4`; of games, the figure that is out of bounds. */
  readonly where: string
}

/** What games on a sheet are like. */
export interface Playouts {
  /** Of a good player's games the one in the middle: the rounds in which it did something. */
  readonly rounds: number
  /** Mean scores of a good player, and of one who does just anything. */
  readonly skilled: number
  readonly random: number
}

export interface Check {
  readonly findings: readonly Finding[]
  /** Null where the structure is broken, or no games were asked for. */
  readonly playouts: Playouts | null
}

export const ROUNDS = { least: 12, most: 22 } as const
/** A good player's mean must be at least this many times that of random play. */
const SKILL = 1.6

/** `playouts`: the number of games of either kind; 0 checks the structure only. The same sheet always gets the same answer. */
export function checkSheet(sheet: Sheet, { playouts = 0 }: { readonly playouts?: number } = {}): Check {
  const problems = problemsOf(sheet)
  if (problems.length > 0 || playouts === 0) return { findings: problems, playouts: null }
  const games = playSheet(sheet, playouts)
  return { findings: findingsOf(games), playouts: games }
}

function findingsOf({ rounds, skilled, random }: Playouts): Finding[] {
  const ratio = skilled / random
  return [
    ...(rounds < ROUNDS.least ? [{ code: 'short' as const, where: `${rounds}` }] : []),
    ...(rounds > ROUNDS.most ? [{ code: 'long' as const, where: `${rounds}` }] : []),
    ...(ratio < SKILL ? [{ code: 'luck' as const, where: ratio.toFixed(2) }] : []),
  ]
}

function playSheet(sheet: Sheet, games: number): Playouts {
  const name = lend(sheet)
  const skilled = soloGames(name, games, 0)
  const lengths = skilled.map(actedRounds).sort((a, b) => a - b)
  return {
    rounds: lengths[games >> 1] as number,
    skilled: mean(skilled.map(points)),
    random: mean(Array.from({ length: games }, (_, game) => points(randomGame(name, game)))),
  }
}

/** In the last round one was stuck (R7). */
const actedRounds = ({ round }: State): number => round - 1
const points = (state: State): number => starMaps.scores(state)[0] as number
const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length

function randomGame(name: string, seed: number): State {
  const random = new Xoshiro128(seed)
  let state = starMaps.setup(1, plain(name))
  for (let turn = starMaps.turn(state); turn.kind !== 'over'; turn = starMaps.turn(state)) {
    state =
      turn.kind === 'throw'
        ? starMaps.land(state, random.throw(turn.sides))
        : starMaps.move(state, 0, random.pick(starMaps.moves(state, 0)))
  }
  return state
}
