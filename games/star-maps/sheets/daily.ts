/** The sheet of the day: generated from its date, easier at the beginning of a week, with three bonuses that change every day. */

import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { type Daily, weekdayOf } from '../../../engine/parts/daily.ts'
import { BONUS_IDS } from '../rules/bonus-ids.ts'
import { medalsOf } from '../rules/medals.ts'
import type { Difficulty } from './generator.ts'

const BY_WEEKDAY: readonly Difficulty[] = ['easy', 'easy', 'medium', 'medium', 'medium', 'hard', 'hard']
const BONUSES = 3

export const daily: Daily = {
  options: (date) => ({ sheet: sheetFor(date), bonuses: bonusesOf(date), connectBonus: 'on' }),
  medals: (date) => medalsOf(sheetFor(date)),
  medal: (date, score) => medalsOf(sheetFor(date)).filter((least) => score >= least).length,
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
