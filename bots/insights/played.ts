/** A finished game of a person, as sums and the ladder need it: the result, the opponents and, once it was made, the analysis. */
import type { Seat } from '../../engine/contract.ts'
import type { Analysis } from './analysis.ts'

/** `place`: as in the result, from 1. */
export type Opponent =
  | { readonly kind: 'bot'; readonly level: string; readonly place: number }
  | { readonly kind: 'person'; readonly name: string; readonly place: number }

export interface Played {
  /** Of the table. */
  readonly id: string
  readonly source: 'device' | 'online'
  readonly game: string
  /** When it ended, in ms since 1970, and the month of it ("2026-11") in the time of the device. */
  readonly date: number
  readonly month: string
  readonly you: Seat
  /** Alone, 1 is won and 2 is lost. */
  readonly place: number
  readonly score: number
  /** How many share the first place. */
  readonly winners: number
  /** Empty: alone. */
  readonly opponents: readonly Opponent[]
  /** Null: not made yet, or the log cannot be read. */
  readonly analysis: Analysis | null
}

/** What both sources know of a finished table. */
export interface Finished extends Omit<Played, 'place' | 'score' | 'winners' | 'opponents' | 'analysis'> {
  readonly places: readonly number[]
  readonly scores: readonly number[]
  /** By seat; `level`: of a bot. */
  readonly sitters: readonly { readonly name: string; readonly level?: string }[]
}

export function playedOf({ places, scores, sitters, ...table }: Finished, analysis: Analysis | null): Played {
  const opponents = sitters.flatMap(({ name, level }, seat): Opponent[] => {
    const place = places[seat] ?? 0
    if (seat === table.you) return []
    return [level === undefined ? { kind: 'person', name, place } : { kind: 'bot', level, place }]
  })
  return {
    ...table,
    place: places[table.you] ?? 0,
    score: scores[table.you] ?? 0,
    winners: places.filter((place) => place === 1).length,
    opponents,
    analysis,
  }
}

/** A win: the first place, not shared. */
export function isWin({ place, winners }: Pick<Played, 'place' | 'winners'>): boolean {
  return place === 1 && winners === 1
}

export function isShared({ place, winners }: Pick<Played, 'place' | 'winners'>): boolean {
  return place === 1 && winners > 1
}
