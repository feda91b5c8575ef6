/** A table in words: who is who, what happened, how it stands. For the log, the live region and the text view alike. */
import type { Company } from '../../engine/company.ts'
import type { Game, Seat } from '../../engine/contract.ts'
import type { Entry } from '../../engine/log.ts'
import { shown } from '../../engine/play.ts'
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
  return marked(told, entry, told.game.line({ before, input: entry.input, after, who }))
}

/** With how it came about, where a person at the seat did not choose it. */
function marked({ say, company }: Told, { input, by }: Entry<unknown>, line: string): string {
  if (by === undefined || input.kind !== 'move') return line
  if (by === 'clock') return say.table.byClock({ line })
  return company.sitters[input.seat]?.kind === 'person' ? say.table.byBot({ line }) : line
}

/** One entry as somebody may be told it while the game goes on: of what others chose in secret, only that they have. */
export function lineFor(
  viewer: Seat | null,
  told: Told,
  game: Game,
  ...[entry, before, after]: [Entry<unknown>, unknown, unknown]
): string {
  const seen = shown(game, before, entry.input, viewer)
  return seen.kind === 'chosen'
    ? told.say.table.chosen({ who: nameOf(told, seen.seat) })
    : lineOf(told, entry, before, after)
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
