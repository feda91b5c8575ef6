/** Exit codes: each has one meaning in every command. */
export const EXIT = {
  ok: 0,
  /** The input is wrong: a log that does not replay, dice that do not verify, options that do not fit. */
  bad: 1,
  /** `verify`: there is nothing to verify. */
  nothing: 2,
  /** The command was called in a way it does not know. */
  usage: 64,
  /** A file cannot be read. */
  noInput: 66,
  /** Something needed is missing: a port, an address, a newer Node. */
  unavailable: 69,
  /** A bug of ours. */
  bug: 70,
  /** A file cannot be written. */
  noOutput: 73,
  /** Stopped by the player; the moves made are saved. */
  interrupted: 130,
} as const

export type Exit = (typeof EXIT)[keyof typeof EXIT]

/** A failure that a person is told in one sentence. Thrown by commands, caught in `main`. */
export class Failure extends Error {
  readonly exit: Exit

  constructor(exit: Exit, message: string) {
    super(message)
    this.exit = exit
  }
}
