/**
 * Start here: how a table agrees on its dice before the first throw (commit and reveal), as the host stores it. README.md has the protocol.
 *
 *     begin ──► commit … close ──► reveal … ──► ready
 *                 ▲                   │
 *                 └───── restart ◄────┘   a device committed but did not reveal: again, without it
 *
 * Every state is plain JSON and public: the host's secret is not in it. Nothing here draws random bytes or reads a clock.
 */
import { hexToBytes } from '@noble/hashes/utils.js'
import type { Seat } from '../engine/contract.ts'
import { bad, good, type Result } from '../engine/result.ts'
import { type Hex, hexDigest, isHex, LABELS } from './hash.ts'

/** The number of random bytes that the host and each device draw. */
export const SECRET_BYTES = 32
export const SEAT_BYTES = 16

/** How long a host waits for commitments, and again for bytes, before it continues without the missing ones. */
export const PATIENCE_MS = 5000

/** By seat. `commits`: null contributes nothing. `bytes`: null has not committed or not revealed. */
export interface Round {
  readonly commits: readonly (Hex | null)[]
  readonly bytes: readonly (Hex | null)[]
}

export interface Opening {
  readonly table: string
  /** SHA-256 of the host's secret. */
  readonly seal: Hex
  /** The host's commitment: SHA-256 of the seal, the table id and the header. Devices store it. */
  readonly commit: Hex
  readonly phase: 'commit' | 'reveal' | 'ready'
  /** Every attempt; the last one counts. */
  readonly rounds: readonly Round[]
}

export interface Start {
  readonly table: string
  /** The log's first line, without its line end. */
  readonly header: string
  readonly seats: number
  readonly seal: Hex
}

/** Why a device's message was refused. The opening is unchanged. */
export type OpeningFault =
  /** The set of commitments is closed. */
  | { readonly code: 'closed' }
  /** The set of commitments is still open: bytes must not be revealed yet. */
  | { readonly code: 'not-closed' }
  | { readonly code: 'no-such-seat'; readonly seat: Seat; readonly seats: number }
  /** This seat withheld its bytes in an earlier round. */
  | { readonly code: 'barred'; readonly seat: Seat }
  | { readonly code: 'not-hex'; readonly bytes: number }
  | { readonly code: 'not-committed'; readonly seat: Seat }
  /** These bytes are not the ones committed to. */
  | { readonly code: 'bytes-mismatch'; readonly seat: Seat }
  /** A restart without a withheld reveal. */
  | { readonly code: 'none-missing' }

/** Returns whether the text can be a table id in a proof: 1 to 40 of `A–Z a–z 0–9 _ -`. */
export function isTableId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,40}$/.test(text)
}

/** Returns the seal of a host's secret: 32 random bytes from the operating system, never used for two tables. */
export function sealOf(secret: Uint8Array): Hex {
  if (secret.length !== SECRET_BYTES) throw new RangeError(`a secret has ${SECRET_BYTES} bytes`)
  return hexDigest(LABELS.seal, secret)
}

/**
 * Returns the first state, to be broadcast to all seats.
 *
 * The commitment covers the header, so a proof cannot be moved to another game, other options or another number of seats. The header is
 * hashed as written, not as parsed: a later version that reads an old header with one more default must not break the proof.
 */
export function begin({ table, header, seats, seal }: Start): Opening {
  if (!isTableId(table) || !isHex(seal, 32)) throw new RangeError('a table id or a seal is malformed')
  if (!header.isWellFormed()) throw new RangeError('the header has no UTF-8 encoding of its own')
  const commit = hexDigest(LABELS.commit, table, header, hexToBytes(seal))
  return { table, seal, commit, phase: 'commit', rounds: [emptyRound(seats)] }
}

function emptyRound(seats: number): Round {
  const nobody = Array<null>(seats).fill(null)
  return { commits: nobody, bytes: nobody }
}

/** Returns the current round: the last one. */
export function roundOf({ rounds }: Opening): Round {
  return rounds.at(-1) as Round
}

function withRound(opening: Opening, phase: Opening['phase'], round: Round): Opening {
  return { ...opening, phase, rounds: [...opening.rounds.slice(0, -1), round] }
}

