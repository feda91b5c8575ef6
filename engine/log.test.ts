import { describe, expect, test } from 'vitest'
import { pebbles } from './conformance/fixture.ts'
import { LIMITS, type LogFault, readHeader, readLog, replay, writeLog } from './log.ts'
import { unwrap } from './result.ts'

const HEADER = 'iacta 1 pebbles/1 {"rounds":1,"bells":["brass"]} seats=2'
const GAME = `${HEADER}
fair 1 table=k3j9 commit=00
throw 6 2 5
1 lay 3 # bot
0 lay 1
1 grab brass @1432 seen @1467
1 bow !
1 bow ! # clock
`

function faultOf(text: string): LogFault | null {
  const log = readLog(pebbles, text)
  if (!log.ok) return log.fault
  const end = replay(pebbles, log.value)
  return end.ok ? null : end.fault
}

function read(text: string) {
  return unwrap(readLog(pebbles, text))
}

test('every kind of line reads', () => {
  const log = read(GAME)
  expect(log.seats).toBe(2)
  expect(log.options).toEqual({ rounds: 1, bells: ['brass'], motto: '', caller: 'nobody' })
  expect(log.fair).toEqual([{ line: 2, text: 'fair 1 table=k3j9 commit=00' }])
  expect(log.entries).toEqual([
    { line: 3, input: { kind: 'throw', faces: [6, 2, 5] } },
    { line: 4, input: { kind: 'move', seat: 1, move: { kind: 'lay', count: 3 } }, by: 'bot' },
    { line: 5, input: { kind: 'move', seat: 0, move: { kind: 'lay', count: 1 } } },
    { line: 6, input: { kind: 'move', seat: 1, move: { kind: 'grab', bell: 'brass' }, at: 1432 }, seen: 1467 },
    { line: 7, input: { kind: 'move', seat: 1, move: { kind: 'bow' } }, forced: true },
    { line: 8, input: { kind: 'move', seat: 1, move: { kind: 'bow' } }, forced: true, by: 'clock' },
  ])
})

test('written again it is the same text, less the proof', () => {
  expect(writeLog(pebbles, read(GAME))).toBe(GAME.replace(/fair.*\n/, ''))
})

test('a race that counts for nothing is kept, and is no step', () => {
  const [head = '', rest = ''] = GAME.split('1 grab')
  const log = read(`${head}void throw 1 1 1\nvoid 0 grab brass @900 seen @950\n1 grab${rest}`)
  expect(log.entries.map(({ input }) => input)).toEqual(read(GAME).entries.map(({ input }) => input))
  expect(log.voided).toEqual([{ line: 6, faces: [1, 1, 1] }])
  expect(log.entries[3]?.line).toBe(8)
  expect(faultOf(`${head}void eat 3\n`)).toMatchObject({ line: 6, code: 'malformed' })
  expect(faultOf(`${head}void 0 grab tin\n`)).toMatchObject({ line: 6, code: 'unknown-word' })
})

test('it replays, position by position', () => {
  const phases: string[] = []
  const end = replay(pebbles, read(GAME), ({ step, state, entry }) => {
    phases.push(`${step} ${state.phase} ${entry?.line ?? '-'}`)
  })
  expect(phases).toEqual(['0 throw -', '1 lay 3', '2 lay 4', '3 bell 5', '4 bow 6', '5 bow 7', '6 over 8'])
  expect(end.ok && pebbles.scores(end.value)).toEqual([0, 23])
})

test('an unfinished log is a saved game', () => {
  const end = replay(pebbles, read(`${HEADER}\nthrow 6 2 5\n`))
  expect(end.ok && end.value.phase).toBe('lay')
})

test('whether a move was forced does not matter to the replay', () => {
  expect(faultOf(GAME.replaceAll(' !', ''))).toBeNull()
})

test('a mark of byte order is none of the text', () => {
  expect(read(`\ufeff${GAME}`).entries).toEqual(read(GAME).entries)
})

test('line ends of any system, and none at the end', () => {
  expect(read(GAME.replaceAll('\n', '\r\n')).entries).toEqual(read(GAME).entries)
  expect(read(GAME).unended).toBe(false)
  expect(read(GAME.trimEnd()).unended).toBe(true)
})

