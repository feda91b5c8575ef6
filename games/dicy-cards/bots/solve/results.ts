/**
 * The chance of the first seat to win, if both play perfectly, to 100: what `iacta solve dicy-cards --lineup NAME` prints. The README
 * shows these figures; `npm run soak` solves them anew.
 */
import type { LINEUPS } from '../../rules/options.ts'

export const FIRST_WINS: { readonly [lineup in keyof typeof LINEUPS]: number } = {
  glacial: 0.470805,
  beginner: 0.469282,
  intermediate: 0.463006,
  interaction: 0.45243,
}
