/** What a game brings, each part loaded when asked for: `games/<id>/index.ts` is one of these, `games/index.ts` lists them. */
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

/** How a game is tried in tests: what the conformance suite plays in every runtime, and its golden playthroughs. */
export interface Fixtures {
  readonly plan: ConformancePlan
  readonly golden: readonly GoldenRun[]
  /** Positions that chance hardly ever brings, so that what only they allow or refuse is tried as well. */
  readonly rare?: readonly unknown[]
  /** A position in one line of words. */
  summarize(state: unknown): string
}

export interface GoldenRun {
  readonly name: string
  readonly seats: number
  readonly seed: number
  readonly options: object
}

/**
 * What a game brings. Rules and texts are enough; each other part has a default (`games/defaults.ts`) or is not offered.
 * A board, a box and a lesson for pages lie in the game's own folder (`kit/board.ts`) and are optional too.
 */
export interface GameEntry {
  /** As its newest rules have it. */
  readonly seats: Game['seats']
  /** Authors, publisher and year, the same in every language. */
  readonly credits?: string
  /** The rules by version: old ones stay, so that old logs replay. */
  readonly rules: { readonly [version: number]: () => Promise<Game> }
  readonly text: (lang: Lang) => Promise<GameText | GameWords>
  /** The little that a shelf of boxes needs; default: of its texts. */
  readonly cover?: (lang: Lang) => Promise<Cover>
  /** Default: `iacta play` tells the table line by line. */
  readonly terminal?: (lang: Lang) => Promise<TerminalBoard>
  /** Default: four levels by generic search (`bots/default.ts`). */
  readonly bots?: () => Promise<GameBots>
  /** By level: its character in a sentence. */
  readonly characters?: (lang: Lang) => Promise<{ readonly [level: string]: string }>
  /** By kind of decision that the bots tell apart (`decisionKind`): its name ("Rerolling"). Default: of the one kind `choice`. */
  readonly decisionKinds?: (lang: Lang) => Promise<{ readonly [kind: string]: string }>
  /** Packs of puzzles by name, as `npm run puzzles` writes them (`bots/puzzles/pack.ts`). */
  readonly puzzles?: { readonly [pack: string]: () => Promise<string> }
  /** How strong the bots' levels are, as measured. */
  readonly ratings?: () => Promise<Ratings>
  /** Only where the game can be solved exactly; default: a generic solver, for a game that has the default bots as well. */
  readonly solve?: () => Promise<Solver>
  /** Only where there are counts worth a table: what throws can bring. */
  readonly odds?: () => Promise<Odds>
  /** Only where it is played on sheets. */
  readonly sheets?: () => Promise<Sheets>
  /** Only where games can belong together. */
  readonly campaign?: () => Promise<Campaign>
  /** Only where there is a table of the day. */
  readonly daily?: () => Promise<Daily>
  /** Default: one match with the default options for each number of seats. */
  readonly fixtures?: () => Promise<Fixtures>
}

/** A game with everything that the program asks of every game. */
export interface GameParts extends GameEntry {
  readonly text: (lang: Lang) => Promise<GameText>
  readonly cover: NonNullable<GameEntry['cover']>
  readonly bots: NonNullable<GameEntry['bots']>
  readonly characters: NonNullable<GameEntry['characters']>
  readonly decisionKinds: NonNullable<GameEntry['decisionKinds']>
  readonly fixtures: NonNullable<GameEntry['fixtures']>
}
