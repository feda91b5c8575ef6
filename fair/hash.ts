/** All hashing of this folder. README.md specifies it, so that anyone can write a verifier. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The version of the protocol: of the log lines and of every hash. */
export const VERSION = 1

/** Bytes as lower-case hex digits: openings are plain JSON, and the log is text. */
export type Hex = string

/** Domain separation: each kind of hash has its own label, so that a value of one kind cannot pass as another. */
export const LABELS = {
  seal: 'iacta fair 1 seal',
  commit: 'iacta fair 1 commit',
  seat: 'iacta fair 1 seat',
  key: 'iacta fair 1 key',
  throw: 'iacta fair 1 throw',
} as const

type Label = (typeof LABELS)[keyof typeof LABELS]

/** Text is encoded as UTF-8, a number as four bytes, big-endian. */
export type Field = string | number | Uint8Array

/** Returns a label and its fields, each preceded by its length in four bytes, so that the encoding is injective. */
export function encode(label: Label, ...fields: readonly Field[]): Uint8Array {
  const parts = [label, ...fields].map(bytesOf)
  return concatBytes(...parts.flatMap((part) => [uint32(part.length), part]))
}

/** Returns the SHA-256 of the encoded fields. */
export function digest(label: Label, ...fields: readonly Field[]): Uint8Array {
  return sha256(encode(label, ...fields))
}

/** The same in hex. */
export function hexDigest(label: Label, ...fields: readonly Field[]): Hex {
  return bytesToHex(digest(label, ...fields))
}

function bytesOf(field: Field): Uint8Array {
  if (typeof field === 'string') return utf8ToBytes(field)
  return typeof field === 'number' ? uint32(field) : field
}

/** Returns four bytes, big-endian. */
export function uint32(value: number): Uint8Array {
  if (!(value >= 0 && value < 2 ** 32 && Number.isInteger(value))) throw new RangeError(`${value} does not fit 32 bits`)
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value)
}

/** Returns whether the text is exactly this many bytes in lower-case hex, so that each value has one text. */
export function isHex(text: string, bytes: number): boolean {
  return text.length === 2 * bytes && /^[0-9a-f]*$/.test(text)
}
