/** This device's part in verifiable dice: it draws bytes, pledges them, reveals them in time, and remembers what it was shown. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import type { Seat } from '../../../engine/contract.ts'
import { parseJson } from '../../../engine/json.ts'
import { mayReveal, type Opening, pledge, roundOf, SEAT_BYTES } from '../../../fair/opening.ts'
import type { Memory } from '../../../fair/proof.ts'
import type { Command } from '../../../protocol/client.ts'
import { hash, seat, seatBytes, version } from '../../../protocol/schema.ts'
import type { RandomSource } from '../random.ts'

/** Texts by name, kept on this device where it allows that. */
export interface TextStorage {
  recall(name: string): string
  keep(name: string, text: string): void
}

const own = v.array(v.object({ seat, bytes: seatBytes }))

/**
 * `drawn`: what this device drew for the round that is being played, so that a page that was reloaded can still reveal it. `bytes`: those
 * of them that the host has shown to have. If a later round has begun without this device, they are of the one before.
 */
const note = v.object({ commit: hash, bytes: own, drawn: v.object({ round: version, bytes: own }) })

type Note = v.InferOutput<typeof note>

const nameOf = (table: string): string => `fair.${table}`

function recallNote(notes: TextStorage, table: string): Note | null {
  const read = v.safeParse(note, parseJson(notes.recall(nameOf(table))))
  return read.success ? read.output : null
}

/** What this device remembers of a table's dice; null: it was not there when they were agreed on. */
export function recallMemory(notes: TextStorage, table: string): Memory | null {
  const found = recallNote(notes, table)
  return found === null ? null : { commit: found.commit, bytes: found.bytes, round: found.drawn.round }
}

type Contribution = Extract<Command, { kind: 'commit' | 'reveal' }>
export type DiceOrder = Contribution extends infer One ? (One extends Contribution ? Omit<One, 'id'> : never) : never

export class RemoteDice {
  readonly #notes: TextStorage
  readonly #random: RandomSource
  readonly #sent = new Set<string>()

  constructor(notes: TextStorage, random: RandomSource) {
    this.#notes = notes
    this.#random = random
  }

  /** What to send now for these seats of this device. */
  answer(opening: Opening, seats: readonly Seat[]): DiceOrder[] {
    const known = recallNote(this.#notes, opening.table)
    // Another commitment than the first one shown: the check of the log will say so, this device adds nothing to it.
    if (known !== null && known.commit !== opening.commit) return []
    const orders = opening.phase === 'commit' ? this.#commits(opening, seats, known) : this.#reveals(opening, known)
    return orders.filter(({ kind, round, seat }) => {
      const name = `${kind} ${round} ${seat}`
      return !this.#sent.has(name) && this.#sent.add(name) !== undefined
    })
  }

  #commits(opening: Opening, seats: readonly Seat[], known: Note | null): DiceOrder[] {
    const round = opening.rounds.length
    const before = known?.drawn.round === round ? known.drawn.bytes : []
    const bytes = seats.map((seat) => before.find((one) => one.seat === seat) ?? { seat, bytes: this.#draw() })
    this.#keep(opening, { commit: opening.commit, bytes: [], drawn: { round, bytes } })
    return bytes.map((one) => {
      const hash = pledge(opening, one.seat, hexToBytes(one.bytes))
      return { kind: 'commit', seat: one.seat, round, hash }
    })
  }

  /**
   * Not before the closed set that was shown holds this device's own pledge. It remembers only what it was shown to have given: what
   * came too late is in no throw.
   */
  #reveals(opening: Opening, known: Note | null): DiceOrder[] {
    const round = opening.rounds.length
    if (known === null) {
      this.#keep(opening, { commit: opening.commit, bytes: [], drawn: { round, bytes: [] } })
      return []
    }
    if (known.drawn.round !== round) return []
    const { bytes: shown } = roundOf(opening)
    this.#keep(opening, { ...known, bytes: known.drawn.bytes.filter((one) => shown[one.seat] === one.bytes) })
    return known.drawn.bytes
      .filter((one) => shown[one.seat] === null && mayReveal(opening, one.seat, hexToBytes(one.bytes)))
      .map((one) => ({ kind: 'reveal', seat: one.seat, round, bytes: one.bytes }))
  }

  #keep({ table }: Opening, kept: Note): void {
    this.#notes.keep(nameOf(table), JSON.stringify(kept))
  }

  #draw(): string {
    const words = new Uint32Array(SEAT_BYTES / 4)
    this.#random(words)
    return bytesToHex(new Uint8Array(words.buffer))
  }
}
