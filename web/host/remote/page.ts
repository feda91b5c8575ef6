/** What a table on a server needs of this page: sockets, chance, notes, and signs that the network has gone or come back. */
import { loadGame } from '../../../games/index.ts'
import { fill, SOCKET_PATH } from '../../../protocol/http.ts'
import { systemClock } from '../clock.ts'
import { systemRandom } from '../random.ts'
import { keep, recall } from '../storage/local-storage.ts'
import type { TextStorage } from './dice.ts'
import { type NetworkEvent, openSocket } from './link.ts'
import type { RemoteDeps } from './remote-table.ts'

function addressOf(id: string): URL {
  const url = new URL(fill(SOCKET_PATH, id), location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url
}

function isHidden(): boolean {
  return document.visibilityState !== 'visible'
}

function listen(call: (networkEvent: NetworkEvent) => void): () => void {
  const wake = (): void => {
    if (!isHidden()) call('wake')
  }
  const seen = (): void => (isHidden() ? call('covered') : call('wake'))
  const doubt = (): void => call('doubt')
  addEventListener('online', wake)
  addEventListener('offline', doubt)
  document.addEventListener('visibilitychange', seen)
  return () => {
    removeEventListener('online', wake)
    removeEventListener('offline', doubt)
    document.removeEventListener('visibilitychange', seen)
  }
}

/** Where this browser keeps nothing, the page does: long enough to reveal what it has pledged. */
const held = new Map<string, string>()

export const pageNotes: TextStorage = {
  recall: (name) => recall(name) || (held.get(name) ?? ''),
  keep: (name, text) => {
    held.set(name, text)
    keep(name, text)
  },
}

/** `spectate`: only watches, even if this person has seats. */
export function remotePage(id: string, guest: () => string, spectate = false): RemoteDeps {
  return {
    clock: systemClock,
    random: systemRandom,
    wire: openSocket(addressOf(id)),
    ...(spectate ? {} : { spare: openSocket(addressOf(id)) }),
    networkEvents: listen,
    isHidden,
    load: loadGame,
    notes: pageNotes,
    guest,
    spectate,
  }
}