describe('a bad log is refused, with its line and its reason', () => {
  const lines = GAME.split('\n')
  const swap = (line: number, text: string): string => lines.with(line - 1, text).join('\n')
  const rows: [string, string, Partial<LogFault>][] = [
    ['an empty file', '', { line: 1, code: 'empty' }],
    ['blank lines only', '\n \n', { line: 1, code: 'empty' }],
    ['a blank at the end of a line', swap(4, '0 lay 1 '), { line: 4, code: 'malformed' }],
    ['a blank at the end of the last line', `${HEADER}\nthrow 6 2 5 `, { line: 2, code: 'malformed', unended: true }],
    ['something else', 'PK\u0003\u0004', { line: 1, code: 'not-a-log' }],
    ['a newer format', swap(1, HEADER.replace('iacta 1', 'iacta 2')), { line: 1, code: 'newer-format', got: 2 }],
    ['newer rules', swap(1, HEADER.replace('/1', '/2')), { line: 1, code: 'unknown-rules', got: 2, known: 1 }],
    ['another game', swap(1, HEADER.replace('pebbles', 'chess')), { line: 1, code: 'unknown-game', got: 'chess' }],
    ['a header cut off', HEADER.slice(0, 30), { line: 1, code: 'bad-header', unended: true }],
    ['options that are no JSON', swap(1, HEADER.replace('":1', '":')), { line: 1, code: 'bad-header' }],
    ['seats that are no number', swap(1, HEADER.replace('=2', '=two')), { line: 1, code: 'bad-header' }],
    ['a line of nothing', swap(4, ''), { line: 4, code: 'blank' }],
    // A pattern that looked for the end of the text before each of them took minutes.
    ['very many lines of nothing', `${HEADER}${'\n'.repeat(190_000)}x`, { line: 2, code: 'blank' }],
    ['a line that is no input', swap(4, 'hello!'), { line: 4, code: 'malformed' }],
    ['a throw without dice', swap(3, 'throw'), { line: 3, code: 'malformed' }],
    ['a throw of words', swap(3, 'throw six 2 5'), { line: 3, code: 'malformed' }],
    [
      'a face of 0',
      swap(3, 'throw 6 0 5'),
      { line: 3, code: 'refused', refusal: { code: 'wrong-face', die: 2, sides: 2, face: 0 } },
    ],
    ['a throw with zeros before', swap(3, 'throw 06 2 5'), { line: 3, code: 'malformed' }],
    ['an unknown mark', swap(4, '1 lay 3 # cat'), { line: 4, code: 'malformed' }],
    ['an unknown word', swap(6, '1 grab bras'), { line: 6, code: 'unknown-word', word: 'bras' }],
    ['a move that does not read', swap(4, '1 lay 9'), { line: 4, code: 'unreadable-move', got: 'lay 9' }],
    ['a second text for a move', swap(4, '1 lay 3 3'), { line: 4, code: 'unreadable-move' }],
    ['a line too long', swap(4, `1 lay ${'3'.repeat(5000)}`), { line: 4, code: 'line-too-long' }],
    ['a proof too long', swap(2, `fair ${'x'.repeat(5000)}`), { line: 2, code: 'line-too-long' }],
    ['a header too long', `iacta 1 ${'x'.repeat(5000)}`, { line: 1, code: 'line-too-long' }],
    ['too few dice', swap(3, 'throw 6 2'), { line: 3, code: 'refused', refusal: wrongCount(2) }],
    ['a wrong face', swap(3, 'throw 6 3 5'), { line: 3, code: 'refused' }],
    ['a seat that is not there', swap(4, '2 lay 3'), { line: 4, code: 'refused' }],
    ['a seat that is not due', swap(7, '0 bow'), { line: 7, code: 'refused', got: '0 bow' }],
    ['a move that reads but is illegal', swap(7, '1 lay 1'), { line: 7, code: 'refused' }],
    ['inputs after the end', `${GAME}1 bow\n`, { line: 9, code: 'refused', refusal: { code: 'over' } }],
    ['a last line cut off', GAME.slice(0, GAME.indexOf(' 5\n')), { line: 3, code: 'refused', unended: true }],
    ['a last word cut off', GAME.slice(0, GAME.indexOf('rass @')), { line: 6, code: 'unknown-word', unended: true }],
  ]
  test.each(rows)('%s', (_, text, fault) => {
    expect(faultOf(text)).toMatchObject(fault)
  })

  test('too many lines, too many bytes', () => {
    const endless = `${HEADER}\n${'time\n'.repeat(LIMITS.lines)}`
    expect(faultOf(endless)).toMatchObject({ code: 'too-many-lines' })
    expect(faultOf(HEADER + ' '.repeat(LIMITS.bytes))).toMatchObject({ code: 'too-large' })
  })

  test('only the last line can have been cut off', () => {
    expect(faultOf('PK\u0003\u0004')).not.toHaveProperty('unended')
    expect(faultOf(`${HEADER}\nhello\nthrow 6 2 5`)).not.toHaveProperty('unended')
    expect(faultOf(`${HEADER}\nthrow 6 2 7\nthrow 6 2 5`)).not.toHaveProperty('unended')
  })

  test('what is quoted is short and cannot move a cursor', () => {
    const fault = faultOf(`${HEADER}\n\u001b[2J\u202e${'x'.repeat(200)}\n`)
    expect(fault).toEqual({ line: 2, code: 'malformed', got: `\ufffd[2J\ufffd${'x'.repeat(34)}…` })
  })
})

test('the header alone tells which game to load', () => {
  expect(readHeader(GAME)).toEqual({
    ok: true,
    value: { game: 'pebbles', rules: 1, seats: 2, options: { rounds: 1, bells: ['brass'] } },
  })
})

function wrongCount(got: number): { code: 'wrong-count'; expected: number; got: number } {
  return { code: 'wrong-count', expected: 3, got }
}
