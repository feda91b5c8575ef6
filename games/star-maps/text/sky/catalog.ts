/** The names in the sky: sheets, figures, chapters, special scorings, bonuses, shapes, medals. */
import type { Says } from '../../../../engine/text/catalog.ts'
import type { BonusId } from '../../rules/bonus-ids.ts'
import type { DIFFICULTIES } from '../../sheets/generator.ts'

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

interface ChapterText {
  readonly title: string
  /** A few sentences, before the first sheet of the chapter. */
  readonly intro: string
}

export interface SkyTexts {
  /** A star of this shape, and all of them: as in the middle of a sentence. */
  readonly shapes: { readonly [shape in Shape]: { readonly one: string; readonly all: string } }
  readonly sheets: { readonly [sheet in SheetName]: string }
  /** As in the middle of a sentence: "the Cross". */
  readonly figures: { readonly [figure in FigureName]: string }
  /** Chapter 1 first. */
  readonly chapters: readonly [ChapterText, ChapterText, ChapterText, ChapterText, ChapterText]
  readonly scorings: { readonly [scoring in Scoring]: NamedRule }
  readonly bonuses: { readonly [bonus in BonusId]: NamedRule }
  readonly difficulties: { readonly [difficulty in (typeof DIFFICULTIES)[number]]: string }
  /** As in the middle of a sentence. */
  readonly medals: { readonly [medal in Medal]: string }
  /** The name of a generated sheet. */
  readonly generated: Says<{ seed: string; difficulty: string }>
}
