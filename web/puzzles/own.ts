/** A person's own mistakes as puzzles: the costliest choices of finished games on this device. */
import { puzzleOf } from '../../bots/puzzles/find.ts'
import { ERRORS, GAP, type Puzzle } from '../../bots/puzzles/puzzle.ts'
import type { RatedMove } from '../../bots/review/chances.ts'
import type { ChoiceReview, Review } from '../../bots/review/review.ts'
import type { GameBots } from '../../engine/bots/bot.ts'
import type { Seat } from '../../engine/contract.ts'
import { parseJson } from '../../engine/json.ts'
import type { Table } from '../../engine/table/table.ts'

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

/** Returns the choices of a seat that cost most: clearly, and clear of their error. */
export function mistakesOf({ choices }: Pick<Review, 'choices'>, seat: Seat): ChoiceReview[] {
  const clear = ({ cost, margin }: ChoiceReview): boolean => cost >= GAP.estimated && cost >= ERRORS * margin
  const own = choices.filter((choice) => choice.seat === seat && clear(choice))
  return own.toSorted((a, b) => b.cost - a.cost).slice(0, OF_GAME)
}

/** Returns a mistake as a puzzle, with the chances of all moves as they are told elsewhere. */
export function ownPuzzle(
  table: Table,
  bots: Pick<GameBots, 'decisionKind'>,
  { index, seat, played }: Pick<ChoiceReview, 'index' | 'seat' | 'played'>,
  moves: readonly RatedMove[],
): OwnPuzzle {
  const puzzle = puzzleOf(table, bots, index, seat, moves, 3)
  const kept = puzzle.choices.filter(({ move }, i) => i < CHOICES || move === played)
  return { ...puzzle, choices: kept, game: table.game.id, played }
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
