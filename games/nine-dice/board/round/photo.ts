/** Close calls: two hands at one disc within a tenth of a second. */
import { DECIMAL_SIGNS, type Lang } from '../../../../engine/text/lang.ts'
import type { RaceScene } from '../../../../kit/board.ts'
import type { Move } from '../../rules/moves.ts'
import type { NineText } from '../../text/texts.ts'
import { nameOfDisc } from './verdict.ts'

export type Late = RaceScene<Move>['lost'][number]

/** Two grabs within this time are shown as a photo finish. In ms. */
export const CLOSE = 100

/** How far behind, in whole ms. */
export function behind({ at, firstAt }: Late): number {
  return Math.max(0, Math.round(at - firstAt))
}

export function isClose(late: Late): boolean {
  return behind(late) <= CLOSE
}

/** What the loser is told. */
export function lateLine(late: Late, names: readonly string[], text: NineText): string {
  const { photo, tooLate } = text.board.grab
  const who = names[late.first] ?? ''
  if (isClose(late)) return photo({ who, other: names[late.seat] ?? '', ms: behind(late) })
  return tooLate({ disc: nameOfDisc(text, late.move.disc), who })
}

/** Where the later hand is on the strip, 0 (at the line) to 1 (a tenth of a second behind it). */
export function lagOf(late: Late): number {
  return Math.min(1, behind(late) / CLOSE)
}

/** "1.432" with the decimal sign of the language. Without `Intl`, whose first use would cost a frame just when a race begins. */
export function seconds(lang: Lang, ms: number, digits = 3): string {
  return (Math.max(0, ms) / 1000).toFixed(digits).replace('.', DECIMAL_SIGNS[lang])
}
