/** What the end of a game is told as: who won, what decided it, and alone what was achieved. */
import type { Seat } from '../../engine/contract.ts'
import type { Entry } from '../../engine/log.ts'
import type { GameText } from '../../engine/text/game.ts'
import type { TurningPoint } from '../host/review.ts'
import type { Round } from '../practice/stats.ts'
import type { TableTexts } from '../text/catalog.ts'
import type { Row } from './teller.ts'

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

/** The entry of the turning point to be told: the winner's own last move in it, else the last input. */
export function decisive(entries: readonly Entry<unknown>[], { from, step }: TurningPoint, winner: Seat): number {
  const own = entries.slice(from, step).findLastIndex(({ input }) => input.kind === 'move' && input.seat === winner)
  return own < 0 ? step - 1 : from + own
}

/** What the turning point did for the winner. */
export function effectOf({ before, after }: Pick<TurningPoint, 'before' | 'after'>): keyof Says['decided'] {
  if (after < 0.5) return 'back'
  return before < 0.5 ? 'took' : 'sealed'
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
