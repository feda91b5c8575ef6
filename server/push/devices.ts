/** Devices that want to be told, as HTTP asks for it. */
import { bad, good } from '../../engine/result.ts'
import type { Device } from '../../protocol/http.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import { Buckets } from '../http/bucket.ts'
import { type Answered, refused } from '../store/refused.ts'
import type { Store, Write } from '../store/store.ts'
import { readEndpoint, resolvesOutside } from './address.ts'
import { isPoint } from './keys.ts'

interface DevicesDeps {
  readonly store: Store
  /** Null: push is off. */
  readonly key: string | null
  readonly loopback: boolean
  /** For tests: does this name lead to a public address? */
  readonly resolves?: (host: string) => Promise<boolean>
}

/** New endpoints of one guest. A browser gives a new one when its old one has expired, or for another device. */
const ENDPOINTS_PER_HOUR = 5

export class Devices {
  readonly #deps: DevicesDeps
  readonly #endpoints = new Buckets({ perSecond: ENDPOINTS_PER_HOUR / 3600, burst: ENDPOINTS_PER_HOUR })

  constructor(deps: DevicesDeps) {
    this.#deps = deps
  }

  get key(): string | null {
    return this.#deps.key
  }

  async add(identity: string, { endpoint, keys: { p256dh, auth }, lang }: Device, created: number): Answered<object> {
    if (this.key === null) return bad({ code: 'no-push' })
    const url = readEndpoint(endpoint, this.#deps.loopback)
    if (url === null) return bad({ code: 'bad-endpoint' })
    if (!isPoint(p256dh)) return bad({ code: 'malformed', path: 'keys.p256dh' })
    const known = await this.#deps.store.pushesOf(identity)
    if (!known.ok) return refused(known.fault)
    if (!known.value.some((one) => one.endpoint === url.href)) {
      const refusal = await this.#admit(identity, url.hostname, created)
      if (refusal !== null) return bad(refusal)
    }
    return this.#keep({ push: { endpoint: url.href, identity, p256dh, auth, lang, created } })
  }

  /** Another endpoint of this guest: few in an hour, or a guest could make us connect to any host; and only public addresses. */
  async #admit(identity: string, host: string, now: number): Promise<Refusal | null> {
    const wait = this.#endpoints.take(identity, now)
    if (wait > 0) return { code: 'too-fast', wait }
    const { loopback, resolves = resolvesOutside } = this.#deps
    return loopback || (await resolves(host)) ? null : { code: 'bad-endpoint' }
  }

  /** Also works while push is off. */
  remove(identity: string, endpoint: string): Answered<object> {
    return this.#keep({ unpush: { endpoint: URL.parse(endpoint)?.href ?? endpoint, identity } })
  }

  async #keep(write: Write): Answered<object> {
    const kept = await this.#deps.store.commit(write)
    return kept.ok ? good({}) : refused(kept.fault)
  }
}
