/** What a game brings, each part loaded when asked for: `games/<id>/index.ts` is one of these, `games/index.ts` lists them. */
import type { GameBots } from './bots/bot.ts'
import type { Fixed } from './bots/fixed.ts'
import type { Solver } from './bots/solver.ts'
import type { Strengths } from './bots/strength.ts'
import type { Plan } from './conformance/suite.ts'
import type { Game } from './contract.ts'
import type { Campaign } from './parts/campaign.ts'
import type { Daily } from './parts/daily.ts'
import type { Odds } from './parts/odds.ts'
import type { Sheets } from './parts/sheets.ts'
import type { TerminalBoard } from './parts/terminal.ts'
import type { Cover, GameText } from './text/game.ts'
import type { Lang } from './text/lang.ts'

/** How a game is tried in tests: what the conformance suite plays in every runtime, and its golden playthroughs. */
export interface Trials {
  readonly plan: Plan
  readonly golden: readonly GoldenRun[]
  /** Positions that chance hardly ever brings, so that what only they allow or refuse is tried as well. */
  readonly rare?: readonly unknown[]
  /** A position in one line of words. */
  sketch(state: unknown): string
}

export interface GoldenRun {
  readonly name: string
  readonly seats: number
  readonly seed: number
  readonly options: object
}

export interface GameEntry {
  /** As its newest rules have it. */
  readonly seats: Game['seats']
  /** The little that a shelf of boxes needs. */
  readonly cover: (lang: Lang) => Promise<Cover>
  /** The rules by version: old ones stay, so that old logs replay. */
  readonly rules: { readonly [version: number]: () => Promise<Game> }
  readonly text: (lang: Lang) => Promise<GameText>
  readonly terminal: (lang: Lang) => Promise<TerminalBoard>
  readonly bots: () => Promise<GameBots>
  /** By level: its character in a sentence. */
  readonly characters: (lang: Lang) => Promise<{ readonly [level: string]: string }>
  /** How strong the bots' levels are, as measured. */
  readonly strengths: () => Promise<Strengths>
  readonly fixed: () => Promise<Fixed>
  /** Only where the game can be solved exactly. */
  readonly solve?: () => Promise<Solver>
  /** Only where there are counts worth a table: what throws can bring. */
  readonly odds?: () => Promise<Odds>
  /** Only where it is played on sheets. */
  readonly sheets?: () => Promise<Sheets>
  /** Only where games can belong together. */
  readonly campaign?: () => Promise<Campaign>
  /** Only where there is a table of the day. */
  readonly daily?: () => Promise<Daily>
  readonly trials: () => Promise<Trials>
}
