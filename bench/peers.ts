/** What we compare with has its own package and lock in `peers/`, installed here and never with the project. */
import { install } from '../scripts/install.ts'
import type { Opened } from './player.ts'
import { nodePlayer } from './process.ts'

export const PEERS = new URL('peers/', import.meta.url)

export function peerPlayer(module: string): Opened {
  return installPeers() ?? nodePlayer(module)
}

/** Installs the peers unless they are. Returns null, or what went wrong. */
export function installPeers(): string | null {
  return install(PEERS)
}
