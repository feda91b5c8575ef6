/** A device that drops while the dice are agreed on: its memory later accuses no honest party. */
import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import { begin, close, commit, type Opening, pledge, restart, reveal, sealOf } from '../../../fair/opening.ts'
import { readProof } from '../../../fair/proof.ts'
import { writeOpening } from '../../../fair/transcript.ts'
import { type DiceOrder, RemoteDice, recallMemory, type TextStorage } from './dice.ts'

const HEADER = 'iacta 1 dicy-cards/1 {} seats=2'
const BEN = new Uint8Array(16).fill(7)

class Shelf implements TextStorage {
  readonly #texts = new Map<string, string>()
  recall(name: string): string {
    return this.#texts.get(name) ?? ''
  }
  keep(name: string, text: string): void {
    this.#texts.set(name, text)
  }
}

/** Seat 0 is this device's, seat 1 that of Ben, of whom only his part is seen. */
class Scene {
  readonly notes = new Shelf()
  readonly #dice = new RemoteDice(this.notes, (words) => void crypto.getRandomValues(words))
  opening = begin({ table: 't1', header: HEADER, seats: 2, seal: sealOf(new Uint8Array(32)) })

  /** The device is shown the opening; what it sends gets through, or is lost. */
  show(isLost = false): readonly DiceOrder[] {
    const orders = this.#dice.answer(this.opening, [0])
    for (const order of isLost ? [] : orders) this.#take(order)
    return orders
  }

  #take(order: DiceOrder): void {
    const { opening } = this
    const next =
      order.kind === 'commit' ? commit(opening, order.seat, order.hash) : reveal(opening, order.seat, order.bytes)
    if (next.ok) this.opening = next.value
  }

  step(act: (opening: Opening) => { ok: true; value: Opening } | { ok: false; fault: unknown }): void {
    this.opening = unwrap(act(this.opening))
  }

  benCommits(): void {
    this.step((opening) => commit(opening, 1, pledge(opening, 1, BEN)))
  }
  benReveals(): void {
    this.step((opening) => reveal(opening, 1, bytesToHex(BEN)))
  }

  /** What this device says of the log that begins so. */
  check(change: (line: string) => string = (line) => line) {
    const fair = writeOpening(this.opening).map((text, i) => ({ text: change(text), line: i + 2 }))
    return readProof(HEADER, { seats: 2, fair, entries: [] }, recallMemory(this.notes, 't1'))
  }
}

/** This device and Ben have committed; no reveal has come. */
function committed(): Scene {
  const scene = new Scene()
  scene.show()
  scene.benCommits()
  scene.step(close)
  return scene
}

test('its bytes never arrive, and the others go on without it: it has given none', () => {
  const scene = committed()
  expect(scene.show(true)).toMatchObject([{ kind: 'reveal', seat: 0, round: 1 }])
  scene.benReveals()
  scene.step(restart)
  scene.benCommits()
  scene.step(close)
  scene.benReveals()
  expect(scene.opening.phase).toBe('ready')
  expect(recallMemory(scene.notes, 't1')?.bytes).toEqual([])
  expect(scene.check()).toMatchObject({ ok: true, value: { kind: 'opened' } })
})

test('its bytes have arrived, and it misses the round that another one made necessary: they are those of the first', () => {
  const scene = committed()
  scene.show()
  scene.show() // Its own bytes are there now.
  scene.step(restart) // Ben has not revealed.
  scene.step(close)
  expect(scene.opening.phase).toBe('ready')
  expect(recallMemory(scene.notes, 't1')).toMatchObject({ round: 1, bytes: [{ seat: 0 }] })
  expect(scene.check()).toMatchObject({ ok: true })
})

test('all goes well: a log with other bytes in their place is found out', () => {
  const scene = committed()
  scene.show()
  scene.benReveals()
  scene.show()
  expect(scene.check()).toMatchObject({ ok: true })
  const memory = recallMemory(scene.notes, 't1')
  expect(memory?.bytes).toHaveLength(1)
  scene.notes.keep('fair.t1', scene.notes.recall('fair.t1').replaceAll(memory?.bytes[0]?.bytes ?? '', '0f'.repeat(16)))
  expect(scene.check()).toMatchObject({ ok: false, fault: { code: 'other-bytes', seat: 0 } })
})
