/** The challenge of a day: a game of two against the day's bot, stronger towards the end of a week. The lead counts. */
import { type Daily, weekdayOf } from '../../../engine/parts/daily.ts'
import type { LevelId } from '../bots/index.ts'
import type { Move } from '../rules/moves.ts'
import { dicyCards } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'

const LINEUPS = ['glacial', 'beginner', 'intermediate', 'interaction'] as const
/** From Monday on. The strongest is not among them: its answers depend on whether a device has the exact solution. */
const RIVALS: readonly LevelId[] = ['snowflake', 'snowflake', 'icicle', 'icicle', 'iceberg', 'iceberg', 'iceberg']
/** The lead that bronze, silver and gold take, by `node scripts/medals.ts --daily`. A win on equal points counts half a point. */
const LEADS = [0.5, 6, 24]
const LEVEL = 0.5
/** Points of one turn that are much, and some. */
const [MUCH, SOME] = [20, 10]

export const daily: Daily<State, Move> = {
  options: (date) => ({ lineup: LINEUPS[Number(date.replaceAll('-', '')) % LINEUPS.length], target: 100 }),
  rival: (date) => RIVALS[weekdayOf(date)] as string,
  score: ({ states }) => {
    const last = states.at(-1) as State
    const lead = (last.scores[0] as number) - (last.scores[1] as number)
    const turn = dicyCards.turn(last)
    return lead === 0 && turn.kind === 'over' && turn.places[0] === 1 && turn.places[1] === 2 ? LEVEL : lead
  },
  medals: () => LEADS,
  signs: ({ entries, states }) =>
    entries
      .map(({ input }, i) => {
        const own = input.kind === 'move' && input.seat === 0
        return own ? signOf(input.move, states[i] as State, states[i + 1] as State) : ''
      })
      .join(''),
  words: async (lang) => (await import('./words.ts')).WORDS[lang],
}

/** One sign a turn of yours: what a card brought, or that you passed. */
function signOf(move: Move, before: State, after: State): string {
  if (move.kind === 'pass') return '☀️'
  if (move.kind !== 'score') return ''
  const points = (after.scores[0] as number) - (before.scores[0] as number)
  return points >= MUCH ? '🟩' : points >= SOME ? '🟨' : '⬜'
}
