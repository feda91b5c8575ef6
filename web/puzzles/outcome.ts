/** What became of an answer, and how well a puzzle is known after it. */
import type { Puzzle } from '../../bots/puzzles/puzzle.ts'
import { AS_GOOD } from '../../bots/review/chances.ts'
import type { Table } from '../../engine/table/table.ts'
import type { Practice, Practised } from '../../kit/board.ts'
import type { Grade } from './fsrs.ts'

export interface Outcome {
  readonly right: boolean
  /** As the game writes it; null: a drill. */
  readonly chosen: string | null
  /** Of a drill: its time, the misses, and what would have been right, in figures. */
  readonly ms: number | null
  readonly misses: readonly string[]
  readonly answers: readonly string[]
}

/** Drills: quicker than this is known at once, slower than that with trouble. */
const QUICK = 5000
const SLOW = 12_000

/** Returns what the entries of a table from `at` on, the answer, are worth. */
export function outcomeOf(table: Table, at: number, puzzle: Puzzle | null, practice: Practice | null): Outcome {
  return puzzle === null ? drilled(table, at, practice) : solved(table, at, puzzle)
}

function solved({ game, entries }: Table, at: number, { choices }: Puzzle): Outcome {
  const input = entries[at]?.input
  const chosen = input?.kind === 'move' ? game.write(input.move) : null
  const chance = choices.find(({ move }) => move === chosen)?.chance ?? 0
  // Rounded in packs: a thousandth more or less.
  const right = (choices[0]?.chance ?? 1) - chance < AS_GOOD - 0.0005
  return { right, chosen, ms: null, misses: [], answers: [] }
}

function drilled({ entries, states }: Table, at: number, practice: Practice | null): Outcome {
  const shown = entries.slice(at).flatMap(({ input }, i): readonly Practised[] => {
    const index = at + i
    return practice?.judge({ index, before: states[index], input, after: states[index + 1] }) ?? []
  })
  const misses = shown.flatMap(({ miss }) => miss ?? [])
  const answers = shown.flatMap(({ answer }) => answer ?? [])
  return { right: shown.every(({ right }) => right), chosen: null, ms: shown.at(-1)?.ms ?? 0, misses, answers }
}

export function gradeOf({ right, ms }: Outcome): Grade {
  if (!right) return 1
  if (ms === null) return 3
  return ms < QUICK ? 4 : ms < SLOW ? 3 : 2
}
