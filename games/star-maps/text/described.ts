/** Moves as people point at them: a place is described by the shapes of the stars beside it, "Write 4 (drop, lens)". */
import type { Chart } from '../rules/chart.ts'
import type { Move, Target } from '../rules/moves.ts'
import type { Point } from '../sheets/geometry.ts'
import type { Catalog } from './en.ts'
import { starsIn } from './lines.ts'
import { starShape } from './names.ts'

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
      return starShape(say.sky, chart, on.star)
    case 'none':
      return ''
  }
}

function boxStars(say: Catalog, chart: Chart, box: number): string {
  return described(say, chart, chart.starsOfBox, chart.sheet.boxes, box)
}

function circleStars(say: Catalog, chart: Chart, circle: number): string {
  return described(say, chart, chart.starsOfCircle, chart.sheet.circles, circle)
}

interface Placed {
  readonly at: Point
}

/** By the stars beside it, and where that leaves several by where it lies among them: "drop, lens, on the left". */
function described(
  say: Catalog,
  chart: Chart,
  masks: readonly number[],
  all: readonly Placed[],
  place: number,
): string {
  const stars = (one: number): number[] => starsIn(chart, masks[one] ?? 0)
  const { beside, fromLeft } = say.board
  const told = beside({
    stars: stars(place)
      .map((star) => starShape(say.sky, chart, star))
      .join(', '),
  })
  const shapes = (one: number): string =>
    stars(one)
      .map((star) => chart.sheet.stars[star]?.shape)
      .sort()
      .join()
  const alike = all.map((_, one) => one).filter((one) => shapes(one) === shapes(place))
  if (alike.length < 2) return told
  const order = alike.toSorted((a, b) => (all[a]?.at[0] ?? 0) - (all[b]?.at[0] ?? 0))
  return `${told}, ${fromLeft({ at: order.indexOf(place) + 1, of: alike.length })}`
}
