import { expect, test } from 'vitest'
import {
  DECIMAL_SIGNS,
  isLang,
  keyName,
  LANG_NAMES,
  LANGS,
  labelled,
  list,
  locale,
  number,
  pickLang,
  plural,
} from './lang.ts'

test.each([
  [['de_AT.UTF-8'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['PT-BR'], 'pt'],
  [['nl-NL', 'ja', 'fr-CA', 'it'], 'fr'],
  [[' es-419;q=0.8'], 'es'],
  [['it@euro'], 'it'],
  [['C', 'POSIX', 'C.UTF-8', ''], 'en'],
  [['ital', 'english', 'd'], 'en'],
  [['toString', '__proto__'], 'en'],
  [[], 'en'],
] as const)('%j speaks %s', (wanted, lang) => {
  expect(pickLang(wanted)).toBe(lang)
})

test('only French has a space before a colon', () => {
  expect(LANGS.filter((lang) => labelled(lang, 'a', 'b') !== 'a: b')).toEqual(['fr'])
  expect(labelled('fr', 'a', 'b')).toBe('a\u00a0: b')
})

test.each(LANGS)('%s: the decimal sign is that of Intl', (lang) => {
  expect((0.5).toLocaleString(locale(lang))).toBe(`0${DECIMAL_SIGNS[lang]}5`)
})

test('a language is one of the six', () => {
  expect(LANGS.every(isLang)).toBe(true)
  expect(['EN', 'xx', 'length', ''].some(isLang)).toBe(false)
})

test('every language has a name of its own, and its locale is of that language', () => {
  expect(new Set(Object.values(LANG_NAMES)).size).toBe(LANGS.length)
  for (const lang of LANGS) expect(pickLang([locale(lang)])).toBe(lang)
})

// French counts nothing as one; European Portuguese, unlike Brazilian, does not.
test.each([
  ['en', ['other', 'one', 'other', 'other', 'other']],
  ['it', ['other', 'one', 'other', 'other', 'other']],
  ['fr', ['one', 'one', 'other', 'other', 'other']],
  ['es', ['other', 'one', 'other', 'other', 'other']],
  ['de', ['other', 'one', 'other', 'other', 'other']],
  ['pt', ['other', 'one', 'other', 'other', 'other']],
] as const)('plurals of 0, 1, 2, 5 and 21 in %s', (lang, forms) => {
  expect([0, 1, 2, 5, 21].map((n) => plural(lang, n, { one: 'one', other: 'other' }))).toEqual(forms)
})

test('a million is `many` where the language and the forms have it', () => {
  const forms = { one: 'one', many: 'many', other: 'other' }
  expect(LANGS.map((lang) => plural(lang, 1_000_000, forms))).toEqual([
    'other',
    'many',
    'many',
    'many',
    'other',
    'many',
  ])
  expect(plural('it', 1_000_000, { one: 'one', other: 'other' })).toBe('other')
})

test('lists are joined as the language joins them', () => {
  expect(list('en', ['a', 'b', 'c'], 'and')).toBe('a, b and c')
  expect(list('de', [0, 2], 'and')).toBe('0 und 2')
  expect(list('es', ['uno', 'otro'], 'or')).toBe('uno u otro')
  expect(list('fr', ['a'], 'or')).toBe('a')
})

test('large numbers are grouped as the language groups them', () => {
  expect(number('en', 200_000)).toBe('200,000')
  expect(number('de', 200_000)).toBe('200.000')
  expect(number('fr', 200_000)).toBe('200\u202f000')
  expect(number('es', 1000)).toBe('1000')
  expect(number('es', 200_000)).toBe('200\u202f000')
})

test('keys are called what keyboards of the language print', () => {
  expect(LANGS.map((lang) => keyName(lang, '↑ ↓ Enter'))).toEqual(
    ['Enter', 'Invio', 'Entrée', 'Intro', 'Enter', 'Enter'].map((enter) => `↑ ↓ ${enter}`),
  )
  expect(LANGS.map((lang) => keyName(lang, 'Esc'))).toEqual(['Esc', 'Esc', 'Échap', 'Esc', 'Esc', 'Esc'])
  expect(keyName('de', 'Space')).toBe('Leertaste')
  expect(keyName('fr', 'u')).toBe('u')
})
