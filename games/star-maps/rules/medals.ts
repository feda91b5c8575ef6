/**
 * Bronze, silver and gold (R12): what 20, 50 and 85 % of the navigator's games on a sheet, alone and without bonuses, stay below.
 * Drawn sheets have them written down (`scripts/medals.ts`); a generated sheet's are found when asked for.
 */
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { Recent } from '../../../engine/recent.ts'
import { luckFrom, NAVIGATOR, playOn } from '../bots/playout.ts'
import { chartOf } from '../sheets/library.ts'
import type { Sheet } from '../sheets/sheet.ts'
import type { Options } from './options.ts'
import { starMaps } from './rules.ts'
import type { State } from './state.ts'

export type Medals = NonNullable<Sheet['medals']>

/** How many games set the medals of a drawn sheet, and of a generated one. */
export const GAMES = { drawn: 2000, generated: 200 } as const
const BELOW = [0.2, 0.5, 0.85] as const

export const plain = (sheet: string): Options => ({ sheet, bonuses: [], connectBonus: 'on' })

/** The navigator's solo results: the last position of `games` games with fixed seeds. */
export function soloGames(sheet: string, games: number, noise = NAVIGATOR): State[] {
  const start = starMaps.setup(1, plain(sheet))
  const play = (game: number): State => playOn([start], luckFrom(new Xoshiro128(game), 1), noise)[0] as State
  return Array.from({ length: games }, (_, game) => play(game))
}

export function computeMedals(sheet: string, games: number): Medals {
  const scores = soloGames(sheet, games)
    .map((state) => starMaps.scores(state)[0] as number)
    .sort((a, b) => a - b)
  const [bronze, silver, gold] = BELOW.map((part) => scores[Math.floor(part * games)] as number) as unknown as Medals
  const second = Math.max(silver, bronze + 1)
  return [bronze, second, Math.max(gold, second + 1)]
}

/** Names of generated sheets come from outside. */
const computed = new Recent<string, Medals>(100)

/** The medals of any sheet. The first time it takes some 20 ms for a generated one; the same seed always has the same. */
export function medalsOf(name: string): Medals {
  const known = chartOf(name).sheet.medals ?? computed.get(name)
  return known ?? computed.set(name, computeMedals(name, GAMES.generated))
}

/** How many medals these points are good for: 0 to 3. */
export function medalOf(name: string, points: number): number {
  return medalsOf(name).filter((least) => points >= least).length
}

/** The score to play for next: the first medal above these points; gold where there is none. */
export function medalAhead(name: string, points: number): number {
  const medals = medalsOf(name)
  return medals.find((medal) => medal > points) ?? medals[2]
}
