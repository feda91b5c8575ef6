/** What is asked of a seat at the default board. */
export interface PlainUi {
  readonly moves: readonly unknown[]
  /** The tile that is picked, where moves are tiles. */
  readonly picked: number
}

/** So many are buttons in the bar; more lie on the board as tiles. */
const BUTTONS = 3

export function movesAsTiles({ moves }: PlainUi): boolean {
  return moves.length > BUTTONS
}
