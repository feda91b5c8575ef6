/** A position in one line of words, for golden playthroughs and bug reports. */

import { chartOf } from '../sheets/library.ts'
import { BONUS_IDS } from './bonus-ids.ts'
import type { Page } from './page.ts'
import { totalOf } from './scoring.ts'
import { owedTo, type State } from './state.ts'

/**
 * `act 3 | 2 5 | 0*: 7 46..2. #.. s1 s3 !s4 note`: points, boxes (a dot is empty), circles, discovered stars, failed locks, bonuses used. A
 * star marks seats that have to choose, `+1` the bonuses a seat may use, `stuck` seats that can do nothing.
 */
export function summarize(state: State): string {
  const seats = state.pages.map((page, seat) => {
    const marks = [
      state.due & (1 << seat) ? '*' : '',
      owedTo(state, seat) > 0 ? `+${owedTo(state, seat)}` : '',
      state.stuck & (1 << seat) ? ' stuck' : '',
    ]
    return `${seat}${marks.join('')}: ${pageInWords(state, page)}`
  })
  return [`${state.phase} ${state.round}`, `${state.low} ${state.high}`, ...seats].join(' | ')
}

function pageInWords({ table }: State, page: Page): string {
  const chart = chartOf(table.sheet)
  const stars = (mask: number, sign: string): string[] =>
    chart.sheet.stars.flatMap((_, star) => (mask & (1 << star) ? [`${sign}s${star + 1}`] : []))
  return [
    totalOf(chart, page),
    page.boxes.join('').replaceAll('0', '.'),
    chart.sheet.circles.map((_, circle) => (page.circles & (1 << circle) ? '#' : '.')).join('') || '-',
    ...stars(page.found, ''),
    ...stars(page.failed, '!'),
    ...page.used.map((bonus) => BONUS_IDS[bonus]),
  ].join(' ')
}
