/**
 * Short codes (protocol/codes.ts), kept as documents of the store, so they survive a restart and hold for all processes. The code of a
 * table is written and removed in the same commit as its lobby. Other targets get theirs from `issue`, with an expiry.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { parseJson } from '../../engine/json.ts'
import { bad, good } from '../../engine/result.ts'
import { CODE_LENGTH, CODE_LETTERS, type CodeTarget, codeTarget, isDenied, readCode } from '../../protocol/codes.ts'
import { ms } from '../../protocol/schema.ts'
import { Buckets } from '../http/bucket.ts'
import { type Answered, refused } from '../store/refused.ts'
import type { DocumentRow, Store, StoreFault, Write } from '../store/store.ts'
import type { Random } from '../tables/deps.ts'
import { tableId } from '../tables/ids.ts'

/** The kind of the documents; their id is the code. */
const CODE_KIND = 'code'

/** Tries of one client: enough to mistype, too few to search through all codes. */
const TRIES = { perSecond: 1 / 6, burst: 10 }
/** A family has one address. */
const TRIES_OF_ADDRESS = { perSecond: 0.5, burst: 40 }
const DRAWS = 20

const kept = v.object({ target: codeTarget, expires: v.nullable(ms) })

type Kept = v.InferOutput<typeof kept>

/**
 * Returns the code that follows from this secret, such as the random id of a table: four letters without any of the denied
 * abbreviations. Of 80 random bits they tell 16.
 */
export function codeFrom(secret: string): string {
  for (let round = 0; ; round++) {
    const bytes = sha256(utf8ToBytes(`code ${round} ${secret}`))
    // Every letter is as likely: bytes beyond the last whole multiple are left out.
    const fair = [...bytes].filter((byte) => byte < 256 - (256 % CODE_LETTERS.length)).slice(0, CODE_LENGTH)
    const letters = fair.map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('')
    if (!isDenied(letters)) return letters
  }
}

/** The document of a new code. `expires` is in ms since 1970; null: it is removed with its target. */
export function codeDocument(
  code: string,
  target: CodeTarget,
  now: number,
  expires: number | null = null,
): DocumentRow {
  const body = JSON.stringify({ target, expires } satisfies Kept)
  return { kind: CODE_KIND, id: code, identity: null, rev: 1, body, updated: now }
}

/** What removes a code from the store. */
export function withoutCode(code: string): Pick<Write, 'removeDocument'> {
  return { removeDocument: { kind: CODE_KIND, id: code } }
}

/** Returns true if the write failed because its code was taken: another one is to be drawn. */
export function isCodeTaken(fault: StoreFault): boolean {
  return fault.code === 'stale' && fault.kind === CODE_KIND
}

interface CodesDeps {
  readonly store: Pick<Store, 'document' | 'commit'>
  readonly random: Random
  now(): number
}

/** The guest and the address that try a code. */
interface Seeker {
  readonly guest: string
  readonly address: string
}

export class Codes {
  readonly #deps: CodesDeps
  readonly #guests = new Buckets(TRIES)
  readonly #addresses = new Buckets(TRIES_OF_ADDRESS)

  constructor(deps: CodesDeps) {
    this.#deps = deps
  }

  /** Resolves a typed code. */
  async find(typed: string, { guest, address }: Seeker): Answered<CodeTarget> {
    const now = this.#deps.now()
    const wait = Math.max(this.#guests.take(guest, now), this.#addresses.take(address, now))
    if (wait > 0) return bad({ code: 'too-fast', wait })
    const code = readCode(typed)
    const found = code === null ? good(null) : await this.#read(code)
    if (!found.ok) return found
    const target = found.value === null ? null : this.#live(found.value)
    return target === null ? bad({ code: 'no-such-code' }) : good(target)
  }

  /** Creates a code for this target that expires after `ms`. */
  async issue(target: CodeTarget, lasts: number): Answered<string> {
    for (let draw = 0; draw < DRAWS; draw++) {
      const code = codeFrom(tableId(this.#deps.random))
      const now = this.#deps.now()
      const old = await this.#read(code)
      if (!old.ok) return old
      if (old.value !== null && this.#live(old.value) !== null) continue
      const document = { ...codeDocument(code, target, now, now + lasts), rev: (old.value?.rev ?? 0) + 1 }
      const written = await this.#deps.store.commit({ document })
      if (written.ok) return good(code)
      if (!isCodeTaken(written.fault)) return refused(written.fault)
    }
    return bad({ code: 'storage' })
  }

  /** The code leads nowhere any more. */
  async drop(code: string): Answered<null> {
    const gone = await this.#deps.store.commit(withoutCode(code))
    return gone.ok ? good(null) : refused(gone.fault)
  }

  async #read(code: string): Answered<DocumentRow | null> {
    const document = await this.#deps.store.document(CODE_KIND, code)
    return document.ok ? document : refused(document.fault)
  }

  /** Null: it has expired. */
  #live({ body }: DocumentRow): CodeTarget | null {
    const read = v.safeParse(kept, parseJson(body))
    if (!read.success) return null
    const { target, expires } = read.output
    return expires === null || expires > this.#deps.now() ? target : null
  }
}
