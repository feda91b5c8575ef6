/** The result of a solo game: the medal, the discoveries, and the next goal. */
import type { GameText } from '../../../engine/text/game.ts'
import { list } from '../../../engine/text/lang.ts'
import type { Alone } from '../../../kit/board.ts'
import { medalOf, medalsOf } from '../rules/medals.ts'
import type { Move } from '../rules/moves.ts'
import { bitCount, totalOf } from '../rules/scoring.ts'
import type { State } from '../rules/state.ts'
import { chartOf } from '../sheets/library.ts'
import { MEDALS } from '../sheets/sheet.ts'
import { shapeName } from '../text/names.ts'
import { starText } from './ui.ts'

export function alone(state: State, given: GameText<State, Move>): Alone {
  const text = starText(given)
  const say = text.board.ending
  const chart = chartOf(state.table.sheet)
  const page = state.pages[0]
  if (page === undefined) throw new Error('a game of nobody')
  const medals = medalsOf(state.table.sheet)
  const points = totalOf(chart, page)
  const medal = medalOf(state.table.sheet, points)
  const [won, next] = [MEDALS[medal - 1], MEDALS[medal]]
  const complete = [1, 2, 3, 4, 5, 6].filter((shape) => {
    const all = chart.byShape[shape] ?? 0
    return all !== 0 && (all & ~page.found) === 0
  })
  const shapes = complete.map((shape) => shapeName(text.sky, shape, 'all'))
  return {
    title: won === undefined ? text.sheetName(state.table.sheet) : say.medals[won],
    medal,
    lines: [
      say.found({ found: bitCount(page.found), all: chart.stars }),
      ...(shapes.length === 0 || shapes.length === 6 ? [] : [say.complete({ shapes: list(text.lang, shapes, 'and') })]),
      ...(next === undefined ? [] : [say.next[next]({ points: medals[medal] ?? 0 })]),
    ],
  }
}
