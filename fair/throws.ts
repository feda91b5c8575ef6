/** Derives throw n of a table from the host's secret and the opening. README.md specifies the bytes. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { digest, encode, LABELS, uint32 } from './hash.ts'
import { type Opening, sealOf } from './opening.ts'
import { writeOpening } from './transcript.ts'

/** Returns the faces of throw n; n counts every throw of the game from 1. */
export type Derive = (n: number, sides: readonly number[]) => number[]

/** Dice are drawn from 16 bits each; the log has room for faces up to 9999. */
export const MOST_SIDES = 9999

/**
 * Returns the dice of a table. The opening must be ready and the secret must match its seal.
 *
 * The key hashes the opening's lines as written: every seat's bytes, their order, the restarts, the table id and, through the commitment,
 * the header. No party can choose any of it once the first bytes are revealed. Moves and times are excluded on purpose: a party that could
 * vary them could search for a good throw.
 */
export function deriver(opening: Opening, secret: Uint8Array): Derive {
  if (opening.phase !== 'ready') throw new Error('the opening is not ready')
  if (sealOf(secret) !== opening.seal) throw new Error('this is not the secret of the table')
  const text = writeOpening(opening)
    .map((line) => `${line}\n`)
    .join('')
  // The common prefix of all messages is hashed once.
  const begun = hmac.create(sha256, digest(LABELS.key, secret, text)).update(encode(LABELS.throw, opening.table))
  return (n, sides) => {
    if (!(n >= 1 && n < 2 ** 32 && Number.isInteger(n))) throw new RangeError('throws count from 1, in 32 bits')
    const message = begun.clone().update(fieldsOf(n, sides))
    return drawFaces(sides, (block) => message.clone().update(blockField(block)).digest())
  }
}

/** Returns the number of the throw and its dice, two big-endian bytes each, as `encode` writes them. */
function fieldsOf(n: number, sides: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(12 + 2 * sides.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 4)
  view.setUint32(4, n)
  view.setUint32(8, 2 * sides.length)
  for (const [die, side] of sides.entries()) {
    if (!(side >= 1 && side <= MOST_SIDES && Number.isInteger(side))) throw new RangeError(`a die of ${side} sides`)
    view.setUint16(12 + 2 * die, side)
  }
  return bytes
}

/** Returns the last field of the message: the block's number, from 0. */
function blockField(block: number): Uint8Array {
  return concatBytes(uint32(4), uint32(block))
}

/** Draws faces from the blocks, 16 bits each, by rejection sampling. */
function drawFaces(sides: readonly number[], blockOf: (block: number) => Uint8Array): number[] {
  const faces: number[] = []
  for (let block = 0; faces.length < sides.length; block++) {
    const bytes = blockOf(block)
    for (let at = 0; at < bytes.length && faces.length < sides.length; at += 2) {
      const face = faceOf(((bytes[at] as number) << 8) | (bytes[at + 1] as number), sides[faces.length] as number)
      if (face > 0) faces.push(face)
    }
  }
  return faces
}

/** Returns the face for these 16 bits; 0: rejected, because they lie beyond the last whole multiple of the sides. */
export function faceOf(bits: number, sides: number): number {
  return bits < 0x10000 - (0x10000 % sides) ? (bits % sides) + 1 : 0
}
