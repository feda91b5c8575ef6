import { describe, expect, test } from 'vitest'
import { DEFAULTS, readSettings, type Settings } from './settings.ts'

const OTHERS: Settings = {
  lang: 'pt',
  theme: 'dark',
  motion: 'less',
  sound: false,
  volume: 0,
  speed: 'fast',
  name: 'Ada',
  levels: { 'some-game': 'strong' },
  passScreen: 'on',
  askTwice: false,
  races: 'zones',
  reader: true,
}

test('what is written is read again', () => {
  expect(readSettings(JSON.stringify(OTHERS))).toEqual(OTHERS)
  expect(readSettings(JSON.stringify(DEFAULTS))).toEqual(DEFAULTS)
})

test('the example differs from the usual everywhere, so that nothing is passed over', () => {
  for (const key of Object.keys(DEFAULTS) as (keyof Settings)[])
    expect([key, OTHERS[key]]).not.toEqual([key, DEFAULTS[key]])
})

test.each(['', '{', 'null', '7', '"dark"', '[]', '{}'])('%j is as if nothing had been set', (json) => {
  expect(readSettings(json)).toEqual(DEFAULTS)
})

describe('a value that is not understood costs only itself', () => {
  test.each<[keyof Settings, unknown]>([
    ['lang', 'la'],
    ['lang', 3],
    ['theme', 'sepia'],
    ['motion', true],
    ['sound', 'loud'],
    ['volume', 1.01],
    ['volume', -0.1],
    ['volume', '0.5'],
    ['volume', null],
    ['speed', 'instant'],
    ['name', 7],
    ['levels', null],
    ['levels', { 'some-game': 3 }],
    ['passScreen', 'sometimes'],
    ['askTwice', 'no'],
  ])('%s: %j', (key, value) => {
    expect(readSettings(JSON.stringify({ ...OTHERS, [key]: value }))).toEqual({ ...OTHERS, [key]: DEFAULTS[key] })
  })
})

test('a name is cut to what a seat can show', () => {
  expect(readSettings(JSON.stringify({ name: 'x'.repeat(99) })).name).toBe('x'.repeat(24))
})

test('the switch of version 0.1: turned off it stays off, on it was nobody’s choice', () => {
  expect(readSettings('{"passScreen":false}').passScreen).toBe('off')
  expect(readSettings('{"passScreen":true}').passScreen).toBe('auto')
})
