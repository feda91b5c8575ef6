import { describe, expect, test } from 'vitest'
import type { Company } from '../company.ts'
import { type Pebbles, type PebblesMove, type PebblesOptions, pebbles } from '../conformance/fixture.ts'
import { type Entry, readLog, writeLog } from '../log.ts'
import { bad, good, unwrap } from '../result.ts'
import { undo } from './one-device.ts'
import { act, openTable, stateOf, type Table, tableOf, undoContextOf } from './table.ts'
import { undoableSeat } from './undo.ts'

type PebblesTable = Table<Pebbles, PebblesMove, PebblesOptions>

const dice: Entry<PebblesMove> = { input: { kind: 'throw', faces: [6, 2, 5] } }
const lay = (seat: number, count: number): Entry<PebblesMove> => ({
  input: { kind: 'move', seat, move: { kind: 'lay', count } },
})
const grab: Entry<PebblesMove> = { input: { kind: 'move', seat: 1, move: { kind: 'grab', bell: 'brass' } } }
const RING: Entry<PebblesMove> = { input: { kind: 'move', seat: 0, move: { kind: 'ring' } } }
const start = openTable(pebbles, 2, { rounds: 1, bells: ['brass'], motto: '', caller: 'nobody' })

function following(...entries: readonly Entry<PebblesMove>[]): PebblesTable {
  return entries.reduce((table, entry) => {
    return unwrap(act(table, entry))
  }, start)
}

test('an input is followed by the moves it forces, marked', () => {
  const table = following(dice, lay(0, 1), lay(1, 2), grab)
  expect(table.entries.slice(3).map(({ input, forced }) => [input.kind === 'move' && input.move.kind, forced])).toEqual(
    [
      ['grab', undefined],
      ['bow', true],
      ['bow', true],
    ],
  )
  expect(stateOf(table).phase).toBe('over')
  expect(table.states).toHaveLength(table.entries.length + 1)
})

test('a refused input leaves the table as it was', () => {
  const table = following(dice)
  expect(act(table, lay(7, 1))).toMatchObject({ ok: false, fault: { code: 'no-such-seat' } })
  expect(table.entries).toHaveLength(1)
})

const PEOPLE: Company = { sitters: ['Ann', 'Bob', 'Cat'].map((name) => ({ kind: 'person', name })), dice: 'app' }
const undoable = (table: PebblesTable) => undoableSeat(undoContextOf(table))

describe('undo', () => {
  test('takes back one’s last choice', () => {
    const table = following(dice, lay(0, 1))
    expect(undoable(table)).toBe(0)
    expect(undo(table, PEOPLE)).toEqual(good(following(dice)))
  })

  test('takes the forced moves back with it', () => {
    const table = following(dice, lay(0, 1), lay(1, 2), grab)
    expect(undo(table, PEOPLE)).toEqual(good(following(dice, lay(0, 1), lay(1, 2))))
  })

  test('not in a race, or what led to it; but what hands have raced for was only typed', () => {
    const called = openTable(pebbles, 2, { rounds: 1, bells: ['brass'], motto: '', caller: 'first' })
    const rung = [dice, lay(0, 1), lay(1, 2), RING].reduce<PebblesTable>(
      (now, entry) => unwrap(act(now, entry)),
      called,
    )
    expect([undoableSeat(undoContextOf(rung)), undo(rung, PEOPLE)]).toEqual([null, bad({ code: 'no-undo' })])
    expect(undo(rung, { ...PEOPLE, dice: 'real' }).ok).toBe(true)
  })

  test('only the last seat that chose', () => {
    const three = openTable(pebbles, 3, { rounds: 1, bells: ['brass'], motto: '' })
    const table = [dice, lay(0, 1), lay(1, 2)].reduce<PebblesTable>((now, entry) => {
      const played = act(now, entry)
      return played.ok ? played.value : now
    }, three)
    expect(undoable(table)).toBe(1)
  })

  test('not after dice, and not at the beginning', () => {
    expect(undoable(following(dice))).toBe(null)
    expect(undoable(start)).toBe(null)
    for (const table of [start, following(dice)]) expect(undo(table, PEOPLE)).toEqual(bad({ code: 'no-undo' }))
  })

  test('not what a bot or the clock chose', () => {
    expect(undoable(following(dice, { ...lay(0, 1), by: 'bot' }))).toBe(null)
  })
})

test('a log becomes the table it was written from', () => {
  const table = following(dice, lay(0, 1), lay(1, 2), grab)
  const log = readLog(pebbles, writeLog(pebbles, table))
  expect(log.ok && tableOf(pebbles, log.value)).toEqual({ ok: true, value: table })
})

test('a log that was cut off before a forced move goes on without asking', () => {
  const table = following(dice, lay(0, 1), lay(1, 2), grab)
  const text = writeLog(pebbles, table).replace(/1 bow !\n$/, '')
  const log = readLog(pebbles, text)
  expect(log.ok && tableOf(pebbles, log.value)).toEqual({ ok: true, value: table })
})
