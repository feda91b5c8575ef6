/** The challenge of a day: alone against Varrick for five tokens. The lead counts, then how few throws it took. */
import { type Daily, leastWith, scoreWith } from '../../../engine/parts/daily.ts'
import { at } from '../rules/counts.ts'
import type { Move } from '../rules/moves.ts'
import { type State, VARRICK } from '../rules/state.ts'
import { TOKENS } from './tokens.ts'

/** The lead that bronze, silver and gold take; silver and gold by `node scripts/medals.ts --daily`. */
const LEADS = [1, 2, 4]

const leadOf = ({ claims }: State): number => at(claims, 0) - at(claims, VARRICK)

export const daily: Daily<State, Move> = {
  options: () => ({ tokens: TOKENS }),
  rival: () => null,
  score: ({ entries, states }) => {
    const throws = entries.filter(({ input }) => input.kind === 'throw').length
    return scoreWith(leadOf(states.at(-1) as State), throws)
  },
  medals: () => LEADS.map(leastWith),
  signs: ({ states }) => states.map((state, i) => signOf(states[i - 1] ?? state, state)).join(''),
  words: async (lang) => (await import('./words.ts')).WORDS[lang],
}

/** One sign a turn: a token for you, one for him, or none. */
function signOf(before: State, after: State): string {
  if (at(after.claims, VARRICK) > at(before.claims, VARRICK)) return '🗡️'
  if (at(after.claims, 0) > at(before.claims, 0)) return '👑'
  const ended = before.rolled && !after.rolled
  return ended ? '▫️' : ''
}
