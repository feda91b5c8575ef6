/** A game's entry: its parts, each loaded on demand. `games/<id>/index.ts` exports one, `games/index.ts` lists them. */
import type { GameBots } from './bots/bot.ts'
import type { Ratings } from './bots/ratings.ts'
import type { Solver } from './bots/solver.ts'
import type { ConformancePlan } from './conformance/suite.ts'
import type { Game } from './contract.ts'
import type { Campaign } from './parts/campaign.ts'
import type { Daily } from './parts/daily.ts'
import type { Odds } from './parts/odds.ts'
import type { Sheets } from './parts/sheets.ts'
import type { TerminalBoard } from './parts/terminal.ts'
import type { Cover, GameText } from './text/game.ts'
import type { Lang } from './text/lang.ts'
import type { GameWords } from './text/plain.ts'

/** What tests play: the matches of the conformance suite and the golden playthroughs. */
export interface Fixtures {
  readonly plan: ConformancePlan
  readonly golden: readonly GoldenRun[]
  /** Rare positions that random play hardly ever reaches, for the checks of moves and refusals. */
  readonly rare?: readonly unknown[]
  /** Returns a position as one line of words. */
  summarize(state: unknown): string
}

export interface GoldenRun {
  readonly name: string
  readonly seats: number
  readonly seed: number
  readonly options: object
}

/**
 * A game's parts. Rules and texts are required; every other part has a default (`games/defaults.ts`) or is optional. A game's board, box
 * and lesson lie in its own folder (`kit/board.ts`) and are optional too.
 */
export interface GameEntry {
  /** As in its newest rules. */
  readonly seats: Game['seats']
  /** Authors, publisher and year, the same in every language. */
  readonly credits?: string
  /** The rules by version: old ones stay, so that old logs replay. */
  readonly rules: { readonly [version: number]: () => Promise<Game> }
  readonly text: (lang: Lang) => Promise<GameText | GameWords>
  /** The texts of the front page; default: from `text`. */
  readonly cover?: (lang: Lang) => Promise<Cover>
  /** Default: `iacta play` prints the table line by line. */
  readonly terminal?: (lang: Lang) => Promise<TerminalBoard>
  /** Default: four levels by generic search (`bots/default.ts`). */
  readonly bots?: () => Promise<GameBots>
  /** Packs of puzzles by name, as `npm run puzzles` writes them (`bots/puzzles/pack.ts`). */
  readonly puzzles?: { readonly [pack: string]: () => Promise<string> }
  /** The measured strength of the levels. */
  readonly ratings?: () => Promise<Ratings>
  /** For games that can be solved exactly. Default: the generic solver, if the game has the default bots. */
  readonly solve?: () => Promise<Solver>
  /** Exact counts over all throws, for `iacta odds`. */
  readonly odds?: () => Promise<Odds>
  /** For games played on sheets. */
  readonly sheets?: () => Promise<Sheets>
  /** For games that form a campaign. */
  readonly campaign?: () => Promise<Campaign>
  /** For games with a challenge of the day. */
  readonly daily?: () => Promise<Daily>
  /** Default: one match with the default options for each number of seats. */
  readonly fixtures?: () => Promise<Fixtures>
}

/** A game's entry, completed by defaults. */
export interface GameParts extends GameEntry {
  readonly text: (lang: Lang) => Promise<GameText>
  readonly cover: NonNullable<GameEntry['cover']>
  readonly bots: NonNullable<GameEntry['bots']>
  readonly fixtures: NonNullable<GameEntry['fixtures']>
}
