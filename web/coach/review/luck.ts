/** Luck as people say it. */
export type LuckWord = 'very' | 'lucky' | 'even' | 'unlucky' | 'veryUn'

/** What luck did to the chance over the whole game, from where on it has a name. */
const SOME = 0.1
const MUCH = 0.3

/** `error`: the standard error of `luck`. Luck that may as well be none is none. */
export function luckWord(luck: number, error = 0): LuckWord {
  const size = Math.abs(luck)
  if (size < SOME || size < error) return 'even'
  if (luck > 0) return size >= MUCH ? 'very' : 'lucky'
  return size >= MUCH ? 'veryUn' : 'unlucky'
}
