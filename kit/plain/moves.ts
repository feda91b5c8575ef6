/** Questions of the default board. */
export interface PlainUi {
  readonly moves: readonly unknown[]
  /** The tile that is picked, where moves are tiles. */
  readonly picked: number
}

/** Up to this many moves are buttons in the bar; more are tiles on the board. */
const BUTTONS = 3

/** Returns whether moves are tiles on the board, because they are too many for buttons. */
export function movesAsTiles({ moves }: PlainUi): boolean {
  return moves.length > BUTTONS
}
