/** What the end of a game is told as: who won, what decided it, and alone what was achieved. */

import type { Review, TurningPoint } from '../../../bots/review/review.ts'
import type { Seat } from '../../../engine/contract.ts'
import type { SeenEntry } from '../../../engine/table/table.ts'
import type { GameText } from '../../../engine/text/game.ts'
import type { Round } from '../../practice/stats.ts'
import type { TableTexts } from '../../text/catalog.ts'
import type { Row } from '../words/narration.ts'

type Says = TableTexts['result']

/** "You win" is for the only person at this device, if they alone won. */
export function titleOf(say: Says, rows: readonly Row[], persons: readonly Seat[]): string {
  const winners = rows.filter(({ place }) => place === 1)
  const you = winners.length === 1 && persons.length === 1 && winners[0]?.seat === persons[0]
  return you ? say.youWin : say.wins({ names: winners.map(({ name }) => name) })
}

/** A score in the game's own unit. */
export function scoreOf(say: Says, text: GameText, state: unknown, score: number): string {
  return text.score?.(state, score) ?? say.points({ points: score })
}

type Decisive = Pick<Review, 'chances' | 'marks' | 'turning'>

/** A rise of the winner's chance that is worth telling. */
const LEAST_RISE = 0.05

interface Decided {
  /** The entry to tell. */
  readonly entry: number
  readonly effect: keyof Says['decided']
}

/**
 * What decided a game: of the turns in which the winner moved, the one that raised their chance most, told by their last move in it.
 * Where none did, the turning point of the review, told by its last input.
 */
export function decidedBy(review: Decisive, entries: readonly SeenEntry[], winner: Seat): Decided | null {
  const { marks, turning } = review
  const rise = ({ from, step }: Span): number => chanceOf(review, step, winner) - chanceOf(review, from, winner)
  const spans = marks.slice(1).map((step, i) => ({ from: marks[i] as number, step }))
  const own = spans.filter((span) => ownMove(entries, span, winner) >= 0).sort((a, b) => rise(b) - rise(a))[0]
  if (own !== undefined && rise(own) >= LEAST_RISE)
    return { entry: ownMove(entries, own, winner), effect: effectOf(review, own.step, winner) }
  return turning === null ? null : { entry: turning.step - 1, effect: effectOf(review, turning.step, winner) }
}

type Span = Pick<TurningPoint, 'from' | 'step'>

function chanceOf({ chances }: Decisive, step: number, seat: Seat): number {
  return chances[step]?.[seat] ?? 0
}

/** The winner's last move in a turn; -1: none. */
function ownMove(entries: readonly SeenEntry[], { from, step }: Span, winner: Seat): number {
  const at = entries.slice(from, step).findLastIndex(({ input }) => input.kind === 'move' && input.seat === winner)
  return at < 0 ? at : from + at
}

/** From this chance on, a lead is hard to catch up with. */
const SEALED = 0.85

function effectOf(review: Decisive, step: number, winner: Seat): Decided['effect'] {
  if (step === review.chances.length - 1) return 'won'
  const chance = chanceOf(review, step, winner)
  if (chance < Math.max(...(review.chances[step] ?? []))) return 'back'
  return chance >= SEALED ? 'sealed' : 'took'
}

/** The highest of earlier scores against this one; `null`: there is nothing to compare with. */
export function recordOf(score: number, earlier: readonly number[]): { best: number; isNew: boolean } | null {
  if (earlier.length === 0) return null
  const best = Math.max(...earlier)
  return { best: Math.max(best, score), isNew: score > best }
}

/** Of one game against the clock; times in ms, of right grabs alone. `null`: no grab was right. */
export interface Practised {
  readonly rounds: number
  readonly right: number
  readonly all: number
  readonly times: { readonly fastest: number; readonly average: number } | null
}

export function practiceOf(rounds: readonly Round[]): Practised {
  const shown = rounds.flatMap((round) => round.shown)
  const times = shown.filter(({ right }) => right).map(({ ms }) => ms)
  const sum = times.reduce((a, b) => a + b, 0)
  return {
    rounds: rounds.length,
    right: times.length,
    all: shown.length,
    times: times.length === 0 ? null : { fastest: Math.min(...times), average: sum / times.length },
  }
}
