/** What things sound like, by name; the player that makes the sounds is loaded after the first tap. */
export type Sound<Own extends string = string> =
  | { readonly kind: 'dice'; readonly count: number }
  | {
      readonly kind: Plain | Own
      /** Seconds to wait: for what dice cause when they lie still. */
      readonly after?: number
    }

/** Known at every table, and a game may have its own voice for each; others are a game's own. */
type Plain = 'tap' | 'hold' | 'tick' | 'refuse' | 'begin' | 'turn' | 'pass' | 'thud' | 'win' | 'lose'

export type SharedSound = 'dice' | Plain
