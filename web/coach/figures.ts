/** Chances as figures and words: one way of telling them for all of these pages. */
import type { Review } from '../../bots/review/review.ts'
import { type Lang, locale } from '../../engine/text/lang.ts'
import type { Judgement } from '../host/bots/messages.ts'

/** From this standard error on, a chance is told in steps of five per cent. */
const ROUGH = 0.05

/** A chance for people: whole per cent, in steps of five where it is less precise. 0 and 100 are reserved for certainty. */
export function whole(lang: Lang, chance: number, margin = 0): string {
  const step = margin >= ROUGH ? 0.05 : 0.01
  const round = Math.round(chance / step) * step
  const certain = margin === 0 && (chance === 0 || chance === 1)
  const told = certain ? chance : Math.min(1 - step, Math.max(step, round))
  return new Intl.NumberFormat(locale(lang), { style: 'percent', maximumFractionDigits: 0 }).format(told)
}

/** A difference of chances, with its sign: "+12.3%", and with its standard error "+12.3% ± 1.4". */
export function change(lang: Lang, difference: number, margin = 0): string {
  const how = {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  } as const
  const written = new Intl.NumberFormat(locale(lang), how).format(difference)
  const figure = written.replace('-', '−') // Most languages’ data has the hyphen, which is too short beside a plus.
  return margin === 0 ? figure : `${figure} ${error(lang, margin)}`
}

/** A difference of chances in whole points, without its sign: 0.123 as "12". */
export function points(difference: number): number {
  return Math.round(100 * Math.abs(difference))
}

/** A standard error in percentage points: "± 1.4". */
export function error(lang: Lang, margin: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return `± ${new Intl.NumberFormat(locale(lang), digits).format(100 * margin)}`
}

/** Everybody's chance at a step, in whole per cent that add up: what a replay says beside the curve. */
export function percentsAt({ chances }: Pick<Review, 'chances'>, at: number): readonly number[] {
  return percents(chances[at] ?? [])
}

/** Rounded so that the sum stays what it was: the largest remainders are rounded up. */
function percents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100)
  const floors = exact.map(Math.floor)
  const missing = Math.round(exact.reduce((a, b) => a + b, 0)) - floors.reduce((a, b) => a + b, 0)
  const order = exact.map((_, i) => i).toSorted((a, b) => rest(exact, b) - rest(exact, a))
  return floors.map((floor, i) => floor + (order.indexOf(i) < missing ? 1 : 0))
}

function rest(exact: readonly number[], i: number): number {
  const value = exact[i] as number
  return value - Math.floor(value)
}

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

interface Lead {
  /** As the game writes it. */
  readonly next: string
  /** How many more games in a hundred it wins; 0: it is as good. */
  readonly count: number
  readonly games: number
}

const GAMES = 100

/** By how much the best move is better than the next best, in games that people can imagine. Null: there is nothing to compare it with. */
export function leadOf([best, second]: readonly Judgement[]): Lead | null {
  if (best === undefined || second === undefined) return null
  return { next: second.move, count: Math.round(second.behind * GAMES), games: GAMES }
}
