import { describe, expect, test } from 'vitest'
import { CODE_LETTERS, DENIED, isDenied, readCode, typedLetters } from '../../protocol/codes.ts'
import { FakeClock, house, memoryStore, mustDo, seeded } from '../tables/testing/table.ts'
import { Codes, codeFrom, codePaper } from './codes.ts'

const TABLE = { kind: 'table', table: 'k3j7qm2xw5tbn4ra' } as const
const ANN = { guest: 'ann', address: '10.0.0.1' }
const MINUTE = 60_000

function codes(store = memoryStore(), seed = 5) {
  const clock = new FakeClock()
  return { clock, store, codes: new Codes({ store, random: seeded(seed), now: () => clock.now() }) }
}

test('codes have neither vowels nor abbreviations that say too much, and every letter is drawn', () => {
  const drawn = Array.from({ length: 3000 }, (_, i) => codeFrom(`secret ${i}`))
  expect(drawn.filter((code) => !/^[B-DF-HJ-NP-TV-XZ]{4}$/.test(code) || isDenied(code))).toEqual([])
  expect([...new Set(drawn.join(''))].sort().join('')).toBe(CODE_LETTERS)
  // A denied part with another letter in it would deny nothing.
  expect(DENIED.filter((part) => [...part].some((letter) => !CODE_LETTERS.includes(letter)))).toEqual([])
})

test.each([
  ['kxbd', 'KXBD'],
  [' k x-b.d ', 'KXBD'],
  ['KXBDF', 'KXBD'],
  ['kxb', null],
  ['kabd', null],
  ['', null],
])('%j is read as %j', (typed, code) => expect(readCode(typed)).toBe(code))

test('while it is typed, only letters stay', () => expect(typedLetters('k1 x!')).toBe('KX'))

describe('a code with an expiry', () => {
  test('leads to its target until then; a restart and another process do not matter', async () => {
    const { clock, codes: one, store } = codes()
    const code = mustDo(await one.issue(TABLE, MINUTE))
    const other = new Codes({ store, random: seeded(1), now: () => clock.now() })
    expect(mustDo(await other.find(code.toLowerCase(), ANN))).toEqual(TABLE)
    await clock.pass(MINUTE)
    expect(await other.find(code, ANN)).toEqual({ ok: false, fault: { code: 'no-such-code' } })
  })

  test('is never given twice at a time, and again after its end', async () => {
    const { clock, codes: one, store } = codes()
    const code = mustDo(await one.issue(TABLE, MINUTE))
    const same = () => new Codes({ store, random: seeded(5), now: () => clock.now() })
    expect(mustDo(await same().issue(TABLE, MINUTE))).not.toBe(code)
    await clock.pass(2 * MINUTE)
    expect(mustDo(await same().issue(TABLE, MINUTE))).toBe(code)
  })

  test('is gone when it is dropped', async () => {
    const { codes: one } = codes()
    const code = mustDo(await one.issue(TABLE, MINUTE))
    mustDo(await one.drop(code))
    expect(await one.find(code, ANN)).toEqual({ ok: false, fault: { code: 'no-such-code' } })
  })
})

test('who tries too many has to wait; others behind the same address do not', async () => {
  const { clock, codes: one } = codes()
  const tries = []
  for (let i = 0; i < 11; i++) tries.push(await one.find('kxbd', ANN))
  expect(tries.at(9)).toEqual({ ok: false, fault: { code: 'no-such-code' } })
  expect(tries.at(10)).toEqual({ ok: false, fault: { code: 'too-fast', wait: 6000 } })
  expect(await one.find('kxbd', { ...ANN, guest: 'bob' })).toEqual({ ok: false, fault: { code: 'no-such-code' } })
  await clock.pass(6000)
  expect(await one.find('kxbd', ANN)).toEqual({ ok: false, fault: { code: 'no-such-code' } })
})

describe('the code of a table', () => {
  const opened = async () => {
    const home = await house()
    const id = await home.create('ann')
    const found = new Codes({ store: home.store, random: seeded(1), now: () => home.clock.now() })
    const code = mustDo(await home.tables.facts(id, 'bob')).table.code ?? ''
    return { home, id, code, find: () => found.find(code, ANN) }
  }

  test('leads to its lobby, after a restart too, and ends with the start', async () => {
    const { home, id, find } = await opened()
    await home.restart()
    expect(mustDo(await find())).toEqual({ kind: 'table', table: id })
    const ann = await home.page(id, 'ann')
    await ann.send({ kind: 'sit', seat: 0, name: 'Ann', colour: 'blue' })
    await ann.send({ kind: 'fill', seat: 1, level: 'icicle' })
    expect(await ann.send({ kind: 'start' })).toBe('done')
    expect(await find()).toEqual({ ok: false, fault: { code: 'no-such-code' } })
    expect('code' in mustDo(await home.tables.facts(id, 'bob')).table).toBe(false)
  })

  test('ends with a lobby that expires', async () => {
    const { home, find } = await opened()
    await home.pass(25 * 60 * MINUTE)
    expect(await find()).toEqual({ ok: false, fault: { code: 'no-such-code' } })
  })

  test('of another table is not taken: the table gets another id, and with it another code', async () => {
    const home = await house({ seed: 9 })
    const taken = codeFrom(await (await house({ seed: 9 })).create('ann'))
    mustDo((await home.store.commit({ paper: codePaper(taken, TABLE, 0) })) as never)
    const id = await home.create('ann')
    expect(mustDo(await home.tables.facts(id, 'ann')).table.code).toBe(codeFrom(id))
    expect(codeFrom(id)).not.toBe(taken)
  })
})
