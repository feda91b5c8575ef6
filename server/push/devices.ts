/** Devices that want to be told, as HTTP asks for it. */
import { bad, good, type Result } from '../../engine/result.ts'
import type { Device } from '../../protocol/http.ts'
import type { RefusalOf } from '../../protocol/refusals.ts'
import type { Store, StoreFault, Write } from '../store/store.ts'
import { readEndpoint } from './address.ts'
import { isPoint } from './keys.ts'

export type DeviceFault =
  | RefusalOf<'no-push'>
  | RefusalOf<'bad-endpoint'>
  | RefusalOf<'malformed'>
  | RefusalOf<'no-identity'>
  | RefusalOf<'storage'>
  | RefusalOf<'paused'>
  | RefusalOf<'stopping'>

export interface DevicesDeps {
  readonly store: Store
  /** Null: nobody is told. */
  readonly key: string | null
  readonly loopback: boolean
}

export class Devices {
  readonly #deps: DevicesDeps

  constructor(deps: DevicesDeps) {
    this.#deps = deps
  }

  get key(): string | null {
    return this.#deps.key
  }

  async add(
    identity: string,
    { endpoint, keys: { p256dh, auth }, lang }: Device,
    created: number,
  ): Promise<Result<object, DeviceFault>> {
    if (this.key === null) return bad({ code: 'no-push' })
    const url = readEndpoint(endpoint, this.#deps.loopback)
    if (url === null) return bad({ code: 'bad-endpoint' })
    if (!isPoint(p256dh)) return bad({ code: 'malformed', path: 'keys.p256dh' })
    return this.#keep({ push: { endpoint: url.href, identity, p256dh, auth, lang, created } })
  }

  /** Also where nobody is told any more. */
  remove(identity: string, endpoint: string): Promise<Result<object, DeviceFault>> {
    return this.#keep({ unpush: { endpoint: URL.parse(endpoint)?.href ?? endpoint, identity } })
  }

  async #keep(write: Write): Promise<Result<object, DeviceFault>> {
    const kept = await this.#deps.store.commit(write)
    return kept.ok ? good({}) : bad(refusalOf(kept.fault))
  }
}

function refusalOf({ code }: StoreFault): DeviceFault {
  if (code === 'closed') return { code: 'stopping' }
  if (code === 'away') return { code: 'paused' }
  return code === 'gone' ? { code: 'no-identity' } : { code: 'storage' }
}
