import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encode, type Field, isHex, LABELS, uint32 } from './hash.ts'

test('known bytes: label and fields, each after its length', () => {
  const label = [0, 0, 0, 16, ...Buffer.from('iacta fair 1 key')]
  const fields = [0, 0, 0, 2, 0xc3, 0xa8, 0, 0, 0, 4, 0, 0, 1, 2, 0, 0, 0, 0]
  expect([...encode(LABELS.key, 'è', 258, new Uint8Array())]).toEqual([...label, ...fields])
})

test('no two lists of texts have the same encoding', () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom('\0', '\x01', '\x04', 'a'), maxLength: 6 }), {
    maxLength: 4,
  })
  const hex = (list: readonly Field[]): string => Buffer.from(encode(LABELS.key, ...list)).toString('hex')
  fc.assert(
    fc.property(texts, texts, (a, b) => {
      expect(hex(a) === hex(b)).toBe(JSON.stringify(a) === JSON.stringify(b))
    }),
    { numRuns: 2000, seed: 1 },
  )
})

test('labels are all different', () => {
  expect(new Set(Object.values(LABELS)).size).toBe(Object.keys(LABELS).length)
})

test('four bytes, the highest first; what does not fit is our bug', () => {
  expect([...uint32(0xfedcba98)]).toEqual([0xfe, 0xdc, 0xba, 0x98])
  for (const value of [-1, 2 ** 32, 0.5, Number.NaN]) expect(() => uint32(value)).toThrow(RangeError)
})

test('hex has one spelling', () => {
  expect(isHex('00ff', 2)).toBe(true)
  for (const text of ['', '00f', '00FF', '00ff0', '00fg', ' 0ff', '00f\n']) expect(isHex(text, 2)).toBe(false)
})
