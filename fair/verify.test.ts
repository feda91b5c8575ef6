import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { pebbles } from '../engine/conformance/fixture.ts'
import { dicyCards } from '../games/dicy-cards/rules/rules.ts'
import { roundOf } from './opening.ts'
import type { Memory } from './proof.ts'
import { type SampleOptions, sample } from './sample.testing.ts'
import { verify } from './verify.ts'

const PLAN: SampleOptions = { table: 'k3j9', seats: 3, options: { target: 50 }, seed: 5, absent: [2], withhold: [[1]] }
const { text: TEXT, opening: OPENING } = sample(dicyCards, PLAN)
const LINES = TEXT.trimEnd().split('\n')
const join = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')
const lineOf = (start: string): number => LINES.findIndex((line) => line.startsWith(start)) + 1
const FIRST_THROW = lineOf('throw ')
const OWN = roundOf(OPENING).bytes[0] as string
const MEMORY: Memory = { commit: OPENING.commit, bytes: [{ seat: 0, bytes: OWN }] }

const proofFault = (line: number, fault: object): object => ({
  kind: 'failed',
  line,
  reason: { code: 'proof', fault: { line, ...fault } },
})

test('a whole game is verified, with counts', () => {
  const throws = LINES.filter((line) => line.startsWith('throw '))
  expect(verify(dicyCards, TEXT)).toEqual({
    kind: 'verified',
    throws: throws.length,
    dice: throws.join(' ').match(/\d/g)?.length,
    devices: 1,
    restarts: 1,
    over: true,
    remembered: false,
  })
})

test('a log of another system: line ends as Windows writes them, none at the end', () => {
  expect(verify(dicyCards, TEXT.replaceAll('\n', '\r\n')).kind).toBe('verified')
  expect(verify(dicyCards, TEXT.trimEnd()).kind).toBe('verified')
})

test('a race with hidden choices and text in the header', () => {
  const plan = {
    table: 'p',
    seats: 4,
    options: { rounds: 5, motto: 'è 🎲' },
    seed: 2,
    absent: [1],
    withhold: [[0], [2]],
  }
  expect(verify(pebbles, sample(pebbles, plan).text)).toMatchObject({ kind: 'verified', devices: 1, restarts: 2 })
})

test('what this device remembers is told, or fails by its line', () => {
  expect(verify(dicyCards, TEXT, MEMORY)).toMatchObject({ kind: 'verified', remembered: true })
  const other = 'f'.repeat(64)
  expect(verify(dicyCards, TEXT, { ...MEMORY, commit: other })).toEqual(
    proofFault(2, { code: 'other-commit', seen: other }),
  )
  const own = '0'.repeat(32)
  const bytesLine = LINES.lastIndexOf(`fair seat 0 bytes=${OWN}`) + 1
  expect(verify(dicyCards, TEXT, { ...MEMORY, bytes: [{ seat: 0, bytes: own }] })).toEqual(
    proofFault(bytesLine, { code: 'other-bytes', seat: 0, own }),
  )
  const left = LINES.lastIndexOf('fair seat 2 commit=-') + 1
  expect(verify(dicyCards, TEXT, { ...MEMORY, bytes: [...MEMORY.bytes, { seat: 2, bytes: own }] })).toEqual(
    proofFault(left, { code: 'other-bytes', seat: 2, own }),
  )
})

test('memory of a seat that is not at the table; of a table that is not open yet', () => {
  const bytes = [{ seat: 7, bytes: OWN }]
  expect(verify(dicyCards, TEXT, { ...MEMORY, bytes })).toMatchObject({ kind: 'failed', line: FIRST_THROW - 1 })
  expect(verify(dicyCards, join(LINES.slice(0, 9)), MEMORY)).toEqual({ kind: 'nothing', why: 'no-secret' })
})

