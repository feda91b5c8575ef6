/** Which of many puzzles to ship: as many of each kind and difficulty as there are, and those of few games, whose lines they share. */
import type { Puzzle } from './puzzle.ts'

/** A puzzle and the game that it is from. */
export interface Found {
  readonly puzzle: Puzzle
  /** Any number that tells games apart. */
  readonly game: number
}

/**
 * Returns up to `count` puzzles, taken in turns from each kind and difficulty. Of one position there is one puzzle, and of one game at most
 * `ofGame`.
 */
export function select(found: readonly Found[], count: number, ofGame: number): Puzzle[] {
  const buckets = bucketsOf(found)
  const used = new Map<number, number>()
  const chosen: Puzzle[] = []
  for (let taken = true; taken && chosen.length < count; ) {
    taken = false
    for (const bucket of buckets) {
      const next = chosen.length < count ? take(bucket, used, ofGame) : null
      if (next === null) continue
      chosen.push(next.puzzle)
      used.set(next.game, (used.get(next.game) ?? 0) + 1)
      taken = true
    }
  }
  return chosen
}

/** By kind and difficulty, in a stable order. */
function bucketsOf(found: readonly Found[]): Found[][] {
  const buckets = new Map<string, Found[]>()
  for (const one of found) {
    const key = `${one.puzzle.kind} ${one.puzzle.difficulty}`
    buckets.set(key, [...(buckets.get(key) ?? []), one])
  }
  return [...buckets].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, bucket]) => bucket)
}

/** Takes one out of a bucket: of a game that is used already, if there is one. */
function take(bucket: Found[], used: ReadonlyMap<number, number>, ofGame: number): Found | null {
  const open = bucket.filter(({ game }) => (used.get(game) ?? 0) < ofGame)
  const next = open.find(({ game }) => used.has(game)) ?? open[0]
  if (next === undefined) return null
  bucket.splice(bucket.indexOf(next), 1)
  return next
}
