/** Exact solvers. The caller decides where and for how long one works. */

/** Methods, not function properties, as in `bot.ts`. */
export interface Solver {
  /** Starts to solve a table of `seats` with options as `readOptions` returns them. Null: this table cannot be solved. */
  begin(seats: number, options: unknown): Solving | null
  /**
   * The same for a game whose solution is so large that it is made by several threads, kept, and handed to bots. Null also where only
   * `begin` is worth the while.
   */
  plan?(seats: number, options: unknown): SolvePlan | null
  /** The plan whose solution would make `judge` exact on this view: also where cards were drawn that no option names. */
  planAt?(view: unknown): SolvePlan | null
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
  /** How many decimals of the chances are sure. */
  readonly digits: number
  /** The same for programs, in the game's own words: `{"mode":"solo","win":0.9}`. */
  readonly json: { readonly [name: string]: string | number }
}

/**
 * A large solution is a piece of memory. All zero, it is one of which nothing is known; any number of threads may `join` it at the same
 * time if it is a SharedArrayBuffer, or one if it is not; and the same bytes are stored on disk, finished or not.
 *
 *     const memory = new SharedArrayBuffer(plan.bytes)
 *     const solving = plan.join(memory, kernel)        // in every thread
 *     while (solving.step() < 1) await aMoment()
 *     writeFile(plan.snapshot(memory))                 // at any time
 *     bots.learn(memory)
 */
export interface SolvePlan {
  /** Names this solution among all of its game: letters, digits, dots and dashes. Another meaning of the bytes has another name. */
  readonly key: string
  /** How much memory it needs. */
  readonly bytes: number
  /** `kernel`: the game's WebAssembly, where a host has it; without it, or where it cannot run, all is the same but takes longer. */
  join(memory: ArrayBufferLike, kernel: Uint8Array | null): Solving
  /** Whether the kernel runs here. */
  isQuick(kernel: Uint8Array | null): boolean
  /** The part that is done, from 0; 1 when it is solved. */
  part(memory: ArrayBufferLike): number
  /** A copy to be kept, with a checksum, also while threads are at work: what they have begun counts as not begun. */
  snapshot(memory: ArrayBufferLike): Uint8Array
  /** Whether these bytes are a whole snapshot of this very plan; false: damaged, or something else. */
  isWhole(memory: ArrayBufferLike): boolean
}
