/**
 * A text as the bytes of one WebSocket frame from a server (RFC 6455, 5.2: whole, not masked), each byte a character of Latin-1: the
 * socket writes it as it is, and what is said in one go is joined before it is written once. `ws` would make two chunks of every
 * frame, for every socket anew.
 */

/** FIN, and the opcode of a text. */
const TEXT = '\x81'
const ASCII = /^[\0-\x7f]*$/

let last: readonly [text: string, frame: string] = ['', `${TEXT}\0`]

/** Of the same text for many, one after the other, it is made once. */
export function frameOf(text: string): string {
  if (last[0] !== text) last = [text, build(text)]
  return last[1]
}

function build(text: string): string {
  const bytes = ASCII.test(text) ? text : Buffer.from(text).toString('latin1')
  return TEXT + lengthOf(bytes.length) + bytes
}

function lengthOf(length: number): string {
  if (length < 126) return String.fromCharCode(length)
  if (length < 2 ** 16) return String.fromCharCode(126, length >> 8, length & 255)
  const size = Buffer.alloc(9, 127)
  size.writeBigUInt64BE(BigInt(length), 1)
  return size.toString('latin1')
}
