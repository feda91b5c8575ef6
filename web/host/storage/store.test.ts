import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Bench, STORE_CASES, sampleRecord } from '../testing/store-cases.ts'
import { MemoryStorage } from './memory.ts'
import { isBroken, readRecord, readSummary, wayOf } from './record.ts'

function bench(): Bench {
  const shelf = new MemoryStorage()
  return {
    tabs: async () => [shelf.open(), shelf.open()],
    spoil: async (id, table, log) => {
      shelf.records.set(id, log === undefined ? table : { ...(table as object), log })
    },
    settle: async () => undefined,
  }
}

describe('a store in memory', () => {
  for (const { name, run } of STORE_CASES) test(name, () => run(bench()))

  test('does not pretend to last', () => expect(new MemoryStorage().open().lasting).toBe(false))
})

describe('a record that is read back', () => {
  test('is what was written', () => expect(readRecord(sampleRecord('a'), 'x')).toEqual(sampleRecord('a', { log: 'x' })))

  test.each([
    ['id', 'A/b'],
    ['game', ''],
    ['rules', -1],
    ['way', 'else'],
    ['created', 1.5],
    ['updated', '1'],
    ['rev', Number.NaN],
    ['over', 0],
    ['scores', [1, 'x']],
    ['places', 1],
    ['replayOnly', null],
    ['sealed', undefined],
    ['company', { sitters: [], dice: 'app' }],
    ['company', { ...sampleRecord('a').company, dice: 'loaded' }],
  ])('%s is told to be broken when it is %j', (field, value) => {
    expect(readSummary({ ...sampleRecord('a'), [field]: value })).toMatchObject({ field })
  })

  test('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (given, log) => {
        expect(isBroken(readRecord(given, log))).toBe(true)
      }),
    )
  })

  test('leaves fields of others out', () =>
    expect(readSummary({ ...sampleRecord('a'), more: 1 })).not.toHaveProperty('more'))
})

test('the way follows from the company', () => {
  const { company } = sampleRecord('a')
  const people = { sitters: [{ kind: 'person', name: '' }], dice: 'app' } as const
  expect([company, people, { ...company, dice: 'real' } as const].map(wayOf)).toEqual(['bots', 'device', 'real'])
})
