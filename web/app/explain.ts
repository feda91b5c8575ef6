/** What went wrong with a table on this device, as sentences with a way out. */
import { explainLog, explainRefusal } from '../../engine/text/explain.ts'
import type { GameText } from '../../engine/text/game.ts'
import { isRefusal, type SendFault } from '../host/host.ts'
import type { OpenFault } from '../host/local-tables.ts'
import { explainStore } from './explain-store.ts'
import { words } from './words.svelte.ts'

export interface Explained {
  readonly title: string
  readonly help: string
}

export function explainOpen(fault: OpenFault): Explained {
  const say = words.say.table.trouble
  switch (fault.code) {
    case 'missing':
      return { title: say.gone, help: say.goneHelp }
    case 'log':
      return { title: say.unreadable, help: explainLog(words.engine, fault.fault) }
    case 'replay-only':
      return { title: say.replayOnly, help: say.replayOnlyHelp }
    default:
      return { title: say.storage, help: explainStore(fault) }
  }
}

/** Why a command changed nothing. A lesson tells in its own words what it wants. */
export function explainSend(fault: SendFault, game: GameText): string {
  if (isRefusal(fault)) return explainRefusal(words.engine, fault, game)
  const say = words.say.table.trouble
  switch (fault.code) {
    case 'no-undo':
      return say.noUndo
    case 'elsewhere':
      return say.elsewhere
    case 'not-kept':
      return say.notKept
    default:
      return say.notAsked
  }
}
