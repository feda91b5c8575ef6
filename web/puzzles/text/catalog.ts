/** What the pages of puzzles say. Loaded with them, not with the shell. */

import type { Says } from '../../../engine/text/catalog.ts'
import { languages } from '../../../engine/text/lang.ts'

export interface PuzzleTexts {
  readonly title: string
  readonly help: string
  /** Days in a row with at least one puzzle. */
  readonly streak: Says<{ count: number }>
  readonly noStreak: string
  readonly forgives: string
  readonly start: string
  readonly five: string
  /** Puzzles due today. */
  readonly waiting: Says<{ count: number }>
  readonly sets: string
  /** Of packs, by their names: who plays. */
  readonly packs: { readonly two: string; readonly solo: string; readonly drill: string }
  readonly own: string
  readonly ownHelp: string
  readonly noOwn: string
  /** While games of this device are looked through for mistakes. */
  readonly looking: Says<{ count: number }>
  readonly solved: Says<{ count: number }>
  readonly difficulty: Says<{ level: number }>
  readonly progress: Says<{ step: number; last: number }>
  readonly leave: string
  readonly right: string
  readonly wrong: string
  /** After a wrong answer: how many more games of a hundred the best wins. */
  readonly more: Says<{ best: string; count: number }>
  /** After a right one: how many fewer games of a hundred the next best wins. */
  readonly ahead: Says<{ count: number }>
  readonly yours: string
  readonly best: string
  /** The move of the player's own game. */
  readonly played: string
  readonly estimated: string
  /** Everything was found, and the time. */
  readonly quick: Says<{ seconds: string }>
  readonly missed: Says<{ what: string }>
  readonly next: string
  readonly finish: string
  readonly result: Says<{ count: number; last: number }>
  readonly all: string
  readonly tomorrow: Says<{ count: number }>
  readonly again: string
  readonly back: string
  readonly nothing: string
  readonly nothingHelp: string
  readonly notKept: string
}

export const loadPuzzleText = languages<PuzzleTexts>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
