/** The seats of a table on a server as a `Company`, the form that all tables' screens use. */
import type { Company, Sitter } from '../../../engine/company.ts'
import type { Seat } from '../../../engine/contract.ts'
import type { TableFacts } from '../../../protocol/facts.ts'

/** `guest`: the name of a person who has deleted theirs. */
export function companyOf({ seats }: TableFacts, guest: () => string): Company {
  const sitters = seats.map((sitter): Sitter => {
    if (sitter.kind === 'bot') return { kind: 'bot', name: '', level: sitter.level }
    return { kind: 'person', name: sitter.kind === 'open' ? '' : (sitter.name ?? guest()) }
  })
  return { sitters, dice: 'app' }
}

export function isHanded({ seats }: TableFacts, seat: Seat): boolean {
  const sitter = seats[seat]
  return sitter?.kind === 'person' && sitter.handed
}
