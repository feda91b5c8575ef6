import { describe, expect, test } from 'vitest'
import { stepsOf } from '../../../engine/testing/lines.ts'
import { playRandomly } from '../../../engine/testing/random-play.ts'
import { LANGS, type Lang } from '../../../engine/text/lang.ts'
import { testTexts } from '../../../engine/text/texts.testing.ts'
import type { Move } from '../rules/moves.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { stateOf } from '../rules/summary.ts'
import { DRAWINGS } from './book.ts'
import { de } from './de.ts'
import { type Catalog, en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'
import { loadText, textOf } from './texts.ts'

const ALL = { en, it, fr, es, de, pt } satisfies { readonly [lang in Lang]: Catalog }

const DAGGERS = 'dagger daggers, pugnale pugnali, dague dagues, daga dagas, Dolch Dolche, punhal punhais'

testTexts<Catalog>({
  ...{ all: ALL, textOf, load: loadText },
  rules: 'R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 R16 S1 S2 S3 S4 S5 S6 S7'.split(' '),
  drawings: ['die', ...Object.values(DRAWINGS)],
  whole: /^(book\.(S|dice|terms|advanced|solo|examples)|characters|lesson\.learned)/,
  counts: [[DAGGERS, (say, count) => say.things.dagger({ count })]],
  formulas: ['name', 'lesson.you', 'lesson.left', 'lesson.right'],
  same: { fr: ['book.headings.options', 'decisionKinds.vengeance', 'options.vengeance.label'] },
})

describe.each(LANGS)('%s', (lang) => {
  const say: Catalog = ALL[lang]

  test('gives the three chances of the first roll', () => {
    const figures = say.book.examples.odds.match(/\d+[.,]\d+/g)?.map((figure) => figure.replace(',', '.'))
    expect(figures).toEqual(['9.58', '4.53', '0.046'])
  })

  test('has a name of its own for every face', () => {
    expect(new Set(Object.values(say.kinds)).size).toBe(4)
  })
})

const TEXTS = LANGS.map((lang) => textOf(ALL[lang]))
const [english] = TEXTS
const who = (seat: number): string => ['Anna', 'Ben', 'Chi', 'Dua', 'Eli', 'Fay'][seat] as string

/** The English lines of these inputs, one after the other. */
function story(from: State, ...inputs: readonly string[]): string[] {
  return stepsOf(diceOfCrowns, from, inputs).map((step) => english?.line({ ...step, who }) ?? '')
}

describe('a story', () => {
  test('the example of the rules: the third dagger comes from a rival', () => {
    expect(story(stateOf({}), 'throw 1 1 1 2 2 5 3', '0 hand 1:1', 'throw 2', '1 give 0:1')).toEqual([
      'Anna rolls 3 crowns, 2 daggers, 1 skull and 1 scroll',
      'Anna hands 1 scroll to Ben',
      'Ben rolls 1 dagger',
      'Ben gives 1 dagger to Anna. Betrayal',
    ])
  })

  test('rivals roll clockwise from the left of whoever is playing, and keep or give', () => {
    const state = stateOf({ seats: 3, seat: 1, phase: 'hand', skulls: 4, fresh: 3 })
    expect(story(state, '1 hand 0:1 2:2', 'throw 2 2 1', '2 give 0:1 2:1', '1 stop')).toEqual([
      'Ben hands 1 scroll to Anna and 2 scrolls to Chi',
      'Chi rolls 2 daggers. Anna rolls 1 crown',
      'Chi gives 1 dagger to Anna and keeps 1 dagger',
      'Ben stops',
    ])
  })

  test('seven scrolls bring the messenger', () => {
    expect(story(stateOf({ seats: 3 }), 'throw 5 5 5 6 6 6 6')).toEqual([
      'Anna rolls 7 scrolls. The messenger protects Anna this turn',
    ])
  })

  test('stopping, claiming, winning', () => {
    const state = stateOf({ phase: 'choose', crowns: [7], claims: [1, 2] })
    expect(story(state, '0 stop', '0 take claim')).toEqual(['Anna stops', 'Anna takes 2 claims. Anna wins the throne'])
  })

  test('a claim stolen, and one more from the supply', () => {
    const state = stateOf({ phase: 'reward', skulls: 7, claims: [0, 2], options: { sevenSkulls: 'steal-and-claim' } })
    expect(story(state, '0 steal 1')).toEqual(['Anna steals a claim from Ben. Anna takes 1 claim'])
  })

  test('seven daggers', () => {
    const lose = stateOf({ claims: [2, 0] })
    expect(story(lose, 'throw 2 2 2 2 2 2 2')).toEqual([
      'Anna rolls 7 daggers. Betrayal. Seven daggers: Anna loses a claim',
    ])
    const everyone = stateOf({ options: { sevenDaggers: 'everyone-dagger' } })
    expect(story(everyone, 'throw 2 2 2 2 2 2 2')).toEqual([
      'Anna rolls 7 daggers. Betrayal. Seven daggers: one for everybody',
    ])
    expect(story(stateOf({}), 'throw 2 2 2 2 2 2 2')).toEqual(['Anna rolls 7 daggers. Betrayal'])
  })

  test('whoever begins with three daggers is betrayed (R2), whoever has no dice misses the turn (R1)', () => {
    const early = stateOf({ seats: 3, phase: 'choose', daggers: [0, 3], skulls: 4 })
    expect(story(early, '0 stop')).toEqual(['Anna stops. Ben begins with 3 daggers. Betrayal'])
    const none = stateOf({ seats: 4, phase: 'give', crowns: [0, 0, 5], daggers: [2], giving: [], skulls: 0 })
    const held: State = { ...none, phase: 'choose', daggers: 0, crowns: none.crowns + 2 * 16 ** 3 }
    expect(story(held, '0 stop')).toEqual(['Anna stops. Ben has no dice and misses the turn'])
  })

  test('fate averts a betrayal, or does not', () => {
    const state = stateOf({ fate: [2], options: { fate: 'on' } })
    expect(story(state, 'throw 2 2 2 3 3 3 3', '0 fate 0 dagger', 'throw 2', '0 fate 0 dagger', 'throw 1')).toEqual([
      'Anna rolls 3 daggers and 4 skulls. Betrayal, unless fate averts it',
      'Anna spends 1 fate token to reroll a dagger',
      'Anna rolls 1 dagger. Betrayal, unless fate averts it',
      'Anna spends 1 fate token to reroll a dagger',
      'Anna rolls 1 crown',
    ])
    expect(story(state, 'throw 2 2 2 3 3 3 3', '0 accept').at(-1)).toBe('Anna accepts the betrayal')
    const early = stateOf({
      daggers: [0, 3],
      phase: 'choose',
      skulls: 2,
      scrolls: 2,
      fate: [0, 1],
      options: { fate: 'on' },
    })
    expect(story(early, '0 stop', '1 fate 1 dagger', 'throw 5')).toEqual([
      'Anna stops. Ben begins with 3 daggers. Betrayal, unless fate averts it',
      'Ben spends 1 fate token to reroll a dagger',
      'Ben rolls 1 scroll',
    ])
    const rival = stateOf({ phase: 'choose', skulls: 6, daggers: [0, 1], fate: [2], options: { fate: 'on' } })
    expect(story(rival, '0 fate 1 dagger')).toEqual(['Anna spends 2 fate tokens to reroll a dagger of Ben’s'])
  })

  test('vengeance, which may betray the next at once', () => {
    const state = stateOf({ seats: 3, options: { vengeance: 'all' } })
    expect(story(state, 'throw 2 2 2 2 3 3 3', '0 avenge 1')).toEqual([
      'Anna rolls 4 daggers and 3 skulls. Betrayal',
      'Anna takes vengeance: 4 daggers to Ben. Ben begins with 4 daggers. Betrayal',
    ])
    expect(story(state, 'throw 2 2 2 2 3 3 3', '0 forgive').at(-1)).toBe('Anna takes no vengeance')
  })

  test('the crown, taken, taken away and defended', () => {
    const options = { crownDefence: 'on' } as const
    const state = stateOf({ phase: 'reward', crowns: [7], claims: [1], options })
    expect(story(state, '0 take claim')).toEqual(['Anna takes 1 claim. Anna takes the crown'])
    const rival = stateOf({ phase: 'reward', crowns: [7], crown: 1, options })
    expect(story(rival, '0 take crown')).toEqual(['Anna takes the crown from Ben'])
    const full = stateOf({ phase: 'reward', crowns: [7], claims: [2], crown: 0, options })
    expect(story(full, '0 take claim')).toEqual(['Anna can hold no more claims'])
    const defending = stateOf({
      phase: 'choose',
      skulls: 7,
      claims: [2],
      crown: 0,
      defending: true,
      rolled: true,
      options,
    })
    expect(story({ ...defending, skulls: 2, crowns: 5 * 16 }, '0 stop')).toEqual([
      'Anna stops. Anna has defended the crown and wins the throne',
    ])
  })

  test('against Varrick', () => {
    const state = stateOf({ seats: 1, claims: [1] })
    expect(story(state, 'throw 1 2 2 3 3 5 5', '0 pass 1', 'throw 3 1', '0 reroll skulls', 'throw 3 3 2')).toEqual([
      'Anna rolls 1 crown, 2 daggers, 2 skulls and 2 scrolls',
      'Anna gives 1 dagger to Varrick and keeps 1 dagger',
      'Varrick rolls 1 crown and 1 skull. That gives Anna 1 dagger',
      'Anna rerolls 3 skulls',
      'Anna rolls 1 dagger and 2 skulls',
    ])
    const robbed = stateOf({ seats: 1, claims: [1], daggers: [2, 1], phase: 'varrick', handed: [0, 1], skulls: 3 })
    expect(story(robbed, 'throw 4')).toEqual([
      'Varrick rolls 1 skull. That gives Anna 1 dagger. Varrick takes a crown token from Anna. The turn ends',
    ])
    const freed = stateOf({ seats: 1, crowns: [0, 1], phase: 'keep', giving: [3], skulls: 3 })
    expect(story(freed, '0 pass 3')).toEqual([
      'Anna gives 3 daggers to Varrick. Anna frees a captive crown. The turn ends',
    ])
    const won = stateOf({ seats: 1, crowns: [2], claims: [2], skulls: 4, phase: 'choose', scrolls: 1 })
    expect(story(won, '0 reroll scrolls', 'throw 1').at(-1)).toBe(
      'Anna rolls 1 crown. Anna gains a crown token. Anna wins the throne',
    )
  })
})

const RUNS = [
  { seats: 1, options: { tokens: 5 } },
  { seats: 2, options: {} },
  { seats: 3, options: { fate: 'on', vengeance: 'excess', claims: 5, rivalDagger: 'keep' } },
  { seats: 4, options: { fate: 'on', vengeance: 'all', crownDefence: 'on', sevenDaggers: 'everyone-dagger' } },
  { seats: 6, options: { crownDefence: 'on', claims: 5, sevenSkulls: 'steal-and-claim', fate: 'on' } },
] as const

describe.each(RUNS)('random games of $seats', ({ seats, options }) => {
  const steps = Array.from({ length: 8 }, (_, seed) => playRandomly(diceOfCrowns, seats, options, seed)).flat()

  test('a turn that came and went is told, one that did not is not', () => {
    for (const step of steps) {
      const line = english?.line({ ...step, who }) ?? ''
      if (step.after.phase === 'over') expect(line).toMatch(/(wins|keeps) the throne$/)
      const ended = step.after.seat !== step.before.seat
      if (ended && step.before.phase !== 'first') {
        const missed = (step.after.seat - step.before.seat + 2 * seats - 1) % seats
        const told = line.match(/misses the turn|begins with \d daggers?\. Betrayal(?!,)/g)?.length ?? 0
        expect(told, line).toBe(missed)
      }
    }
  })
})

test('a face is a symbol, or whoever goes first', () => {
  const first = diceOfCrowns.setup(3, { ...stateOf({}).table })
  expect(TEXTS.map((text) => text.face(first, [], 2, who))).toEqual(Array(6).fill('Ben'))
  const names = [1, 2, 3, 4, 5, 6].map((face) => english?.face(stateOf({}), [], face, who))
  expect(names).toEqual(['Crown', 'Dagger', 'Skull', 'Skull', 'Scroll', 'Scroll'])
  expect(english?.purpose(first)).toBe('to see who goes first')
  expect(english?.purpose(stateOf({}))).toBeNull()
})

test.each([
  ['en', 'Stop', 'Hand over 2 scrolls to Ben and 1 scroll to Chi', 'Fate: reroll a dagger of Ben’s'],
  ['it', 'Fermati', 'Passa 2 pergamene a Ben e 1 pergamena a Chi', 'Fato: rilancia un pugnale di Ben'],
  [
    'fr',
    'S’arrêter',
    'Transmettre 2 parchemins à Ben et 1 parchemin à Chi',
    'Destin\u00a0: relancer une dague chez Ben',
  ],
  [
    'es',
    'Plantarse',
    'Entregar 2 pergaminos a Ben y 1 pergamino a Chi',
    'Destino: relanzar una daga en la zona de Ben',
  ],
  [
    'de',
    'Aufhören',
    '2 Schriftrollen an Ben und 1 Schriftrolle an Chi übergeben',
    'Schicksal: einen Dolch von Ben neu würfeln',
  ],
  ['pt', 'Parar', 'Entregar 2 pergaminhos a Ben e 1 pergaminho a Chi', 'Destino: relançar um punhal na zona de Ben'],
] as const)('labels of moves in %s', async (lang, ...labels) => {
  const text = await loadText(lang)
  const moves = ['stop', 'hand 1:2 2:1', 'fate 1 dagger'].map((written) => diceOfCrowns.read(written) as Move)
  expect(moves.map((move) => text.move(move, who))).toEqual(labels)
  expect(text.move(moves[1] as Move)).toMatch(/2\D+2\D+1\D+3/) // seats by their numbers, from 1
})
