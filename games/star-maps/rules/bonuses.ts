/** B1 to B12: twelve rows. A row says what kind of target it has and which targets are legal; what a target does is the same for all. */
import type { RuleRef } from '../../../engine/contract.ts'
import type { Chart } from './chart.ts'
import { CONNECT, NOTHING, type Target, WRITE } from './moves.ts'
import { BONUS_IDS, type BonusId } from './options.ts'
import { closedArms, differenceAt, fill, fillable, isTwin, openLock, type Page, writable, writeIn } from './page.ts'

/** A seat's sheet and the round's dice. */
export interface Spot {
  readonly chart: Chart
  readonly page: Page
  readonly low: number
  readonly high: number
  /** The boxes that each die leads to (R5). */
  readonly atLow: number
  readonly atHigh: number
  /** The circles that can be filled (R6). */
  readonly circles: number
}

export function spotAt(chart: Chart, page: Page, low: number, high: number): Spot {
  const { byShape } = chart
  return {
    chart,
    page,
    low,
    high,
    atLow: writable(chart, page, byShape[low] as number),
    atHigh: writable(chart, page, byShape[high] as number),
    circles: fillable(chart, closedArms(chart, page.found), page.circles),
  }
}

type Kind = Target['kind']
type Of<K extends Kind> = Extract<Target, { kind: K }>
type Legal<K extends Kind> = (spot: Spot, on: Of<K>) => boolean

interface Row<K extends Kind = Kind> {
  readonly kinds: readonly K[]
  readonly legal: (spot: Spot, on: Of<K>) => boolean
}

const has = (mask: number, place: number): boolean => (mask & (1 << place)) !== 0
const filled = ({ page }: Spot, box: number): number => page.boxes[box] ?? 0

/** R5, with `wanted` instead of the number that stands on the die. */
function byDice(spot: Spot, box: number, wanted: (die: number) => boolean): boolean {
  const { low, high, atLow, atHigh } = spot
  return (wanted(high) && has(atLow, box)) || (wanted(low) && has(atHigh, box))
}

/** R5 and R6 as they stand. */
export const isWrite: Legal<'write'> = (spot, { value, box }) => byDice(spot, box, (die) => die === value)
export const isConnect: Legal<'connect'> = (spot, { circle }) => has(spot.circles, circle)

const row = <K extends Kind>(kinds: readonly K[], legal: Legal<K>): Row => ({ kinds, legal }) as unknown as Row
const isAct: Legal<'write' | 'connect'> = (spot, on) => (on.kind === 'write' ? isWrite(spot, on) : isConnect(spot, on))

export const BONUSES: { readonly [id in BonusId]: Row } = {
  // B1
  'any-value': row(['write'], (spot, { box }) => byDice(spot, box, () => true)),
  // B2
  anywhere: row(
    ['write'],
    (spot, { value, box }) =>
      (value === spot.low || value === spot.high) &&
      has(writable(spot.chart, spot.page, (1 << spot.chart.stars) - 1), box),
  ),
  // B3
  circle: row(['connect'], isConnect),
  // B4
  nudge: row(['write'], (spot, { value, box }) => filled(spot, box) !== 0 && Math.abs(filled(spot, box) - value) === 1),
  // B5
  swap: row(['boxes'], (spot, { one, two }) => {
    const [first, second] = [filled(spot, one), filled(spot, two)]
    return one < two && first !== 0 && second !== 0 && first !== second
  }),
  // B6
  again: row(['write', 'connect'], isAct),
  // B7
  pick: row(
    ['star'],
    ({ chart, page }, { star }) =>
      has(page.failed, star) && Math.abs(differenceAt(chart, page.boxes, star) - (chart.lock[star] as number)) <= 1,
  ),
  // B8
  turn: row(['box'], (spot, { box }) => filled(spot, box) !== 0),
  // B9
  twin: row(['write'], ({ chart, page }, { value, box }) => box < chart.boxes && isTwin(chart, page, box, value)),
  // B10
  'two-circles': row(['circles'], ({ circles }, { one, two }) => one < two && has(circles, one) && has(circles, two)),
  // B11
  seven: row(['write'], (spot, { value, box }) => byDice(spot, box, (die) => 7 - die === value)),
  // B12
  note: row(['none'], () => true),
}

/** What B12 is worth. */
export const NOTE = 4

export function bonusRule(bonus: BonusId): RuleRef {
  return `B${BONUS_IDS.indexOf(bonus) + 1}`
}

export function isLegal(spot: Spot, bonus: BonusId, on: Target): boolean {
  const { kinds, legal } = BONUSES[bonus]
  return kinds.includes(on.kind) && legal(spot, on)
}

/** Every legal target of a bonus, in a stable order. */
export function targetsOf(spot: Spot, bonus: BonusId): Target[] {
  const { kinds, legal } = BONUSES[bonus]
  return kinds.flatMap((kind) => candidates(spot.chart)[kind].filter((on) => legal(spot, on)))
}

/** Can this bonus do anything (R9)? */
export function isUsable(spot: Spot, bonus: BonusId): boolean {
  const { kinds, legal } = BONUSES[bonus]
  return kinds.some((kind) => candidates(spot.chart)[kind].some((on) => legal(spot, on)))
}

const range = (length: number): number[] => Array.from({ length }, (_, i) => i)
const pairs = (length: number): [number, number][] =>
  range(length).flatMap((two) => range(two).map((one): [number, number] => [one, two]))

type Targets = { readonly [kind in Kind]: readonly Target[] }
const known = new WeakMap<Chart, Targets>()

/** Every target that a bonus could be aimed at on this sheet. */
function candidates(chart: Chart): Targets {
  const found = known.get(chart) ?? listTargets(chart)
  known.set(chart, found)
  return found
}

function listTargets({ boxes, circles, stars }: Chart): Targets {
  return {
    write: [1, 2, 3, 4, 5, 6].flatMap((value) => (WRITE[value] ?? []).slice(0, boxes)),
    connect: CONNECT.slice(0, circles),
    box: range(boxes).map((box) => ({ kind: 'box', box })),
    boxes: pairs(boxes).map(([one, two]) => ({ kind: 'boxes', one, two })),
    circles: pairs(circles).map(([one, two]) => ({ kind: 'circles', one, two })),
    star: range(stars).map((star) => ({ kind: 'star', star })),
    none: [NOTHING],
  }
}

/** Carries out an act or a bonus on a legal target. */
export function apply(chart: Chart, page: Page, on: Target): Page {
  switch (on.kind) {
    case 'write':
      return writeIn(chart, page, on.box, on.value)
    case 'connect':
      return fill(chart, page, 1 << on.circle)
    case 'box':
      return writeIn(chart, page, on.box, 7 - (page.boxes[on.box] as number))
    case 'boxes': {
      const [one, two] = [page.boxes[on.one] as number, page.boxes[on.two] as number]
      return writeIn(chart, writeIn(chart, page, on.one, two), on.two, one)
    }
    case 'circles':
      return fill(chart, page, (1 << on.one) | (1 << on.two))
    case 'star':
      return openLock(chart, page, on.star)
    case 'none':
      return page
  }
}
