/** A table in words: who is who, what happened, how it stands. For the log, the live region and the text view alike. */
import type { Company } from '../../engine/company.ts'
import type { Seat } from '../../engine/contract.ts'
import type { Entry } from '../../engine/log.ts'
import type { GameText } from '../../engine/text/game.ts'
import type { WebText } from '../text/catalog.ts'

export interface Told {
  readonly say: WebText
  readonly game: GameText
  readonly company: Company
}

/** What a seat is called: its person's or bot's name, else its number. */
export function nameOf({ say, game, company }: Told, seat: Seat): string {
  const sitter = company.sitters[seat]
  if (sitter === undefined) return say.table.seat({ seat: seat + 1 })
  if (sitter.name !== '') return sitter.name
  return sitter.kind === 'bot' ? (game.levels[sitter.level] ?? sitter.level) : say.table.seat({ seat: seat + 1 })
}

export function namesOf(told: Told): string[] {
  return told.company.sitters.map((_, seat) => nameOf(told, seat))
}

/** One entry as a line. */
export function lineOf(told: Told, entry: Entry<unknown>, before: unknown, after: unknown): string {
  const who = (seat: Seat): string => nameOf(told, seat)
  const line = told.game.line({ before, input: entry.input, after, who })
  return entry.forced ? told.say.table.forced({ line }) : line
}

export interface Row {
  readonly seat: Seat
  readonly name: string
  readonly score: number
  readonly place: number
}

/** Seats by place. */
export function ranking(names: readonly string[], scores: readonly number[], places: readonly number[]): Row[] {
  return places
    .map((place, seat) => ({ seat, name: names[seat] ?? '', score: scores[seat] ?? 0, place }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
}
