import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGS } from '../../engine/text/lang.ts'
import { type SampleOptions, sample } from '../../fair/sample.testing.ts'
import { dicyCards } from '../../games/dicy-cards/rules/rules.ts'
import { nineDice } from '../../games/nine-dice/rules/rules.ts'
import { testFolder } from '../../scripts/testing/folder.ts'
import { EXIT } from '../exit.ts'
import { cli } from '../testing.ts'

const folder = testFolder()
let files = 0

function write(text: string): string {
  const file = join(folder, `${files++}.log`)
  writeFileSync(file, text)
  return file
}

const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')
const log = (lines: readonly string[]): string => write(text(lines))

/** Four seats: the last has no device, seat 1 withholds once. */
const PLAN: SampleOptions = { table: 'k3j9', seats: 4, options: { target: 50 }, seed: 8, absent: [3], withhold: [[1]] }
const TEXT = sample(dicyCards, PLAN).text
const LINES = TEXT.trimEnd().split('\n')
const HEADER = LINES[0] as string
const lineOf = (start: string): number => LINES.findIndex((line) => line.startsWith(start)) + 1
const lastOf = (start: string): number => LINES.findLastIndex((line) => line.startsWith(start)) + 1
const THROWS = LINES.filter((line) => line.startsWith('throw '))
const DICE = THROWS.join(' ').match(/\d/g)?.length
/** Six dice, so that other faces are no coincidence. */
const ROLL = LINES.findIndex((line) => /^throw( \d){6}$/.test(line)) + 1

const other = (digit: string): string => (digit === '1' ? '2' : '1')
const changed = (line: number, edit: (text: string) => string): string[] =>
  LINES.with(line - 1, edit(LINES[line - 1] as string))
const lastDigit = (text: string): string => text.replace(/.$/, other)

/** A race's throw counted for nothing, and was made again with the dice that followed. */
function voided(): string[] {
  const lines = sample(nineDice, { table: 'r4c3', seats: 2, options: {}, seed: 5 }).text.trimEnd().split('\n')
  const [first = '', lost, again = ''] = lines.filter((line) => line.startsWith('throw '))
  return [...lines.slice(0, lines.indexOf(first) + 1), `void ${lost}`, again, lines.at(-1) as string]
}

/** The commitments and bytes of seats 0 and 2 in the round that counts, each under the other's number. */
function swapped(): string[] {
  const lines = [...LINES]
  for (const what of ['commit', 'bytes']) {
    const [zero, two] = [lastOf(`fair seat 0 ${what}`) - 1, lastOf(`fair seat 2 ${what}`) - 1]
    lines[zero] = (LINES[two] as string).replace('seat 2', 'seat 0')
    lines[two] = (LINES[zero] as string).replace('seat 0', 'seat 2')
  }
  return lines
}

const bare = LINES.filter((line) => !line.startsWith('fair '))
const noProof = (why: string): string[] => bare.toSpliced(1, 0, `fair 1 none=${why}`)

describe('verified', () => {
  const file = write(TEXT)

  test('in words: what was checked, and what that does not prove', async () => {
    const { exit, out, err } = await cli('verify', file)
    expect(exit).toBe(EXIT.ok)
    expect(err).toBe('')
    for (const part of [
      'verified.',
      `${THROWS.length} rolls (${DICE} dice)`,
      '2 devices added',
      'set up twice',
      'played to its end',
      'doesn’t prove',
      'couldn’t choose',
    ]) {
      expect(out).toContain(part)
    }
  })

  test('as JSON', async () => {
    const { exit, out } = await cli('verify', file, '--json')
    expect(exit).toBe(EXIT.ok)
    expect(out.endsWith('}\n')).toBe(true)
    expect(JSON.parse(out)).toEqual({
      outcome: 'verified',
      throws: THROWS.length,
      dice: DICE,
      devices: 2,
      restarts: 1,
      over: true,
    })
  })

  test('a table that was closed early, without a restart', async () => {
    const early = write(sample(dicyCards, { table: 'e', seats: 2, options: {}, seed: 3, inputs: 4 }).text)
    const { exit, out } = await cli('verify', early)
    expect(exit).toBe(EXIT.ok)
    expect(out).toContain('first attempt')
    expect(out).toContain('isn’t finished')
  })

  test('a table without a single throw', async () => {
    const unplayed = write(sample(dicyCards, { table: 'e', seats: 2, options: {}, seed: 3, inputs: 0 }).text)
    const { exit, out } = await cli('verify', unplayed)
    expect([exit, out.includes('No dice were rolled')]).toEqual([EXIT.ok, true])
  })

  test('a race that was lost and thrown again is told: the host could do that on purpose', async () => {
    const file = log(voided())
    const { exit, out } = await cli('verify', file)
    expect(exit).toBe(EXIT.ok)
    expect(out.replace(/\s+/g, ' ')).toContain('One roll was repeated because its race was interrupted')
    expect(JSON.parse((await cli('verify', file, '--json')).out)).toMatchObject({ throws: 3, voided: 1 })
    expect((await cli('verify', write(TEXT))).out).not.toContain('repeated')
  })

  test('line ends of Windows', async () => {
    expect((await cli('verify', write(TEXT.replaceAll('\n', '\r\n')))).exit).toBe(EXIT.ok)
  })
})

