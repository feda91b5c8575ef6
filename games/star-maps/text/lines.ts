/** What happened, in a line: the act, and a short sentence for everything that follows from it. */
import type { Seat } from '../../../engine/contract.ts'
import type { Happening } from '../../../engine/text/game.ts'
import { list } from '../../../engine/text/lang.ts'
import { apply } from '../rules/bonuses.ts'
import type { Chart } from '../rules/chart.ts'
import type { Move, Target } from '../rules/moves.ts'
import { BONUS_IDS } from '../rules/options.ts'
import { closedArms, type Page, pageOf } from '../rules/page.ts'
import { starMaps } from '../rules/rules.ts'
import { bitCount, totalOf, worthOf } from '../rules/scoring.ts'
import { owedTo, type State } from '../rules/state.ts'
import { chartOf } from '../sheets/library.ts'
import type { Catalog } from './en.ts'
import { boxName, circleName, medalFor, shapeName, starName, starShape } from './names.ts'

type Told = Happening<State, Move>

export function line(say: Catalog, told: Told): string {
  const { input } = told
  const said =
    input.kind === 'move'
      ? [...choice(say, told, input.seat, input.move)]
      : input.kind === 'throw'
        ? thrown(say, told)
        : []
  return [...said, ...ending(say, told)].join('. ')
}

function thrown({ lines, lang }: Catalog, { after, who }: Told): string[] {
  const stuck = seatsIn(after.stuck)
  return [
    lines.thrown({ round: after.round, low: after.low, high: after.high }),
    ...(stuck.length === 0 ? [] : [lines.stuck({ who: list(lang, stuck.map(who), 'and'), count: stuck.length })]),
  ]
}

function seatsIn(mask: number): Seat[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((seat) => mask & (1 << seat))
}

function choice(say: Catalog, { before, who, brief }: Told, seat: Seat, move: Move): string[] {
  const name = who(seat)
  if (move.kind === 'pass') return [say.lines.passed({ who: name })]
  // A view shows others' sheets as they were when the round began (R10): what a bonus changed cannot be told from it.
  const blind = move.kind === 'bonus' && owedTo(before, seat) === 0
  const chart = chartOf(before.table.sheet)
  const page = pageOf(before, seat)
  const star = brief === true ? (one: number) => starShape(say.sky, chart, one) : starName
  return [
    brief === true ? briefDeed(say, name, move) : deed(say, name, move),
    ...(blind ? [] : consequences(say, chart, page, after(chart, page, move), star)),
  ]
}

function after(chart: Chart, page: Page, move: Exclude<Move, { kind: 'pass' }>): Page {
  if (move.kind !== 'bonus') return apply(chart, page, move)
  return { ...apply(chart, page, move.on), used: [...page.used, BONUS_IDS.indexOf(move.bonus)] }
}

function deed(say: Catalog, who: string, move: Exclude<Move, { kind: 'pass' }>): string {
  switch (move.kind) {
    case 'write':
      return say.lines.wrote({ who, value: move.value, box: boxName(move.box) })
    case 'connect':
      return say.lines.connected({ who, circle: circleName(move.circle) })
    case 'bonus':
      return say.lines.used({ who, bonus: say.sky.bonuses[move.bonus].name, on: targetName(say, move.on) })
  }
}

/** Where it was done is marked on the sheet. */
function briefDeed({ lines, sky }: Catalog, who: string, move: Exclude<Move, { kind: 'pass' }>): string {
  if (move.kind === 'write') return lines.wrote({ who, value: move.value, box: '' })
  if (move.kind === 'connect') return lines.connected({ who, circle: '' })
  return lines.used({ who, bonus: sky.bonuses[move.bonus].name, on: '' })
}

/** What a bonus is done to: "5 in b3", "b3 and b7", "c2"; empty where it needs nothing. */
export function targetName({ moves }: Catalog, on: Target): string {
  switch (on.kind) {
    case 'write':
      return moves.into({ value: on.value, box: boxName(on.box) })
    case 'connect':
      return circleName(on.circle)
    case 'box':
      return boxName(on.box)
    case 'boxes':
      return moves.both({ one: boxName(on.one), two: boxName(on.two) })
    case 'circles':
      return moves.both({ one: circleName(on.one), two: circleName(on.two) })
    case 'star':
      return starName(on.star)
    case 'none':
      return ''
  }
}

/** R8, R9: the discoveries, unlocked bonuses, opened and failed locks and completed shapes between two states of a sheet. */
function consequences(say: Catalog, chart: Chart, before: Page, now: Page, named: (star: number) => string): string[] {
  const { lines } = say
  const fresh = starsIn(chart, now.found & ~before.found)
  const isLocked = (star: number): boolean => chart.sheet.stars[star]?.lock !== null
  const worth = (stars: readonly number[]): string =>
    stars.map((star) => `${named(star)} (${worthOf(chart, now, star)})`).join(', ')
  const [plain, unlocked] = [fresh.filter((star) => !isLocked(star)), fresh.filter(isLocked)]
  const failed = starsIn(chart, now.failed & ~before.failed)
  const arms = bitCount(closedArms(chart, before.found) & ~closedArms(chart, now.found))
  const [was, is] = [totalOf(chart, before), totalOf(chart, now)]
  return [
    ...(plain.length === 0 ? [] : [lines.found({ stars: worth(plain), count: plain.length })]),
    ...(unlocked.length === 0 ? [] : [lines.unlocked({ stars: worth(unlocked), count: unlocked.length })]),
    ...(arms === 0 ? [] : [lines.arms({ count: arms })]),
    ...(failed.length === 0 ? [] : [lines.failed({ stars: failed.map(named).join(', '), count: failed.length })]),
    ...completedShapes(say, chart, before, now),
    ...(was === is ? [] : [lines.now({ points: is })]),
  ]
}

export function starsIn({ stars }: Chart, mask: number): number[] {
  return Array.from({ length: stars }, (_, star) => star).filter((star) => mask & (1 << star))
}

function completedShapes(say: Catalog, { byShape }: Chart, before: Page, now: Page): string[] {
  const whole = (found: number, shape: number): boolean => ((byShape[shape] as number) & ~found) === 0
  const shapes = [1, 2, 3, 4, 5, 6].filter((shape) => whole(now.found, shape) && !whole(before.found, shape))
  if (shapes.length === 0) return []
  const names = shapes.map((shape) => shapeName(say.sky, shape, 'all'))
  return [say.lines.complete({ shapes: list(say.lang, names, 'and') })]
}

/** R11, R12. */
function ending(say: Catalog, { after: end, who, brief }: Told): string[] {
  const turn = starMaps.turn(end)
  if (turn.kind !== 'over' || brief === true) return []
  const { lines, lang } = say
  const totals = starMaps.scores(end)
  if (totals.length === 1) return alone(say, totals[0] ?? 0, chartOf(end.table.sheet).sheet.medals)
  const told = totals.map((points, seat) => lines.total({ who: who(seat), points })).join(', ')
  const winners = turn.places.flatMap((place, seat) => (place === 1 ? [who(seat)] : []))
  const won = winners.length === 1 ? lines.won : lines.shared
  return [lines.over({ totals: told }), won({ who: list(lang, winners, 'and') })]
}

function alone({ lines, sky }: Catalog, points: number, medals: readonly [number, number, number] | null): string[] {
  const medal = medalFor(points, medals)
  const told = medal === null ? lines.noMedal : lines.medal({ medal: sky.medals[medal] })
  return [lines.alone({ points }), ...(medals === null ? [] : [told])]
}