test('a word why there is no proof stands alone, below the header', () => {
  const due = { kind: 'start' }
  const said = [LINES[0] as string, 'throw 1', 'fair 1 none=real-dice']
  expect(verify(dicyCards, join(said))).toEqual(proofFault(2, { code: 'out-of-place', due }))
  const both = LINES.toSpliced(1, 0, 'fair 1 none=real-dice')
  expect(verify(dicyCards, join(both))).toEqual(proofFault(2, { code: 'out-of-place', due }))
})

test('a proof that was taken out is missed by who remembers it', () => {
  const bare = join(LINES.filter((line) => !line.startsWith('fair ')))
  const said = join([LINES[0] as string, 'fair 1 none=real-dice', ...bare.trimEnd().split('\n').slice(1)])
  expect(verify(dicyCards, bare, MEMORY)).toEqual(proofFault(1, { code: 'other-commit', seen: MEMORY.commit }))
  expect(verify(dicyCards, said, MEMORY)).toEqual(proofFault(2, { code: 'other-commit', seen: MEMORY.commit }))
})

test('a forger who makes up a whole table is found by memory alone', () => {
  const forged = sample(dicyCards, { ...PLAN, seed: 6 }).text
  expect(verify(dicyCards, forged).kind).toBe('verified')
  expect(verify(dicyCards, forged, MEMORY)).toMatchObject({ kind: 'failed', line: 2 })
})

test.each([
  ['no-lines', LINES.filter((line) => !line.startsWith('fair '))],
  ['real-dice', LINES.toSpliced(1, FIRST_THROW - 2, 'fair 1 none=real-dice').slice(0, -1)],
  ['one-device', [LINES[0] as string, 'fair 1 none=one-device']],
  ['simulation', [LINES[0] as string, 'fair 1 none=simulation', 'throw 1']],
  ['no-lines', [LINES[0] as string]],
  ['no-secret', LINES.slice(0, -1)],
  ['no-secret', LINES.slice(0, 2)],
  ['no-secret', LINES.slice(0, 9)],
  ['no-secret', LINES.slice(0, FIRST_THROW - 1)],
] as const)('nothing to verify: %s', (why, lines) => {
  expect(verify(dicyCards, join(lines))).toEqual({ kind: 'nothing', why })
})

test('without any device the host could have tried secrets', () => {
  const { text } = sample(dicyCards, { ...PLAN, absent: [0, 1, 2], withhold: [] })
  expect(verify(dicyCards, text)).toEqual({ kind: 'nothing', why: 'no-bytes' })
  const changed = text.replace(/\nthrow \d\n/, (line) => (line === '\nthrow 1\n' ? '\nthrow 2\n' : '\nthrow 1\n'))
  expect(verify(dicyCards, changed)).toMatchObject({ kind: 'failed', reason: { code: 'throw', n: 1 } })
})

test('a log that breaks the rules fails at that line, proof or not', () => {
  const header = LINES[0] as string
  expect(verify(dicyCards, join([header, 'throw 1', '0 pass']))).toMatchObject({
    kind: 'failed',
    line: 3,
    reason: { code: 'log', fault: { code: 'refused' } },
  })
  expect(verify(dicyCards, 'chess')).toMatchObject({ kind: 'failed', line: 1, reason: { code: 'log' } })
  expect(verify(pebbles, TEXT)).toMatchObject({ kind: 'failed', line: 1, reason: { fault: { code: 'unknown-game' } } })
})

test('of several bad lines the first is named', () => {
  const wrongThrow = (lines: readonly string[]): string[] =>
    lines.map((line, i) => (i === FIRST_THROW ? 'throw 1 1 1 1 1 1' : line))
  const at = FIRST_THROW + 1
  const later = [
    LINES.with(-4, 'x y z'),
    LINES.with(-4, '0 wake any-two'),
    LINES.with(-1, `${LINES.at(-1)}\nfair closed`),
  ]
  for (const lines of later) {
    expect(verify(dicyCards, join(wrongThrow(lines)))).toMatchObject({
      kind: 'failed',
      line: at,
      reason: { code: 'throw' },
    })
  }
  const noSecret = LINES.with(-1, `fair secret=${'0'.repeat(64)}`)
  expect(verify(dicyCards, join(noSecret.with(-4, '2 score sixes')))).toMatchObject({ line: LINES.length - 3 })
  expect(verify(dicyCards, join(noSecret))).toEqual(proofFault(LINES.length, { code: 'secret-mismatch' }))
  expect(verify(dicyCards, join([...noSecret, '0 pass']))).toMatchObject({ line: LINES.length })
  expect(verify(dicyCards, join(LINES.with(2, 'fair seat 0 commit=-').with(-4, 'x')))).toMatchObject({ line: 7 })
})

