/** Names of sounds, `Own` those of one game; the player is loaded after the first tap. */
export type Sound<Own extends string = never> =
  | { readonly kind: 'dice'; readonly count: number }
  | {
      readonly kind: Plain | Own
      /** Delay in seconds: for what dice cause when they come to rest. */
      readonly after?: number
    }

/** Sounds of every table; a game may have its own version of each. */
type Plain = 'tap' | 'hold' | 'tick' | 'refuse' | 'begin' | 'turn' | 'pass' | 'thud' | 'win' | 'lose'

export type SharedSound = 'dice' | Plain
