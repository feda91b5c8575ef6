/** The dice are agreed on (fair/opening.ts), then the game begins: its first lines are the proof's. */
import { bytesToHex } from '@noble/hashes/utils.js'
import { same } from '../../engine/json.ts'
import { writeHeader } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import { good } from '../../engine/result.ts'
import { followed } from '../../engine/table/position.ts'
import {
  awaited,
  begin,
  close,
  commit,
  type Opening,
  type OpeningFault,
  restart,
  reveal,
  SECRET_BYTES,
  sealOf,
} from '../../fair/opening.ts'
import { writeOpening } from '../../fair/transcript.ts'
import type { Command } from '../../protocol/client.ts'
import { DICE_FAULTS, type Refusal } from '../../protocol/refusals.ts'
import { hostOnly } from './commands/lobby.ts'
import {
  type Draft,
  type Judged,
  ownSeat,
  refuse,
  type Scene,
  withEntered,
  withLines,
  withNotes,
  withRow,
} from './draft.ts'
import { randomBytes } from './ids.ts'
import { openedPosition } from './position.ts'
import { patienceEnd } from './timers/timing.ts'

type Of<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>

export function start(draft: Draft, identity: string, scene: Scene): Judged {
  const fault = hostOnly(draft, identity)
  if (fault !== null) return refuse(fault)
  const { seats, id } = draft.row
  const open = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []))
  if (open.length > 0) return refuse({ code: 'open-seats', seats: open })
  const absent = absentees(draft, scene)
  if (absent.length > 0) return refuse({ code: 'absent', seats: absent })
  const header = writeHeader(scene.game, seats.length, optionsOf(draft, scene))
  const secret = randomBytes(scene.random, SECRET_BYTES)
  const opening = begin({ table: id, header, seats: seats.length, seal: sealOf(secret) })
  const begun = withRow(draft, { status: 'opening', secret: bytesToHex(secret) })
  return good(shown(withNotes(begun, { header, since: scene.now }), opening))
}

/** Seats of a rematch whose people were taken over and are not here. */
function absentees({ row, notes }: Draft, { isHere }: Scene): number[] {
  return notes.invited.filter((seat) => {
    const sitter = row.seats[seat]
    return sitter?.kind === 'person' && sitter.identity !== null && !isHere(sitter.identity)
  })
}

function optionsOf({ row }: Draft, { game }: Scene): unknown {
  const options = readOptions(game, row.seats.length, row.options)
  if (!options.ok) throw new Error(`table ${row.id}: its options do not fit its game`)
  return options.value
}

function shown(draft: Draft, opening: Opening): Draft {
  return { ...withNotes(draft, { opening }), opened: opening }
}

export function contribute(draft: Draft, identity: string, command: Of<'commit'> | Of<'reveal'>): Judged {
  const own = ownSeat(draft, identity, command.seat)
  if (!own.ok) return own
  const { opening } = draft.notes
  if (draft.row.status !== 'opening' || opening === null) return refuse({ code: 'dice', why: 'not-opening' })
  if (command.round !== opening.rounds.length) return refuse({ code: 'dice', why: 'old-round' })
  const { seat } = command
  const next = command.kind === 'commit' ? commit(opening, seat, command.hash) : reveal(opening, seat, command.bytes)
  if (!next.ok) return refuse(diceRefusal(next.fault))
  // The same again is done, and nothing that others need to hear of.
  return good(same(next.value, opening) ? draft : shown(draft, next.value))
}

function diceRefusal({ code }: OpeningFault): Refusal {
  const why = DICE_FAULTS.find((known) => known === code)
  if (why === undefined) throw new Error(`a dice fault that the schema should have caught: ${code}`)
  return { code: 'dice', why }
}

/** Goes on as soon as nobody here is waited for, or the time is up; and begins the game when all bytes are there. */
export function goOn(draft: Draft, scene: Scene): Draft {
  const { opening } = draft.notes
  if (draft.row.status !== 'opening' || opening === null) return draft
  if (opening.phase === 'ready') return scene.isReady ? beginGame(draft, opening, scene) : draft
  const late = scene.now >= patienceEnd(draft.notes, scene)
  if (!late && isWaitedFor(draft, opening, scene)) return draft
  const next = opening.phase === 'commit' ? close(opening) : late ? restart(opening) : null
  if (next === null) return draft
  if (!next.ok) throw new Error(`the opening cannot go on: ${next.fault.code}`)
  return goOn(shown(withNotes(draft, { since: scene.now }), next.value), scene)
}

/**
 * Who has committed is waited for even if its page has gone: it may be back in a moment, and a restart costs everybody. Of the
 * others only those who are here; if nobody is, the server has just started and they are about to come.
 */
function isWaitedFor({ row }: Draft, opening: Opening, { isHere }: Scene): boolean {
  if (opening.phase === 'reveal') return true
  const people = row.seats.flatMap((sitter) => (sitter.kind === 'person' ? (sitter.identity ?? []) : []))
  if (people.length > 0 && !people.some(isHere)) return true
  return awaited(opening).some((seat) => {
    const sitter = row.seats[seat]
    return sitter?.kind === 'person' && sitter.identity !== null && isHere(sitter.identity)
  })
}

function beginGame(draft: Draft, opening: Opening, scene: Scene): Draft {
  const { row } = draft
  const fair = writeOpening(opening)
  const first = openedPosition(scene.game, row, optionsOf(draft, scene), opening, fair.length)
  const bank = row.clock.kind === 'live' ? row.clock.bank * 1000 : 0
  const banks = row.clock.kind === 'live' ? row.seats.map(() => bank) : []
  const playing = withNotes(withRow(draft, { status: 'playing' }), { opening: null, banks })
  return withEntered(withLines(playing, fair, first), followed(first))
}
