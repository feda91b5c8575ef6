/** The pair of keys by which push services and browsers know this server (VAPID, RFC 8292). Never logged, never sent but for the public one. */
import { createECDH } from 'node:crypto'
import { good, type Result } from '../../engine/result.ts'
import type { Store, StoreFault } from '../store/store.ts'

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const NAME = 'vapid'
const CURVE = 'prime256v1'

/** Made at the first start and kept with the tables: browsers take messages of these keys alone. */
export async function openKeys(store: Store): Promise<Result<VapidKeys, StoreFault>> {
  const kept = await store.commit({ key: { name: NAME, value: newKeys() } })
  if (!kept.ok) return kept
  const key = await store.key(NAME)
  if (!key.ok) return key
  const [publicKey, privateKey] = key.value?.split(' ') ?? []
  if (publicKey === undefined || privateKey === undefined) throw new Error('a key that was kept is not there')
  return good({ publicKey, privateKey })
}

function newKeys(): string {
  const pair = createECDH(CURVE)
  const publicKey = pair.generateKeys()
  // Leading zeros are left out by OpenSSL, and wanted by everybody else.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
  return `${publicKey.toString('base64url')} ${privateKey.toString('base64url')}`
}

/** Is it a point of the curve? Anything else could never be encrypted for. */
export function isPoint(p256dh: string): boolean {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  try {
    pair.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}
