/** The sheet of the day: generated from its date, easier at the beginning of a week, with three bonuses that change every day. */

import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { type Daily, type DailyWords, weekdayOf } from '../../../engine/parts/daily.ts'
import { type Lang, plural } from '../../../engine/text/lang.ts'
import { medalsOf } from '../rules/medals.ts'
import type { Move } from '../rules/moves.ts'
import { BONUS_IDS } from '../rules/options.ts'
import { starMaps } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import type { Difficulty } from '../sheets/generator.ts'
import { chartOf } from '../sheets/library.ts'

const BY_WEEKDAY: readonly Difficulty[] = ['easy', 'easy', 'medium', 'medium', 'medium', 'hard', 'hard']
const BONUSES = 3
/** Signs in a line. */
const WIDTH = 7

export const daily: Daily<State, Move> = {
  options: (date) => ({ sheet: sheetFor(date), bonuses: bonusesOf(date), connectBonus: 'on' }),
  rival: () => null,
  score: ({ states }) => starMaps.scores(states.at(-1) as State)[0] as number,
  medals: (date) => medalsOf(sheetFor(date)),
  signs: ({ states }) => skyOf(states.at(-1) as State),
  words: async (lang) => WORDS[lang],
}

function sheetFor(date: string): string {
  return `seed:daily-${date}:${BY_WEEKDAY[weekdayOf(date)]}`
}

function bonusesOf(date: string): string[] {
  const random = new Xoshiro128(Number(date.replaceAll('-', '')))
  const left = [...BONUS_IDS]
  while (left.length > BONUSES) left.splice(random.below(left.length), 1)
  return left
}

/** The sky: every star, discovered or dark; a lock that failed is told. */
function skyOf({ table, pages }: State): string {
  const { stars } = chartOf(table.sheet)
  const { found = 0, failed = 0 } = pages[0] ?? {}
  const signs = Array.from({ length: stars }, (_, star) =>
    found & (1 << star) ? '⭐' : failed & (1 << star) ? '🔒' : '▫️',
  )
  const lines = Array.from({ length: Math.ceil(stars / WIDTH) }, (_, line) =>
    signs.slice(line * WIDTH, (line + 1) * WIDTH).join(''),
  )
  return lines.join('\n')
}

const en = (n: number): string => plural('en', n, { one: `${n} point`, other: `${n} points` })
const it = (n: number): string => plural('it', n, { one: `${n} punto`, other: `${n} punti` })
const fr = (n: number): string => plural('fr', n, { one: `${n} point`, other: `${n} points` })
const es = (n: number): string => plural('es', n, { one: `${n} punto`, other: `${n} puntos` })
const de = (n: number): string => plural('de', n, { one: `${n} Punkt`, other: `${n} Punkte` })
const pt = (n: number): string => plural('pt', n, { one: `${n} ponto`, other: `${n} pontos` })

const WORDS: { readonly [lang in Lang]: DailyWords } = {
  en: { task: () => 'Get as many points as you can out of today’s sky.', score: en, least: (n) => `${en(n)} or more` },
  it: { task: () => 'Scopri più cielo che puoi sulla scheda di oggi.', score: it, least: (n) => `da ${it(n)}` },
  fr: { task: () => 'Tirez le maximum de points du ciel du jour.', score: fr, least: (n) => `à partir de ${fr(n)}` },
  es: { task: () => 'Descubre todo lo que puedas del cielo de hoy.', score: es, least: (n) => `desde ${es(n)}` },
  de: {
    task: () => 'Entdecke so viel vom heutigen Himmel wie möglich.',
    score: de,
    least: (n) => `mindestens ${de(n)}`,
  },
  pt: { task: () => 'Descobre o mais que puderes do céu de hoje.', score: pt, least: (n) => `a partir de ${pt(n)}` },
}
