/** The texts of `iacta sheets`: a sentence for every finding. Only that command loads them. */
import type { Says } from '../../../../engine/text/catalog.ts'
import type { FindingCode } from '../../sheets/check.ts'
import type { SheetFault } from '../../sheets/sheet.ts'

type Code = FindingCode | SheetFault['code']

export interface CheckTexts {
  /** `where`: "s3", "b1 b4", a line of the text, or the figure that is out of bounds. */
  readonly findings: { readonly [code in Code]: Says<{ where: string }> }
  /** What games are like. `ratio`: how many times the points of chance good play makes. */
  readonly figures: Says<{ rounds: number; skilled: string; random: string; ratio: string }>
  readonly chapter: Says<{ chapter: number; title: string }>
}
