import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testFolder } from '../../scripts/testing/folder.ts'
import { EXIT } from '../exit.ts'
import { cli } from '../testing.ts'

const folder = testFolder()
let files = 0

/** Writes a log and gives the file's name. */
function log(...lines: readonly string[]): string {
  const file = join(folder, `${files++}.log`)
  writeFileSync(file, lines.join('\n'))
  return file
}

const HEADER = 'iacta 1 dicy-cards/1 {"lineup":"glacial"} seats=2'
const game = log(
  HEADER,
  'throw 1',
  'throw 6 6 5 2 1 1',
  '0 reroll odds 1 2',
  'throw 6 3',
  '0 score any-two',
  '1 freeze odds',
  '',
)

test('--json: a line for every position, fields that do not apply absent', async () => {
  const { out, exit } = await cli('replay', game, '--json')
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(exit).toBe(EXIT.ok)
  expect(lines).toHaveLength(7)
  expect(lines[0]).toEqual({ step: 0, due: 'throw', sides: [2], scores: [0, 0] })
  expect(lines[1]).toEqual({ step: 1, input: 'throw 1', due: 'throw', sides: [6, 6, 6, 6, 6, 6], scores: [0, 0] })
  expect(lines[2]).toMatchObject({ step: 2, input: 'throw 6 6 5 2 1 1', due: 'move', seats: [0], scores: [0, 0] })
  expect(lines[2].moves['0']).toContain('reroll odds 1 2')
  expect(lines[2].moves['0']).toHaveLength(1 + 4 + 5 * 35)
  expect(lines[3]).toEqual({ step: 3, input: '0 reroll odds 1 2', due: 'throw', sides: [6, 6], scores: [0, 0] })
  expect(lines[5]).toMatchObject({
    due: 'move',
    seats: [1],
    moves: { 1: ['freeze any-two', 'freeze no-sixes', 'freeze odds', 'freeze straight', 'freeze two-pairs'] },
    scores: [12, 0],
  })
  expect(lines[6]).not.toHaveProperty('places')
})

test('--json at the end: places, and no moves', async () => {
  const { out } = await cli('replay', 'archive/0.1.0/dicy-cards-interglacial.log', '--json')
  const last = JSON.parse(out.trimEnd().split('\n').at(-1) as string)
  expect(last).toMatchObject({ due: 'over', scores: [50, 10, 6], places: [1, 2, 3] })
  expect(Object.keys(last)).toEqual(['step', 'input', 'due', 'scores', 'places'])
})

test('events of the table are told where they happened', async () => {
  const left = log(HEADER, 'throw 1', 'throw 6 6 5 2 1 1', 'out 1 away', '0 reroll odds 1 2', 'end resigned 0', '')
  const { out, exit } = await cli('replay', left, '--lang', 'en')
  expect(exit).toBe(EXIT.ok)
  expect(out).toMatch(/away for too long\. A bot plays on for now\.\n {3}3 .*\n.*gives up\. The game is over\.\n$/)
  const json = await cli('replay', left, '--json')
  const events = json.out.split('\n').filter((line) => line.includes('"event"'))
  expect(events).toEqual(['{"event":"out 1 away"}', '{"event":"end resigned 0"}'])
})

test('for people: what happened, with marks for what was forced', async () => {
  const { out } = await cli('replay', 'archive/0.1.0/dicy-cards-glacial.log', '--lang', 'en')
  expect(out).toContain('Dicy Cards')
  expect(out).toContain('(forced)')
  expect(out.trimEnd().split('\n').at(-1)).toBe('Player 2 wins.')
})

test.each([
  ['star-maps-seeded', 'The game is over: 24 points'],
  ['dice-of-crowns-solo', 'Varrick keeps the throne'],
  ['nine-dice-alone', 'Player 1 reaches the target after 13 rounds'],
])('%s: alone nobody is beaten, the game tells its end itself', async (name, end) => {
  const { out } = await cli('replay', `archive/0.2.0/${name}.log`, '--lang', 'en')
  expect(out.trimEnd().endsWith(end)).toBe(true)
})

