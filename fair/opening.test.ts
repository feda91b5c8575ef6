import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { copy, freeze, same } from '../engine/json.ts'
import { type Result, unwrap } from '../engine/result.ts'
import {
  awaited,
  begin,
  close,
  commit,
  mayReveal,
  type Opening,
  type OpeningFault,
  pledge,
  restart,
  reveal,
  roundOf,
  sealOf,
} from './opening.ts'

const SECRET = new Uint8Array(32).fill(7)
const HEADER = 'iacta 1 dicy-cards/1 {} seats=3'
const START = { table: 'k3j9', header: HEADER, seats: 3, seal: sealOf(SECRET) }

const bytes = (fill: number): Uint8Array => new Uint8Array(16).fill(fill)

/** Plays a script such as 'c0 c1 close r0 restart': seat s commits to bytes of 16 × s, plus the round. */
function after(script: string): Opening {
  return script.split(' ').reduce((opening, word) => unwrap(act(opening, word)), freeze(begin(START)))
}

function act(opening: Opening, word: string): Result<Opening, OpeningFault> {
  if (word === 'close') return close(opening)
  if (word === 'restart') return restart(opening)
  const seat = Number(word.slice(1))
  const own = bytes(16 * seat + opening.rounds.length)
  const before = copy(opening)
  const next =
    word[0] === 'c' ? commit(opening, seat, pledge(opening, seat, own)) : reveal(opening, seat, bytesToHex(own))
  expect(same(before, opening)).toBe(true)
  return next
}

test.each([
  ['c0 c1 c2 close', 'reveal', [0, 1, 2]],
  ['c0 c2 close r2', 'reveal', [0]],
  ['c0 c2 close r2 r0', 'ready', []],
  ['close', 'ready', []],
  ['c0', 'commit', [1, 2]],
  ['c0 c1 close r0 restart', 'commit', [0, 2]],
  ['c0 c1 close r0 restart c0 c2 close r0', 'reveal', [2]],
  ['c0 c1 close r0 restart c0 close r0', 'ready', []],
  ['c0 c1 c2 close restart', 'commit', []],
  ['c0 c1 c2 close restart close', 'ready', []],
  ['c0 c0 close r0 r0', 'ready', []],
] as const)('%s → %s, waiting for %j', (script, phase, seats) => {
  const opening = after(script)
  expect([opening.phase, awaited(opening)]).toEqual([phase, seats])
})

test.each([
  ['c0 close', 'c1', { code: 'closed' }],
  ['c0 close', 'close', { code: 'closed' }],
  ['c0', 'r0', { code: 'not-closed' }],
  ['c0', 'restart', { code: 'not-closed' }],
  ['c0', 'c3', { code: 'no-such-seat', seat: 3, seats: 3 }],
  ['c0 close', 'r3', { code: 'no-such-seat', seat: 3, seats: 3 }],
  ['c0 close', 'r1', { code: 'not-committed', seat: 1 }],
  ['c0 c1 close r0 restart', 'c1', { code: 'barred', seat: 1 }],
  ['c0 c1 close r0 restart close', 'restart', { code: 'none-missing' }],
  ['c0 close r0', 'restart', { code: 'none-missing' }],
  ['c0 close r0', 'c0', { code: 'closed' }],
] as const)('%s, then %s is refused', (script, word, fault) => {
  expect(act(after(script), word)).toEqual({ ok: false, fault })
})

test.each([-1, 0.5, Number.NaN, 3])('there is no seat %d', (seat) => {
  const fault = { code: 'no-such-seat', seat, seats: 3 }
  expect(commit(after('c0'), seat, 'a'.repeat(64))).toEqual({ ok: false, fault })
  expect(reveal(after('c0 close'), seat, 'a'.repeat(32))).toEqual({ ok: false, fault })
})

test('bytes other than the ones committed to are refused, and what is no hex', () => {
  const opening = after('c0 c1 close')
  const other = { ok: false, fault: { code: 'bytes-mismatch', seat: 0 } }
  expect(reveal(opening, 0, bytesToHex(bytes(99)))).toEqual(other)
  expect(reveal(opening, 0, bytesToHex(bytes(16 + 1)))).toEqual(other)
  const malformed = { ok: false, fault: { code: 'not-hex', bytes: 16 } }
  for (const hex of ['', '0', 'A'.repeat(32), '0'.repeat(33), `${'0'.repeat(31)}\n`]) {
    expect(reveal(opening, 0, hex)).toEqual(malformed)
  }
  expect(commit(after('c0'), 1, 'g'.repeat(64))).toEqual({ ok: false, fault: { code: 'not-hex', bytes: 32 } })
})

test('until the set is closed, the last commitment of a seat counts', () => {
  const first = after('c0')
  const again = unwrap(close(unwrap(commit(first, 0, pledge(first, 0, bytes(50))))))
  expect(reveal(again, 0, bytesToHex(bytes(1))).ok).toBe(false)
  expect(unwrap(reveal(again, 0, bytesToHex(bytes(50)))).phase).toBe('ready')
})

test('a device reveals only when its own commitment stands in the closed set', () => {
  expect(mayReveal(after('c0'), 0, bytes(1))).toBe(false)
  expect(mayReveal(after('c0 close'), 0, bytes(1))).toBe(true)
  expect(mayReveal(after('c0 close'), 0, bytes(2))).toBe(false)
  expect(mayReveal(after('c1 close'), 0, bytes(1))).toBe(false)
  expect(mayReveal(after('c0 close r0'), 0, bytes(1))).toBe(false)
})

test('a commitment holds for one table, header, round and seat', () => {
  const [one, two] = [after('c0 c1 close r0 restart'), begin(START)]
  const other = begin({ ...START, table: 'k3j8' })
  const game = begin({ ...START, header: HEADER.replace('dicy-cards', 'nine-dice') })
  const own = bytes(5)
  const all = [
    pledge(one, 0, own),
    pledge(two, 0, own),
    pledge(two, 1, own),
    pledge(other, 0, own),
    pledge(game, 0, own),
  ]
  expect(new Set(all).size).toBe(5)
})

test('every round is kept; the state is plain JSON and holds no secret', () => {
  const opening = after('c0 c1 close r0 restart c0 close r0')
  expect(opening.rounds.map(({ bytes }) => bytes.map((hex) => hex !== null))).toEqual([
    [true, false, false],
    [true, false, false],
  ])
  expect(roundOf(opening).bytes[0]).toBe(bytesToHex(bytes(2)))
  expect(copy(opening)).toEqual(opening)
  expect(JSON.stringify(opening)).not.toContain(bytesToHex(SECRET))
})

test("a host's own mistakes throw", () => {
  expect(() => sealOf(new Uint8Array(31))).toThrow(RangeError)
  expect(() => begin({ ...START, table: 'a b' })).toThrow(RangeError)
  expect(() => begin({ ...START, table: '' })).toThrow(RangeError)
  expect(() => begin({ ...START, seal: 'abc' })).toThrow(RangeError)
  expect(() => begin({ ...START, header: '\ud800' })).toThrow(RangeError)
  expect(() => pledge(begin(START), 0, new Uint8Array(15))).toThrow(RangeError)
})
