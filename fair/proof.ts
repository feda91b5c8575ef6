/** The proof of a log: all its `fair` lines, where they may appear, and what a device has stored about them. */
import { hexToBytes } from '@noble/hashes/utils.js'
import type { Seat } from '../engine/contract.ts'
import type { Log, Placed } from '../engine/log.ts'
import { bad, good, type Result } from '../engine/result.ts'
import type { Hex } from './hash.ts'
import { type NoProof, readLine } from './lines.ts'
import { type Opening, roundOf, sealOf } from './opening.ts'
import { dueIn, type FairFault, type OpeningProgress, readOpening, writeOpening } from './transcript.ts'

/** What a device stores: the commitment it was shown, and the bytes it contributed for its seats. */
export interface Memory {
  readonly commit: Hex
  /** The round, from 1; default: the last. */
  readonly round?: number
  readonly bytes: readonly { readonly seat: Seat; readonly bytes: Hex }[]
}

export type ProofFault =
  | FairFault
  | (Placed &
      (
        | { readonly code: 'secret-mismatch' }
        /** The header has characters that no UTF-8 file can hold. */
        | { readonly code: 'not-unicode' }
        /** This device was shown a commitment, and the log has none or another. */
        | { readonly code: 'other-commit'; readonly seen: Hex }
        /** The log has other bytes, or none, for a seat of this device. */
        | { readonly code: 'other-bytes'; readonly seat: Seat; readonly own: Hex }
      ))

export type Proof =
  | { readonly kind: 'none'; readonly why: NoProof | 'no-lines' }
  | {
      readonly kind: 'opened'
      readonly opening: Opening
      /** The revealed secret, if it is present and matches the seal. */
      readonly secret: Uint8Array | null
      /** The first fault after the opening; lines of the game may have an earlier one. */
      readonly late: ProofFault | null
    }

type FairLines = Pick<Log<unknown>, 'seats' | 'fair' | 'entries'>

/** Returns the header of a log as the commitment covers it: its first line without the line end. */
export function headerOf(text: string): string {
  const end = text.indexOf('\n')
  return (end < 0 ? text : text.slice(0, end)).replace(/\r$/, '')
}

/** Parses the proof and checks everything that needs no replay. */
export function readProof(header: string, log: FairLines, memory: Memory | null): Result<Proof, ProofFault> {
  const [first] = log.fair
  const why = first === undefined ? 'no-lines' : noProof(log.fair, first)
  if (why !== null) return notProven(why, first?.line ?? 1, memory)
  if (!header.isWellFormed()) return bad({ line: 1, code: 'not-unicode' })
  const reading = readLead(header, log)
  if (!reading.ok) return reading
  const { opening, used } = reading.value
  const fault = memory === null ? null : contradiction(opening, memory)
  if (fault !== null) return bad(fault)
  return good({ kind: 'opened', opening, ...readEnd(opening, log, used) })
}

function noProof(fair: FairLines['fair'], first: { readonly text: string } & Placed): NoProof | null {
  const line = readLine(first.text)
  return line.ok && line.value.kind === 'none' && fair.length === 1 && first.line === 2 ? line.value.why : null
}

function notProven(why: NoProof | 'no-lines', line: number, memory: Memory | null): Result<Proof, ProofFault> {
  return memory === null ? good({ kind: 'none', why }) : bad({ line, code: 'other-commit', seen: memory.commit })
}

/** The opening comes directly below the header: dice thrown before it is complete could still be chosen. */
function readLead(header: string, { seats, fair, entries }: FairLines): Result<OpeningProgress, ProofFault> {
  const lead = fair.filter(({ line }, i) => line === i + 2)
  if (lead.length === 0) return bad({ line: 2, code: 'out-of-place', due: { kind: 'start' } })
  const reading = readOpening(header, seats, lead)
  if (!reading.ok) return reading
  const cutShort = reading.value.opening.phase !== 'ready' && entries.length > 0
  return cutShort ? bad({ line: lead.length + 2, code: 'out-of-place', due: dueIn(reading.value) }) : reading
}

/** After the opening there is one more line, the secret, and nothing follows it. */
function readEnd(
  opening: Opening,
  { fair, entries }: FairLines,
  used: number,
): { readonly secret: Uint8Array | null; readonly late: ProofFault | null } {
  const last = fair[used]
  if (last === undefined) return { secret: null, late: null }
  const { line } = last
  const read = readLine(last.text)
  if (!read.ok) return { secret: null, late: { line, ...read.fault } }
  if (read.value.kind !== 'secret')
    return { secret: null, late: { line, code: 'out-of-place', due: { kind: 'secret' } } }
  const secret = hexToBytes(read.value.secret)
  if (sealOf(secret) !== opening.seal) return { secret: null, late: { line, code: 'secret-mismatch' } }
  const after = [fair[used + 1], entries.at(-1)].some((next) => next !== undefined && next.line > line)
  return { secret, late: after ? { line: line + 1, code: 'out-of-place', due: { kind: 'end' } } : null }
}

function contradiction(opening: Opening, memory: Memory): ProofFault | null {
  if (opening.commit !== memory.commit) return { line: 2, code: 'other-commit', seen: memory.commit }
  if (opening.phase !== 'ready') return null
  const { bytes } = opening.rounds[(memory.round ?? 0) - 1] ?? roundOf(opening)
  const other = memory.bytes.find((own) => bytes[own.seat] !== own.bytes)
  if (other === undefined) return null
  return { line: lineOf(opening, other.seat), code: 'other-bytes', seat: other.seat, own: other.bytes }
}

/** Returns the last line about a seat: its bytes, or that it has none; for an unknown seat the last line of all. */
function lineOf(opening: Opening, seat: Seat): number {
  const lines = writeOpening(opening)
  const about = lines.findLastIndex((line) => line.startsWith(`fair seat ${seat} `))
  return 2 + (about < 0 ? lines.length - 1 : about)
}
