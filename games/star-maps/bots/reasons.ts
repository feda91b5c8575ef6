/**
 * What speaks for a choice, counted on the sheet: the points it brings at once, what it opens, how many of the next round's throws
 * go with it. Of all that is true, the one thing is told that a person at the table would name first.
 */
import type { Seat } from '../../../engine/contract.ts'
import { NONE } from '../rules/chart.ts'
import { type Act, CONNECT, type Move, WRITE } from '../rules/moves.ts'
import { closedArms, fillable, type Page, pageOf, writable } from '../rules/page.ts'
import { starMaps } from '../rules/rules.ts'
import { bitCount, totalOf } from '../rules/scoring.ts'
import type { State } from '../rules/state.ts'
import { chartOf } from '../sheets/library.ts'
import { type Choice, choiceOf, halvesOf, listOf, mostOf, openShapes, SHAPES, sheetsAfter } from './choice.ts'
import { gainOf, throwsInto, throwsToAct, throwsWorth } from './lookahead.ts'

/** `points` come at once; `ways` are throws of the next round, of 36. Stars, boxes and circles as the sheet lists them. */
export type Reason =
  /** R12. Alone: the points reach a medal, bronze being 0. */
  | { readonly kind: 'medal'; readonly points: number; readonly total: number; readonly medal: number }
  /** R9. */
  | {
      readonly kind: 'completes'
      readonly points: number
      readonly shapes: readonly number[]
      readonly bonuses: number
    }
  /** R8. Locks open, and `points` stars come into play. */
  | { readonly kind: 'opens'; readonly points: number; readonly locks: readonly number[]; readonly stars: number }
  /** R11. The last round, and no choice brings more. */
  | { readonly kind: 'last'; readonly points: number }
  /** No box takes the dice; `circles` circles stay in reserve. */
  | { readonly kind: 'reserve'; readonly circles: number }
  /** `ways` throws would bring more into this box, were it left empty. */
  | { readonly kind: 'box'; readonly points: number; readonly box: number; readonly ways: number }
  /** No choice brings more. */
  | { readonly kind: 'most'; readonly points: number }
  /** `ways` throws leave something to do (R7), and no other choice leaves more. */
  | { readonly kind: 'lasts'; readonly ways: number }
  /** A circle that brings points uses up no box. */
  | { readonly kind: 'free'; readonly points: number }
  /** `points` more as soon as this circle is filled. */
  | { readonly kind: 'ready'; readonly points: number; readonly circle: number }
  /** A lock now lacks one of these numbers; `ways` throws bring one. */
  | {
      readonly kind: 'key'
      readonly star: number
      readonly box: number
      readonly values: readonly number[]
      readonly ways: number
    }
  /** The difference of these stars can still become `value`. */
  | { readonly kind: 'hope'; readonly value: number; readonly stars: readonly number[]; readonly most: number }
  /** Any number in this box now discovers the star; `ways` throws lead there. */
  | { readonly kind: 'lacks'; readonly star: number; readonly box: number; readonly ways: number }
  /** The best write brings so few points; a circle uses up no box. */
  | { readonly kind: 'spares'; readonly points: number }
  /** A number in this box now counts for more stars. */
  | { readonly kind: 'links'; readonly box: number; readonly before: number; readonly after: number }
  /** `ways` throws bring `points`, and no other choice leaves more of them. */
  | { readonly kind: 'next'; readonly points: number; readonly ways: number }
  /** Its points, and nothing else. */
  | { readonly kind: 'gain'; readonly points: number }
  /** No bonus: the best would bring `points`, and `shapes` shapes can still earn one. */
  | { readonly kind: 'pass'; readonly points: number; readonly shapes: number }

export function reasonFor(view: State, seat: Seat, move: Move): Reason | null {
  if (move.kind === 'pass') return passing(view, seat)
  const choice = choiceOf(view, seat, move)
  for (const say of SAYS) {
    const reason = say(choice)
    if (reason !== null) return reason
  }
  return null
}

type Say = (choice: Choice) => Reason | null

/** Throws that are few. */
const FEW = 9
/** Points that are many for one star: it is bright (C1). */
const BRIGHT = 3

/** In order of priority. */
const SAYS: readonly Say[] = [
  medal,
  completes,
  opens,
  last,
  reserve,
  (choice) => (choice.points === choice.most ? box(choice) : null),
  most,
  lasts,
  box,
  free,
  (choice) => ready(choice, BRIGHT),
  (choice) => key(choice, 4),
  (choice) => hope(choice, 4),
  lacks,
  spares,
  links,
  next,
  (choice) => ready(choice, 1),
  (choice) => key(choice, 1),
  (choice) => hope(choice, 3),
  ({ points }) => (points > 0 ? { kind: 'gain', points } : null),
]

function medal({ chart, view, after, points }: Choice): Reason | null {
  const { medals } = chart.sheet
  if (view.table.seats > 1 || medals === null) return null
  const total = totalOf(chart, after)
  const at = medals.findLastIndex((least) => least <= total && least > total - points)
  return at < 0 ? null : { kind: 'medal', points, total, medal: at }
}

function completes({ chart, before, after, points, earned }: Choice): Reason | null {
  if (earned <= 0) return null
  const lacking = (shape: number, { found }: Page): boolean => ((chart.byShape[shape] as number) & ~found) !== 0
  const shapes = SHAPES.filter((shape) => lacking(shape, before) && !lacking(shape, after))
  return { kind: 'completes', points, shapes, bonuses: earned }
}

