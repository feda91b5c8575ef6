import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import { GAME_IDS, partsOf } from '../../games/index.ts'
import { testFolder } from '../../scripts/testing/folder.ts'
import { EXIT } from '../exit.ts'
import { main } from '../main.ts'
import { cli, expectUsage } from '../testing.ts'

const folder = testFolder()

interface Report {
  readonly game: string
  readonly options: object
  readonly seats: number
  readonly bots: readonly string[]
  readonly games: number
  readonly wins: readonly number[]
  readonly shared: number
  readonly rates: readonly { readonly rate: number; readonly low: number; readonly high: number }[]
  readonly points: { readonly [points: string]: number }
  readonly inputs: { readonly total: number; readonly mean: number; readonly min: number; readonly max: number }
  readonly partial: boolean
}

/** What `--json` says, but for the seconds. */
function reportOf(out: string): Report {
  const { seconds, ...report } = JSON.parse(out.trimEnd().split('\n').at(-1) as string)
  expect(seconds).toBeGreaterThan(0)
  return report
}

/** On one core unless it is said otherwise: starting a worker takes longer than these games. */
async function simulated(...args: readonly string[]): Promise<Report> {
  const cores = args.includes('--cores') ? [] : ['--cores', '1']
  const { exit, out, err } = await cli('simulate', 'dicy-cards', '--json', ...args, ...cores)
  expect([exit, err]).toEqual([EXIT.ok, ''])
  return reportOf(out)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

describe('the same seed gives the same games', () => {
  test.each([
    ['snowflake', '12', '2'],
    ['random', '4', '3'],
    ['icicle,random,snowflake', '6', '3'],
  ])('on one core and on two: %s', async (bots, games, seats) => {
    const args = ['--games', games, '--seats', seats, '--bots', bots, '--seed', '5']
    const one = await simulated(...args, '--cores', '1')
    expect(await simulated(...args, '--cores', '2')).toEqual(one)
    expect(one).toMatchObject({ games: Number(games), seats: Number(seats), partial: false })
  })

  test('for every bot of every game', async () => {
    for (const game of GAME_IDS) {
      const bots = (await partsOf(game).bots()).levels.map(({ id }) => id)
      const args = ['simulate', game, '--games', '2', '--seed', '6', '--bots', bots.join(), '--json', '--cores']
      const [one, two] = [await cli(...args, '1'), await cli(...args, '2')]
      expect(reportOf(one.out)).toEqual(reportOf(two.out))
      expect(reportOf(one.out)).toMatchObject({ games: 2, bots })
    }
  })

  test('another seed gives others', async () => {
    const [one, two] = [
      await simulated('--games', '5', '--bots', 'random', '--seed', '1'),
      await simulated('--games', '5', '--bots', 'random', '--seed', '2'),
    ]
    expect(two.points).not.toEqual(one.points)
  })

  test('fewer games are the first of more', async () => {
    const log = join(folder, 'first')
    const more = join(folder, 'more')
    await simulated('--games', '2', '--bots', 'random', '--seed', '3', '--log', log)
    await simulated('--games', '4', '--bots', 'random', '--seed', '3', '--log', more)
    for (const file of readdirSync(log)) {
      expect(readFileSync(join(log, file), 'utf8')).toBe(readFileSync(join(more, file), 'utf8'))
    }
  })
})

describe('what is counted', () => {
  test.each([2, 3, 4])('adds up, for %i seats', async (seats) => {
    const report = await simulated('--games', '20', '--bots', 'random', '--seats', String(seats), '--seed', '11')
    const { wins, shared, points, inputs, games } = report
    expect(sum(wins) + shared).toBe(games)
    expect(sum(Object.values(points))).toBe(games * seats)
    expect(inputs.mean).toBeCloseTo(inputs.total / games, 9)
    expect(inputs.min).toBeLessThan(inputs.mean)
    expect(inputs.max).toBeGreaterThan(inputs.mean)
    expect(report.bots).toEqual(Array(seats).fill('random'))
    for (const [seat, { rate, low, high }] of report.rates.entries()) {
      expect(rate).toBe((wins[seat] as number) / games)
      expect(low < rate && rate < high).toBe(true)
    }
  })

  test('two equal players each win half of the games', async () => {
    const { rates, shared, games } = await simulated('--games', '60', '--bots', 'snowflake', '--seed', '2')
    expect(shared / games).toBeLessThan(0.05)
    for (const { low, high } of rates) expect(low < 0.5 && 0.5 < high).toBe(true)
  })

  test('options are read, and said', async () => {
    const short = await simulated('--games', '6', '--bots', 'snowflake', '--seed', '1', '--options', '{"target":50}')
    const long = await simulated('--games', '6', '--bots', 'snowflake', '--seed', '1', '--options', '{"target":200}')
    expect(short.options).toEqual({ lineup: 'glacial', target: 50, lowestThree: 'others' })
    expect(short.inputs.max).toBeLessThan(long.inputs.min)
  })
})

describe('logs', () => {
  test('replay to the points that were counted, and there is nothing to verify', async () => {
    const log = join(folder, 'logs', 'deeper')
    const args = ['--games', '10', '--seed', '9', '--bots', 'snowflake,random,snowflake']
    const report = await simulated(...args, '--log', log)
    expect(await simulated(...args)).toEqual(report)
    const files = readdirSync(log)
    expect(files).toEqual(['01.log', ...Array.from({ length: 8 }, (_, i) => `0${i + 2}.log`), '10.log'])
    const points: Record<string, number> = {}
    let inputs = 0
    for (const file of files) {
      const { exit, out } = await cli('replay', join(log, file), '--json')
      expect(exit).toBe(EXIT.ok)
      const lines = out.trimEnd().split('\n')
      const last = JSON.parse(lines.at(-1) as string)
      expect(last.due).toBe('over')
      inputs += lines.length - 1
      for (const score of last.scores) points[score] = (points[score] ?? 0) + 1
    }
    expect([points, inputs]).toEqual([report.points, report.inputs.total])
    expect(readFileSync(join(log, '01.log'), 'utf8').split('\n')[1]).toBe('fair 1 none=simulation')
    expect((await cli('verify', join(log, '01.log'))).exit).toBe(EXIT.nothing)
  })

  test('the games are those without logs', async () => {
    const args = [
      '--games',
      '3',
      '--bots',
      'snowflake',
      '--seed',
      '8',
      '--seats',
      '4',
      '--options',
      '{"lineup":"interglacial"}',
    ]
    const report = await simulated(...args, '--log', join(folder, 'same'))
    expect(await simulated(...args)).toEqual(report)
  })

  test('a folder that holds logs is left alone', async () => {
    const log = mkdtempSync(join(folder, 'full-'))
    writeFileSync(join(log, 'mine.log'), 'mine')
    const { exit, err } = await cli('simulate', 'dicy-cards', '--games', '2', '--seed', '1', '--log', log)
    expect(exit).toBe(EXIT.noOutput)
    expect(err).toContain('already holds logs')
    expect(readdirSync(log)).toEqual(['mine.log'])
  })

  test('a folder that cannot be', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    for (const log of [file, join(file, 'below')]) {
      const { exit, err } = await cli('simulate', 'dicy-cards', '--games', '2', '--seed', '1', '--log', log)
      expect(exit).toBe(EXIT.noOutput)
      expect(err).toMatch(/^iacta: cannot write .*: a part of the path is not a folder\.\n$/)
    }
  })

  test('a folder without the right', async ({ skip }) => {
    skip(process.getuid?.() === 0, 'the superuser has every right')
    skip(process.platform === 'win32', 'Windows has other rights')
    const log = mkdtempSync(join(folder, 'shut-'))
    chmodSync(log, 0o500)
    const { exit } = await cli('simulate', 'dicy-cards', '--games', '2', '--seed', '1', '--log', log)
    expect(exit).toBe(EXIT.noOutput)
  })
})

