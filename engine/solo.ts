/** Games for one: what is played for. */
import type { Game } from './contract.ts'

/** Returns whether chances at a table of this many seats are chances of the next medal, not of a win. */
export function forMedal({ solo }: Pick<Game, 'solo'>, seats: number): boolean {
  return seats === 1 && solo === 'medal'
}

/** Returns whether one seat plays against a rival that the game itself plays: the game is won or lost, and there is no best score. */
export function againstRival({ solo }: Pick<Game, 'solo'>, seats: number): boolean {
  return seats === 1 && solo === 'rival'
}
