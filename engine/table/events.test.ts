import { expect, test } from 'vitest'
import { pebbles } from '../conformance/fixture.ts'
import type { Game } from '../contract.ts'
import { readLog, replay, writeHeader } from '../log.ts'
import { readOptions } from '../options.ts'
import {
  AFTER_DEPARTURE,
  defaultAfter,
  departure,
  isEvent,
  placesAfter,
  readEvent,
  type TableEvent,
  untilClaim,
  writeEvent,
} from './events.ts'

const game = pebbles as Game
const options = readOptions(game, 2, {})
const HEADER = options.ok ? writeHeader(game, 2, options.value) : ''
const logOf = (...lines: readonly string[]) => readLog(game, `${[HEADER, ...lines].join('\n')}\n`)

const LINES: readonly (readonly [string, TableEvent])[] = [
  ['out 1 resigned', { kind: 'out', seat: 1, why: 'resigned' }],
  ['out 0 left', { kind: 'out', seat: 0, why: 'left' }],
  ['out 12 away', { kind: 'out', seat: 12, why: 'away' }],
  ['end resigned 1', { kind: 'end', seat: 1, why: 'resigned' }],
  ['end left 0', { kind: 'end', seat: 0, why: 'left' }],
  ['end away 0', { kind: 'end', seat: 0, why: 'away' }],
  ['end agreed', { kind: 'end', seat: null, why: 'agreed' }],
]

test.each(LINES)('%s', (line, event) => {
  expect(readEvent(line)).toEqual(event)
  expect(writeEvent(event)).toBe(line)
  expect(isEvent(line)).toBe(true)
})

test.each([
  'out',
  'out 1',
  'out 01 left',
  'out 1 agreed',
  'out -1 left',
  'end',
  'end left',
  'end agreed 1',
  'end left 1 !',
])('%s is no event, and no line of a log', (line) => {
  expect(readEvent(line)).toBeNull()
  expect(logOf(line)).toMatchObject({ ok: false, fault: { line: 2, code: 'malformed' } })
})

test('a log keeps events beside its entries, which replay as without them', () => {
  const plain = logOf('throw 6 2 5')
  const read = logOf('out 1 left', 'throw 6 2 5', 'end agreed', 'fair secret=00')
  if (!read.ok || !plain.ok) throw new Error('unreadable')
  expect(read.value.events).toEqual([
    { kind: 'out', seat: 1, why: 'left', line: 2, step: 0 },
    { kind: 'end', seat: null, why: 'agreed', line: 4, step: 1 },
  ])
  expect(replay(game, read.value).ok).toBe(true)
  expect(replay(game, read.value)).toEqual(replay(game, plain.value))
})

test('no input follows an end, and no event names a seat that is not there', () => {
  for (const after of ['0 lay 2', 'out 1 left', 'end agreed', 'time', 'void throw 1'])
    expect(logOf('end agreed', after)).toMatchObject({ ok: false, fault: { line: 3, code: 'after-end', got: after } })
  expect(logOf('out 2 left')).toMatchObject({ ok: false, fault: { code: 'malformed' } })
})

test('a departure ends the game where the table chose so, or where no person plays on', () => {
  for (const after of AFTER_DEPARTURE) {
    expect(departure(0, 'left', { after, playing: [] }).kind).toBe('end')
    expect(departure(0, 'left', { after, playing: [1] }).kind).toBe(after === 'end' ? 'end' : 'out')
  }
  expect([1, 2, 3, 4].map(defaultAfter)).toEqual(['end', 'end', 'bot', 'bot'])
})

test('a claim counts from the question or from the departure, whichever is later', () => {
  expect(untilClaim({ asked: 1000, gone: 5000, now: 6000, seconds: 30 })).toBe(29_000)
  expect(untilClaim({ asked: 5000, gone: 1000, now: 6000, seconds: 30 })).toBe(29_000)
  expect(untilClaim({ asked: 0, gone: 0, now: 30_000, seconds: 30 })).toBe(0)
})

test('places: the others by their points so far, then those who gave up; none without a result', () => {
  const scored = (...points: number[]): Game => ({ ...game, scores: () => points })
  const places = (points: number[], ...lines: string[]) =>
    placesAfter(
      scored(...points),
      null,
      lines.map((line) => readEvent(line) as TableEvent),
    )
  expect(places([3, 9], 'end resigned 1')).toEqual([1, 2])
  expect(places([3, 9, 3, 5], 'out 1 left', 'end resigned 3')).toEqual([1, 3, 1, 3])
  // A seat that was only away has not given up: a bot played on for it.
  expect(places([3, 9, 5], 'out 1 away', 'end left 0')).toEqual([3, 1, 2])
  expect(places([3, 9], 'end agreed')).toBeNull()
  expect(places([3, 9], 'out 1 left', 'end away 0')).toBeNull()
  expect(places([3, 9], 'out 1 left')).toBeNull()
})