describe('failed: the first wrong line, and why', () => {
  const start = lineOf('fair 1 ')
  const bytes = lastOf('fair seat 0 bytes=')
  const secret = LINES.length
  const rows: [string, string[], number, object, string][] = [
    ['a throw', changed(ROLL, lastDigit), ROLL, { code: 'throw', n: 2 }, 'was sealed before the game'],
    ['bytes', changed(bytes, lastDigit), bytes, { fault: { code: 'bytes-mismatch', seat: 0 } }, 'bytes that seat 0'],
    ['the secret', changed(secret, lastDigit), secret, { fault: { code: 'secret-mismatch' } }, 'not the secret'],
    [
      'the table id',
      changed(start, (text) => text.replace('=k3j9', '=k3j8')),
      start,
      { fault: { code: 'commit-mismatch' } },
      'server’s commitment',
    ],
    [
      'an option in the header',
      changed(1, (text) => text.replace('50', '100')),
      start,
      { fault: { code: 'commit-mismatch' } },
      'first line',
    ],
    ['swapped seats', swapped(), bytes, { fault: { code: 'bytes-mismatch' } }, 'bytes that seat 0'],
    [
      'a line of the proof left out',
      LINES.toSpliced(2, 1),
      3,
      { fault: { code: 'out-of-place' } },
      'fair seat 0 commit=…',
    ],
    [
      'a line after the secret',
      [...LINES, LINES.at(-1) as string],
      secret + 1,
      { fault: { code: 'out-of-place', due: { kind: 'end' } } },
      'nothing can follow',
    ],
    ['a newer proof', changed(start, (text) => text.replace('fair 1', 'fair 2')), start, {}, 'Update Iacta'],
    ['a damaged line', changed(ROLL, () => 'thorw 1'), ROLL, { code: 'log' }, 'cannot be read'],
    ['an illegal move', [HEADER, 'throw 1', '0 pass'], 3, { code: 'log' }, 'Roll first'],
    ['a header that does not fit', [HEADER.replace('50', '51')], 1, { code: 'log' }, '“target”'],
  ]

  test.each(rows)('%s', async (_, lines, line, reason, says) => {
    const file = log(lines)
    const { exit, out, err } = await cli('verify', file)
    expect(exit).toBe(EXIT.bad)
    expect(err).toBe('')
    expect(out).toContain(': failed.')
    expect(out).toContain(`Line ${line}: `)
    expect(out.replace(/\s+/g, ' ')).toContain(says)
    const json = await cli('verify', file, '--json')
    expect(json.exit).toBe(EXIT.bad)
    expect(JSON.parse(json.out)).toMatchObject({ outcome: 'failed', line, reason })
  })

  test('both throws are shown: the one that is there, and the one that was due', async () => {
    const { out } = await cli('verify', log(changed(ROLL, lastDigit)))
    const faces = (LINES[ROLL - 1] as string).slice('throw '.length)
    expect(out).toContain(`Roll 2 shows ${lastDigit(faces)}, but ${faces} was sealed before the game.`)
  })

  test('a file that was cut off says so', async () => {
    const cut = write(TEXT.slice(0, TEXT.indexOf(' commit=') + 20))
    const { exit, out } = await cli('verify', cut)
    expect(exit).toBe(EXIT.bad)
    expect(out.replace(/\s+/g, ' ')).toMatch(/Line 2: .*cut off/)
    expect(JSON.parse((await cli('verify', cut, '--json')).out)).toMatchObject({ line: 2, unended: true })
  })

  test('what is quoted from a file cannot move a cursor', async () => {
    const { out } = await cli('verify', log([HEADER, 'fair \u001b[2J']))
    expect(out).toContain('Line 2: ')
    expect(out).not.toContain('\u001b')
  })
})

