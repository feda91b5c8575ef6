/** A command against a table: refused, or a draft of what the table is then. Right to the seat, state of the table, rules. */
import { good } from '../../../engine/result.ts'
import type { Command } from '../../../protocol/client.ts'
import { contribute, start } from '../dice.ts'
import { type Draft, type Judged, ownSeat, playingSeat, refuse, type Scene, withEvent } from '../draft.ts'
import { refusedOnDay } from '../preset.ts'
import { fill, remove, rise, sit } from './lobby.ts'
import { agree, askTakeback, back, hand, move } from './moves.ts'
import { agreeEnd, askEnd, claim, leave, resign } from './parting.ts'
import { type Hosted, hasBots, rematch } from './rematch.ts'

export interface Sender {
  readonly identity: string
  /** Where it matters: what this person has already. */
  readonly hosted: Hosted
}

/** What is said, read or asked for is not kept, and nothing about it is remembered. */
export function isKept({ kind }: Command): boolean {
  return kind !== 'say' && kind !== 'read' && kind !== 'legal'
}

/** Commands for which one must know how many tables the sender has. */
export function asksForHosted({ kind }: Command): boolean {
  return kind === 'fill' || kind === 'rematch'
}

export function judge(draft: Draft, sender: Sender, command: Command, scene: Scene): Judged {
  const { identity, hosted } = sender
  const refused = refusedOnDay(draft, command, scene.now)
  if (refused !== null) return refuse(refused)
  switch (command.kind) {
    case 'sit':
      return sit(draft, identity, command)
    case 'rise':
      return rise(draft, identity, command)
    case 'fill': {
      const filled = fill(draft, identity, command, scene)
      const { botTables } = scene.limits
      const more = filled.ok && !hasBots(draft.row.seats) && hosted.botTables >= botTables
      return more ? refuse({ code: 'too-many-bots', limit: botTables }) : filled
    }
    case 'remove':
      return remove(draft, identity, command)
    case 'start':
      return start(draft, identity, scene)
    case 'commit':
    case 'reveal':
      return contribute(draft, identity, command)
    case 'move':
      return move(draft, identity, command)
    case 'hand':
      return hand(draft, identity, command)
    case 'back':
      return back(draft, identity, command, scene)
    case 'takeback':
      return askTakeback(draft, identity, command)
    case 'agree':
      return agree(draft, identity, command)
    case 'resign':
      return resign(draft, identity, command, scene)
    case 'leave':
      return leave(draft, identity, scene)
    case 'claim':
      return claim(draft, identity, command, scene)
    case 'end':
      return askEnd(draft, identity, scene)
    case 'agree-end':
      return agreeEnd(draft, identity, command, scene)
    case 'rematch':
      return rematch(draft, identity, hosted, scene)
    case 'legal': {
      const own = playingSeat(draft, identity, command.seat)
      if (!own.ok) return own
      return own.value.handed ? refuse({ code: 'handed', seat: command.seat }) : good(draft)
    }
    case 'read':
      return good(draft) // race/marshal.ts has heard of it.
    case 'say': {
      const own = ownSeat(draft, identity, command.seat)
      if (!own.ok) return own
      return good(withEvent(draft, { kind: 'said', seat: command.seat, what: command.what }))
    }
  }
}
