/** The challenge of a day: ten rounds alone. Points count, then the time that all rounds took. */
import { type Daily, leastWith, scoreWith } from '../../../engine/parts/daily.ts'
import type { Table } from '../../../engine/table/table.ts'
import type { Move } from '../rules/moves.ts'
import { blackWorth, gainOf } from '../rules/scoring.ts'
import { BLACK, type State, type Taken } from '../rules/state.ts'
import { COLOURS, diceOf, worth } from '../rules/sums.ts'

const SECONDS = 30
/** The points that bronze, silver and gold take, of all ten rounds, by `node scripts/medals.ts --daily`. */
const POINTS = [34, 39, 45]

export const daily: Daily<State, Move> = {
  options: () => ({ rounds: 10, start: 0, seconds: SECONDS }),
  rival: () => null,
  score: (table) => scoreWith((table.states.at(-1) as State).scores[0] as number, secondsOf(table)),
  medals: () => POINTS.map(leastWith),
  signs: ({ states }) =>
    states
      .filter((state, i) => states[i - 1]?.phase === 'race' && state.phase !== 'race')
      .map(signOf)
      .join(''),
  words: async (lang) => (await import('./words.ts')).WORDS[lang],
}

/** All rounds together, each until STOP or its end. */
function secondsOf({ entries, states }: Table<State, Move>): number {
  const ms = entries.map(({ input }, i) => {
    if (states[i]?.phase !== 'race' || states[i + 1]?.phase === 'race') return 0
    return input.kind === 'move' ? (input.at ?? 0) : SECONDS * 1000
  })
  return ms.reduce((a, b) => a + b, 0) / 1000
}

/** One sign a round: everything there was to get, some of it, nothing, or less than nothing. */
function signOf(round: State): string {
  const gain = round.gains[0] as number
  if (gain < 0) return '🟥'
  return gain === 0 ? '⬜' : gain >= mostOf(round) ? '🟩' : '🟨'
}

/** What a round can bring: every right colour, then STOP. */
export function mostOf({ table, number, dice }: State): number {
  const right = COLOURS.flatMap((_, disc): Taken[] =>
    worth(number, diceOf(dice, disc)) > 0 ? [{ disc, seat: 0, signs: null }] : [],
  )
  const round = { table, number, dice, taken: right }
  const colours = right.reduce((sum, one) => sum + gainOf(round, one), 0)
  return colours + blackWorth({ ...round, taken: [...right, { disc: BLACK, seat: 0, signs: null }] }, 0)
}
