import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FairLine, NO_PROOF, readLine, writeLine } from './lines.ts'

const hex = (bytes: number): fc.Arbitrary<string> =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((all) => Buffer.from(all).toString('hex'))
const seat = fc.nat({ max: 999 })
const kind = <Kind extends string>(name: Kind): fc.Arbitrary<Kind> => fc.constant(name)

const LINES: fc.Arbitrary<FairLine> = fc.oneof(
  fc.record({ kind: kind('start'), table: fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/), seal: hex(32), commit: hex(32) }),
  fc.record({ kind: kind('none'), why: fc.constantFrom(...NO_PROOF) }),
  fc.record({ kind: kind('commit'), seat, commit: fc.option(hex(32)) }),
  fc.record({ kind: kind('closed') }),
  fc.record({ kind: kind('bytes'), seat, bytes: fc.option(hex(16)) }),
  fc.record({ kind: kind('restart'), without: fc.array(seat, { minLength: 1, maxLength: 9 }) }),
  fc.record({ kind: kind('secret'), secret: hex(32) }),
)

test('what is written reads back', () => {
  fc.assert(
    fc.property(LINES, (line) => {
      expect(readLine(writeLine(line))).toEqual({ ok: true, value: line })
    }),
    { numRuns: 1000, seed: 1 },
  )
})

test('one text for each line: what reads is what would be written', () => {
  const change = fc.tuple(
    LINES,
    fc.nat(),
    fc.constantFrom('', ' ', '0', '-', 'f', 'F', 'x', '=', '\n', 'é'),
    fc.boolean(),
  )
  fc.assert(
    fc.property(change, ([line, where, insert, over]) => {
      const text = writeLine(line)
      const at = where % (text.length + 1)
      const changed = text.slice(0, at) + insert + text.slice(at + (over ? 1 : 0))
      const read = readLine(changed)
      if (read.ok) expect(writeLine(read.value)).toBe(changed)
    }),
    { numRuns: 3000, seed: 2 },
  )
})

const H = 'a'.repeat(64)

test.each([
  'fair ',
  'fair closed ',
  'fair  closed',
  'fair open',
  'fair seat 01 commit=-',
  'fair seat 1000 commit=-',
  'fair seat 0 commit=',
  `fair seat 0 commit=${H.toUpperCase()}`,
  `fair seat 0 commit=${H}a`,
  `fair seat 0 bytes=${H}`,
  'fair seat 0 bytes=--',
  'fair restart without',
  'fair restart without 1,2',
  `fair secret=${H.slice(1)}`,
  'fair secret=-',
  `fair 1 table= seal=${H} commit=${H}`,
  `fair 1 table=${'x'.repeat(41)} seal=${H} commit=${H}`,
  `fair 1 table=a commit=${H} seal=${H}`,
  `fair 01 table=a seal=${H} commit=${H}`,
  'fair 1 none=bored',
])('malformed: %s', (text) => {
  expect(readLine(text)).toMatchObject({ ok: false, fault: { code: 'fair-malformed' } })
})

test('another version is named, not guessed at', () => {
  const fault = { code: 'fair-version', got: 2, known: 1 }
  expect(readLine(`fair 2 table=a seal=${H} commit=${H}`)).toEqual({ ok: false, fault })
})

test('a fault quotes little, and a huge line is not looked at', () => {
  expect(readLine(`fair ${'\u001b[2J'.repeat(20)}`)).toMatchObject({ ok: false, fault: { got: /^[^\p{Cc}]{1,40}$/u } })
  const long = { ok: false, fault: { code: 'fair-too-long', limit: 4096 } }
  expect(readLine(`fair restart without${' 1'.repeat(2_000_000)}`)).toEqual(long)
})
