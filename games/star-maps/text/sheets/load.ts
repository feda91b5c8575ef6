import type { SheetsText } from '../../../../engine/parts/sheets.ts'
import { type Lang, languages, locale } from '../../../../engine/text/lang.ts'
import { chartOf } from '../../sheets/library.ts'
import { loadText } from '../texts.ts'
import type { CheckTexts } from './catalog.ts'

const loadTexts = languages<CheckTexts>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})

/** The texts about sheets in this language, and a line for the special scoring of a sheet's chapter. */
export interface StarSheetsText extends SheetsText {
  scoring(id: string): string
}

export async function loadSheetsText(lang: Lang): Promise<StarSheetsText> {
  const [say, { sky, sheetName, scoring }] = await Promise.all([loadTexts(lang), loadText(lang)])
  const chapterOf = (id: string): number => chartOf(id).sheet.chapter
  const decimal = (n: number, digits: number): string =>
    n.toLocaleString(locale(lang), { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return {
    name: (id) => (id.startsWith('draft:') ? chartOf(id).sheet.id : sheetName(id)),
    group: (id) => say.chapter({ chapter: chapterOf(id), title: sky.chapters[chapterOf(id) - 1]?.title ?? '' }),
    scoring: (id) => scoring(chapterOf(id)).rule,
    finding: ({ code, where }) => (say.findings[code as keyof CheckTexts['findings']] ?? unknown)({ where }),
    figures: ({ rounds = 0, skilled = 0, random = 1 }) =>
      say.figures({
        rounds,
        skilled: decimal(skilled, 1),
        random: decimal(random, 1),
        ratio: decimal(skilled / random, 2),
      }),
  }
}

function unknown({ where }: { readonly where: string }): never {
  throw new Error(`a finding without a sentence: ${where}`)
}
