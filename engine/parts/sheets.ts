/** Sheets that are written on, as a game brings them to `iacta sheets`: drawn ones, generated ones, and drafts from a file. */
import type { Result } from '../result.ts'
import type { Lang } from '../text/lang.ts'
import type { StyledLine } from './terminal.ts'

/** A fault of a sheet: a code and its subject. */
interface SheetFinding {
  readonly code: string
  readonly where: string
}

export interface SheetReport {
  /** None: it is fit to be played. */
  readonly findings: readonly SheetFinding[]
  /** What games on it are like, by name; null where none were played. */
  readonly figures: { readonly [figure: string]: number } | null
}

export interface Sheets {
  /** The drawn ones, in order. */
  readonly ids: readonly string[]
  /** Is there a sheet of this name, drawn or generated? */
  knows(id: string): boolean
  /** Names of `count` generated sheets. */
  seeds(count: number): Iterable<string>
  /** Parses a sheet drawn by a person: returns its name, or the first fault. */
  draft(source: string): Result<string, SheetFinding>
  /** `games`: number of games played on it; 0 checks the drawing only. */
  check(id: string, games: number): SheetReport
  /** In characters. */
  picture(id: string, columns: number): readonly StyledLine[]
  /** As an SVG. */
  svg(id: string, text: SheetsText): string
  /** Several on one page, as an SVG. */
  contact(ids: readonly string[], text: SheetsText): string
  text(lang: Lang): Promise<SheetsText>
}

/** The words of a language. Methods, as in `Game`. */
export interface SheetsText {
  name(id: string): string
  /** What the sheet belongs to: "Chapter 2: Along the zodiac". */
  group(id: string): string
  finding(finding: SheetFinding): string
  figures(figures: NonNullable<SheetReport['figures']>): string
}