/** Returns the seats that committed and have not revealed. */
export function missing({ commits, bytes }: Round): Seat[] {
  return commits.flatMap((commit, seat) => (commit !== null && bytes[seat] === null ? [seat] : []))
}

function isBarred({ rounds }: Opening, seat: Seat): boolean {
  return rounds.slice(0, -1).some((round) => missing(round).includes(seat))
}

/** Returns the seats that have not answered in this phase. It includes seats without a device: the host knows who is present. */
export function awaited(opening: Opening): Seat[] {
  const { commits, bytes } = roundOf(opening)
  if (opening.phase === 'reveal') return missing({ commits, bytes })
  if (opening.phase === 'ready') return []
  return commits.flatMap((commit, seat) => (commit === null && !isBarred(opening, seat) ? [seat] : []))
}

/**
 * Returns a device's commitment to its own fresh bytes. It is valid for this table, round and seat only, so that it cannot be copied from
 * another seat or an earlier round.
 */
export function pledge({ commit, rounds }: Opening, seat: Seat, bytes: Uint8Array): Hex {
  if (bytes.length !== SEAT_BYTES) throw new RangeError(`a seat gives ${SEAT_BYTES} bytes`)
  return hexDigest(LABELS.seat, hexToBytes(commit), rounds.length, seat, bytes)
}

/**
 * Returns whether a device may reveal: only if the closed set contains its own commitment, so that no other commitment can depend on its
 * bytes.
 */
export function mayReveal(opening: Opening, seat: Seat, bytes: Uint8Array): boolean {
  return opening.phase === 'reveal' && roundOf(opening).commits[seat] === pledge(opening, seat, bytes)
}

/** Returns the opening after a seat's commitment. Until the set is closed a seat may commit again (a reloaded page has lost its bytes). */
export function commit(opening: Opening, seat: Seat, commitment: Hex): Result<Opening, OpeningFault> {
  if (opening.phase !== 'commit') return bad({ code: 'closed' })
  const { commits, bytes } = roundOf(opening)
  if (commits[seat] === undefined) return bad({ code: 'no-such-seat', seat, seats: commits.length })
  if (isBarred(opening, seat)) return bad({ code: 'barred', seat })
  if (!isHex(commitment, 32)) return bad({ code: 'not-hex', bytes: 32 })
  return good(withRound(opening, 'commit', { commits: commits.with(seat, commitment), bytes }))
}

/** Returns the opening with the set closed: all connected seats have committed, or the time is up. Without any commitment it is ready. */
export function close(opening: Opening): Result<Opening, OpeningFault> {
  if (opening.phase !== 'commit') return bad({ code: 'closed' })
  const round = roundOf(opening)
  const anyone = round.commits.some((commitment) => commitment !== null)
  return good(withRound(opening, anyone ? 'reveal' : 'ready', round))
}

/**
 * Returns the opening after a seat has revealed its bytes; after the last one it is ready. Revealing the same bytes again changes nothing.
 */
export function reveal(opening: Opening, seat: Seat, hex: Hex): Result<Opening, OpeningFault> {
  if (opening.phase === 'commit') return bad({ code: 'not-closed' })
  const { commits, bytes: before } = roundOf(opening)
  const commitment = commits[seat]
  if (commitment === undefined) return bad({ code: 'no-such-seat', seat, seats: commits.length })
  if (commitment === null) return bad({ code: 'not-committed', seat })
  if (!isHex(hex, SEAT_BYTES)) return bad({ code: 'not-hex', bytes: SEAT_BYTES })
  if (pledge(opening, seat, hexToBytes(hex)) !== commitment) return bad({ code: 'bytes-mismatch', seat })
  const round = { commits, bytes: before.with(seat, hex) }
  return good(withRound(opening, missing(round).length === 0 ? 'ready' : 'reveal', round))
}

/**
 * Returns the opening after the time for revealing is up: a new round without the seats that withheld. All others draw fresh bytes, because
 * the old ones are known.
 */
export function restart(opening: Opening): Result<Opening, OpeningFault> {
  if (opening.phase !== 'reveal') return bad({ code: opening.phase === 'commit' ? 'not-closed' : 'none-missing' })
  const { commits } = roundOf(opening)
  return good({ ...opening, phase: 'commit', rounds: [...opening.rounds, emptyRound(commits.length)] })
}
