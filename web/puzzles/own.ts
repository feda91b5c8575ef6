/** A person's own mistakes as puzzles: the costliest choices of finished games on this device. */
import { puzzleOf } from '../../bots/puzzles/find.ts'
import { ERRORS, GAP, type Puzzle } from '../../bots/puzzles/puzzle.ts'
import type { RatedMove } from '../../bots/review/chances.ts'
import type { GameBots } from '../../engine/bots/bot.ts'
import { parseJson } from '../../engine/json.ts'
import type { Table } from '../../engine/table/table.ts'
import type { Analysed } from '../host/bots/messages.ts'

export interface OwnPuzzle extends Puzzle {
  readonly game: string
  /** The move played then, in the game's notation. */
  readonly played: string
}

/** Of one game, and of all: the newest stay. */
const OF_GAME = 3
export const MOST_OWN = 60
/** At most this many choices are stored. */
const CHOICES = 40

/**
 * Returns the costliest choices of a seat as puzzles, with the chances of all moves as they are told elsewhere: those that cost much, beyond
 * doubt. `judge` tells these chances at a step; null: it cannot.
 */
export async function mistakesIn(
  table: Table,
  bots: Pick<GameBots, 'decisionKind'>,
  { seat, analysis: { slips } }: Pick<Analysed, 'seat' | 'analysis'>,
  judge: (step: number) => Promise<readonly RatedMove[] | null>,
): Promise<OwnPuzzle[]> {
  const found: OwnPuzzle[] = []
  for (const { step, cost } of slips) {
    if (found.length === OF_GAME || cost < GAP.estimated) break
    const played = playedAt(table, step)
    const moves = await judge(step)
    const did = moves?.find(({ move }) => table.game.write(move) === played)
    if (moves == null || did === undefined || !isClear(did)) continue
    const puzzle = puzzleOf(table, bots, step, seat, moves, 3)
    const choices = puzzle.choices.filter(({ move }, i) => i < CHOICES || move === played)
    found.push({ ...puzzle, choices, game: table.game.id, played })
  }
  return found
}

function playedAt({ game, entries }: Table, step: number): string {
  const input = entries[step]?.input
  return input?.kind === 'move' ? game.write(input.move) : ''
}

function isClear({ behind, apart }: RatedMove): boolean {
  return behind >= GAP.estimated && behind >= ERRORS * apart
}

/** Parses the stored JSON; broken entries are left out. */
export function readOwn(json: string): OwnPuzzle[] {
  const given = parseJson(json)
  return Array.isArray(given) ? given.filter(isOwn).slice(-MOST_OWN) : []
}

function isOwn(value: unknown): value is OwnPuzzle {
  if (typeof value !== 'object' || value === null) return false
  const { game, log, seat, kind, played, exact, choices, difficulty } = value as { readonly [name: string]: unknown }
  const texts = [game, log, kind, played].every((text) => typeof text === 'string' && text.length < 100_000)
  const numbers = Number.isSafeInteger(seat) && Number.isSafeInteger(difficulty) && typeof exact === 'boolean'
  return texts && numbers && Array.isArray(choices) && choices.length > 1 && choices.every(isChoice)
}

function isChoice(value: unknown): boolean {
  const { move, chance } = (value ?? {}) as { readonly move?: unknown; readonly chance?: unknown }
  return typeof move === 'string' && typeof chance === 'number' && chance >= 0 && chance <= 1
}
