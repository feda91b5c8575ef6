/** A table of the load: two seats, each with a socket of its own, that play by the fixed policy. */

export interface LoadTable {
  readonly id: string
  /** The game has ended. */
  readonly over: boolean
  /** Sockets that are open. */
  readonly connected: number
  /** Moves. */
  readonly sent: number
  /** Sends the next move; `heard` is called once, when the other seat has received it. Not before the last one was heard. */
  play(heard: () => void): void
  /** Says that a page is there; called when that was answered. */
  ping?(heard: () => void): void
  /** Moves of people in the log as the server has it now: a newcomer asks. */
  kept(): Promise<number>
  leave(): Promise<void>
}

/** Seats that both sides have, and points at which a game ends: as many as our options allow, so that games are long. */
export const SEATS = 2
export const TARGET = 200

/** A server's addresses. */
export interface Place {
  readonly tables: string
  /** Where tables are made. */
  readonly lobby: string
}

export type Gather = (place: Place) => Promise<LoadTable>