test('another version of the proof is refused, not skipped', () => {
  const newer = TEXT.replace('\nfair 1 ', '\nfair 2 ')
  expect(verify(dicyCards, newer)).toEqual(proofFault(2, { code: 'fair-version', got: 2, known: 1 }))
})

test('nothing follows the secret, and inputs do not come before the opening is complete', () => {
  const end = { code: 'out-of-place', due: { kind: 'end' } }
  expect(verify(dicyCards, `${TEXT}fair closed\n`)).toEqual(proofFault(LINES.length + 1, end))
  expect(verify(dicyCards, `${TEXT}${LINES.at(-1)}\n`)).toEqual(proofFault(LINES.length + 1, end))
  const early = LINES.toSpliced(-1, 1).toSpliced(FIRST_THROW, 0, LINES.at(-1) as string)
  expect(verify(dicyCards, join(early))).toEqual(proofFault(FIRST_THROW + 2, end))
  const before = LINES.toSpliced(5, 0, LINES[FIRST_THROW - 1] as string).toSpliced(FIRST_THROW, 1)
  expect(verify(dicyCards, join(before))).toEqual(proofFault(6, { code: 'out-of-place', due: { kind: 'closed' } }))
})

test('a file that was cut off, at every character', () => {
  for (let length = 0; length < TEXT.length - 1; length++) {
    const outcome = verify(dicyCards, TEXT.slice(0, length))
    expect(outcome.kind).not.toBe('verified')
    const lines = TEXT.slice(0, length).trimEnd().split('\n').length
    if (outcome.kind === 'failed') expect([outcome.line, outcome.unended ?? length === 0]).toEqual([lines, true])
  }
})

test('a missing line end is told of the last line alone', () => {
  const moved = TEXT.trimEnd().replace('table=k3j9', 'table=k3j8')
  expect(verify(dicyCards, moved)).toEqual(proofFault(2, { code: 'commit-mismatch' }))
})

test('huge files are refused or read in a breath', () => {
  const start = join(LINES.slice(0, 2))
  expect(verify(dicyCards, start + 'fair closed\n'.repeat(150_000))).toMatchObject({ kind: 'failed', line: 3 })
  expect(verify(dicyCards, start + 'fair closed\n'.repeat(250_000))).toMatchObject({ kind: 'failed', line: 3 })
  expect(verify(dicyCards, `${start}fair ${'x'.repeat(2 ** 23)}`)).toMatchObject({
    line: 3,
    reason: { fault: { code: 'line-too-long' } },
  })
  expect(verify(dicyCards, `${start}${'x'.repeat(2 ** 24)}`)).toMatchObject({
    line: 1,
    reason: { fault: { code: 'too-large' } },
  })
})

test('a header that no file can hold', () => {
  const { text, header } = sample(pebbles, { table: 'p', seats: 2, options: { motto: 'x' }, seed: 1 })
  const lone = text.replace(header, header.replace('"motto":"x"', '"motto":"\ud800"'))
  expect(verify(pebbles, lone)).toEqual(proofFault(1, { code: 'not-unicode' }))
})

test('the secret is not in the log before its line', () => {
  const { text, secret } = sample(dicyCards, PLAN)
  const hex = bytesToHex(secret)
  expect(text.indexOf(hex)).toBe(text.length - 1 - hex.length)
})