describe('bad calls', () => {
  const valid = ['--games', '2', '--seed', '1']
  test.each([
    [[], 'GAME is missing'],
    [['dicy-cards', '--seed', '1'], '--games N is missing'],
    [['dicy-cards', '--games', '2'], '--seed N is missing'],
    [['dicycards', ...valid], 'Did you mean dicy-cards?'],
    [['dicy-cards', ...valid, '--bots', 'icicl'], 'Did you mean icicle?'],
    [['dicy-cards', ...valid, '--bots', ''], '--bots takes one of'],
    [['dicy-cards', ...valid, '--bots', 'random,,random'], '--bots takes one of'],
    [['dicy-cards', ...valid, '--bots', 'icicle,random', '--seats', '3'], '2 bots for 3 seats'],
    [['dicy-cards', ...valid, '--bots', 'random,random,random,random,random'], '5 bots for 4 seats'],
    [['dicy-cards', ...valid, '--seats', '1'], '--seats takes a whole number from 2 to 4'],
    [['dicy-cards', ...valid, '--seats', '5'], '--seats takes a whole number from 2 to 4'],
    [['dicy-cards', ...valid, '--options', '{"target":60}'], 'target'],
    [['dicy-cards', ...valid, '--options', '{"goal":50}'], 'goal'],
    [['dicy-cards', ...valid, '--options', '{'], '--options takes JSON'],
    [['dicy-cards', ...valid, '--cores', '0'], '--cores takes a whole number from 1 to 256'],
    [['dicy-cards', '--seed', '1', '--games', '0'], '--games takes a whole number from 1 to'],
    [['dicy-cards', '--seed', '1', '--games', '1e3'], '--games takes'],
    [['dicy-cards', '--seed', '1', '--games', '10000001', '--bots', 'random'], '10000000'],
    [['dicy-cards', '--seed', '-1', '--games', '2'], '--seed'],
    [['dicy-cards', '--seed', '4294967296', '--games', '2'], '--seed takes a whole number from 0 to 4294967295'],
    [['dicy-cards', ...valid, '--sed', '1'], 'Did you mean --seed?'],
    [['dicy-cards', 'again', ...valid], 'again is one word too many'],
  ])('%j', (args, told) => expectUsage(['simulate', ...args], told))

  test('make no folder', async () => {
    const log = join(folder, 'never')
    await cli('simulate', 'dicy-cards', '--games', '0', '--seed', '1', '--log', log)
    expect(existsSync(log)).toBe(false)
  })
})

