import { describe, expect, test } from 'vitest'
import { unwrap } from '../../engine/result.ts'
import { CODE_LETTERS, DENIED, isDenied, readCode, typedLetters } from '../../protocol/codes.ts'
import { memoryStore, openTestTables } from '../tables/testing/table.ts'
import { ANN, codeCases, codesIn, MINUTE, openedIn, TABLE } from './codes.cases.ts'
import { codeDocument, codeFrom } from './codes.ts'

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

codeCases(memoryStore)

test('who tries too many has to wait; others behind the same address do not', async () => {
  const { clock, codes: one } = codesIn(memoryStore())
  const tries = []
  for (let i = 0; i < 11; i++) tries.push(await one.find('kxbd', ANN))
  expect(tries.at(9)).toEqual({ ok: false, fault: { code: 'no-such-code' } })
  expect(tries.at(10)).toEqual({ ok: false, fault: { code: 'too-fast', wait: 6000 } })
  expect(await one.find('kxbd', { ...ANN, guest: 'bob' })).toEqual({ ok: false, fault: { code: 'no-such-code' } })
  await clock.pass(6000)
  expect(await one.find('kxbd', ANN)).toEqual({ ok: false, fault: { code: 'no-such-code' } })
})

describe('the code of a table', () => {
  test('ends with a lobby that expires', async () => {
    const { home, find } = await openedIn(memoryStore())
    await home.pass(25 * 60 * MINUTE)
    expect(await find()).toEqual({ ok: false, fault: { code: 'no-such-code' } })
  })

  test('of another table is not taken: the table gets another id, and with it another code', async () => {
    const home = await openTestTables({ seed: 9 })
    const taken = codeFrom(await (await openTestTables({ seed: 9 })).create('ann'))
    unwrap((await home.store.commit({ document: codeDocument(taken, TABLE, 0) })) as never)
    const id = await home.create('ann')
    expect(unwrap(await home.tables.facts(id, 'ann')).table.code).toBe(codeFrom(id))
    expect(codeFrom(id)).not.toBe(taken)
  })
})
