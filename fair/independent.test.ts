/** A second verifier, written from README.md alone with node:crypto: the page must be enough, and ours must agree with it. */
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pebbles } from '../engine/conformance/fixture.ts'
import type { Game } from '../engine/contract.ts'
import { readLog, replay } from '../engine/log.ts'
import { unwrap } from '../engine/result.ts'
import { dicyCards } from '../games/dicy-cards/rules/rules.ts'
import { headerOf } from './proof.ts'
import { type SampleOptions, sample } from './sample.testing.ts'
import { deriver } from './throws.ts'
import { readOpening } from './transcript.ts'
import { verify } from './verify.ts'

const number = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

const fields = (...all: (string | Buffer)[]): Buffer =>
  Buffer.concat(all.map((field) => Buffer.from(field)).flatMap((field) => [number(field.length, 4), field]))

const hash = (...all: (string | Buffer)[]): string =>
  createHash('sha256')
    .update(fields(...all))
    .digest('hex')

const hex = (text: string | undefined): Buffer => Buffer.from(text ?? '', 'hex')

interface Table {
  readonly id: string
  readonly key: Buffer
}

/** Checks the commitments of a log, and gives the key. */
function openTable(log: string): Table {
  const [header = '', ...lines] = log.trimEnd().split('\n')
  const fair = lines.filter((line) => line.startsWith('fair '))
  const [, id = '', seal, commit] = /^fair 1 table=(\S+) seal=(\S+) commit=(\S+)$/.exec(fair[0] ?? '') ?? []
  const secret = hex(fair.at(-1)?.slice('fair secret='.length))
  expect(hash('iacta fair 1 seal', secret)).toBe(seal)
  expect(hash('iacta fair 1 commit', id, header, hex(seal))).toBe(commit)
  let round = 1
  const commits = new Map<string, string>()
  for (const line of fair) {
    const [, seat = '', what, value = ''] = /^fair seat (\d+) (\w+)=(\w+)$/.exec(line) ?? []
    if (what === 'commit') commits.set(seat, value)
    if (what === 'bytes') {
      const own = hash('iacta fair 1 seat', hex(commit), number(round, 4), number(Number(seat), 4), hex(value))
      expect(own).toBe(commits.get(seat))
    }
    if (line.startsWith('fair restart ')) round++
  }
  const opening = fair.slice(0, -1).map((line) => `${line}\n`)
  return { id, key: hex(hash('iacta fair 1 key', secret, opening.join(''))) }
}

function messageOf({ id }: Table, n: number, sides: readonly number[], block: number): Buffer {
  const dice = Buffer.concat(sides.map((side) => number(side, 2)))
  return fields('iacta fair 1 throw', id, number(n, 4), dice, number(block, 4))
}

function blockOf(table: Table, n: number, sides: readonly number[], block: number): Buffer {
  return createHmac('sha256', table.key)
    .update(messageOf(table, n, sides, block))
    .digest()
}

function throwOf(table: Table, n: number, sides: readonly number[]): { faces: number[]; passed: number } {
  const faces: number[] = []
  for (let at = 0, passed = 0; ; at++) {
    const side = sides[faces.length]
    if (side === undefined) return { faces, passed }
    const x = blockOf(table, n, sides, Math.floor(at / 16)).readUInt16BE(2 * (at % 16))
    if (x >= 65536 - (65536 % side)) passed++
    else faces.push(1 + (x % side))
  }
}

/** The throws of a log, derived here, beside those written there. */
function bothThrows<State, Move, Options>(game: Game<State, Move, Options>, text: string): (readonly number[])[][] {
  const table = openTable(text)
  const pairs: (readonly number[])[][] = []
  let sides: readonly number[] = []
  const end = replay(game, unwrap(readLog(game, text)), ({ state, entry }) => {
    if (entry?.input.kind === 'throw') pairs.push([throwOf(table, pairs.length + 1, sides).faces, entry.input.faces])
    const turn = game.turn(state)
    if (turn.kind === 'throw') sides = turn.sides
  })
  expect(end.ok).toBe(true)
  return pairs
}

const README = readFileSync(new URL('README.md', import.meta.url), 'utf8')
const VECTOR = /```text\n(.*?)```/s.exec(README)?.[1] ?? ''
const value = (name: string): string | undefined => new RegExp(`\\| ${name} \\| \`([0-9a-f]+)\``).exec(README)?.[1]

test('the vector of the page, independently', () => {
  const table = openTable(VECTOR)
  const six = [6, 6, 6, 6, 6, 6]
  expect(table.key.toString('hex')).toBe(value('key'))
  expect(messageOf(table, 2, six, 0).toString('hex')).toBe(value('throw 2, message of block 0'))
  expect(blockOf(table, 2, six, 0).toString('hex')).toBe(value('throw 2, block 0'))
  const pairs = bothThrows(dicyCards, VECTOR)
  expect(pairs.map(([derived]) => derived)).toEqual(pairs.map(([, written]) => written))
  expect(pairs.length).toBe(4)
  const large = throwOf(table, 9, Array<number>(20).fill(9999))
  expect(README).toContain(`would be \`${large.faces.join(' ')}\``)
  expect(large.passed).toBeGreaterThan(0)
})

test('the vector of the page, by our verifier', () => {
  const outcome = { kind: 'verified', throws: 4, dice: 16, devices: 1, restarts: 1, over: false, remembered: false }
  expect(verify(dicyCards, VECTOR)).toEqual(outcome)
  const { seats, fair } = unwrap(readLog(dicyCards, VECTOR))
  const { opening } = unwrap(readOpening(headerOf(VECTOR), seats, fair))
  const derive = deriver(
    opening,
    Uint8Array.from({ length: 32 }, (_, i) => i),
  )
  expect(README).toContain(`would be \`${derive(9, Array<number>(20).fill(9999)).join(' ')}\``)
})

const PLANS: readonly (readonly [Game, SampleOptions])[] = [
  [dicyCards, { table: 'a', seats: 2, options: {}, seed: 1 }],
  [dicyCards, { table: 'b-2', seats: 3, options: { lineup: 'interglacial' }, seed: 2, absent: [0] }],
  [dicyCards, { table: 'C_3', seats: 4, options: { target: 50 }, seed: 3, absent: [3], withhold: [[0, 2]] }],
  [dicyCards, { table: 'd'.repeat(40), seats: 4, options: {}, seed: 4, withhold: [[1], [0, 3]] }],
  [pebbles, { table: 'e', seats: 2, options: { motto: 'è "♟" 🎲' }, seed: 5 }],
]

test.each(PLANS)('another whole game agrees: %#', (game, plan) => {
  const { text } = sample(game, plan)
  const pairs = bothThrows(game, text)
  expect(pairs.map(([derived]) => derived)).toEqual(pairs.map(([, written]) => written))
  const { kind, throws } = verify(game, text) as { kind: string; throws: number }
  expect([kind, throws]).toEqual(['verified', pairs.length])
})
