/** The one way in which this folder hashes. README.md gives it in words, so that anyone can write a verifier of their own. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The version of the protocol: of the log lines and of every hash. */
export const VERSION = 1

/** Bytes as lower-case hexadecimal digits: openings are plain JSON, and the log is text. */
export type Hex = string

/** Each hash begins with its own label, so that no value of one can be passed off as a value of another. */
export const LABELS = {
  seal: 'iacta fair 1 seal',
  commit: 'iacta fair 1 commit',
  seat: 'iacta fair 1 seat',
  key: 'iacta fair 1 key',
  throw: 'iacta fair 1 throw',
} as const

export type Label = (typeof LABELS)[keyof typeof LABELS]

/** Text counts as UTF-8, a number as four bytes, the highest first. */
export type Field = string | number | Uint8Array

/** A label and its fields, each after its length in four bytes: no two lists of fields have the same encoding. */
export function encode(label: Label, ...fields: readonly Field[]): Uint8Array {
  const parts = [label, ...fields].map(bytesOf)
  return concatBytes(...parts.flatMap((part) => [uint32(part.length), part]))
}

export function digest(label: Label, ...fields: readonly Field[]): Uint8Array {
  return sha256(encode(label, ...fields))
}

export function hexDigest(label: Label, ...fields: readonly Field[]): Hex {
  return bytesToHex(digest(label, ...fields))
}

function bytesOf(field: Field): Uint8Array {
  if (typeof field === 'string') return utf8ToBytes(field)
  return typeof field === 'number' ? uint32(field) : field
}

/** Four bytes, the highest first. */
export function uint32(value: number): Uint8Array {
  if (!(value >= 0 && value < 2 ** 32 && Number.isInteger(value))) throw new RangeError(`${value} does not fit 32 bits`)
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value)
}

/** Parses exactly this many bytes in lower-case hex, so that each value has one text. */
export function isHex(text: string, bytes: number): boolean {
  return text.length === 2 * bytes && /^[0-9a-f]*$/.test(text)
}
