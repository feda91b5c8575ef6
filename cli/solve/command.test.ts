import { describe, expect, test } from 'vitest'
import { LANGS } from '../../engine/text/lang.ts'
import { EXIT } from '../exit.ts'
import { cli, expectUsage } from '../testing.ts'

async function solved(...args: readonly string[]): Promise<unknown> {
  const { exit, out, err } = await cli('solve', 'dice-of-crowns', '--json', ...args)
  expect([exit, err]).toEqual([EXIT.ok, ''])
  expect(out.endsWith('}\n')).toBe(true)
  return JSON.parse(out)
}

describe('as JSON', () => {
  test('alone, for three tokens if nothing else is said', async () => {
    expect(await solved('--solo')).toEqual({ mode: 'solo', tokens: 3, win: 0.9361924725 })
    expect(await solved('--solo', '--options', '{"tokens":5}')).toEqual({ mode: 'solo', tokens: 5, win: 0.9664810189 })
  })

  test('for two, with the options given', async () => {
    expect(await solved()).toEqual({ mode: 'two-seats', first: 0.5584888993 })
    expect(await solved('--options', '{"rivalDagger":"keep"}')).toEqual({ mode: 'two-seats', first: 0.5840727891 })
  })
})

describe('for people', () => {
  test('a line a seat', async () => {
    const { exit, out } = await cli('solve', 'dice-of-crowns')
    expect(exit).toBe(EXIT.ok)
    expect(out.match(/\d+\.\d+%/g)).toEqual(['55.8488899%', '44.1511101%'])
    expect(out.trimEnd().split('\n').length).toBe(2)
  })

  test.each(LANGS)('in %s', async (lang) => {
    const { out } = await cli('solve', 'dice-of-crowns', '--solo', '--lang', lang)
    expect(out).toMatch(/93[.,]619247/)
  })
})

describe('what cannot be solved is said', () => {
  test.each([
    [['dicy-cards', '--solo']],
    [['dicy-cards', '--options', '{"lineup":"interglacial"}']],
    [['dicy-cards', '--options', '{"lineup":"interaction","lowestThree":"everyone"}']],
    [['dice-of-crowns', '--options', '{"fate":"on"}']],
  ])('%j', async (args) => {
    const { exit, out, err } = await cli('solve', ...args)
    expect([exit, out]).toEqual([EXIT.unavailable, ''])
    expect(err).toMatch(/^iacta: \S+ has no exact solution for such a table\.\n$/)
  })
})

describe('bad calls', () => {
  test.each([
    [[], 'GAME is missing'],
    [['dice-of-crown'], 'Did you mean dice-of-crowns?'],
    [['dice-of-crowns', '--solo', '--options', '{"tokens":4}'], 'tokens'],
    [['dice-of-crowns', '--options', '{"tokens":5}'], 'S1'],
    [['dice-of-crowns', '--options', '{'], '--options takes JSON'],
    [['dice-of-crowns', '--options', '{"claims":4}'], 'claims'],
    [['dice-of-crowns', '--sole'], 'Did you mean --solo?'],
    [['dice-of-crowns', '--options', '{"lineup":"glacial"}'], 'lineup'],
    [['dicy-cards', '--options', '{"lineup":"tropical"}'], 'tropical'],
    [['dicy-cards', '--options', '{"lineup":"custom","cards":["odds"]}'], 'R2'],
    // Options belong to games: no flag is named after one.
    [['dicy-cards', '--lineup', 'glacial'], '--lineup'],
    [['dicy-cards', '--cores', '0'], '--cores takes a whole number'],
  ])('%j', (args, told) => expectUsage(['solve', ...args], told))
})

test('Ctrl-C stops it', async () => {
  const running = cli('solve', 'dice-of-crowns', '--options', '{"claims":5,"crownDefence":"on"}')
  // Heard between two steps, as soon as somebody listens.
  const stop = setInterval(() => process.listenerCount('SIGINT') > 0 && process.emit('SIGINT'), 1)
  const { exit, out } = await running
  clearInterval(stop)
  expect([exit, out]).toEqual([EXIT.interrupted, ''])
})
