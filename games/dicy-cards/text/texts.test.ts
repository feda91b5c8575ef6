import { describe, expect, test } from 'vitest'
import { type Log, readLog, replay } from '../../../engine/log.ts'
import { unwrap } from '../../../engine/result.ts'
import type { Happening } from '../../../engine/text/game.ts'
import { LANGS, type Lang } from '../../../engine/text/lang.ts'
import { type Move, PASS } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { dicyCards } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { loadText } from './texts.ts'

const TEXTS = await Promise.all(LANGS.map((lang) => loadText(lang)))
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
    'Anna segna Due qualsiasi con 6 6: 12 punti',
    'Ben congela Sequenza',
    'Ben lancia 5 5 4 4 2 1',
    'Ben passa e scongela 1 carta',
    'Anna scongela Dispari',
    'Anna lancia 1 2 3 4 6 6',
    'Anna segna Sequenza con 1 2 3 4: 10 punti',
    'Ben lancia 1 1 1 1 1 2',
    'Ben congela Dispari e rilancia 1 1 1 1 1 2',
    'Ben lancia 6 5 4 3 2 1',
  ],
  fr: [
    'Cartes tirées au sort\u00a0: Deux au choix, Sans six, Impairs, Suite et Deux paires',
    'Anna commence',
    'Anna fait 6 6 5 2 1 1',
    'Anna gèle Impairs et relance 1 2',
    'Anna fait 6 3 et a maintenant 1 3 5 6 6 6',
    'Anna marque 12 points avec Deux au choix\u00a0: 6 6',
    'Ben gèle Suite',
    'Ben fait 5 5 4 4 2 1',
    'Ben passe et dégèle 1 carte',
    'Anna dégèle Impairs',
    'Anna fait 1 2 3 4 6 6',
    'Anna marque 10 points avec Suite\u00a0: 1 2 3 4',
    'Ben fait 1 1 1 1 1 2',
    'Ben gèle Impairs et relance 1 1 1 1 1 2',
    'Ben fait 6 5 4 3 2 1',
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
    'Anna saca 1 2 3 4 6 6',
    'Anna puntúa Escalera con 1 2 3 4: 10 puntos',
    'Ben saca 1 1 1 1 1 2',
    'Ben congela Impares y relanza 1 1 1 1 1 2',
    'Ben saca 6 5 4 3 2 1',
  ],
  de: [
    'Die ausgelosten Karten: Zwei beliebige, Ohne Sechs, Ungerade, Straße und Zwei Paare',
    'Anna beginnt',
    'Anna würfelt 6 6 5 2 1 1',
    'Anna friert Ungerade ein und würfelt 1 2 neu',
    'Anna würfelt 6 3 und hat jetzt 1 3 5 6 6 6',
    'Anna wertet Zwei beliebige mit 6 6: 12 Punkte',
    'Ben friert Straße ein',
    'Ben würfelt 5 5 4 4 2 1',
    'Ben passt und taut 1 Karte auf',
    'Anna taut Ungerade auf',
    'Anna würfelt 1 2 3 4 6 6',
    'Anna wertet Straße mit 1 2 3 4: 10 Punkte',
    'Ben würfelt 1 1 1 1 1 2',
    'Ben friert Ungerade ein und würfelt 1 1 1 1 1 2 neu',
    'Ben würfelt 6 5 4 3 2 1',
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
    'Anna lança 1 2 3 4 6 6',
    'Anna pontua Sequência com 1 2 3 4: 10 pontos',
    'Ben lança 1 1 1 1 1 2',
    'Ben congela Ímpares e relança 1 1 1 1 1 2',
    'Ben lança 6 5 4 3 2 1',
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

test.each(LANGS)('a match told in %s', async (lang) => {
  const log = unwrap(readLog(dicyCards, LOG))
  const text = await loadText(lang)
  expect(happenings(log).map((happening) => text.line(happening))).toEqual(STORY[lang])
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
  ['it', 'Passa', 'Segna Sequenza', 'Congela Dispari, rilancia 1 2'],
  ['fr', 'Passer', 'Marquer avec Suite', 'Geler Impairs, relancer 1 2'],
  ['es', 'Pasar', 'Puntuar Escalera', 'Congelar Impares, relanzar 1 2'],
  ['de', 'Passen', 'Straße werten', 'Ungerade einfrieren, 1 2 neu würfeln'],
  ['pt', 'Passar', 'Pontuar Sequência', 'Congelar Ímpares, relançar 1 2'],
] as const)('labels of moves in %s', async (lang, ...labels) => {
  const text = await loadText(lang)
  const moves = ['pass', 'score straight', 'reroll odds 1 2'].map((written) => dicyCards.read(written) as Move)
  expect(moves.map((move) => text.move(move))).toEqual(labels)
})
