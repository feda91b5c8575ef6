import { expect, test } from 'vitest'
import { type Company, cleanName, readCompany } from './company.ts'

const company: Company = {
  sitters: [
    { kind: 'person', name: 'Anna' },
    { kind: 'bot', name: 'river (bot)', level: 'river' },
  ],
  dice: 'app',
}

test('what is written reads back', () => {
  expect(readCompany(JSON.stringify(company), 2, ['river'])).toEqual(company)
})

test.each<[string, string]>([
  ['no JSON', '{'],
  ['null', 'null'],
  ['another number of seats', JSON.stringify({ ...company, sitters: company.sitters.slice(1) })],
  [
    'an unknown level',
    JSON.stringify({ ...company, sitters: [company.sitters[0], { kind: 'bot', name: 'x', level: 'god' }] }),
  ],
  ['another kind', JSON.stringify({ ...company, sitters: [company.sitters[0], { kind: 'cat', name: 'x' }] })],
  ['no name', JSON.stringify({ ...company, sitters: [company.sitters[0], { kind: 'person' }] })],
  ['other dice', JSON.stringify({ ...company, dice: 'loaded' })],
])('%s is nothing', (_, json) => {
  expect(readCompany(json, 2, ['river'])).toBeNull()
})

test('a name can be shown', () => {
  expect(cleanName('  Anna   Lena ')).toBe('Anna Lena')
  expect(cleanName('x'.repeat(99))).toHaveLength(24)
  expect(cleanName('\u001b[2Jé\u202e')).toBe('\ufffd[2Jé\ufffd')
})

const FAMILY = '👨\u200d👩\u200d👧\u200d👦'

test.each([FAMILY, '👩🏽\u200d🚀', '🏳\ufe0f\u200d🌈', '❤\ufe0f\u200d🔥', `${FAMILY} Rossi`, '👍🏿', '🇮🇹'])(
  '%s stays whole in a name',
  (name) => {
    expect(cleanName(name)).toBe(name)
  },
)

test.each([
  ['between letters', 'An\u200dna', 'An\ufffdna'],
  ['after an emoji', 'Anna 😀\u200d', 'Anna 😀\ufffd'],
  ['before one', '\u200d😀', '\ufffd😀'],
  ['twice', '😀\u200d\u200d😀', '😀\ufffd\ufffd😀'],
  ['beside a direction', `${FAMILY}\u202e`, `${FAMILY}\ufffd`],
])('a joiner %s is shown as what it is', (_, name, clean) => {
  expect(cleanName(name)).toBe(clean)
})

test('half a pair is none of ours, and what does not fit is left out whole', () => {
  expect(cleanName('a\ud83d')).toBe('a\ufffd')
  expect(cleanName('😀'.repeat(30))).toBe('😀'.repeat(24))
  expect(cleanName(`${'x'.repeat(23)}${FAMILY}`)).toBe(`${'x'.repeat(23)}${FAMILY}`)
  expect(cleanName(`${'x'.repeat(24)}${FAMILY}`)).toBe('x'.repeat(24))
})