function opens({ chart, before, after, points }: Choice): Reason | null {
  const arms = listOf(closedArms(chart, before.found) & ~closedArms(chart, after.found))
  if (arms.length === 0) return null
  const locks = [...new Set(arms.map((arm) => chart.armLock[arm] as number))]
  const stars = arms.reduce((sum, arm) => sum + bitCount(chart.starsOfArm[arm] as number), 0)
  return { kind: 'opens', points, locks, stars }
}

function last({ points, most, goesOn }: Choice): Reason | null {
  return !goesOn && points === most ? { kind: 'last', points } : null
}

function reserve({ chart, view, seat, bonus, after, points, goesOn }: Choice): Reason | null {
  if (!goesOn || bonus || points > 0 || writesIn(view, seat).length > 0) return null
  return { kind: 'reserve', circles: bitCount(fillable(chart, closedArms(chart, after.found), after.circles)) }
}

function writesIn(view: State, seat: Seat): Act[] {
  return starMaps.moves(view, seat).filter((move) => move.kind === 'write')
}

function box({ chart, on, before, points, closes }: Choice): Reason | null {
  if (points <= 0 || !closes || on.kind !== 'write' || before.boxes[on.box] !== 0) return null
  const more = (value: number): boolean => gainOf(chart, before, WRITE[value]?.[on.box] ?? on) > points
  const ways = throwsInto(chart, before, on.box, more)
  return ways > FEW ? null : { kind: 'box', points, box: on.box, ways }
}

function most({ points, most }: Choice): Reason | null {
  return points > 0 && points === most ? { kind: 'most', points } : null
}

/** Bonuses have hundreds of targets: only acts are compared. */
function lasts({ chart, view, seat, bonus, after, closes }: Choice): Reason | null {
  if (bonus || !closes) return null
  const ways = throwsToAct(chart, after)
  const all = sheetsAfter(view, seat).map((page) => throwsToAct(chart, page))
  return isTop(ways, all) ? { kind: 'lasts', ways } : null
}

/** None is greater, and some are smaller. */
function isTop(mine: number, all: readonly number[]): boolean {
  return mine === Math.max(...all) && mine > Math.min(...all)
}

function free({ on, points }: Choice): Reason | null {
  return on.kind === 'connect' && points > 0 ? { kind: 'free', points } : null
}

function ready({ chart, before, after, goesOn }: Choice, least: number): Reason | null {
  if (!goesOn) return null
  const circles = listOf(fillable(chart, closedArms(chart, after.found), after.circles))
  const all = circles.flatMap((circle) => {
    const on = CONNECT[circle] as Act
    const points = gainOf(chart, after, on)
    return points >= least && points > gainOf(chart, before, on) ? [{ circle, points }] : []
  })
  const best = all.sort((one, two) => two.points - one.points)[0]
  return best === undefined ? null : { kind: 'ready', ...best }
}

function key(choice: Choice, least: number): Reason | null {
  if (!choice.closes) return null
  for (const { star, lock, value, box, linked } of halvesOf(choice)) {
    const values: readonly number[] = SHAPES.filter((other) => Math.abs(other - value) === lock)
    if (lock === NONE || !linked || values.length === 0) continue
    const ways = throwsInto(choice.chart, choice.after, box, (other) => values.includes(other))
    if (ways >= least) return { kind: 'key', star, box, values, ways }
  }
  return null
}

function hope(choice: Choice, least: number): Reason | null {
  const { on, goesOn } = choice
  if (!goesOn || on.kind !== 'write') return null
  const most = Math.max(on.value - 1, 6 - on.value)
  const stars = halvesOf(choice).flatMap(({ star, lock }) => (lock === NONE ? [star] : []))
  return stars.length === 0 || most < least ? null : { kind: 'hope', value: on.value, stars, most }
}

function lacks(choice: Choice): Reason | null {
  const { chart, on, after, closes } = choice
  if (!closes || (on.kind !== 'connect' && on.kind !== 'circles')) return null
  const half = halvesOf(choice).find(({ lock, linked }) => lock === NONE && linked)
  if (half === undefined) return null
  const { star, box } = half
  return { kind: 'lacks', star, box, ways: throwsInto(chart, after, box, () => true) }
}

function spares({ chart, view, seat, bonus, on, before, goesOn }: Choice): Reason | null {
  if (!goesOn || bonus || on.kind !== 'connect') return null
  const points = Math.max(...writesIn(view, seat).map((act) => gainOf(chart, before, act)))
  return points > 1 ? null : { kind: 'spares', points }
}

function links({ chart, on, before, after, goesOn }: Choice): Reason | null {
  if (!goesOn || on.kind !== 'connect') return null
  for (const [, box] of chart.sheet.circles[on.circle]?.links ?? []) {
    const starsOf = (page: Page): number =>
      listOf(chart.starsOfBox[box] as number).filter((star) => writable(chart, page, 1 << star) & (1 << box)).length
    const [one, two] = [starsOf(before), starsOf(after)]
    if (two > one) return { kind: 'links', box, before: one, after: two }
  }
  return null
}

function next({ chart, view, seat, bonus, after, closes }: Choice): Reason | null {
  if (bonus || !closes) return null
  const ways = throwsWorth(chart, after, BRIGHT)
  const all = sheetsAfter(view, seat).map((page) => throwsWorth(chart, page, BRIGHT))
  return isTop(ways, all) ? { kind: 'next', points: BRIGHT, ways } : null
}

/** R9. The points given up, and where a bonus may still come from. */
function passing(view: State, seat: Seat): Reason | null {
  const points = mostOf(view, seat)
  const shapes = view.stuck === 0 ? openShapes(chartOf(view.table.sheet), pageOf(view, seat)) : 0
  return points > 0 && shapes === 0 ? null : { kind: 'pass', points, shapes }
}
