/** Guests: made at the first request, known by their cookie, moved to another device by a link that works once. */
import { createHash, randomBytes } from 'node:crypto'
import { bad, good, type Result } from '../../engine/result.ts'
import type { Me } from '../../protocol/http.ts'
import { COLOURS, type Colour } from '../../protocol/names.ts'
import { type Answered, refused } from '../store/refused.ts'
import type { IdentityRow, Store, StoreFault } from '../store/store.ts'
import type { Random } from '../tables/deps.ts'
import { FRESH_MS, newGuestId, newKey, readSigned, sign } from './cookie.ts'

/** How long a one-time link works. */
export const LINK_MS = 10 * 60_000
const KEY = 'cookie'
/** The last visit is persisted at most this often. */
const SEEN_MS = 86_400_000

/** What a cookie tells. */
type CookieCheck =
  | {
      readonly kind: 'known'
      readonly guest: IdentityRow /** To be set anew; null: it is good for a while. */
      readonly cookie: string | null
    }
  /** None came, or one that this server has not made. */
  | { readonly kind: 'stranger' }
  /** It was good, and its guest was deleted. */
  | { readonly kind: 'deleted' }

export interface Newcomer {
  readonly guest: IdentityRow
  readonly cookie: string
}

export class Guests {
  readonly #store: Store
  readonly #key: string
  readonly #random: Random | undefined

  private constructor(store: Store, key: string, random: Random | undefined) {
    this.#store = store
    this.#key = key
    this.#random = random
  }

  /** The key is kept with the tables: a copy of the data folder knows its guests. */
  static async open(store: Store, random?: Random): Promise<Result<Guests, StoreFault>> {
    const kept = await store.commit({ key: { name: KEY, value: newKey(random) } })
    if (!kept.ok) return kept
    const key = await store.key(KEY)
    if (!key.ok) return key
    if (key.value === null) throw new Error('a key that was kept is not there')
    return good(new Guests(store, key.value, random))
  }

  async identify(cookie: string | null, now: number): Answered<CookieCheck> {
    const signed = cookie === null ? null : readSigned(this.#key, cookie, now)
    if (signed === null) return good({ kind: 'stranger' })
    const found = await this.#store.identity(signed.id)
    if (!found.ok) return refused(found.fault)
    if (found.value === null) return good({ kind: 'deleted' })
    const fresh = now - signed.at < FRESH_MS
    const guest = await this.#seen(found.value, now)
    return good({ kind: 'known', guest, cookie: fresh ? null : sign(this.#key, { id: signed.id, at: now }) })
  }

  /** A failed write must not turn a guest away. */
  async #seen(guest: IdentityRow, now: number): Promise<IdentityRow> {
    if (now - guest.seen < SEEN_MS) return guest
    const seen = { ...guest, seen: now }
    return (await this.#store.commit({ identity: seen })).ok ? seen : guest
  }

  async welcome(now: number): Answered<Newcomer> {
    const guest = { id: newGuestId(this.#random), name: null, colour: null, created: now, seen: now }
    const kept = await this.#store.commit({ introduce: guest })
    return kept.ok ? good({ guest, cookie: sign(this.#key, { id: guest.id, at: now }) }) : refused(kept.fault)
  }

  async change(
    guest: IdentityRow,
    change: { readonly name?: string; readonly colour?: Colour },
  ): Answered<IdentityRow> {
    const changed = { ...guest, ...change }
    const kept = await this.#store.commit({ identity: changed })
    return kept.ok ? good(changed) : refused(kept.fault)
  }

  /** The token goes to the person and nowhere else; here only its hash is kept. */
  async link({ id }: IdentityRow, now: number): Answered<string> {
    const token = randomBytes(24).toString('base64url')
    const kept = await this.#store.commit({ link: { token: hashOf(token), identity: id, expires: now + LINK_MS } })
    return kept.ok ? good(token) : refused(kept.fault)
  }

  async useLink(token: string, now: number): Answered<Newcomer> {
    const hash = hashOf(token)
    const link = await this.#store.link(hash)
    if (!link.ok) return refused(link.fault)
    if (link.value === null) return bad({ code: 'bad-link' })
    const spent = await this.#store.commit({ spend: { token: hash, now } })
    if (!spent.ok) return spent.fault.code === 'gone' ? bad({ code: 'bad-link' }) : refused(spent.fault)
    const guest = await this.#store.identity(link.value.identity)
    if (!guest.ok) return refused(guest.fault)
    if (guest.value === null) return bad({ code: 'bad-link' })
    return good({ guest: guest.value, cookie: sign(this.#key, { id: guest.value.id, at: now }) })
  }
}

export function meOf({ name, colour, created }: IdentityRow): Me {
  return { name, colour: COLOURS.find((known) => known === colour) ?? null, created }
}

function hashOf(token: string): string {
  return createHash('sha256').update(`iacta link 1 ${token}`).digest('hex')
}
