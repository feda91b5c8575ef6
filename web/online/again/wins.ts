/** Sums over the games of an evening. */
import type { EveningFacts } from '../../../protocol/facts.ts'

/** By seat: games won this evening, in all. Empty before the first game has ended. */
export function winsOf(evening: EveningFacts | undefined, seats: number): readonly number[] {
  if (evening === undefined) return []
  return Array.from({ length: seats }, (_, seat) => evening.games.reduce((sum, { wins }) => sum + (wins[seat] ?? 0), 0))
}

/** How many games these people have finished together. */
export function playedIn(evening: EveningFacts | undefined): number {
  return evening?.games.reduce((sum, { played }) => sum + played, 0) ?? 0
}
