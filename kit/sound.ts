/** What things sound like, by name; the player that makes the sounds is loaded after the first tap. */
export type Sound =
  | { readonly kind: 'dice'; readonly count: number }
  | {
      readonly kind: Plain
      /** Seconds to wait: for what dice cause when they lie still. */
      readonly after?: number
    }

type Plain =
  | ('tap' | 'hold' | 'tick' | 'refuse' | 'turn' | 'pass' | 'win' | 'lose')
  | ('freeze' | 'wake' | 'score')
  | ('slam' | 'rustle' | 'seal' | 'coin' | 'blade')
  | ('slap' | 'spin')
  | ('chalk' | 'star')
