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

type Decisive = Pick<Review, 'chances' | 'marks' | 'throws' | 'turning'>

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
  const { turning } = review
  const own = ownSpans(review, entries, winner)
    .map((span) => ({ ...span, rise: chanceOf(review, span.step, winner) - chanceOf(review, span.from, winner) }))
    .sort((a, b) => b.rise - a.rise)[0]
  if (own !== undefined && own.rise >= LEAST_RISE)
    return { entry: ownMove(entries, own, winner), effect: effectOf(review, own.step, winner) }
  return turning === null ? null : { entry: turning.step - 1, effect: effectOf(review, turning.step, winner) }
}

type Span = Pick<TurningPoint, 'from' | 'step'>

function chanceOf({ chances }: Decisive, step: number, seat: Seat): number {
  return chances[step]?.[seat] ?? 0
}

/**
 * Returns the turns in which the winner moved. Of a rival's turn only the part that the winner had a hand in: a card thawed because the
 * rival passed has not decided anything, the pass has.
 */
function ownSpans({ marks, throws }: Decisive, entries: readonly SeenEntry[], winner: Seat): Span[] {
  const seats = new Map(throws.map(({ index, seat }) => [index, seat]))
  const isRivals = (index: number): boolean => (seatOf(entries[index]) ?? seats.get(index) ?? winner) !== winner
  return marks.slice(1).flatMap((step, i): Span[] => {
    const from = marks[i] as number
    const first = entries.slice(from, step).findIndex((entry) => seatOf(entry) === winner)
    if (first < 0) return []
    if (!isRivals(from)) return [{ from, step }]
    let start = from + first
    while (!isRivals(start - 1)) start--
    return [{ from: start, step }]
  })
}

/** The seat that moved; undefined: a throw, or the time ran out. */
function seatOf(entry: SeenEntry | undefined): Seat | undefined {
  return entry?.input.kind === 'move' ? entry.input.seat : undefined
}

/** The winner's last move in a turn that has one. */
function ownMove(entries: readonly SeenEntry[], { step }: Span, winner: Seat): number {
  return entries.slice(0, step).findLastIndex((entry) => seatOf(entry) === winner)
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
