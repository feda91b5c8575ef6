/**
 * Version 1 has no races: its pages report no times, so their grabs count at arrival, and they get a throw when it is shown. They cannot
 * parse `void` lines, so they get them as `fair` lines, which they ignore.
 */
import * as v from 'valibot'
import { asFair, isVoid } from '../../engine/log.ts'
import { CLIENT } from '../client.ts'
import { LIMITS } from '../protocol.ts'
import { commandId, count, seat, text } from '../schema.ts'
import type { Adapter } from './adapter.ts'

const { read: _, ...kinds } = CLIENT

interface Told {
  readonly kind: string
  readonly lines?: readonly unknown[]
}

export const VERSION_1: Adapter = {
  version: 1,
  client: {
    ...kinds,
    move: v.object({ kind: v.literal('move'), id: commandId, seat, question: count, move: text(LIMITS.move) }),
  },
  up: (message) => message,
  down: (message) => {
    const told = message as Told
    if (['race', 'late', 'awaited'].includes(told.kind)) return null
    return told.lines === undefined ? told : { ...told, lines: told.lines.map(passedOver) }
  },
}

function passedOver(line: unknown): unknown {
  return typeof line === 'string' && isVoid(line) ? asFair(line) : line
}