describe('nothing to verify', () => {
  const rows: [string, string[], string, string][] = [
    ['no fair lines', bare, 'no-lines', 'doesn’t say where'],
    ['real dice', noProof('real-dice'), 'real-dice', 'real dice'],
    ['one device', noProof('one-device'), 'one-device', 'one device'],
    ['a simulation', noProof('simulation'), 'simulation', 'simulated'],
    ['the secret is missing', LINES.slice(0, -1), 'no-secret', 'reveals its secret when'],
    [
      'no device took part',
      sample(dicyCards, { ...PLAN, absent: [0, 1, 2, 3], withhold: [] })
        .text.trimEnd()
        .split('\n'),
      'no-bytes',
      'no device took part',
    ],
  ]
  test.each(rows)('%s', async (_, lines, why, says) => {
    const file = log(lines)
    const { exit, out, err } = await cli('verify', file)
    expect([exit, err]).toEqual([EXIT.nothing, ''])
    expect(out).toContain(': nothing to verify.')
    expect(out).toContain(says)
    expect(out).toContain('follows the rules')
    const json = await cli('verify', file, '--json')
    expect(json.exit).toBe(EXIT.nothing)
    expect(JSON.parse(json.out)).toEqual({ outcome: 'nothing', why })
  })
})

describe('what cannot be judged is said in one line, with no verdict', () => {
  const rows: [string, string[], number, string[]][] = [
    ['a file that is not there', [join(folder, 'none.log')], EXIT.noInput, ['no such file']],
    ['a folder', [folder], EXIT.noInput, ['folder']],
    ['no file', [], EXIT.usage, ['FILE', 'verify']],
    ['an unknown game', [log([HEADER.replace('dicy-', 'dice-')])], EXIT.bad, ['Line 1', 'dice-cards', 'dicy-cards']],
    ['newer rules', [log([HEADER.replace('/1', '/7')])], EXIT.bad, ['Line 1', '7', 'Update']],
    ['no log at all', [log(['%PDF-1.7'])], EXIT.bad, ['Line 1', 'not an Iacta log']],
    ['an empty file', [write('')], EXIT.bad, ['empty']],
  ]
  test.each(rows)('%s', async (_, args, exit, says) => {
    for (const json of [[], ['--json']]) {
      const result = await cli('verify', ...args, ...json)
      expect([result.exit, result.out]).toEqual([exit, ''])
      for (const part of says) expect(result.err).toContain(part)
      expect(result.err.trimEnd().split('\n')).toHaveLength(1)
    }
  })
})

test.each(LANGS)('all three outcomes in %s', async (lang) => {
  const outs = await Promise.all(
    [LINES, changed(ROLL, lastDigit), bare].map((lines) => cli('verify', log(lines), '--lang', lang)),
  )
  expect(outs.map(({ exit }) => exit)).toEqual([EXIT.ok, EXIT.bad, EXIT.nothing])
  for (const { out } of outs) expect(out).not.toMatch(/undefined|NaN|\[object/)
  expect(outs[0]?.out).toContain(String(DICE))
  expect(outs[1]?.out).toContain(String(ROLL))
  const english = await cli('verify', log(LINES), '--lang', 'en')
  const body = (out: string | undefined): string => (out ?? '').split('\n').slice(1).join('\n')
  expect(body(outs[0]?.out) === body(english.out)).toBe(lang === 'en')
})
