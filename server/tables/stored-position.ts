/** The game of a stored table: the engine's position, whose dice follow from the opening of its log and the table's secret. */
import { hexToBytes } from '@noble/hashes/utils.js'
import type { Game } from '../../engine/contract.ts'
import { isFair } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import { bad, type Result } from '../../engine/result.ts'
import { firstPosition, type Position, resumed, withAsides } from '../../engine/table/position.ts'
import type { Opening } from '../../fair/opening.ts'
import { deriver } from '../../fair/throws.ts'
import { readOpening } from '../../fair/transcript.ts'
import type { TableRow } from '../store/store.ts'

/** Before the first input, after this many lines of the opening. */
export function openedPosition(game: Game, row: TableRow, options: unknown, opening: Opening, lines: number): Position {
  const dice = deriver(opening, hexToBytes(row.secret ?? ''))
  return withAsides(firstPosition(game, row.seats.length, options, dice), lines)
}

/** The position of a whole log; bad: why it cannot be one. */
export function readPosition(
  game: Game,
  row: TableRow,
  header: string,
  lines: readonly string[],
): Result<Position, string> {
  const seats = row.seats.length
  const options = readOptions(game, seats, row.options)
  if (!options.ok) return bad(`options: ${options.fault.code}`)
  const fair = lines.filter(isFair).map((text, line) => ({ text, line }))
  if (fair.length === 0) return bad('no opening')
  const reading = readOpening(header, seats, fair)
  if (!reading.ok) return bad(`line ${reading.fault.line + 1}: ${reading.fault.code}`)
  const { opening, used } = reading.value
  if (opening.phase !== 'ready') return bad('the opening has no end')
  const position = resumed(openedPosition(game, row, options.value, opening, used), lines.slice(used))
  return position.ok ? position : bad(`line ${used + position.fault.index + 1}: ${position.fault.code}`)
}
