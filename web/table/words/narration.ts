/** A table in words: who is who, what happened, how it stands. For the log, the live region and the text view alike. */
import { type Company, youAt } from '../../../engine/company.ts'
import type { Game, Seat } from '../../../engine/contract.ts'
import { visibleInput } from '../../../engine/play.ts'
import type { SeenEntry } from '../../../engine/table/table.ts'
import type { GameText } from '../../../engine/text/game.ts'
import { YOU } from '../../../engine/text/you/you.ts'
import type { WebText } from '../../text/catalog.ts'

export interface Narrated {
  readonly say: WebText
  readonly game: GameText
  readonly company: Company
}

/** What a seat is called: its person's or bot's name, else its number. */
export function nameOf({ say, game, company }: Narrated, seat: Seat): string {
  if (seat === youAt(company)) return say.table.you.name
  const sitter = company.sitters[seat]
  if (sitter === undefined) return say.home.player({ number: seat + 1 })
  if (sitter.name !== '') return sitter.name
  return sitter.kind === 'bot' ? (game.levels[sitter.level] ?? sitter.level) : say.home.player({ number: seat + 1 })
}

export function namesOf(told: Narrated): string[] {
  return told.company.sitters.map((_, seat) => nameOf(told, seat))
}

/** A sentence about seats by their names; the person at the device is addressed in it. */
export function sentence(told: Narrated, write: (who: (seat: Seat) => string) => string): string {
  const you = youAt(told.company)
  const line = write((seat) => (seat === you ? YOU : nameOf(told, seat)))
  return told.say.table.you.tell({ line, game: told.game.you })
}

/** One entry as a line: of what others chose in secret, only that they have. */
export function lineOf(told: Narrated, entry: SeenEntry, before: unknown, after: unknown, brief = false): string {
  const { input } = entry
  if (input.kind === 'chosen') return sentence(told, (who) => told.say.table.chosen({ who: who(input.seat) }))
  const line = sentence(told, (who) => told.game.line({ before, input, after, who, ...(brief ? { brief } : {}) }))
  return marked(told, entry, line)
}

/** With how it came about, where a person at the seat did not choose it. */
function marked({ say, company }: Narrated, { input, by }: SeenEntry, line: string): string {
  if (by === undefined || input.kind !== 'move') return line
  if (by === 'clock') return say.table.byClock({ line })
  return company.sitters[input.seat]?.kind === 'person' ? say.table.byBot({ line }) : line
}

/** The line of one entry while the game goes on: of others' secret choices it says only that they have chosen. */
export function lineFor(
  viewer: Seat | null,
  told: Narrated,
  game: Game,
  ...[entry, before, after, brief]: [SeenEntry, unknown, unknown, boolean?]
): string {
  const input = entry.input.kind === 'chosen' ? entry.input : visibleInput(game, before, entry.input, viewer)
  return lineOf(told, { ...entry, input }, before, after, brief)
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
