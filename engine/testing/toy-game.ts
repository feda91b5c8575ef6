/** The least of games, for a test of one thing. */
import type { Game } from '../contract.ts'

type Rules<State, Move> = Pick<
  Game<State, Move>,
  'id' | 'setup' | 'turn' | 'moves' | 'move' | 'land' | 'timeUp' | 'scores'
>

/** A game without options or secrets, for this many seats, in which a move is one of these words and may always be made. */
export function toyGame<State, Move extends string>(
  seats: number,
  words: readonly Move[],
  rules: Rules<State, Move>,
): Game<State, Move> {
  return {
    version: 1,
    seats: { min: seats, max: seats },
    options: {},
    words,
    check: () => null,
    why: () => null,
    view: (state) => state,
    write: (move) => move,
    read: (text) => words.find((word) => word === text) ?? null,
    ...rules,
  }
}
