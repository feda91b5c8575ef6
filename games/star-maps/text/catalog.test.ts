import { describe, expect, test } from 'vitest'
import { LANGS, type Lang } from '../../../engine/text/lang.ts'
import { COUNTS } from '../../../engine/text/sentences.ts'
import { testTexts } from '../../../engine/text/texts.testing.ts'
import { daily } from '../daily/daily.ts'
import { BONUS_IDS } from '../rules/bonus-ids.ts'
import { bonusRule } from '../rules/bonuses.ts'
import { DIFFICULTIES } from '../sheets/generator.ts'
import { chartOf, SHEET_IDS } from '../sheets/library.ts'
import { DRAWINGS } from './book.ts'
import type { Catalog } from './catalog.ts'
import { RULE_NUMBERS } from './catalog.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'
import { FIGURE_NAMES, SCORINGS, SHEET_NAMES } from './sky/catalog.ts'
import { loadText, textOf } from './texts.ts'

const ALL = { en, it, fr, es, de, pt } satisfies { readonly [lang in Lang]: Catalog }

testTexts<Catalog>({
  ...{ all: ALL, textOf, load: loadText },
  rules: [...RULE_NUMBERS, ...SCORINGS, ...BONUS_IDS.map(bonusRule)],
  drawings: ['shapes', ...Object.values(DRAWINGS)],
  whole: /^(book\.(shapes|aboutB|scorings|bonuses)|reasons)|(intro|rule)$/,
  formulas: [
    ...['board.questions.bonusTarget', 'board.preview.difference', 'board.others.sheetOf', 'board.preview.change'],
    ...['moves.bonus', 'moves.into', 'place.die', 'place.star', 'place.circle'],
  ],
  same: {
    it: ['board.sheet.round', 'options.connectBonus.values.off'],
    fr: [
      ...['board.sheet.total', 'book.headings.options', 'sky.medals.bronze'],
      ...['dragon', 'lion', 'lyre', 'scorpion'].map((sheet) => `sky.sheets.${sheet}`),
    ],
    es: ['board.sheet.total', 'options.connectBonus.values.off'],
    de: ['levels.navigator'],
    pt: ['board.sheet.total', 'sky.medals.bronze'],
  },
})

test('every drawn sheet and every figure has a name, and no other', () => {
  expect(SHEET_NAMES).toEqual(SHEET_IDS)
  const figures = SHEET_IDS.flatMap((id) => chartOf(id).sheet.figure?.name ?? [])
  const generated = DIFFICULTIES.map((difficulty) => chartOf(`seed:a:${difficulty}`).sheet.figure?.name)
  expect(new Set([...figures, ...generated])).toEqual(new Set(FIGURE_NAMES))
})

describe.each(LANGS)('%s', (lang) => {
  const say: Catalog = ALL[lang]
  const text = textOf(say)

  test('tells the numbers of the rules as the rules have them', () => {
    const numbers = (told: string): string[] => told.match(/\d+/g) ?? []
    expect(numbers(say.sky.scorings.C1.rule).sort()).toEqual(['3', '5'])
    expect(numbers(say.book.scorings.C2)).toEqual(['0', '3', '5', '4', '6', '2', '7', '27', '2', '29'])
    expect(numbers(say.sky.scorings.C4.rule)).toEqual(['5'])
    expect(numbers(say.sky.scorings.C5.rule)).toEqual(['2'])
    expect(numbers(say.book.R8)).toEqual(numbers(en.book.R8))
    expect(numbers(say.sky.bonuses.turn.rule)).toEqual(['7'])
  })

  test('has a name of its own for everything in the sky', () => {
    const { sheets, figures, shapes, bonuses, scorings, chapters, medals, difficulties } = say.sky
    const named = [
      Object.values(sheets),
      Object.values(figures),
      Object.values(shapes).map(({ one }) => one),
      Object.values(bonuses).map(({ name }) => name),
      Object.values(scorings).map(({ name }) => name),
      chapters.map(({ title }) => title),
      Object.values(medals),
      Object.values(difficulties),
    ]
    for (const names of named) expect(new Set(names).size, names.join()).toBe(names.length)
  })

  test('introduces each chapter in a few sentences', () => {
    for (const { intro } of say.sky.chapters) {
      const count = intro.match(/[.!](\s|$)/g)?.length ?? 0
      expect(count, intro).toBeGreaterThanOrEqual(3)
      expect(intro.length, intro).toBeLessThanOrEqual(420)
    }
  })

  test('names sheets, drawn and generated', () => {
    expect(text.sheetName('great-bear')).toBe(say.sky.sheets['great-bear'])
    expect(text.sheetName('seed:a:b:hard')).toBe(
      say.sky.generated({ seed: 'a:b', difficulty: say.sky.difficulties.hard }),
    )
    const { sheet } = daily.options('2026-11-17') as { readonly sheet: string }
    expect(text.sheetName(sheet)).not.toContain('2026')
  })
})

test.each([
  ['en', ['0 points', '1 point', '2 points', '5 points', '21 points']],
  ['it', ['0 punti', '1 punto', '2 punti', '5 punti', '21 punti']],
  ['fr', ['0 point', '1 point', '2 points', '5 points', '21 points']],
  ['es', ['0 puntos', '1 punto', '2 puntos', '5 puntos', '21 puntos']],
  ['de', ['0 Punkte', '1 Punkt', '2 Punkte', '5 Punkte', '21 Punkte']],
  ['pt', ['0 pontos', '1 ponto', '2 pontos', '5 pontos', '21 pontos']],
] as const)('points in %s', (lang, expected) => {
  const told = COUNTS.map((points) => ALL[lang].lines.now({ points }))
  expect(told.map((line) => /\d+ \p{L}+/u.exec(line)?.[0])).toEqual(expected)
})
