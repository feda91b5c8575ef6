/** A possible choice, and its changes on the chooser's sheet: reasons are counted from these. */
import type { Seat } from '../../../engine/contract.ts'
import { type Chart, NONE } from '../rules/chart.ts'
import type { Move, Target } from '../rules/moves.ts'
import { closedArms, fillable, inArms, type Page, pageOf } from '../rules/page.ts'
import { starMaps } from '../rules/rules.ts'
import { totalOf } from '../rules/scoring.ts'
import { owedTo, type State } from '../rules/state.ts'
import { chartOf } from '../sheets/library.ts'

export interface Choice {
  readonly chart: Chart
  readonly view: State
  readonly seat: Seat
  /** A bonus, not an act. */
  readonly bonus: boolean
  readonly on: Target
  readonly before: Page
  readonly after: Page
  /** What it brings at once. */
  readonly points: number
  /** The most that any choice brings at once. */
  readonly most: number
  /** The bonuses that it earns (R9). */
  readonly earned: number
  /** It is not the last round (R11). */
  readonly goesOn: boolean
  /** … and the next thing is its throw: no bonus is left to use. */
  readonly closes: boolean
}

export function choiceOf(view: State, seat: Seat, move: Exclude<Move, { kind: 'pass' }>): Choice {
  const chart = chartOf(view.table.sheet)
  const next = starMaps.move(view, seat, move)
  const [before, after] = [pageOf(view, seat), pageOf(next, seat)]
  const bonus = move.kind === 'bonus'
  const owed = owedTo(next, seat)
  return {
    ...{ chart, view, seat, bonus, before, after },
    on: bonus ? move.on : move,
    points: totalOf(chart, after) - totalOf(chart, before),
    most: mostOf(view, seat),
    earned: owed - (bonus ? owedTo(view, seat) - 1 : 0),
    goesOn: view.stuck === 0,
    closes: owed === 0 && view.stuck === 0,
  }
}

/** The most points that any choice brings at once. */
export function mostOf(view: State, seat: Seat): number {
  const chart = chartOf(view.table.sheet)
  const now = totalOf(chart, pageOf(view, seat))
  return Math.max(...sheetsAfter(view, seat).map((page) => totalOf(chart, page) - now))
}

/** The sheet after every choice that can be made. */
export function sheetsAfter(view: State, seat: Seat): Page[] {
  return starMaps.moves(view, seat).map((move) => pageOf(starMaps.move(view, seat, move), seat))
}

/** A star that has one number, and the box that lacks the other. */
export interface Half {
  readonly star: number
  readonly lock: number
  readonly value: number
  readonly box: number
  /** Both of its links are there; else a circle that can be filled is missing. */
  readonly linked: boolean
}

/** What the choice leaves half done: of the stars in play that it touched, those that lack one number. */
export function halvesOf({ chart, before, after }: Pick<Choice, 'chart' | 'before' | 'after'>): Half[] {
  const closed = closedArms(chart, after.found)
  const there = after.circles | fillable(chart, closed, after.circles)
  const has = (circles: number, via: number): boolean => via === NONE || (circles & (1 << via)) !== 0
  return listOf(touched(chart, before, after) & ~(after.found | after.failed)).flatMap((star) => {
    const [left, right] = [chart.left[star] as number, chart.right[star] as number]
    const vias = [chart.leftVia[star] as number, chart.rightVia[star] as number]
    const [box, other] = after.boxes[left] === 0 ? [left, right] : [right, left]
    const value = after.boxes[other] as number
    const shut = inArms(chart.starArm[star] as number, closed)
    if (value === 0 || after.boxes[box] !== 0 || shut || !vias.every((via) => has(there, via))) return []
    const linked = vias.every((via) => has(after.circles, via))
    return [{ star, lock: chart.lock[star] as number, value, box, linked }]
  })
}

/** Stars with a box whose number is another now, or a circle that was filled. */
function touched(chart: Chart, before: Page, after: Page): number {
  let stars = 0
  after.boxes.forEach((value, box) => {
    if (value !== before.boxes[box]) stars |= chart.starsOfBox[box] as number
  })
  for (const circle of listOf(after.circles & ~before.circles)) stars |= chart.starsOfCircle[circle] as number
  return stars
}

/** The shapes that can still be completed: no star of theirs has a failed lock, or lies behind one. */
export function openShapes(chart: Chart, page: Page): number {
  let lost = page.failed
  // An arm may hang on a star of another arm: as often as there are arms is often enough.
  for (const _ of chart.armLock) {
    chart.armLock.forEach((star, arm) => {
      if (lost & (1 << star)) lost |= chart.starsOfArm[arm] as number
    })
  }
  return SHAPES.filter((shape) => {
    const stars = chart.byShape[shape] as number
    return (stars & ~page.found) !== 0 && (stars & lost) === 0
  }).length
}

export const SHAPES = [1, 2, 3, 4, 5, 6] as const

export function listOf(mask: number): number[] {
  const list: number[] = []
  for (let rest = mask; rest !== 0; rest &= rest - 1) list.push(31 - Math.clz32(rest & -rest))
  return list
}
