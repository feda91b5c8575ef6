/** A made-up version before today's, to prove the seam. */
import * as v from 'valibot'
import { CLIENT } from '../client.ts'
import { commandId, seat } from '../schema.ts'
import type { Adapter } from './adapt.ts'

export type Fields = Record<string, unknown>

const { rematch: _, ...before } = CLIENT

/** `rise` and `said` had `place` for `seat`, a welcome had `looking` for `watchers`; there was no `rematch`, and no word of watchers later. */
export const YESTERDAY: Adapter = {
  version: 2,
  client: { ...before, rise: v.object({ kind: v.literal('rise'), id: commandId, place: seat }) },
  up: (message) => {
    const { place, ...rest } = message as Fields
    return place === undefined ? rest : { ...rest, seat: place }
  },
  down: (message) => {
    const { kind, seat, watchers, ...rest } = message as Fields
    if (kind === 'watchers') return null
    if (kind === 'said') return { kind, ...rest, place: seat }
    return kind === 'welcome' ? { kind, ...rest, looking: watchers } : message
  },
}
