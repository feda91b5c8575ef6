/** The names in the sky: sheets, figures, chapters, special scorings, bonuses, shapes, medals. */
import type { sky } from './en.ts'

/** The drawn sheets, chapter by chapter, as `sheets/library.ts` has them. */
export const SHEET_NAMES = [
  ...(['great-bear', 'little-bear', 'royal-couple', 'swan', 'lion', 'hunter'] as const),
  ...(['twins', 'bull', 'scorpion', 'teapot', 'maiden', 'eagle'] as const),
  ...(['hero', 'chained-lady', 'winged-horse', 'charioteer', 'herdsman', 'strong-man'] as const),
  ...(['southern-cross', 'ship', 'great-dog', 'crane', 'raven-and-cup', 'lyre'] as const),
  ...(['dragon', 'water-snake', 'river', 'fishes', 'snake-bearer', 'whale'] as const),
] as const

/** The figures inside them (C4); `figure` is that of a generated sheet. */
export const FIGURE_NAMES = ['cross', 'false-cross', 'haunch', 'neck', 'sail', 'strings', 'figure'] as const

export const SCORINGS = ['C1', 'C2', 'C3', 'C4', 'C5'] as const
export const MEDALS = ['bronze', 'silver', 'gold'] as const

export type SheetName = (typeof SHEET_NAMES)[number]
export type FigureName = (typeof FIGURE_NAMES)[number]
export type Scoring = (typeof SCORINGS)[number]
export type Medal = (typeof MEDALS)[number]
export type Shape = 1 | 2 | 3 | 4 | 5 | 6

/** A name and what it does, in one short sentence. */
export interface NamedRule {
  readonly name: string
  readonly rule: string
}

export interface ChapterText {
  readonly title: string
  /** A few sentences, before the first sheet of the chapter. */
  readonly intro: string
}

export type SkyTexts = typeof sky
