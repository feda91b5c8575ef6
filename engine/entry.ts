/** What a game brings, each part loaded when asked for: `games/<id>/index.ts` is one of these, `games/index.ts` lists them. */
import type { GameBots } from './bot.ts'
import type { Plan } from './conformance/suite.ts'
import type { Game } from './contract.ts'
import type { Fixed } from './fixed.ts'
import type { TerminalBoard } from './terminal.ts'
import type { GameText } from './text/game.ts'
import type { Lang } from './text/lang.ts'

/** How a game is tried in tests: what the conformance suite plays in every runtime, and its golden playthroughs. */
export interface Trials {
  readonly plan: Plan
  readonly golden: readonly GoldenRun[]
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
  /** The rules by version: old ones stay, so that old logs replay. */
  readonly rules: { readonly [version: number]: () => Promise<Game> }
  readonly text: (lang: Lang) => Promise<GameText>
  readonly terminal: (lang: Lang) => Promise<TerminalBoard>
  readonly bots: () => Promise<GameBots>
  readonly fixed: () => Promise<Fixed>
  readonly trials: () => Promise<Trials>
}
