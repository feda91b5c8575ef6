/** Chances as figures: one way of writing them for all of these pages. */
import { type Lang, locale } from '../../engine/text/lang.ts'

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
