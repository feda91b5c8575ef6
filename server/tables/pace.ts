/** What one person may say and ask for at a table: phrases by count, lists of legal moves by processor time. */
import type { Command } from '../../protocol/client.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import { Buckets } from '../http/bucket.ts'
import type { Clock } from './deps.ts'
import type { Kept } from './draft.ts'
import type { Herald } from './herald.ts'
import { type LegalBudget, legalOf } from './legal.ts'
import type { CommandTask } from './lot.ts'
import type { Guest } from './tables.ts'

/** A few phrases at once, then one every two seconds. */
const SAYINGS = { perSecond: 0.5, burst: 4 } as const
/** People whose phrases are counted. */
const PEOPLE = 1000

export interface PaceDeps {
  readonly clock: Clock
  readonly herald: Herald
  readonly legal: LegalBudget
}

export class Pace {
  readonly #deps: PaceDeps
  readonly #sayings = new Buckets(SAYINGS, PEOPLE)

  constructor(deps: PaceDeps) {
    this.#deps = deps
  }

  /** Why a command is not even looked at; null: it is. */
  refusal(guest: Guest, { kind }: Command): Refusal | null {
    const now = this.#deps.clock.now()
    if (kind === 'legal') return this.#deps.legal.refusal(guest, now)
    const wait = kind === 'say' ? this.#sayings.take(guest.identity, now) : 0
    return wait > 0 ? { code: 'too-fast', wait } : null
  }

  /** Sends the list that `legal` asks for, before its `done`. */
  list({ guest, command }: CommandTask, kept: Kept): void {
    if (command.kind !== 'legal') return
    const { clock, herald, legal } = this.#deps
    const [now, begun] = [clock.now(), performance.now()]
    herald.send(guest, legalOf(kept, command.seat, command.id, now))
    legal.charge(guest, performance.now() - begun, now)
  }
}
