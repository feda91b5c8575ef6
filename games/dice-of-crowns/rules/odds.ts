/** The table of `iacta odds`: how the first roll of a turn ends, by the number of dice, with nothing locked. */
import type { Odds, OddsRow } from '../../../engine/parts/odds.ts'
import { loadText } from '../text/texts.ts'
import { DICE } from './state.ts'

/** Of the six faces: crown, dagger, skull, scroll. */
const FACES = [1, 1, 2, 2] as const

/** Betrayed (R4), three or more crowns, five or more skulls (R10), none of these. */
function outcome(crowns: number, daggers: number, skulls: number): number {
  if (daggers >= 3) return 0
  if (crowns >= 3) return 1
  return skulls >= 5 ? 2 : 3
}

function rowOf(dice: number): OddsRow {
  const counts = [0, 0, 0, 0]
  for (let crowns = 0; crowns <= dice; crowns++) {
    for (let daggers = 0; crowns + daggers <= dice; daggers++) {
      for (let skulls = 0; crowns + daggers + skulls <= dice; skulls++) {
        const of = outcome(crowns, daggers, skulls)
        counts[of] = (counts[of] as number) + ways([crowns, daggers, skulls, dice - crowns - daggers - skulls])
      }
    }
  }
  return { key: String(dice), counts, total: 6 ** dice }
}

/** How many throws show exactly these numbers of each kind. */
function ways(kinds: readonly number[]): number {
  let [left, product] = [kinds.reduce((sum, count) => sum + count, 0), 1]
  for (const [kind, count] of kinds.entries()) {
    product *= choose(left, count) * (FACES[kind] as number) ** count
    left -= count
  }
  return product
}

function choose(n: number, k: number): number {
  let product = 1
  for (let i = 1; i <= k; i++) product = (product * (n - k + i)) / i
  return product
}

export const diceOfCrownsOdds: Odds = {
  rows: Array.from({ length: DICE }, (_, i) => rowOf(i + 1)),
  text: async (lang) => (await loadText(lang)).odds,
}
