import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGS } from '../../engine/text/lang.ts'
import { testFolder } from '../../scripts/testing/folder.ts'
import { EXIT } from '../exit.ts'
import { cli } from '../testing.ts'

/** Alone, before the first throw. */
const LOG = `iacta 1 dice-of-crowns/1 {"tokens":3} seats=1
`

const folder = testFolder()

/** Logs by their bots: each is played once. */
const played = new Map<string, Promise<string>>()

/** A game between two weak bots. */
const game = (): Promise<string> => logOf('dice-of-crowns', 'squire,courtier')

/** A race with a wrong grab. */
const race = (): Promise<string> => logOf('nine-dice', 'hare,fox,falcon')

function logOf(id: string, bots: string): Promise<string> {
  const log = played.get(bots) ?? simulated(id, bots)
  played.set(bots, log)
  return log
}

async function simulated(id: string, bots: string): Promise<string> {
  const logs = mkdtempSync(join(folder, 'logs-'))
  const seats = String(bots.split(',').length)
  const run = await cli('simulate', id, '--seed', '5', '--games', '1', '--seats', seats, '--bots', bots, '--log', logs)
  expect(run.exit, run.err).toBe(EXIT.ok)
  return join(logs, readdirSync(logs)[0] as string)
}

describe('a game looked back on', () => {
  test('as JSON: chances of all seats at all steps, and sums that explain the result', async () => {
    const { out, exit } = await cli('review', await game(), '--json')
    expect(exit).toBe(EXIT.ok)
    const looked = JSON.parse(out)
    expect(looked).toMatchObject({ game: 'dice-of-crowns', seats: 2, exact: true })
    expect(looked.chances).toHaveLength(looked.inputs.length + 1)
    for (const [seat, sum] of looked.sums.entries()) {
      const change = looked.chances.at(-1)[seat] - looked.chances[0][seat]
      expect(sum.luck + sum.skill + sum.others).toBeCloseTo(change, 9)
      expect(sum.skill).toBeLessThanOrEqual(0)
    }
    for (const { played, best, cost, index } of looked.choices) {
      expect(looked.inputs[index]).toContain(played)
      expect(cost === 0).toBe(played === best)
    }
  })

  test.each(LANGS)('for people, in %s', async (lang) => {
    const { out, exit } = await cli('review', await game(), '--lang', lang)
    expect(exit).toBe(EXIT.ok)
    expect(out).not.toMatch(/undefined|NaN|\{|\}/)
    expect(out.split('\n\n').length).toBeGreaterThanOrEqual(5)
  })

  test('a race as JSON: what every grab gained its seat, and sums that explain the result', async () => {
    const looked = JSON.parse((await cli('review', await race(), '--json', '--playouts', '20')).out)
    expect(looked).toMatchObject({ game: 'nine-dice', seats: 3, exact: false, choices: [] })
    expect(looked.acts.length).toBe(looked.inputs.filter((line: string) => line.includes('take')).length)
    for (const { index, seat, played, gain } of looked.acts) {
      expect(looked.inputs[index]).toContain(`${seat} ${played}`)
      expect(gain).toBeCloseTo(looked.chances[index + 1][seat] - looked.chances[index][seat], 9)
    }
    for (const [seat, { luck, skill, others }] of looked.sums.entries()) {
      expect(luck + skill + others).toBeCloseTo(looked.chances.at(-1)[seat] - looked.chances[0][seat], 9)
    }
  })

  test.each(LANGS)('a race for people, in %s', async (lang) => {
    const { out, exit } = await cli('review', await race(), '--lang', lang)
    expect(exit).toBe(EXIT.ok)
    expect(out).not.toMatch(/undefined|NaN|\{|\}/)
    expect(out).toContain('−3') // Its worst grab, in per cent.
    expect(out.split('\n\n')).toHaveLength(6) // No throw was lucky enough to be told.
  })

  test('alone for a medal, the chance is that of the next medal', async () => {
    const { out } = await cli('review', 'archive/0.2.0/star-maps-seeded.log', '--playouts', '10', '--lang', 'en')
    expect(out).toContain('the chance of the next medal rose')
    expect(out).not.toContain('winner')
    expect(out).not.toContain('100%') // It came to no medal.
  })

  test('--steps tells every step', async () => {
    const file = await game()
    const [some, all] = [await cli('review', file), await cli('review', file, '--steps')]
    const steps = JSON.parse((await cli('review', file, '--json')).out).chances.length
    expect(all.out.split('\n').length - some.out.split('\n').length).toBe(steps + 1)
  })

  test('a game that has hardly begun is told as far as it went', async () => {
    const file = join(folder, 'begun.log')
    writeFileSync(file, LOG)
    const { out, exit } = await cli('review', file)
    expect(exit).toBe(EXIT.ok)
    expect(out).toContain('not over')
  })
})

describe('is refused', () => {
  test('without a file', async () => expect((await cli('review')).exit).toBe(EXIT.usage))

  test('a file that is not there', async () =>
    expect((await cli('review', join(folder, 'none.log'))).exit).toBe(EXIT.noInput))

  test('what is no log, in a folder with a long path', async () => {
    const deep = mkdtempSync(join(folder, 'a-folder-whose-name-is-longer-than-a-message-shows-'))
    const file = join(deep, 'broken.log')
    writeFileSync(file, 'hello\n')
    const { exit, err } = await cli('review', file)
    expect(exit).toBe(EXIT.bad)
    expect(err).toMatch(/^iacta: ….*\/broken\.log: /)
  })

  test.each([
    ['a newer format', LOG.replace('iacta 1', 'iacta 2'), 'Update Iacta'],
    ['newer rules', LOG.replace('/1', '/2'), 'Update Iacta'],
    ['an illegal position', `${LOG}throw 1 1 1 1 1 1 1\n0 steal 1\n`, 'Line 3'],
  ])('a log with %s, in a sentence', async (name, log, says) => {
    const file = join(folder, `${name}.log`)
    writeFileSync(file, log)
    const { exit, err, out } = await cli('review', file)
    expect([exit, out]).toEqual([EXIT.bad, ''])
    expect(err).toContain(says)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })

  test('a number of games that is none', async () =>
    expect((await cli('review', await game(), '--playouts', 'many')).exit).toBe(EXIT.usage))
})
