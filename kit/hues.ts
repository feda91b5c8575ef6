/** The colour of each seat: its own, unless the table's owner assigned others. Call it during component setup. */
import { getContext, setContext } from 'svelte'

/** By seat, as numbers of `--seat-…`; undefined: every seat its own. */
export type Hues = readonly number[] | undefined

const KEY = 'hues'
/** Number of seat colours. */
const COUNT = 8

/** For a part that is mounted by hand, outside of every other. */
export function huesContext(hues: Hues): Map<string, () => Hues> {
  return new Map([[KEY, () => hues]])
}

/** For everything inside the part that calls this. */
export function giveHues(hues: () => Hues): void {
  setContext(KEY, hues)
}

/** The number for `--seat-…`, by seat. */
export function useHues(): (seat: number) => number {
  const hues = getContext<(() => Hues) | undefined>(KEY)
  return (seat) => hues?.()?.[seat] ?? ((seat % COUNT) + COUNT) % COUNT
}