describe('for people', () => {
  test('heads, a line a seat, bars, a length and where the logs are', async () => {
    const log = join(folder, 'people')
    const { exit, out, err } = await cli(
      'simulate',
      'dicy-cards',
      '--games',
      '10',
      '--seed',
      '1',
      '--log',
      log,
      '--bots',
      'snowflake',
    )
    expect([exit, err]).toEqual([EXIT.ok, ''])
    expect(out).toMatch(/^10 games in /)
    expect(out).toContain('  seat 1  snowflake  ')
    expect(out).toContain('  seat 1  snowflake  ')
    expect(out).toContain('  shared  ')
    expect(out).toContain('█')
    expect(out).toContain('rolls and moves on average')
    expect(out.trimEnd().endsWith(`10 logs in ${log}`)).toBe(true)
  })

  test.each([true, false])('no wider than the terminal, in colour only where there is some: %j', async (colour) => {
    const said: string[] = []
    const io = { out: (text: string) => void said.push(text), err: () => {}, env: {}, colour, columns: 45 }
    await main(['simulate', 'dicy-cards', '--games', '10', '--seed', '1', '--bots', 'snowflake'], io)
    const out = said.join('')
    expect(out.includes('\u001b[')).toBe(colour)
    const lines = stripVTControlCharacters(out).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBe(45)
  })
})
