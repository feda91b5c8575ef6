/** Moves as people point at them: a place is described by the shapes of the stars beside it, "Write 4 (drop, lens)". */
import type { Chart } from '../rules/chart.ts'
import type { Move, Target } from '../rules/moves.ts'
import type { Catalog } from './catalog.ts'
import { starsIn } from './lines.ts'
import { starsBeside } from './names.ts'

export function describedMove(say: Catalog, chart: Chart, move: Move): string {
  const { actions } = say.board
  switch (move.kind) {
    case 'write':
      return `${actions.value(move)} (${boxStars(say, chart, move.box)})`
    case 'connect':
      return `${actions.fill} (${circleStars(say, chart, move.circle)})`
    case 'bonus':
      return say.moves.bonus({ bonus: say.sky.bonuses[move.bonus].name, on: target(say, chart, move.on) })
    case 'pass':
      return say.moves.pass
  }
}

function target(say: Catalog, chart: Chart, on: Target): string {
  switch (on.kind) {
    case 'write':
      return `${on.value} (${boxStars(say, chart, on.box)})`
    case 'connect':
      return circleStars(say, chart, on.circle)
    case 'box':
      return boxStars(say, chart, on.box)
    case 'boxes':
      return [on.one, on.two].map((box) => boxStars(say, chart, box)).join(' / ')
    case 'circles':
      return [on.one, on.two].map((circle) => circleStars(say, chart, circle)).join(' / ')
    case 'star':
      return starsBeside(say.sky, chart, [on.star])
    case 'none':
      return ''
  }
}

function boxStars({ sky }: Catalog, chart: Chart, box: number): string {
  return starsBeside(sky, chart, starsIn(chart, chart.starsOfBox[box] ?? 0))
}

function circleStars({ sky }: Catalog, chart: Chart, circle: number): string {
  return starsBeside(sky, chart, starsIn(chart, chart.starsOfCircle[circle] ?? 0))
}
