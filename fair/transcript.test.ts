import { bytesToHex } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Xoshiro128 } from '../engine/dice/random.ts'
import { unwrap } from '../engine/result.ts'
import { begin, close, commit, type Opening, pledge, restart, reveal, sealOf } from './opening.ts'
import { someBytes } from './sample.testing.ts'
import { type FairProblem, readOpening, writeOpening } from './transcript.ts'

const HEADER = 'iacta 1 dicy-cards/1 {} seats=4'

const placed = (lines: readonly string[]): { text: string; line: number }[] =>
  lines.map((text, i) => ({ text, line: i + 2 }))

const faultOf = (seats: number, lines: readonly string[]): (FairProblem & { line: number }) | null => {
  const read = readOpening(HEADER, seats, placed(lines))
  return read.ok ? null : read.fault
}

/** Every state of an opening in which seats commit, withhold and stay away at random. */
function history(seats: number, seed: number): Opening[] {
  const random = new Xoshiro128(seed)
  const all = [begin({ table: 't', header: HEADER, seats, seal: sealOf(someBytes(random, 32)) })]
  const push = (next: Opening): void => void all.push(next)
  const last = (): Opening => all.at(-1) as Opening
  while (last().phase !== 'ready') {
    const drawn = Array.from({ length: seats }, (_, seat) => ({ seat, own: someBytes(random, 16) }))
    for (const { seat, own } of drawn) {
      const committed = commit(last(), seat, pledge(last(), seat, own))
      if (committed.ok && random.below(4) > 0) push(committed.value)
    }
    push(unwrap(close(last())))
    for (const { seat, own } of drawn.reverse()) {
      const revealed = reveal(last(), seat, bytesToHex(own))
      if (revealed.ok && random.below(4) > 0) push(revealed.value)
    }
    if (last().phase === 'reveal') push(unwrap(restart(last())))
  }
  return all
}

test('the lines of an opening only grow, and read back to it', () => {
  let restarts = 0
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.nat(), (seats, seed) => {
      const states = history(seats, seed)
      let before: string[] = []
      for (const state of states) {
        const lines = writeOpening(state)
        expect(lines.slice(0, before.length)).toEqual(before)
        before = lines
      }
      const end = states.at(-1) as Opening
      restarts += end.rounds.length - 1
      expect(unwrap(readOpening(HEADER, seats, placed(before)))).toMatchObject({ opening: end, used: before.length })
    }),
    { numRuns: 200, seed: 1 },
  )
  expect(restarts).toBeGreaterThan(50)
})

test('a device can read the lines at any point of the opening', () => {
  for (const state of history(4, 3)) {
    const read = unwrap(readOpening(HEADER, 4, placed(writeOpening(state))))
    expect(read.opening.rounds.length).toBe(state.rounds.length)
    expect(writeOpening(read.opening)).toEqual(writeOpening(state))
  }
})

test('lines after a finished opening are left to the reader of the log', () => {
  const lines = writeOpening(history(2, 1).at(-1) as Opening)
  expect(unwrap(readOpening(HEADER, 2, placed([...lines, 'fair anything']))).used).toBe(lines.length)
})

/** Three seats: 0 and 1 commit, 1 withholds, then 0 alone. */
function restarted(): string[] {
  let opening = begin({ table: 't', header: HEADER, seats: 3, seal: sealOf(new Uint8Array(32)) })
  const own = (seat: number): Uint8Array => new Uint8Array(16).fill(seat)
  for (const seat of [0, 1]) opening = unwrap(commit(opening, seat, pledge(opening, seat, own(seat))))
  opening = unwrap(restart(unwrap(reveal(unwrap(close(opening)), 0, bytesToHex(own(0))))))
  opening = unwrap(close(unwrap(commit(opening, 0, pledge(opening, 0, own(0))))))
  return writeOpening(unwrap(reveal(opening, 0, bytesToHex(own(0)))))
}

const LINES = restarted()
const swap = (a: number, b: number): string[] => LINES.with(a, LINES[b] as string).with(b, LINES[a] as string)

test('the sample has its restart', () => {
  expect(LINES.map((line) => line.replace(/[0-9a-f]{32,}/g, '…'))).toEqual([
    'fair 1 table=t seal=… commit=…',
    'fair seat 0 commit=…',
    'fair seat 1 commit=…',
    'fair seat 2 commit=-',
    'fair closed',
    'fair seat 0 bytes=…',
    'fair seat 1 bytes=-',
    'fair restart without 1',
    'fair seat 0 commit=…',
    'fair seat 1 commit=-',
    'fair seat 2 commit=-',
    'fair closed',
    'fair seat 0 bytes=…',
  ])
  expect(faultOf(3, LINES)).toBeNull()
})

test.each([
  ['seats swapped', swap(1, 2), 3, { code: 'out-of-place', due: { kind: 'commit', seat: 0 } }],
  ['bytes swapped', swap(5, 6), 7, { code: 'out-of-place', due: { kind: 'bytes', seat: 0 } }],
  ['closed too early', swap(3, 4), 5, { code: 'out-of-place', due: { kind: 'commit', seat: 2 } }],
  ['never closed', LINES.toSpliced(4, 1), 6, { code: 'out-of-place', due: { kind: 'closed' } }],
  ['no restart', LINES.toSpliced(7, 1), 9, { code: 'out-of-place', due: { kind: 'restart', without: [1] } }],
  [
    'restart without another',
    LINES.with(7, 'fair restart without 0'),
    9,
    { code: 'out-of-place', due: { kind: 'restart', without: [1] } },
  ],
  [
    'restart without too many',
    LINES.with(7, 'fair restart without 1 2'),
    9,
    { code: 'out-of-place', due: { kind: 'restart', without: [1] } },
  ],
  ['one who withheld commits again', LINES.with(9, LINES[2] as string), 11, { code: 'barred', seat: 1 }],
  ['bytes of an earlier round', LINES.with(8, LINES[1] as string), 14, { code: 'bytes-mismatch', seat: 0 }],
  ['a second start', LINES.with(1, LINES[0] as string), 3, { code: 'out-of-place', due: { kind: 'commit', seat: 0 } }],
  ['no start', LINES.slice(1), 2, { code: 'out-of-place', due: { kind: 'start' } }],
  ['a secret too early', LINES.with(4, `fair secret=${'0'.repeat(64)}`), 6, { code: 'out-of-place' }],
  ['another table', LINES.with(0, (LINES[0] as string).replace('table=t', 'table=u')), 2, { code: 'commit-mismatch' }],
] as const)('%s', (_, lines, line, fault) => {
  expect(faultOf(3, lines)).toMatchObject({ ...fault, line })
})

test('another header, another number of seats', () => {
  expect(readOpening(`${HEADER} `, 3, placed(LINES))).toMatchObject({ ok: false, fault: { code: 'commit-mismatch' } })
  expect(faultOf(2, LINES)).toMatchObject({ code: 'out-of-place', line: 5, due: { kind: 'closed' } })
  expect(faultOf(4, LINES)).toMatchObject({ code: 'out-of-place', line: 6, due: { kind: 'commit', seat: 3 } })
})
