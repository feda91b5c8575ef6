/** What things sound like, by name; the player that makes the sounds is loaded after the first tap. */
export type Sound =
  | { readonly kind: 'dice'; readonly count: number }
  | {
      readonly kind: 'tap' | 'hold' | 'freeze' | 'wake' | 'score' | 'pass' | 'turn' | 'refuse' | 'win' | 'lose' | 'tick'
    }
