/** How Star Maps is tried: plain sheets, locks and arms, chained bonuses, generated sheets. */
import type { Fixtures } from '../../../engine/entry.ts'
import { BONUS_IDS } from '../rules/options.ts'
import { type Page, pageOf } from '../rules/page.ts'
import { starMaps } from '../rules/rules.ts'
import { totalOf } from '../rules/scoring.ts'
import { owedTo, type State } from '../rules/state.ts'
import { chartOf } from '../sheets/library.ts'

export const fixtures: Fixtures = {
  summarize: (state) => summarize(state as State),
  rare: [picking()],
  golden: [
    { name: 'plain', seats: 2, seed: 1, options: {} },
    { name: 'locks', seats: 3, seed: 2, options: { sheet: 'winged-horse', bonuses: ['pick', 'circle', 'turn'] } },
    { name: 'bonuses', seats: 2, seed: 23, options: { sheet: 'lyre', bonuses: BONUS_IDS } },
    {
      name: 'seeded',
      seats: 1,
      seed: 4,
      options: { sheet: 'seed:lucky star:hard', connectBonus: 'off', bonuses: ['note', 'two-circles'] },
    },
  ],
  plan: {
    options: [
      {},
      { sheet: 'twins', bonuses: BONUS_IDS },
      { sheet: 'hero', bonuses: BONUS_IDS },
      { sheet: 'crane', bonuses: ['pick', 'twin', 'again'], connectBonus: 'off' },
      { sheet: 'dragon', bonuses: ['note'] },
      { sheet: 'seed:a:hard', bonuses: BONUS_IDS, connectBonus: 'off' },
    ],
    matches: 1,
    seed: 3,
    bound: 2000,
  },
}

/** A lock that failed by one, and the bonus that opens it: chance hardly ever brings both. */
function picking(): State {
  const start = starMaps.setup(1, { sheet: 'winged-horse', bonuses: ['pick'], connectBonus: 'on' })
  const blank = pageOf(start, 0)
  // b11 and b12: s11 is worth 2, but the lock of s13 wants 1.
  const boxes = blank.boxes.with(10, 3).with(11, 1)
  const pages = [{ ...blank, boxes, circles: 1 << 3, found: 1 << 10, failed: 1 << 12 }]
  return { ...start, phase: 'act', round: 3, low: 1, high: 2, pages, due: 1, owed: 1 }
}

/**
 * `act 3 | 2 5 | 0*: 7 46..2. #.. s1 s3 !s4 note`: points, boxes (a dot is empty), circles, discovered stars, failed locks, bonuses used. A
 * star marks seats that have to choose, `+1` the bonuses a seat may use, `stuck` seats that can do nothing.
 */
function summarize(state: State): string {
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
