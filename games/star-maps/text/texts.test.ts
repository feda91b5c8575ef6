import { describe, expect, test } from 'vitest'
import type { Input } from '../../../engine/contract.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { readOptions } from '../../../engine/options.ts'
import { play } from '../../../engine/play.ts'
import { unwrap } from '../../../engine/result.ts'
import { randomInput } from '../../../engine/testing/random-play.ts'
import { LANGS, type Lang } from '../../../engine/text/lang.ts'
import { POINTS, testTexts } from '../../../engine/text/texts.testing.ts'
import { daily } from '../daily/daily.ts'
import { bonusRule } from '../rules/bonuses.ts'
import type { Move } from '../rules/moves.ts'
import { BONUS_IDS } from '../rules/options.ts'
import { pageOf } from '../rules/page.ts'
import { starMaps } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { DIFFICULTIES } from '../sheets/generator.ts'
import { chartOf, SHEET_IDS } from '../sheets/library.ts'
import { DRAWINGS, SCORINGS } from './book.ts'
import { de } from './de.ts'
import { type Catalog, en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { medalFor } from './names.ts'
import { pt } from './pt.ts'
import { loadText, textOf } from './texts.ts'

const ALL = { en, it, fr, es, de, pt } satisfies { readonly [lang in Lang]: Catalog }

testTexts<Catalog>({
  ...{ all: ALL, textOf, load: loadText },
  rules: [...Object.keys(en.book).filter((key) => /^R\d/.test(key)), ...SCORINGS, ...BONUS_IDS.map(bonusRule)],
  drawings: ['shapes', ...Object.values(DRAWINGS)],
  whole: /^(book\.(shapes|aboutB|scorings|bonuses)|reasons)|(intro|rule)$/,
  formulas: [
    ...['board.questions.bonusTarget', 'board.preview.difference', 'board.others.sheetOf', 'board.preview.change'],
    ...[
      'moves.bonus',
      'moves.into',
      'place.die',
      'place.star',
      'place.circle',
      'lesson.you',
      'board.beside',
      'lines.total',
    ],
  ],
  counts: [[POINTS, (say, points) => say.lines.now({ points })]],
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
  expect(Object.keys(en.sky.sheets)).toEqual(SHEET_IDS)
  const figures = SHEET_IDS.flatMap((id) => chartOf(id).sheet.figure?.name ?? [])
  const generated = DIFFICULTIES.map((difficulty) => chartOf(`seed:a:${difficulty}`).sheet.figure?.name)
  expect(new Set([...figures, ...generated])).toEqual(new Set(Object.keys(en.sky.figures)))
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

const textIn = (lang: Lang) => textOf(ALL[lang])
const who = (seat: number): string => ['Anna', 'Ben', 'Chi'][seat] as string

function begin(seats: number, given: object = {}): State {
  return starMaps.setup(seats, unwrap(readOptions(starMaps, seats, given)))
}

/** `throw 1 2`, or a seat and its move. */
function inputOf(written: string): Input<Move> {
  const [first = '', ...words] = written.split(' ')
  if (first === 'throw') return { kind: 'throw', faces: words.map(Number) }
  return { kind: 'move', seat: Number(first), move: starMaps.read(words.join(' ')) as Move }
}

function land(state: State, input: Input<Move>): State {
  return unwrap(play(starMaps, state, input))
}

/** The lines of these inputs, one after the other; `seen` is the viewer's seat, where choices are hidden. */
function story(lang: Lang, from: State, inputs: readonly string[], seen?: number): string[] {
  const view = (state: State): State => (seen === undefined ? state : starMaps.view(state, seen))
  let before = from
  return inputs.map((written) => {
    const input = inputOf(written)
    const after = land(before, input)
    const told = textIn(lang).line({ before: view(before), input, after: view(after), who })
    before = after
    return told
  })
}

const LOCKED = begin(2, { sheet: 'winged-horse', bonuses: ['note', 'nudge'] })
const ROUNDS = ['throw 3 4', '0 write 4 b6', '1 connect c1', 'throw 4 3', '0 write 4 b8', '1 write 3 b12']

const STORY: { readonly [lang in Lang]: readonly string[] } = {
  en: [
    'Round 1: the dice show 3 and 4',
    'Anna writes 4 in b6',
    'Ben fills circle c1',
    'Round 2: the dice show 3 and 4',
    'Anna writes 4 in b8. Unlocked: s6 (0). An arm opens. That makes 3 points',
    'Ben writes 3 in b12',
  ],
  it: [
    'Round 1: escono 3 e 4',
    'Anna scrive 4 in b6',
    'Ben riempie il cerchio c1',
    'Round 2: escono 3 e 4',
    'Anna scrive 4 in b8. Sbloccata: s6 (0). Si apre un braccio. Ora 3 punti',
    'Ben scrive 3 in b12',
  ],
  fr: [
    'Manche 1\u00a0: les dés montrent 3 et 4',
    'Anna écrit 4 dans b6',
    'Ben remplit le cercle c1',
    'Manche 2\u00a0: les dés montrent 3 et 4',
    'Anna écrit 4 dans b8. Cadenas ouvert\u00a0: s6 (0). Un bras s’ouvre. Total\u00a0: 3 points',
    'Ben écrit 3 dans b12',
  ],
  es: [
    'Ronda 1: salen 3 y 4',
    'Anna escribe 4 en b6',
    'Ben rellena el círculo c1',
    'Ronda 2: salen 3 y 4',
    'Anna escribe 4 en b8. Desbloqueada: s6 (0). Se abre un brazo. Ahora 3 puntos',
    'Ben escribe 3 en b12',
  ],
  de: [
    'Runde 1: Die Würfel zeigen 3 und 4',
    'Anna schreibt 4 in Kästchen b6',
    'Ben füllt Kreis c1',
    'Runde 2: Die Würfel zeigen 3 und 4',
    'Anna schreibt 4 in Kästchen b8. Aufgeschlossen: s6 (0). Ein Arm öffnet sich. Jetzt 3 Punkte',
    'Ben schreibt 3 in Kästchen b12',
  ],
  pt: [
    'Ronda 1: saem 3 e 4',
    'Anna escreve 4 em b6',
    'Ben preenche o círculo c1',
    'Ronda 2: saem 3 e 4',
    'Anna escreve 4 em b8. Desbloqueada: s6 (0). Abre-se um braço. Agora 3 pontos',
    'Ben escreve 3 em b12',
  ],
}

test.each(LANGS)('a story in %s', (lang) => {
  expect(story(lang, LOCKED, ROUNDS)).toEqual(STORY[lang])
})

test('a shape is completed, a bonus used; somebody who was not shown the act is told of the bonus alone', () => {
  const [, shapes = 0] = chartOf('winged-horse').byShape
  const page = pageOf(LOCKED, 0)
  const whole: State = {
    ...LOCKED,
    ...{ phase: 'act', round: 9, low: 5, high: 5, due: 0b11, owed: 0b01 },
    pages: [{ ...page, found: shapes, boxes: page.boxes.map(() => 2) }, page],
  }
  const told = (seen: number): string[] => story('en', whole, ['0 bonus nudge 1 b1', '1 connect c1'], seen)
  expect(told(0)).toEqual(['Anna uses Nudge: 1 in b1. Discovered: s1 (1), s5 (1)', 'Ben fills circle c1'])
  expect(told(1)).toEqual(['Anna uses Nudge: 1 in b1', 'Ben fills circle c1'])
  expect(story('en', whole, ['0 pass'])).toEqual(['Anna uses no bonus'])
  expect(story('de', whole, ['0 bonus note'])).toEqual(['Anna nutzt Notiz. Jetzt 13 Punkte'])
})

describe('the end', () => {
  /** Everything filled: every seat is stuck at this throw. */
  const full = (seats: number, sheet = 'great-bear', used: readonly (readonly number[])[] = []): State => {
    const state = begin(seats, { sheet })
    const pages = state.pages.map((page, seat) => ({
      ...page,
      boxes: page.boxes.map(() => 1 + seat),
      circles: 0xfff,
      used: used[seat] ?? [],
    }))
    return { ...state, pages, shown: pages }
  }

  test('tells the totals and who has won', () => {
    expect(story('en', full(2, 'great-bear', [[], [11]]), ['throw 1 1'])).toEqual([
      'Round 1: the dice show 1 and 1. Anna and Ben are stuck: this is the last round. The game is over. Anna: 0, Ben: 4. Ben wins',
    ])
    expect(story('fr', full(2), ['throw 1 1']).join()).toContain('Anna et Ben se partagent la victoire')
  })

  test('alone it is the medal that counts', () => {
    expect(medalFor(19, [20, 30, 40])).toBe(null)
    expect([20, 29, 30, 40, 99].map((points) => medalFor(points, [20, 30, 40]))).toEqual([
      'bronze',
      'bronze',
      'silver',
      'gold',
      'gold',
    ])
    expect(medalFor(99, null)).toBe(null)
    const [line = ''] = story('en', full(1), ['throw 1 1'])
    expect(line).toContain('The game is over: 0 points')
    if (chartOf('great-bear').sheet.medals !== null) expect(line).toMatch(/No medal this time$/)
  })
})

test('what lies before a seat names what it can look for', () => {
  const state = ROUNDS.map(inputOf).reduce(land, LOCKED)
  const asked = land(state, { kind: 'throw', faces: [6, 3] })
  expect(textIn('en').middle(asked)).toEqual([
    'Sheet: Winged Horse',
    'Dice: 3 (three-pointed star), 6 (six-pointed star)',
  ])
  const lines = textIn('en').place(asked, 0)
  expect(lines).toContain('Boxes: b6 4, b8 4')
  expect(lines).toContain('Discovered: s6 (0)')
  expect(lines).toContain(
    'Still to discover, 3 (three-pointed star): s8 (b4 empty, b7 empty); s16 (b11 empty, b14 empty)',
  )
  expect(lines).toContain(
    'Still to discover, 6 (six-pointed star): s2 (b3 empty, b1 empty through c1); s12 (b10 empty, b8 holds 4 through c3)',
  )
  expect(lines.at(-1)).toMatch(/^Open circles: c1 \(s2 b1\), c2 \(s9 b5\), c3 \(s12 b8\), c4 \(s13 b11\)$/)
})

test.each(LANGS)('%s refuses a bonus in the words of its rule', (lang) => {
  const { refusals, sky } = textIn(lang)
  for (const [i, id] of BONUS_IDS.entries()) {
    if (id === 'note') expect(refusals).not.toHaveProperty('B12')
    else expect(refusals[`B${i + 1}`]).toContain(sky.bonuses[id].rule)
  }
})

test.each(LANGS)('%s tells whole games in readable lines, whoever looks on', (lang) => {
  const text = textIn(lang)
  for (const sheet of ['lyre', 'hero', 'seed:a:hard']) {
    const from = begin(3, { sheet, bonuses: BONUS_IDS })
    const random = new Xoshiro128(9)
    let before = from
    for (
      let entry = randomInput(starMaps, before, random);
      entry !== null;
      entry = randomInput(starMaps, before, random)
    ) {
      const { input } = entry
      const state = land(before, input)
      for (const seat of [null, 0]) {
        const [one, two] = [starMaps.view(before, seat), starMaps.view(state, seat)]
        expect(text.line({ before: one, input, after: two, who })).not.toMatch(/undefined|NaN|\[object|^\s*$| {2}/)
        for (const line of text.place(two, 0)) expect(line).not.toMatch(/undefined|NaN| {2}/)
      }
      before = state
    }
  }
})
