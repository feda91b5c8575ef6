/** Which dice a card takes: those that score most. What they score is in `rules/cards.ts`; here they are shown. */
import { countsOf, facesOf } from '../../../engine/dice/multiset.ts'
import { type Card, type CardId, DICE, idOf, points } from '../rules/cards.ts'

/** How often each value lies there, and all values, ascending. */
interface Roll {
  readonly counts: readonly number[]
  readonly faces: readonly number[]
}

const TAKES: { readonly [card in CardId]: (roll: Roll) => readonly number[] } = {
  'any-two': ({ faces }) => faces.slice(-2),
  'no-sixes': ({ faces }) => faces,
  odds: ({ faces }) => faces.filter((value) => value % 2 === 1),
  straight: ({ counts }) => best(runs(counts)),
  'two-pairs': ({ counts }) => twice(atLeast(counts, 2).slice(-2)),
  sixes: ({ faces }) => faces.filter((value) => value === 6),
  'double-pair': ({ counts }) => twice(atLeast(counts, 2).slice(-1)),
  'lowest-three': ({ faces }) => faces.slice(0, 3),
  'all-different': ({ counts }) => atLeast(counts, 1),
  'five-different': ({ counts }) => atLeast(counts, 1).slice(-5),
  'forty-minus': ({ faces }) => faces,
  same: ({ counts, faces }) => faces.filter((value) => value === counts.lastIndexOf(Math.max(...counts)) + 1),
}

/** The values that a card takes of six dice (a hand of `DICE`), ascending; none where it cannot be scored. */
export function taken(card: Card, dice: number): readonly number[] {
  if (points(card, dice) === 0) return []
  return TAKES[idOf(card)]({ counts: countsOf(DICE, dice), faces: facesOf(DICE, dice) })
}

/** Values that lie there at least `times` times, ascending. */
function atLeast(counts: readonly number[], times: number): number[] {
  return counts.flatMap((count, i) => (count >= times ? [i + 1] : []))
}

function twice(values: readonly number[]): number[] {
  return values.flatMap((value) => [value, value])
}

/** The longest runs of consecutive values, lowest first. */
function runs(counts: readonly number[]): number[][] {
  const all: number[][] = [[]]
  for (const [i, count] of counts.entries()) {
    if (count > 0) all.at(-1)?.push(i + 1)
    else all.push([])
  }
  return all.filter((run) => run.length >= 2)
}

function best(runs: readonly (readonly number[])[]): readonly number[] {
  const sum = (run: readonly number[]): number => run.reduce((total, value) => total + value, 0)
  return runs.reduce((a, b) => (sum(b) > sum(a) ? b : a))
}
