import { describe, expect, test } from 'vitest'
import { readOptions } from '../../../engine/options.ts'
import { unwrap } from '../../../engine/result.ts'
import { stepsOf } from '../../../engine/testing/lines.ts'
import { LANGS, type Lang } from '../../../engine/text/lang.ts'
import { testTexts } from '../../../engine/text/texts.testing.ts'
import { type Move, STATE, TAKE } from '../rules/moves.ts'
import { oddsOf } from '../rules/odds.ts'
import { nineDice } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { played } from '../testing/positions.ts'
import { DRAWINGS } from './book.ts'
import { de } from './de.ts'
import { type Catalog, en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { arithmetic, signed, terms } from './lines.ts'
import { pt } from './pt.ts'
import { loadText, textOf } from './texts.ts'

const ALL = { en, it, fr, es, de, pt } satisfies { readonly [lang in Lang]: Catalog }

const ROUNDS = 'round rounds, round round, manche manches, ronda rondas, Runde Runden, ronda rondas'

testTexts<Catalog>({
  ...{ all: ALL, textOf, load: loadText },
  rules: 'R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12'.split(' '),
  drawings: ['dice', ...Object.values(DRAWINGS)],
  whole: /^(book\.(dice|fair|examples)|odds\.title|characters|lesson\.learned)/,
  counts: [[ROUNDS, (say, count) => say.lines.reached({ who: 'Anna', count })]],
  formulas: ['name', 'lines.right', 'place.pair'],
  same: {
    it: ['board.questions.round'],
    fr: [
      ...['book.headings.options', 'colours.orange.name', 'colours.orange.shape'],
      ...['joker', 'place.joker', 'terms.second'],
      ...['options.seconds.values.120', 'options.start.values.3'],
      ...[10, 15, 20, 25].map((target) => `options.target.values.${target}`),
    ],
  },
})

describe.each(LANGS)('%s', (lang) => {
  const say: Catalog = ALL[lang]

  test('says where the readings of the printed rules part', () => {
    const { blackBonus, wrongWithBlack } = say.options
    expect(blackBonus.help.match(/\b[23]\b/g)).toEqual(['2', '3', '3', '3'])
    expect(wrongWithBlack.help.match(/\b[13]\b/g)).toEqual(['1', '3'])
  })

  test('shows the sums of the examples', () => {
    const sums = Object.values(say.book.examples).flatMap((example) => example.match(/\d( [+−] \d)+ = \d+/g) ?? [])
    expect(sums).toEqual(['1 + 1 = 2', '6 − 2 − 2 = 2', '6 + 6 = 12', '4 − 3 = 1', '5 + 5 − 5 = 5'])
  })

  test('has a column for every count of the odds', () => {
    expect(say.odds.columns).toHaveLength(oddsOf(1).length)
    expect(new Set(say.odds.columns).size).toBe(5)
  })

  test('has a name of its own for every colour and shape', () => {
    const colours = Object.values(say.colours)
    expect(new Set(colours.map(({ name }) => name)).size).toBe(4)
    expect(new Set(colours.map(({ shape }) => shape)).size).toBe(4)
  })
})

const TEXTS = LANGS.map((lang) => textOf(ALL[lang]))
const who = (seat: number): string => ['Anna', 'Ben', 'Chi', 'Dua', 'Eli'][seat] as string

function begin(seats: number, given: object = {}): State {
  return nineDice.setup(seats, unwrap(readOptions(nineDice, seats, given)))
}

/** The lines of these inputs, one after the other. */
function story(lang: Lang, from: State, ...inputs: readonly string[]): string[] {
  const text = TEXTS.find((one) => one.lang === lang)
  return stepsOf(nineDice, from, inputs).map((step) => text?.line({ ...step, who }) ?? '')
}

/** Number 7: red 3+4 alone, orange only with the joker (1+1+5), blue and green not at all. */
const SEVEN = 'throw 7 3 4 1 1 4 4 1 2 5'
const NOTHING = 'throw 12 1 1 1 1 1 1 1 1 1'

test.each<[Lang, string[]]>([
  [
    'en',
    [
      'Ben spins first',
      'Ben spins 7: red 3 4, orange 1 1, blue 4 4, green 1 2, joker 5',
      'Anna takes red',
      'Ben takes blue',
      'Ben takes orange',
      'Anna takes STOP. Red 3 + 4 = 7: Anna +2. Blue can’t make 7: Ben −1. Orange 1 + 1 + 5 = 7: Ben +1. STOP is right: ' +
        'Anna +2. In all: Anna +4, Ben 0',
    ],
  ],
  [
    'it',
    [
      'La ruota comincia da Ben',
      'Ben gira la ruota, esce 7: rosso 3 4, arancione 1 1, blu 4 4, verde 1 2, jolly 5',
      'Anna prende il segnalino rosso',
      'Ben prende il segnalino blu',
      'Ben prende il segnalino arancione',
      'Anna prende lo stop. Rosso 3 + 4 = 7: Anna +2. Blu non può dare 7: Ben −1. Arancione 1 + 1 + 5 = 7: Ben +1. Lo stop è ' +
        'giusto: Anna +2. In tutto: Anna +4, Ben 0',
    ],
  ],
  [
    'fr',
    [
      'Ben a la roulette en premier',
      'Ben fait tourner la roulette\u00a0: 7\u00a0; rouge 3 4, orange 1 1, bleu 4 4, vert 1 2, joker 5',
      'Anna attrape le jeton rouge',
      'Ben attrape le jeton bleu',
      'Ben attrape le jeton orange',
      'Anna attrape le stop. Rouge 3 + 4 = 7\u00a0: Anna +2. Bleu ne peut pas donner 7\u00a0: Ben −1. Orange 1 + 1 + 5 = 7\u00a0: ' +
        'Ben +1. Bon stop\u00a0: Anna +2. En tout\u00a0: Anna +4, Ben 0',
    ],
  ],
  [
    'es',
    [
      'Empieza Ben con la ruleta',
      'Ben gira la ruleta y sale el 7: roja 3 4, naranja 1 1, azul 4 4, verde 1 2, comodín 5',
      'Anna agarra la roja',
      'Ben agarra la azul',
      'Ben agarra la naranja',
      'Anna agarra el stop. Roja 3 + 4 = 7: Anna +2. La azul no da 7: Ben −1. Naranja 1 + 1 + 5 = 7: Ben +1. El stop es ' +
        'correcto: Anna +2. En total: Anna +4, Ben 0',
    ],
  ],
  [
    'de',
    [
      'Ben dreht zuerst',
      'Ben dreht die 7: Rot 3 4, Orange 1 1, Blau 4 4, Grün 1 2, Joker 5',
      'Anna schnappt sich Rot',
      'Ben schnappt sich Blau',
      'Ben schnappt sich Orange',
      'Anna schnappt sich Stopp. Rot 3 + 4 = 7: Anna +2. Blau ergibt keine 7: Ben −1. Orange 1 + 1 + 5 = 7: Ben +1. Stopp ist ' +
        'richtig: Anna +2. Zusammen: Anna +4, Ben 0',
    ],
  ],
  [
    'pt',
    [
      'Ben gira a roleta primeiro',
      'Ben gira a roleta e sai 7: vermelho 3 4, laranja 1 1, azul 4 4, verde 1 2, jóquer 5',
      'Anna agarra o vermelho',
      'Ben agarra o azul',
      'Ben agarra o laranja',
      'Anna agarra o stop. Vermelho 3 + 4 = 7: Anna +2. Azul não dá 7: Ben −1. Laranja 1 + 1 + 5 = 7: Ben +1. O stop está ' +
        'certo: Anna +2. Ao todo: Anna +4, Ben 0',
    ],
  ],
])('a round told in %s', (lang, lines) => {
  expect(story(lang, begin(2), 'throw 2', SEVEN, '0 take red', '1 take blue', '1 take orange', '0 take black')).toEqual(
    lines,
  )
})

describe('in English', () => {
  const told = (from: State, ...inputs: readonly string[]): string => story('en', from, ...inputs).at(-1) as string

  test('STOP too early says what was still there', () => {
    expect(told(begin(2), 'throw 1', SEVEN, '0 take red', '1 take black')).toBe(
      'Ben takes STOP. Red 3 + 4 = 7: Anna +2. STOP came too early: Ben −3. Still on the table: orange 1 + 1 + 5 = 7',
    )
  })

  test('the time: what was taken, what was missed, or that nobody took anything', () => {
    expect(told(begin(2), 'throw 1', SEVEN, '1 take orange', 'time')).toBe(
      'Time’s up. Orange 1 + 1 + 5 = 7: Ben +1. Still on the table: red 3 + 4 = 7',
    )
    expect(told(begin(2), 'throw 1', NOTHING, 'time')).toBe('Time’s up. Nobody took a disc')
  })

  test('the bonus of R9', () => {
    expect(told(begin(2), 'throw 1', NOTHING, '1 take black')).toBe('Ben takes STOP. STOP is right: Ben +3')
  })

  test('a sum that is said, right or false; what is added comes first', () => {
    const stated = begin(2, { statement: 'on' })
    const two = 'throw 2 2 2 1 5 4 4 6 6 6'
    expect(told(stated, 'throw 1', two, '0 take red --+')).toBe('Anna takes red and says 6 − 2 − 2')
    expect(told(stated, 'throw 1', two, '0 take red --+', '1 take orange +-', 'time')).toBe(
      'Time’s up. Red 6 − 2 − 2 = 2: Anna +1. Orange 1 − 5 = −4, not 2: Ben −1. Still on the table: blue 4 + 4 − 6 = 2',
    )
  })

  test('a tie, its rounds, who drops out, and who wins', () => {
    const tied: State = { ...played(begin(3), 'throw 1'), scores: [15, 15, 15] }
    const rounds = story('en', tied, SEVEN, 'time', SEVEN, '2 take blue', 'time', SEVEN, '1 take red', 'time')
    expect(rounds[1]).toMatch(/A tie: Anna, Ben and Chi play a tie-break round$/)
    expect(rounds[2]).toMatch(/^Tie-break round 1: Ben spins 7: red 3 4/)
    expect(rounds[4]).toMatch(/Chi drops out\. A tie: Anna and Ben play a tie-break round$/)
    expect(rounds[7]).toMatch(/Anna drops out\. Ben wins$/)
  })

  test('a shared win, and the target alone', () => {
    const last: State = { ...played(begin(3), 'throw 1'), scores: [15, 15, 1], tied: 0b011, tieRound: 4 }
    expect(told(last, SEVEN, 'time')).toMatch(/Anna and Ben share the win$/)
    expect(told({ ...begin(1), scores: [13] }, SEVEN, '0 take red', 'time')).toMatch(
      /Anna reaches the target after 1 round$/,
    )
  })

  test('what those hear who do not see the table', () => {
    const text = TEXTS[0]
    const state = played(begin(2), 'throw 2', SEVEN, '0 take red')
    expect(text?.middle(state)).toEqual([
      'The number: 7',
      'The dice: red (circle) 3 4, orange (triangle) 1 1, blue (square) 4 4, green (star) 1 2, joker 5',
      'Discs on the table: orange, blue, green, STOP',
    ])
    expect(text?.place(state, 0)).toEqual(['Has taken: red'])
    expect(text?.place(state, 1)).toEqual(['Has the spinner'])
    expect(text?.place({ ...state, tied: 0b10, tieRound: 1 }, 0)).toContain('Not in the tie-break')
    // Won outright: `tied` has the winner alone, and no seat has dropped out.
    expect(text?.place({ ...state, phase: 'over', tied: 0b10 }, 0)).toEqual(['Has taken: red'])
    expect(text?.middle(begin(2))).toEqual([])
  })
})

test('a face is whoever spins first, else a number; a throw says what its dice are', () => {
  const first = begin(3)
  const spin = played(first, 'throw 1')
  expect(TEXTS.map((text) => text.face(first, [], 2, who))).toEqual(Array(6).fill('Ben'))
  expect(TEXTS[0]?.face(spin, [], 2, who)).toBeNull()
  expect(TEXTS[0]?.purpose(first)).toBe('to see who spins first')
  expect(new Set(TEXTS.map((text) => text.purpose(spin))).size).toBe(6)
  expect(TEXTS[0]?.purpose(played(spin, SEVEN))).toBeNull()
})

test.each([
  ['en', 'Take red', 'Take red: first + joker − second', 'Take STOP'],
  ['it', 'Prendi il segnalino rosso', 'Prendi il segnalino rosso: primo + jolly − secondo', 'Prendi lo stop'],
  ['fr', 'Attraper le jeton rouge', 'Attraper le jeton rouge\u00a0: premier + joker − second', 'Attraper le stop'],
  ['es', 'Agarrar la roja', 'Agarrar la roja: primero + comodín − segundo', 'Agarrar el stop'],
  ['de', 'Rot schnappen', 'Rot schnappen: erster + Joker − zweiter', 'Stopp schnappen'],
  ['pt', 'Agarrar o vermelho', 'Agarrar o vermelho: primeiro + jóquer − segundo', 'Agarrar o stop'],
] as const)('labels of moves in %s', async (lang, ...labels) => {
  const text = await loadText(lang)
  const moves = ['take red', 'take red +-+', 'take black'].map((written) => nineDice.read(written) as Move)
  expect(moves.map((move) => text.move(move))).toEqual(labels)
  const all = [...TAKE, ...STATE.flat()].map((move) => text.move(move))
  expect(new Set(all).size).toBe(all.length)
})

test('arithmetic', () => {
  expect(arithmetic([2, 2, 6], '--+')).toBe('6 − 2 − 2 = 2')
  expect(arithmetic([3, 4, 6], '+-')).toBe('3 − 4 = −1')
  expect(arithmetic([3, 4, 6], '--')).toBe('−3 − 4 = −7')
  expect(terms(['a', 'b', 'c'], '-++')).toBe('b + c − a')
  expect([2, 0, -3].map(signed)).toEqual(['+2', '0', '−3'])
})
