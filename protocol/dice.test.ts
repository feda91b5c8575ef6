/** Verifiable dice over the wire: the messages carry what fair/ needs, in both directions, and a device can remember it. */
import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { unwrap } from '../engine/result.ts'
import * as fair from '../fair/opening.ts'
import type { Memory } from '../fair/proof.ts'
import type { ClientMessage } from './client.ts'
import { readClient, readServer, writeClient, writeServer } from './parse.ts'
import { DICE_FAULTS } from './refusals.ts'

const TABLE = 'k3j7qm2xw5tbn4ra'
const HEADER = 'iacta 1 dicy-cards/1 {} seats=2'
const BYTES = [new Uint8Array(fair.SEAT_BYTES).fill(7), new Uint8Array(fair.SEAT_BYTES).fill(9)] as const

/** What a device reads of the server's opening. The assignment is the test that both types agree. */
function shown(opening: fair.Opening): fair.Opening {
  const message = unwrap(readServer(writeServer({ kind: 'opening', opening, left: fair.PATIENCE_MS })))
  if (message.kind !== 'opening') throw new Error(message.kind)
  expect(message.opening).toEqual(opening)
  return message.opening
}

const sent = (message: ClientMessage): ClientMessage => unwrap(readClient(writeClient(message)))

function take(opening: fair.Opening, message: ClientMessage): fair.Opening {
  if (message.kind === 'commit') return unwrap(fair.commit(opening, message.seat, message.hash))
  if (message.kind === 'reveal') return unwrap(fair.reveal(opening, message.seat, message.bytes))
  throw new Error(message.kind)
}

test('two devices and a server agree, and remember', () => {
  const seal = fair.sealOf(new Uint8Array(fair.SECRET_BYTES).fill(1))
  let opening = fair.begin({ table: TABLE, header: HEADER, seats: 2, seal })
  const first = shown(opening)
  for (const [seat, bytes] of BYTES.entries()) {
    const device = shown(opening)
    const hash = fair.pledge(device, seat, bytes)
    opening = take(opening, sent({ kind: 'commit', id: `c${seat}`, seat, round: device.rounds.length, hash }))
  }
  opening = unwrap(fair.close(opening))
  const memories: Memory[] = []
  for (const [seat, bytes] of BYTES.entries()) {
    const device = shown(opening)
    expect(fair.mayReveal(device, seat, bytes)).toBe(true)
    const own = bytesToHex(bytes)
    opening = take(opening, sent({ kind: 'reveal', id: `r${seat}`, seat, round: device.rounds.length, bytes: own }))
    memories.push({ commit: first.commit, bytes: [{ seat, bytes: own }] })
  }
  const ready = shown(opening)
  expect(ready.phase).toBe('ready')
  for (const { commit, bytes } of memories) {
    expect(ready.commit).toBe(commit)
    for (const own of bytes) expect(fair.roundOf(ready).bytes[own.seat]).toBe(own.bytes)
  }
})

/** What a schema has refused before, or what only a server can do wrong. */
type Elsewhere = 'no-such-seat' | 'not-hex' | 'none-missing'

test('a refusal exists for whatever fair/ refuses a device', () => {
  const theirs = {
    closed: true,
    'not-closed': true,
    barred: true,
    'not-committed': true,
    'bytes-mismatch': true,
  } satisfies Record<Exclude<fair.OpeningFault['code'], Elsewhere>, true>
  expect(DICE_FAULTS).toEqual(expect.arrayContaining(Object.keys(theirs)))
})
