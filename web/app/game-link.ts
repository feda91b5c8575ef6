/** A whole game in an address: its log, packed, behind the hash. No server sees it, and none is needed. */

import { cleanName } from '../../engine/company.ts'
import { parseJson } from '../../engine/json.ts'

/** Messengers cut longer addresses. */
const LONGEST = 16_000
/** No game that fits is longer; decompression stops here. */
const MOST_BYTES = 2 ** 20

/** `at`: the step to open at. */
interface Linked {
  readonly log: string
  readonly at: number
  /** By seat. A log has no names, so that it can be shown to anybody; a person who shares a link chooses to include them. */
  readonly names?: readonly string[]
}

/** Between a log and its names: no log has this character. */
const THEN_NAMES = '\u0000'

/** The fragment of the address. null: too long for an address, or this browser cannot compress. */
export async function pack({ log, at, names }: Linked): Promise<string | null> {
  if (typeof CompressionStream === 'undefined') return null
  const whole = names === undefined ? log : `${log}${THEN_NAMES}${JSON.stringify(names)}`
  const packed = await through(new TextEncoder().encode(whole), new CompressionStream('deflate-raw'))
  const text = packed === null ? null : `${toBase64(packed)}.${at}`
  return text === null || text.length > LONGEST ? null : text
}

/** Null: cut short, or never one. */
export async function unpack(text: string): Promise<Linked | null> {
  const [, packed, at] = /^([\w-]+)(?:\.(\d{1,6}))?$/.exec(text) ?? []
  if (packed === undefined || text.length > LONGEST || typeof DecompressionStream === 'undefined') return null
  const bytes = fromBase64(packed)
  const whole = bytes === null ? null : await through(bytes, new DecompressionStream('deflate-raw'))
  if (whole === null) return null
  const [log = '', names] = new TextDecoder().decode(whole).split(THEN_NAMES)
  return { log, at: Number(at ?? 0), ...(names === undefined ? {} : readNames(names)) }
}

/** An address is untrusted input: anything but a list of names is left out, and every name is cleaned. */
function readNames(json: string): { readonly names?: readonly string[] } {
  const given = parseJson(json)
  if (!Array.isArray(given) || !given.every((name) => typeof name === 'string')) return {}
  return { names: given.map(cleanName) }
}

/** null: damaged, or too large. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array | null> {
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return new Uint8Array(await new Blob(parts).arrayBuffer())
      size += value.length
      if (size > MOST_BYTES) {
        await reader.cancel()
        return null
      }
      parts.push(new Uint8Array(value))
    }
  } catch {
    return null
  }
}

function toBase64(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0))
  } catch {
    return null
  }
}
