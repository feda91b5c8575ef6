import { describe, expect, test } from 'vitest'
import { type Log, readLog, replay } from '../../../engine/log.ts'
import { unwrap } from '../../../engine/result.ts'
import type { Happening } from '../../../engine/text/game.ts'
import { LANGS, type Lang } from '../../../engine/text/lang.ts'
import { POINTS, testTexts } from '../../../engine/text/texts.testing.ts'
import { CARD_IDS } from '../rules/cards.ts'
import { type Move, PASS } from '../rules/moves.ts'
import { LINEUPS, OPTIONS, type Options } from '../rules/options.ts'
import { dicyCards } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { de } from './de.ts'
import { type Catalog, en } from './en.ts'
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
  counts: [[POINTS, (say, points) => say.points({ points })]],
  formulas: ['name'],
  same: {
    it: ['levels.iceberg'],
    fr: ['levels.iceberg', 'levels.avalanche', 'lineups.interaction.name', 'book.headings.options', 'points'],
    es: ['levels.iceberg', 'lineups.glacial.name', 'lineups.interglacial.name'],
    de: ['lesson.you'],
    pt: ['levels.avalanche', 'lineups.glacial.name', 'lineups.interglacial.name'],
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

const TEXTS = LANGS.map((lang) => textOf(ALL[lang]))
const who = (seat: number): string => ['Anna', 'Ben'][seat] as string

const LOG = `iacta 1 dicy-cards/1 {"lineup":"interglacial"} seats=2
throw 1 1 1 1 1
throw 1
throw 6 6 5 2 1 1
0 reroll odds 1 2
throw 6 3
0 score any-two
1 freeze straight
throw 5 5 4 4 2 1
1 pass
0 wake odds
throw 1 2 3 4 6 6
0 score straight
throw 1 1 1 1 1 2
1 reroll odds 1 1 1 1 1 2
throw 6 5 4 3 2 1
`

/** English to its end; the others until each kind of line has been told. */
const STORY: { readonly [lang in Lang]: readonly string[] } = {
  en: [
    'The line-up is drawn: Any Two, No Sixes, Odds, Straight and Two Pairs',
    'Anna goes first',
    'Anna rolls 6 6 5 2 1 1',
    'Anna freezes Odds and rerolls 1 2',
    'Anna rolls 6 3 and now has 1 3 5 6 6 6',
    'Anna scores Any Two with 6 6: 12 points',
    'Ben freezes Straight',
    'Ben rolls 5 5 4 4 2 1',
    'Ben passes and wakes 1 card',
    'Anna wakes Odds',
    'Anna rolls 1 2 3 4 6 6',
    'Anna scores Straight with 1 2 3 4: 10 points',
    'Ben rolls 1 1 1 1 1 2',
    'Ben freezes Odds and rerolls 1 1 1 1 1 2',
    'Ben rolls 6 5 4 3 2 1',
  ],
  it: [
    'Carte estratte: Due qualsiasi, Niente sei, Dispari, Sequenza e Due coppie',
    'Comincia Anna',
    'Anna lancia 6 6 5 2 1 1',
    'Anna congela Dispari e rilancia 1 2',
    'Anna lancia 6 3 e ora ha 1 3 5 6 6 6',
    'Anna fa 12 punti con Due qualsiasi (6 6)',
    'Ben congela Sequenza',
    'Ben lancia 5 5 4 4 2 1',
    'Ben passa e scongela 1 carta',
    'Anna scongela Dispari',
  ],
  fr: [
    'Cartes tirées au sort\u00a0: Deux au choix, Sans six, Impairs, Suite et Deux paires',
    'Anna commence',
    'Anna obtient 6 6 5 2 1 1',
    'Anna gèle Impairs et relance 1 2',
    'Anna obtient 6 3 et a maintenant 1 3 5 6 6 6',
    'Anna marque 12 points avec Deux au choix\u00a0: 6 6',
    'Ben gèle Suite',
    'Ben obtient 5 5 4 4 2 1',
    'Ben passe et dégèle 1 carte',
    'Anna dégèle Impairs',
  ],
  es: [
    'Las cartas que han salido: Dos a elegir, Sin seises, Impares, Escalera y Dos parejas',
    'Empieza Anna',
    'Anna saca 6 6 5 2 1 1',
    'Anna congela Impares y relanza 1 2',
    'Anna saca 6 3 y ahora tiene 1 3 5 6 6 6',
    'Anna puntúa Dos a elegir con 6 6: 12 puntos',
    'Ben congela Escalera',
    'Ben saca 5 5 4 4 2 1',
    'Ben pasa y descongela 1 carta',
    'Anna descongela Impares',
  ],
  de: [
    'Die ausgelosten Karten: Zwei beliebige, Ohne Sechs, Ungerade, Straße und Zwei Paare',
    'Anna beginnt',
    'Anna würfelt 6 6 5 2 1 1',
    'Anna friert „Ungerade“ ein und würfelt 1 2 neu',
    'Anna würfelt 6 3 und hat jetzt 1 3 5 6 6 6',
    'Anna wertet „Zwei beliebige“ mit 6 6: 12 Punkte',
    'Ben friert „Straße“ ein',
    'Ben würfelt 5 5 4 4 2 1',
    'Ben passt und taut 1 Karte auf',
    'Anna taut „Ungerade“ auf',
  ],
  pt: [
    'As cartas que saíram: Dois quaisquer, Sem seis, Ímpares, Sequência e Dois pares',
    'Anna começa',
    'Anna lança 6 6 5 2 1 1',
    'Anna congela Ímpares e relança 1 2',
    'Anna lança 6 3 e tem agora 1 3 5 6 6 6',
    'Anna pontua Dois quaisquer com 6 6: 12 pontos',
    'Ben congela Sequência',
    'Ben lança 5 5 4 4 2 1',
    'Ben passa e reativa 1 carta',
    'Anna reativa Ímpares',
  ],
}

function happenings(log: Log<Move, Options>): Happening<State, Move>[] {
  const all: Happening<State, Move>[] = []
  let before: State | null = null
  unwrap(
    replay(dicyCards, log, ({ state, entry }) => {
      if (entry !== null && before !== null) all.push({ before, input: entry.input, after: state, who })
      before = state
    }),
  )
  return all
}

test.each(LANGS)('a match told in %s', (lang) => {
  const lines = happenings(unwrap(readLog(dicyCards, LOG))).map(textOf(ALL[lang]).line)
  expect(lines.slice(0, STORY[lang].length)).toEqual(STORY[lang])
})

describe('passing, by what is frozen', () => {
  const options: Options = { lineup: 'glacial', cards: [], target: 100, lowestThree: 'others' }
  const start = dicyCards.land(dicyCards.setup(2, options), [1])
  const rolled = dicyCards.land(start, [1, 1, 1, 1, 1, 1]) // the first of the full hands
  const passing = (before: State) =>
    ({ before, input: { kind: 'move', seat: 0, move: PASS }, after: before, who }) as const
  const told = (before: State): readonly string[] => TEXTS.map((text) => text.line(passing(before)))

  test('nothing', () => {
    expect(told(rolled)).toEqual(['Anna passes', 'Anna passa', 'Anna passe', 'Anna pasa', 'Anna passt', 'Anna passa'])
  })

  test('everything, by rerolls', () => {
    expect(told({ ...rolled, active: 0 })).toEqual([
      'Anna passes and wakes all five cards',
      'Anna passa e scongela tutte e cinque le carte',
      'Anna passe et dégèle ses cinq cartes',
      'Anna pasa y descongela las cinco cartas',
      'Anna passt und taut alle fünf Karten auf',
      'Anna passa e reativa as cinco cartas',
    ])
  })

  test('everything, when the turn begins (R3)', () => {
    expect(told({ ...start, phase: 'choose', active: 0 })).toEqual([
      'Anna must pass and wakes all five cards',
      'Anna deve passare e scongela tutte e cinque le carte',
      'Anna doit passer et dégèle ses cinq cartes',
      'Anna tiene que pasar y descongela las cinco cartas',
      'Anna muss passen und taut alle fünf Karten auf',
      'Anna tem de passar e reativa as cinco cartas',
    ])
  })

  test('the time, though no rule of this game counts it', () => {
    const lines = TEXTS.map((text) => text.line({ before: start, input: { kind: 'time' }, after: start, who }))
    expect(lines[0]).toBe('Time’s up')
    expect(new Set(lines).size).toBe(LANGS.length)
  })
})

test.each([
  ['en', 'Pass', 'Score Straight', 'Freeze Odds, reroll 1 2'],
  ['it', 'Passa', 'Fai punti con Sequenza', 'Congela Dispari, rilancia 1 2'],
  ['fr', 'Passer', 'Marquer avec Suite', 'Geler Impairs, relancer 1 2'],
  ['es', 'Pasar', 'Puntuar Escalera', 'Congelar Impares, relanzar 1 2'],
  ['de', 'Passen', '„Straße“ werten', '„Ungerade“ einfrieren, 1 2 neu würfeln'],
  ['pt', 'Passar', 'Pontuar Sequência', 'Congelar Ímpares, relançar 1 2'],
] as const)('labels of moves in %s', (lang, ...labels) => {
  const text = textOf(ALL[lang])
  const moves = ['pass', 'score straight', 'reroll odds 1 2'].map((written) => dicyCards.read(written) as Move)
  expect(moves.map((move) => text.move(move))).toEqual(labels)
})
