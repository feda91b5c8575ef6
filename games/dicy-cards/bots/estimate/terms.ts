/** What the solved tables depend on, and a memory for them. */
import type { Table } from '../../rules/state.ts'

/** The number of seats is not in it. */
export type Terms = Pick<Table, 'cards' | 'target' | 'lowestThree'>

const MOST = 8

/** The same function, which remembers what it made for the last few terms: a server has tables of many line-ups. */
export function remember<Made>(make: (terms: Terms) => Made): (terms: Terms) => Made {
  const known = new Map<string, Made>()
  let last: { readonly terms: Terms; readonly made: Made } | null = null
  return (terms) => {
    if (last?.terms === terms) return last.made // states of one game share their table
    const key = `${terms.cards.join()} ${terms.target} ${terms.lowestThree}`
    const made = known.get(key) ?? make(terms)
    known.delete(key)
    known.set(key, made)
    for (const oldest of known.keys()) if (known.size > MOST) known.delete(oldest)
    last = { terms, made }
    return made
  }
}
