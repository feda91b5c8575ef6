import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGS } from '../../engine/text/lang.ts'
import { starSheets } from '../../games/star-maps/terminal/sheets.ts'
import { testFolder } from '../../scripts/testing/folder.ts'
import { EXIT } from '../exit.ts'
import { cli } from '../testing.ts'

const folder = testFolder()

function fileOf(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

describe('list', () => {
  test('tells every drawn sheet under its chapter', async () => {
    const { exit, out } = await cli('sheets', 'list')
    expect(exit).toBe(EXIT.ok)
    expect(out.match(/^Chapter \d: /gm)).toHaveLength(5)
    expect(out).toMatch(/^ {2}great-bear {2,}Great Bear$/m)
    for (const id of starSheets.ids) expect(out).toMatch(new RegExp(`^  ${id} `, 'm'))
  })

  test('as JSON lines', async () => {
    const { out } = await cli('sheets', 'list', '--json', '--lang', 'de')
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.map(({ id }) => id)).toEqual(starSheets.ids)
    expect(lines[0]).toEqual({ id: 'great-bear', name: 'Großer Bär' })
  })
})

describe('check', () => {
  test('tells what games on a sheet are like', async () => {
    const { exit, out } = await cli('sheets', 'check', 'great-bear', 'seed:comet:easy', '--games', '5')
    expect(exit).toBe(EXIT.ok)
    const [first = '', second = '', third = ''] = out.split('\n')
    expect(first).toMatch(
      /^great-bear: Fit to be played\. \d+ rounds; [\d.]+ points, by chance [\d.]+: \d\.\d\d times as many\.$/,
    )
    expect(second).toMatch(/^seed:comet:easy: /)
    expect(third).toBe('2 sheets checked, 0 with faults.')
  })

  test('all drawn sheets are sound', async () => {
    const { exit, out } = await cli('sheets', 'check', '--games', '0')
    expect([exit, out.trimEnd().split('\n').at(-1)]).toEqual([EXIT.ok, '30 sheets checked, 0 with faults.'])
  })

  test('generated ones are told of only where something is wrong', async () => {
    const { exit, out } = await cli('sheets', 'check', '--seeds', '9', '--games', '0')
    expect([exit, out]).toEqual([EXIT.ok, '9 sheets checked, 0 with faults.\n'])
    const seeds = [...starSheets.seeds(9)]
    expect(new Set(seeds).size).toBe(9)
    for (const seed of seeds) expect(starSheets.knows(seed)).toBe(true)
  })

  test('a draft from a file, with every fault in a sentence', async () => {
    const stars = [1, 2, 3, 4, 5].map((shape) => `star s${shape} ${shape} ${150 * shape} 200`)
    const file = fileOf('kite.txt', ['sheet kite', 'chapter 1', ...stars, 'box b1 220 200 s1 s2', ''].join('\n'))
    const { exit, out } = await cli('sheets', 'check', file)
    expect(exit).toBe(EXIT.bad)
    expect(out).toContain(`${file}: s1 needs exactly two different boxes.\n`)
    expect(out).toContain(`${file}: No star has the shape 6.\n`)
    expect(out).toContain('1 sheet checked, 1 with faults.')
  })

  test('as JSON lines', async () => {
    const { exit, out } = await cli('sheets', 'check', 'swan', '--games', '3', '--json')
    expect(exit).toBe(EXIT.ok)
    expect(JSON.parse(out)).toEqual({
      id: 'swan',
      findings: [],
      figures: { rounds: expect.any(Number), skilled: expect.any(Number), random: expect.any(Number) },
    })
  })
})

describe('draw', () => {
  test('in characters, with every box and circle by name', async () => {
    const { exit, out } = await cli('sheets', 'draw', 'lyre')
    expect(exit).toBe(EXIT.ok)
    expect(out).toMatch(/^Lyre · Chapter 4: Figures within figures\n/)
    for (const name of ['b1', 'b15', 'c6']) expect(out).toContain(name)
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
  })

  test('as an SVG with its name and special scoring in the reader’s language', async () => {
    const { out } = await cli('sheets', 'draw', 'lyre', '--svg', '--lang', 'it')
    expect(out).toMatch(/^<svg [\s\S]*<\/svg>\s*$/)
    expect(out).toContain('>Lira<')
    expect(out).toContain('Ogni stella scoperta della figura con gli anelli')
  })

  test('all of them on one page, into a file', async () => {
    const file = join(folder, 'all.svg')
    expect(await cli('sheets', 'draw', '--all', '--out', file)).toEqual({ exit: EXIT.ok, out: '', err: '' })
    const drawn = readFileSync(file, 'utf8')
    expect(drawn.match(/<svg /g)).toHaveLength(31)
    expect(drawn).toContain('>Snake Bearer<')
  })
})

test.each<[string[], number, RegExp]>([
  [['sheets'], EXIT.usage, /list\|check\|draw is missing/],
  [['sheets', 'chekc'], EXIT.usage, /list, check, draw/],
  [['sheets', 'draw'], EXIT.usage, /ID is missing/],
  [['sheets', 'draw', 'great-bare'], EXIT.usage, /no sheet “great-bare”.*Did you mean “great-bear”/],
  [['sheets', 'check', 'swan', '--seeds', '5'], EXIT.usage, /--seeds cannot go with ID/],
  [['sheets', 'check', '--seeds', '0'], EXIT.usage, /--seeds takes a whole number/],
  [['sheets', 'check', './nowhere.txt'], EXIT.noInput, /cannot read/],
  [['sheets', 'draw', 'swan', '--out', '/nowhere/swan.svg'], EXIT.noOutput, /cannot write/],
])('%j is refused in a sentence', async (args, exit, err) => {
  const called = await cli(...args)
  expect([called.exit, called.out]).toEqual([exit, ''])
  expect(called.err.replaceAll('\n', ' ')).toMatch(err)
})

test('a draft that cannot be read names its line', async () => {
  const file = fileOf('broken.txt', 'sheet kite\nchapter 9\n')
  const { exit, err } = await cli('sheets', 'draw', file)
  expect([exit, err.replaceAll('\n', ' ')]).toEqual([
    EXIT.bad,
    expect.stringContaining('2, chapter 9: the line is badly formed.'),
  ])
})

test.each(LANGS)('%s has a sentence of its own for every finding', async (lang) => {
  const [words, english] = await Promise.all([starSheets.text(lang), starSheets.text('en')])
  for (const code of ['two-boxes', 'luck', 'short', 'overlap', 'malformed', 'missing']) {
    const said = words.finding({ code, where: '<where>' })
    expect(said).toMatch(/<where>/)
    if (lang !== 'en') expect(said).not.toBe(english.finding({ code, where: '<where>' }))
  }
  expect(words.figures({ rounds: 15, skilled: 41.25, random: 20 })).toMatch(/15.*41[.,][23].*20[.,]0.*2[.,]06/)
})
