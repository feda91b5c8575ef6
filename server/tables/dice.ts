/** The dice are agreed on (fair/opening.ts), then the game begins: its first lines are the proof's. */
import { bytesToHex } from '@noble/hashes/utils.js'
import { same } from '../../engine/json.ts'
import { writeHeader } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import { bad, good } from '../../engine/result.ts'
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
import type { CommandOf } from '../../protocol/client.ts'
import { DICE_FAULTS, type Refusal } from '../../protocol/refusals.ts'
import { randomBytes } from './ids.ts'
import {
  type CommandContext,
  type CommandResult,
  ownSeat,
  type PendingTable,
  personAt,
  withEntered,
  withLines,
  withNotes,
  withRow,
} from './pending-table.ts'
import { openedPosition } from './stored-position.ts'
import { patienceEnd } from './timers/timing.ts'

/** Seals the secret of the dice and asks every device for its share: the game is about to begin. */
export function openDice(pending: PendingTable, context: CommandContext): PendingTable {
  const { seats, id } = pending.row
  const header = writeHeader(context.game, seats.length, optionsOf(pending, context))
  const secret = randomBytes(context.random, SECRET_BYTES)
  const opening = begin({ table: id, header, seats: seats.length, seal: sealOf(secret) })
  const begun = withRow(pending, { status: 'opening', secret: bytesToHex(secret) })
  return shown(withNotes(begun, { header, since: context.now, code: null }), opening)
}

function optionsOf({ row }: PendingTable, { game }: CommandContext): unknown {
  const options = readOptions(game, row.seats.length, row.options)
  if (!options.ok) throw new Error(`table ${row.id}: its options do not fit its game`)
  return options.value
}

function shown(pending: PendingTable, opening: Opening): PendingTable {
  return { ...withNotes(pending, { opening }), opened: opening }
}

export function contribute(
  pending: PendingTable,
  identity: string,
  command: CommandOf<'commit'> | CommandOf<'reveal'>,
): CommandResult {
  const own = ownSeat(pending, identity, command.seat)
  if (!own.ok) return own
  const { opening } = pending.notes
  if (pending.row.status !== 'opening' || opening === null) return bad({ code: 'dice', why: 'not-opening' })
  if (command.round !== opening.rounds.length) return bad({ code: 'dice', why: 'old-round' })
  const { seat } = command
  const next = command.kind === 'commit' ? commit(opening, seat, command.hash) : reveal(opening, seat, command.bytes)
  if (!next.ok) return bad(diceRefusal(next.fault))
  // The same again is done, and nothing that others need to hear of.
  return good(same(next.value, opening) ? pending : shown(pending, next.value))
}

function diceRefusal({ code }: OpeningFault): Refusal {
  const why = DICE_FAULTS.find((known) => known === code)
  if (why === undefined) throw new Error(`a dice fault that the schema should have caught: ${code}`)
  return { code: 'dice', why }
}

/** Advances the opening when all devices here have answered or the time is up; starts the game when all bytes are revealed. */
export function goOn(pending: PendingTable, context: CommandContext): PendingTable {
  const { opening } = pending.notes
  if (pending.row.status !== 'opening' || opening === null) return pending
  if (opening.phase === 'ready') return context.isReady ? beginGame(pending, opening, context) : pending
  const late = context.now >= patienceEnd(pending.notes, context)
  if (!late && isWaitedFor(pending, opening, context)) return pending
  const next = opening.phase === 'commit' ? close(opening) : late ? restart(opening) : null
  if (next === null) return pending
  if (!next.ok) throw new Error(`the opening cannot go on: ${next.fault.code}`)
  return goOn(shown(withNotes(pending, { since: context.now }), next.value), context)
}

/**
 * A device that has committed is waited for even if its page has gone: it may be back in a moment, and a restart costs everybody. Of the
 * others only those present; if no page is, the server has just started and pages are about to reconnect.
 */
function isWaitedFor({ row }: PendingTable, opening: Opening, { isHere }: CommandContext): boolean {
  if (opening.phase === 'reveal') return true
  const people = row.seats.flatMap(personAt)
  if (people.length > 0 && !people.some(isHere)) return true
  return awaited(opening).some((seat) => personAt(row.seats[seat]).some(isHere))
}

function beginGame(pending: PendingTable, opening: Opening, context: CommandContext): PendingTable {
  const { row } = pending
  const fair = writeOpening(opening)
  const first = openedPosition(context.game, row, optionsOf(pending, context), opening, fair.length)
  const bank = row.clock.kind === 'live' ? row.clock.bank * 1000 : 0
  const banks = row.clock.kind === 'live' ? row.seats.map(() => bank) : []
  const playing = withNotes(withRow(pending, { status: 'playing' }), { opening: null, banks })
  return withEntered(withLines(playing, fair, first), followed(first))
}
