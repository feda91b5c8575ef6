/** Which seat of a table on this device is yours, and the result as insights and the ladder count it. */
import type { Finished } from '../../bots/insights/played.ts'
import type { Company } from '../../engine/company.ts'
import type { Seat } from '../../engine/contract.ts'
import type { Summary } from '../host/storage/record.ts'

/** The only person at the table, or the one who has the name of this device; null: it cannot be told. */
export function yourSeat({ sitters }: Company, name: string): Seat | null {
  const people = sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [{ seat, name: sitter.name }] : []))
  if (people.length === 1) return people[0]?.seat ?? null
  const own = people.filter((one) => name !== '' && one.name.toLowerCase() === name.toLowerCase())
  return own.length === 1 ? (own[0]?.seat ?? null) : null
}

/** The month of a moment in the time of this device: "2026-11". */
export function monthOf(ms: number): string {
  const date = new Date(ms)
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`
}

/** Null: the game is not over, or none of its seats is yours. `name`: of this device's person. */
export function finishedOf(table: Summary, name: string): Finished | null {
  const { id, game, updated, company, places, scores } = table
  const you = yourSeat(company, name)
  if (places === null || you === null) return null
  const sitters = company.sitters.map((one) =>
    one.kind === 'bot' ? { name: one.name, level: one.level } : { name: one.name },
  )
  return { id, source: 'device', game, date: updated, month: monthOf(updated), you, places, scores, sitters }
}