describe('a bad log: one sentence, its line, exit code 1', () => {
  const rows: [string, string[], string[]][] = [
    ['unknown game', [HEADER.replace('dicy-cards', 'dice-cards'), ''], ['line 1', 'dice-cards', 'dicy-cards']],
    ['unknown option', [HEADER.replace('lineup', 'lineups'), ''], ['line 1', 'lineups', 'lineup']],
    ['unknown line-up', [HEADER.replace('glacial', 'galcial'), ''], ['line 1', 'galcial', 'glacial']],
    [
      'unknown card in the options',
      ['iacta 1 dicy-cards/1 {"lineup":"custom","cards":["strait"]} seats=2', ''],
      ['line 1', 'strait', 'straight'],
    ],
    [
      'four cards',
      ['iacta 1 dicy-cards/1 {"lineup":"custom","cards":["straight"]} seats=2', ''],
      ['line 1', 'R2', 'five'],
    ],
    ['too many seats', [HEADER.replace('=2', '=5'), ''], ['line 1', '5', '4']],
    ['newer format', [HEADER.replace('iacta 1', 'iacta 9'), ''], ['line 1', '9']],
    ['newer rules', [HEADER.replace('/1', '/7'), ''], ['line 1', '7']],
    ['malformed line', [HEADER, 'throw 1', 'hello', ''], ['line 3', 'hello']],
    [
      'unknown card in a move',
      [HEADER, 'throw 1', 'throw 6 6 5 2 1 1', '0 score strait', ''],
      ['line 4', 'strait', 'straight'],
    ],
    ['unknown seat', [HEADER, 'throw 1', 'throw 6 6 5 2 1 1', '5 pass', ''], ['line 4', 'seat 5']],
    ['wrong count of dice', [HEADER, 'throw 1', 'throw 6 6 5 2 1', ''], ['line 3', '6', '5']],
    ['wrong face', [HEADER, 'throw 1', 'throw 6 6 5 2 1 7', ''], ['line 3', '7']],
    ['illegal move', [HEADER, 'throw 1', 'throw 6 6 5 2 1 1', '0 score no-sixes', ''], ['line 4', 'R6']],
    ['out of turn', [HEADER, 'throw 1', 'throw 6 6 5 2 1 1', '1 pass', ''], ['line 4', 'seat 1']],
    ['cut off', [HEADER, 'throw 1', 'throw 6 6 5'], ['line 3', 'cut off']],
    ['empty', [''], ['empty']],
    ['something else', ['%PDF-1.7', ''], ['line 1']],
  ]
  test.each(rows)('%s', async (_, lines, says) => {
    const { err, exit } = await cli('replay', log(...lines))
    expect(exit).toBe(EXIT.bad)
    for (const part of says) expect(err.toLowerCase()).toContain(part.toLowerCase())
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })
})

test('a last line without its end is read, with a warning', async () => {
  const { out, err, exit } = await cli('replay', log(HEADER, 'throw 1'), '--json')
  expect(exit).toBe(EXIT.ok)
  expect(out.trimEnd().split('\n')).toHaveLength(2)
  expect(err).toContain('no line end')
})

describe('wrong calls', () => {
  const rows: [string, string[], number, string][] = [
    ['no file', ['replay'], EXIT.usage, 'FILE'],
    ['two files', ['replay', game, game], EXIT.usage, 'too many'],
    ['a file that is not there', ['replay', join(folder, 'none.log')], EXIT.noInput, 'no such file'],
    ['a folder', ['replay', folder], EXIT.noInput, 'folder'],
    ['an unknown flag', ['replay', game, '--jsn'], EXIT.usage, '--json'],
    ['a value where none is taken', ['replay', game, '--json=yes'], EXIT.usage, '--json'],
    ['an unknown command', ['repaly', game], EXIT.usage, 'replay'],
    ['an unknown language', ['replay', game, '--lang', 'xx'], EXIT.usage, 'xx'],
  ]
  test.each(rows)('%s', async (_, args, exit, says) => {
    const result = await cli(...args)
    expect(result.exit).toBe(exit)
    expect(result.err).toContain(says)
    expect(result.out).toBe('')
  })
})

test('help: of the program, of a command; the version', async () => {
  expect((await cli('--help')).out).toContain('replay')
  expect((await cli()).out).toBe((await cli('--help')).out)
  expect((await cli('replay', '--help')).out).toContain('FILE [--json]')
  expect((await cli('help', 'replay')).out).toBe((await cli('replay', '--help')).out)
  expect((await cli('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/)
})
