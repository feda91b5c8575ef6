import { expect, test } from 'vitest'
import { nineDice } from '../../games/nine-dice/rules/rules.ts'
import { pebbles } from '../conformance/fixture.ts'
import type { Game } from '../contract.ts'
import { writeEntry } from '../log.ts'
import { readOptions } from '../options.ts'
import { unwrap } from '../result.ts'
import { admit, begin, type Course, courseOf, decide, decideGrab, type Grab, raceStart } from './race.ts'
import { act, openTable, type Table } from './table.ts'

const game = nineDice as Game
const LOCKOUT = { lockout: 1000 }
const STATED = { lockout: 1000, statement: 'on' }

/** Three seats, the spinner second; 3 + 4 is the 7 that is asked for, 3 − 4 is not. */
function shown(given: object): Table {
  const opened = openTable(game, 3, unwrap(readOptions(game, 3, given)))
  return [[2], [7, 3, 4, 1, 1, 4, 4, 1, 2, 5]].reduce<Table>(
    (table, faces) => unwrap(act(table, { input: { kind: 'throw', faces } })),
    opened,
  )
}

/** `1 red @900` */
function grabOf(text: string): Grab {
  const [seat, ...words] = text.split(' ')
  const at = Number(words.pop()?.slice(1))
  return { seat: Number(seat), at, what: game.read(`take ${words.join(' ')}`) }
}

function startOf(given: object): Course {
  const table = shown(given)
  return courseOf(table, raceStart(table) ?? -1, new Map())
}

const LIMIT = 15_000

/** Grabs one after the other, and what becomes of each: for a late one, who was first and when. */
const DECIDED: readonly (readonly [why: string, options: object, grabs: { readonly [grab: string]: string }])[] = [
  ['each disc once', {}, { '1 red @900': 'taken', '0 red @901': 'late after 1 @900', '0 blue @903': 'taken' }],
  ['one’s own disc is no contest', {}, { '1 red @900': 'taken', '1 red @902': 'closed' }],
  [
    'what ends the race ends it for everybody, and is named where nothing took the disc before',
    {},
    {
      '1 red @900': 'taken',
      '2 black @950': 'taken',
      '0 green @951': 'late after 2 @950',
      '0 red @952': 'late after 1 @900',
      '2 blue @953': 'closed',
    },
  ],
  ['what was never allowed names its rule', STATED, { '0 red @900': 'illegal R8' }],
  ['at its limit it is over', {}, { [`0 red @${LIMIT - 1}`]: 'taken', [`1 blue @${LIMIT}`]: 'closed' }],
  [
    'after a late grab its seat is locked, and not longer',
    LOCKOUT,
    {
      '0 red @900': 'taken',
      '1 red @950': 'late after 0 @900',
      '1 blue @1949': 'locked until 1950',
      '1 blue @1950': 'taken',
    },
  ],
  [
    'after a rash grab its seat is locked, and no other',
    STATED,
    {
      '0 red +- @900': 'taken',
      '1 blue ++ @901': 'taken',
      '0 green ++ @1899': 'locked until 1900',
      '0 green ++ @1900': 'taken',
    },
  ],
  ['a true statement locks nobody', STATED, { '0 red ++ @900': 'taken', '0 blue ++ @901': 'taken' }],
  [
    'what is refused otherwise locks nobody',
    STATED,
    { '0 red @900': 'illegal R8', '0 red ++ @901': 'taken', '0 red ++ @902': 'closed', '0 blue ++ @903': 'taken' },
  ],
  ['without a lockout nobody is locked', { statement: 'on' }, { '0 red +- @900': 'taken', '0 blue ++ @901': 'taken' }],
]

test.each(DECIDED)('%s', (_, options, grabs) => {
  let course = startOf(options)
  const outcomes = Object.keys(grabs).map((text) => {
    const decided = decideGrab(game, course, grabOf(text), LIMIT)
    course = decided.course
    const { outcome } = decided
    if (outcome.kind === 'late') return `late after ${outcome.late.first} @${outcome.late.firstAt}`
    if (outcome.kind === 'locked') return `locked until ${outcome.until}`
    return outcome.kind === 'illegal' ? `illegal ${outcome.rule}` : outcome.kind
  })
  expect(outcomes).toEqual(Object.values(grabs))
})

test.each([
  ['is gone', '0 red @990', 'late'],
  ['the seat has already', '1 red @990', 'closed'],
  ['already waits for the same seat, at any time', '0 blue @940', 'closed'],
  ['waits for another seat', '1 blue @990', 'waits'],
  ['is after the limit', '0 green @15000', 'closed'],
  ['the rules never allowed', '0 red ++ @896', 'illegal'],
])('on arrival: what %s', (_, text, kind) => {
  const { course } = decideGrab(game, startOf({}), grabOf('1 red @900'), LIMIT)
  expect(admit(game, course, grabOf(text), [grabOf('0 blue @950')], LIMIT).outcome.kind).toBe(kind)
})

test.each([
  ['by their times, whichever came first', ['0 red @901', '1 red @900'], ['1 take red @900']],
  ['at one time the spinner first, then clockwise', ['0 red @900', '2 red @900', '1 red @900'], ['1 take red @900']],
  ['clockwise, not by seat', ['0 red @900', '2 red @900'], ['2 take red @900']],
  [
    'a lock in between counts',
    ['0 red +- @900', '0 blue ++ @950', '1 blue ++ @960'],
    ['0 take red +- @900', '1 take blue ++ @960'],
  ],
])('of several that wait: %s', (_, grabs, lines) => {
  const table = shown(grabs[0]?.includes('+') ? STATED : {})
  const start = table.entries.length
  const verdict = decide(table, courseOf(table, start, new Map()), null, grabs.map(grabOf))
  expect(verdict.table.entries.slice(start).map((entry) => writeEntry(game, entry))).toEqual(lines)
})

test('any game with an optional turn', () => {
  const bell = { ...pebbles.setup(2, { rounds: 1, bells: ['brass'], motto: '' }), phase: 'bell' } as const
  const grab = (seat: number, at: number): Grab => ({ seat, at, what: pebbles.read('grab brass') })
  const first = decideGrab(pebbles, begin(bell), grab(1, 400), 3000)
  expect(first.outcome).toEqual({ kind: 'taken' })
  const late = { seat: 0, at: 401, first: 1, firstAt: 400 }
  expect(decideGrab(pebbles, first.course, grab(0, 401), 3000).outcome).toEqual({ kind: 'late', late })
})
