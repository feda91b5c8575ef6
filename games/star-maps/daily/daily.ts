/** The sheet of the day: generated from its date, easier at the beginning of a week, with three bonuses that change every day. */

import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { type Daily, weekdayOf } from '../../../engine/parts/daily.ts'
import { BONUS_IDS } from '../rules/bonus-ids.ts'
import { medalsOf } from '../rules/medals.ts'
import type { Move } from '../rules/moves.ts'
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
  words: async (lang) => (await import('./words.ts')).WORDS[lang],
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
