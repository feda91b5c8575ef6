/** The seats of a table on a server as a `Company`, the form that all tables' screens use. */
import type { Company, Sitter } from '../../../engine/company.ts'
import type { Seat } from '../../../engine/contract.ts'
import type { TableFacts } from '../../../protocol/facts.ts'

/** `own`: the seats of this device, whose only person is "You" if nameless; `guest`: the name of anybody else without one. */
export function companyOf({ seats }: TableFacts, own: readonly Seat[], guest: () => string): Company {
  const alone = own.length === 1 && seats.every(({ kind }, seat) => kind === 'bot' || own.includes(seat))
  const sitters = seats.map((sitter): Sitter => {
    if (sitter.kind === 'bot') return { kind: 'bot', name: '', level: sitter.level }
    return { kind: 'person', name: sitter.kind === 'open' ? '' : (sitter.name ?? (alone ? '' : guest())) }
  })
  return { sitters, dice: 'app' }
}

export function isHanded({ seats }: TableFacts, seat: Seat): boolean {
  const sitter = seats[seat]
  return sitter?.kind === 'person' && sitter.handed
}
