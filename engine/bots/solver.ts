/** Exact solvers. The caller decides where and for how long one works. */

/** Methods, not function properties, as in `bot.ts`. */
export interface Solver {
  /** Starts to solve a table of `seats` with options as `readOptions` returns them. Null: this table cannot be solved. */
  begin(seats: number, options: unknown): Solving | null
  /** The same for a solution so large that several threads compute it and it is stored on disk. Null also where `begin` is fast enough. */
  plan?(seats: number, options: unknown): SolvePlan | null
  /** Returns the plan whose solution would make `judge` exact on this view, also where cards were drawn that no option names. */
  planAt?(view: unknown): SolvePlan | null
}

/** A solution in progress. It runs in small steps, so that any thread can show its progress, pause it, resume it, or drop it. */
export interface Solving {
  /** Works for some hundredths of a second at most. Returns the progress, from 0 to 1; 1 means solved. */
  step(): number
  /** Call it once `step` has returned 1. */
  solution(): Solution
}

export interface Solution {
  /** The chances to win with perfect play, before the first throw of a turn: of the seat that begins, then of the next. */
  readonly chances: readonly number[]
  /** How many decimals of the chances are correct. */
  readonly digits: number
  /** The same as JSON: `{"mode":"solo","win":0.9}`. */
  readonly json: { readonly [name: string]: string | number }
}

/**
 * A large solution is a block of memory. All zeros means that nothing is known yet. Any number of threads may `join` a SharedArrayBuffer at
 * the same time, or one thread any other buffer. The same bytes are stored on disk, finished or not.
 *
 *     const memory = new SharedArrayBuffer(plan.bytes)
 *     const solving = plan.join(memory, kernel)        // in every thread
 *     while (solving.step() < 1) await aMoment()
 *     writeFile(plan.snapshot(memory))                 // at any time
 *     bots.learn(memory)
 */
export interface SolvePlan {
  /** Identifies this solution among all of its game: letters, digits, dots and dashes. A change of the byte format changes it. */
  readonly key: string
  /** The size of its memory. */
  readonly bytes: number
  /** `kernel`: the game's WebAssembly; without it, or where it cannot run, the result is the same but takes longer. */
  join(memory: ArrayBufferLike, kernel: Uint8Array | null): Solving
  /** Returns whether the kernel runs here. */
  isQuick(kernel: Uint8Array | null): boolean
  /** Returns the progress, from 0 to 1; 1 means solved. */
  part(memory: ArrayBufferLike): number
  /** Returns a copy for the disk, with a checksum. It may be called while threads work: cells in progress count as not begun. */
  snapshot(memory: ArrayBufferLike): Uint8Array
  /** Returns whether these bytes are a complete snapshot of this plan; false: damaged, or of another one. */
  isWhole(memory: ArrayBufferLike): boolean
}
