import { describe, expect, test } from 'vitest'
import { LANGS, type Lang } from '../../../engine/text/lang.ts'
import { COUNTS } from '../../../engine/text/sentences.ts'
import { testTexts } from '../../../engine/text/texts.testing.ts'
import { CARD_IDS } from '../rules/cards.ts'
import { LINEUPS, OPTIONS, type Options } from '../rules/options.ts'
import type { Catalog } from './catalog.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'
import { loadText, textOf } from './texts.ts'

const ALL = { en, it, fr, es, de, pt } satisfies { readonly [lang in Lang]: Catalog }

testTexts<Catalog>({
  ...{ all: ALL, textOf, load: loadText },
  rules: Array.from({ length: 11 }, (_, i) => `R${i + 1}`),
  whole: /^book\.(cards|example)|(rule|about)$/,
  same: {
    it: ['name', 'levels.iceberg'],
    fr: ['name', 'levels.iceberg', 'levels.avalanche', 'lineups.interaction.name', 'book.headings.options', 'points'],
    es: ['name', 'levels.iceberg', 'lineups.glacial.name', 'lineups.interglacial.name'],
    de: ['name'],
    pt: ['name', 'levels.avalanche', 'lineups.glacial.name', 'lineups.interglacial.name'],
  },
})

describe.each(LANGS)('%s', (lang) => {
  const say: Catalog = ALL[lang]
  const text = textOf(say)

  test('tells every card and line-up in the rules', () => {
    const told = text.rules.map((rule) => rule.text)
    for (const id of CARD_IDS) {
      const { name, rule } = say.cards[id]
      expect(told.some((line) => line.startsWith(`${name} — ${rule} `))).toBe(true)
    }
    for (const [lineup, ids] of Object.entries(LINEUPS)) {
      const { name } = say.lineups[lineup as Options['lineup']]
      const line = told.find((line) => line.startsWith(`${name} — `)) ?? ''
      for (const id of ids) expect(line).toContain(say.cards[id].name)
    }
    for (const { name, about } of Object.values(say.lineups)) {
      expect(told.some((line) => line.startsWith(`${name} — `) && line.endsWith(about))).toBe(true)
    }
  })

  test('lists line-ups and cards in the order of their tables', () => {
    expect(Object.keys(say.lineups)).toEqual('values' in OPTIONS.lineup ? OPTIONS.lineup.values : [])
    expect(Object.keys(say.cards)).toEqual(CARD_IDS)
  })

  test('has different names for different cards, and names them in the example', () => {
    expect(new Set(CARD_IDS.map((id) => say.cards[id].name)).size).toBe(12)
    for (const id of ['double-pair', 'no-sixes', 'straight'] as const) {
      expect(say.book.example).toContain(say.cards[id].name)
    }
    expect(say.book.example.match(/\d+/g)?.join(' ')).toMatch(
      /^6 6 5 2 1 1 (6 6 24|24 6 6) 5 5 4 4 2 1 21 1 2 6 3 6 4 25 6 4 4 3 2 1 1 2 3 4 10$/,
    )
  })

  test('keeps dice on one line in the rules', () => {
    const told = text.rules.map((rule) => rule.text).join('\n')
    expect(told).not.toMatch(/\b\d \d\b/)
    expect(told.match(/\d(\u00a0\d)+/g)).toEqual(
      expect.arrayContaining(['4\u00a05', '6\u00a06\u00a05\u00a02\u00a01\u00a01', '1\u00a02\u00a03\u00a04']),
    )
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
  expect(COUNTS.map((points) => ALL[lang].points({ points }))).toEqual(expected)
})
