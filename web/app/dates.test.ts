import { expect, test } from 'vitest'
import { LANGS } from '../../engine/text/lang.ts'
import { ago, at } from './dates.ts'

const NOON = new Date(2026, 10, 15, 12, 0, 0).getTime()
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

test.each([
  [0, 'just now'],
  [-5_000, 'just now'],
  [59_999, 'just now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [11 * HOUR, '11 hours ago'],
  [13 * HOUR, 'yesterday'],
  [DAY, 'yesterday'],
  [6 * DAY, '6 days ago'],
  [7 * DAY, '8 Nov 2026'],
])('%d ms before: %s', (past, said) => {
  expect(ago('en', NOON - past, NOON)).toBe(said)
})

test('shortly after midnight, the evening before is hours ago', () => {
  const night = new Date(2026, 10, 15, 1, 0, 0).getTime()
  expect(ago('en', night - 3 * HOUR, night)).toBe('3 hours ago')
})

test('every language says it its own way', () => {
  expect(new Set(LANGS.map((lang) => ago(lang, NOON - 2 * DAY, NOON))).size).toBe(LANGS.length)
  expect(at('de', NOON)).toBe('15.11.2026, 12:00')
})
