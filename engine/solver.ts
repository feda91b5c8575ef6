/** What solves a game exactly, where a game can be solved. Whoever asks decides where and for how long it works. */

/** Methods, not function properties, as in `bot.ts`. */
export interface Solver {
  /** Begins with a table of so many seats and these options, as `readOptions` gave them. Null: nobody knows how to solve it. */
  begin(seats: number, options: unknown): Solving | null
}

/**
 * A solution in the making. It is worked on in steps, so that any thread can show how far it is, pause it, go on, or drop it: there
 * is nothing to cancel.
 */
export interface Solving {
  /** Works for a moment, some hundredths of a second at most. Gives the part that is done, from 0; 1 when it is solved. */
  step(): number
  /** Once `step` has given 1. */
  solution(): Solution
}

export interface Solution {
  /** The chance to win before the first throw of a turn, if all play as well as can be: of the seat that begins, then the next. */
  readonly chances: readonly number[]
  /** The same for programs, in the game's own words: `{"mode":"solo","win":0.9}`. */
  readonly json: { readonly [name: string]: string | number }
}
