/** Start here: Star Maps as a `Game`. R-, B- and C-numbers are those of ../README.md. */
import type { Game, RuleRef, Seat, Turn } from '../../../engine/contract.ts'
import { chartOf, generated, isGenerated, lendChart } from '../sheets/library.ts'
import { apply, bonusRule, isConnect, isLegal, isUsable, isWrite, type Spot, spotAt, targetsOf } from './bonuses.ts'
import type { Chart } from './chart.ts'
import { type Act, CONNECT, type Move, PASS, read, type Target, WORDS, WRITE, write } from './moves.ts'
import { BONUS_IDS, type BonusId, check, OPTIONS, type Options } from './options.ts'
import { blankPage, canAct, closedArms, completed, fillable, inArms, type Page, pageOf, writable } from './page.ts'
import { totalOf } from './scoring.ts'
import { isDue, owedTo, type State } from './state.ts'

export const MOST_BONUSES = 2

export const starMaps: Game<State, Move, Options> = {
  id: 'star-maps',
  version: 1,
  seats: { min: 1, max: 8 },
  solo: 'medal', // R12
  options: OPTIONS,
  words: WORDS,
  material: { nameOf: ({ sheet }) => (isGenerated(sheet) ? sheet : null), make: generated, lend: lendChart },
  check,
  setup,
  turn,
  moves,
  only,
  why,
  move,
  land,
  scores,
  view,
  hidden: (state) => state.phase === 'act', // R10
  write,
  read,
}

function setup(seats: number, { sheet, bonuses, connectBonus }: Options): State {
  const page = blankPage(chartOf(sheet))
  const pages = Array<Page>(seats).fill(page)
  const unlocked = bonuses.reduce((mask, id) => mask | (1 << BONUS_IDS.indexOf(id)), 0)
  return {
    table: { seats, sheet, bonuses: unlocked, connectBonus },
    phase: 'throw',
    round: 0,
    low: 0,
    high: 0,
    pages,
    shown: pages,
    due: 0,
    owed: 0,
    stuck: 0,
  }
}

// Turns are shared objects: `turn` is called for every input.

const THROW: Turn = { kind: 'throw', sides: [6, 6], alike: [[0, 1]], seat: null } // R4
/** By the mask of seats that may act. */
const ASK: readonly Turn[] = Array.from({ length: 256 }, (_, mask) => ({
  kind: 'move',
  seats: [0, 1, 2, 3, 4, 5, 6, 7].filter((seat) => mask & (1 << seat)),
}))

function turn(state: State): Turn {
  switch (state.phase) {
    case 'throw':
      return THROW
    case 'act':
      return ASK[state.due] as Turn
    case 'over':
      return { kind: 'over', places: placesOf(state) }
  }
}

/** R12. Points, then fewer bonuses; still equal, the place is shared. Alone, bronze is won. */
function placesOf(state: State): number[] {
  const totals = scores(state)
  if (totals.length === 1) {
    const bronze = chartOf(state.table.sheet).sheet.medals?.[0] ?? 0
    return [(totals[0] as number) >= bronze ? 1 : 2]
  }
  const rank = totals.map((total, seat) => total * (MOST_BONUSES + 1) - pageOf(state, seat).used.length)
  return rank.map((mine) => 1 + rank.filter((other) => other > mine).length)
}

function scores({ table, pages }: State): readonly number[] {
  const chart = chartOf(table.sheet)
  return pages.map((page) => totalOf(chart, page))
}

/** A seat's sheet with the round's dice. */
export function spotOf(state: State, seat: Seat): Spot {
  return spotAt(chartOf(state.table.sheet), pageOf(state, seat), state.low, state.high)
}

/** Acts: values ascending, boxes ascending, then circles. Bonuses: by number, then `pass`. */
function moves(state: State, seat: Seat): readonly Move[] {
  if (!isDue(state, seat)) return []
  return owedTo(state, seat) === 0 ? acts(state, seat) : bonusMoves(state, seat)
}

function acts({ table, pages, low, high }: State, seat: Seat): Act[] {
  const chart = chartOf(table.sheet)
  const page = pages[seat] as Page
  const found: Act[] = []
  list(found, WRITE[low] as readonly Act[], writable(chart, page, chart.byShape[high] as number))
  if (low !== high) list(found, WRITE[high] as readonly Act[], writable(chart, page, chart.byShape[low] as number))
  list(found, CONNECT, fillable(chart, closedArms(chart, page.found), page.circles))
  return found
}

function list(found: Act[], from: readonly Act[], mask: number): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) found.push(from[31 - Math.clz32(rest & -rest)] as Act)
}

function bonusMoves(state: State, seat: Seat): Move[] {
  const spot = spotOf(state, seat)
  const used = unlockedIn(state).flatMap((bonus) =>
    targetsOf(spot, bonus).map((on): Move => ({ kind: 'bonus', bonus, on })),
  )
  return [...used, PASS]
}

function unlockedIn({ table }: State): BonusId[] {
  return BONUS_IDS.filter((_, bonus) => table.bonuses & (1 << bonus))
}

function only(state: State, seat: Seat): Move | null {
  if (!isDue(state, seat) || owedTo(state, seat) !== 0) return null // A bonus is never the only choice.
  const all = acts(state, seat)
  return all.length === 1 ? (all[0] as Move) : null
}

function why(state: State, seat: Seat, move: Move): RuleRef | null {
  const owed = owedTo(state, seat)
  switch (move.kind) {
    case 'write':
      return owed > 0 ? 'R9' : whyNotWrite(spotOf(state, seat), move)
    case 'connect':
      return owed > 0 ? 'R9' : whyNotConnect(spotOf(state, seat), move)
    case 'pass':
      return owed > 0 ? null : 'R7'
    case 'bonus':
      if (owed === 0) return 'R9'
      if (!(state.table.bonuses & (1 << BONUS_IDS.indexOf(move.bonus)))) return 'R13'
      return isLegal(spotOf(state, seat), move.bonus, move.on) ? null : bonusRule(move.bonus)
  }
}

function whyNotWrite(spot: Spot, move: Extract<Act, { kind: 'write' }>): RuleRef | null {
  if (isWrite(spot, move)) return null
  const { chart, page } = spot
  if (move.box >= chart.boxes) return 'R1'
  return inArms(chart.boxArm[move.box] as number, closedArms(chart, page.found)) ? 'R2' : 'R5'
}

function whyNotConnect(spot: Spot, move: Extract<Act, { kind: 'connect' }>): RuleRef | null {
  if (isConnect(spot, move)) return null
  const { chart, page } = spot
  if (move.circle >= chart.circles) return 'R1'
  return closedArms(chart, page.found) & (chart.circleArms[move.circle] as number) ? 'R2' : 'R6'
}

function move(state: State, seat: Seat, move: Move): State {
  if (move.kind === 'pass') return proceed(state, seat, pageOf(state, seat), 0)
  const chart = chartOf(state.table.sheet)
  const before = pageOf(state, seat)
  const on: Target = move.kind === 'bonus' ? move.on : move
  const drawn = apply(chart, before, on)
  const after = move.kind === 'bonus' ? note(drawn, move.bonus) : drawn
  const owed = owedTo(state, seat) - (move.kind === 'bonus' ? 1 : 0) + earned(state, chart, on, before, after)
  return proceed(state, seat, after, mayUse(state, chart, after, owed))
}

function note(page: Page, bonus: BonusId): Page {
  return { ...page, used: [...page.used, BONUS_IDS.indexOf(bonus)] }
}

/** R9. One bonus for each shape completed; by a connection only where the table says so. */
function earned({ table }: State, chart: Chart, on: Target, before: Page, after: Page): number {
  if (before.found === after.found || table.bonuses === 0) return 0
  if (table.connectBonus === 'off' && (on.kind === 'connect' || on.kind === 'circles')) return 0
  return completed(chart, before.found, after.found)
}

/** R9. At most two in a game, and none unless some bonus can do something. */
function mayUse(state: State, chart: Chart, page: Page, owed: number): number {
  const most = Math.min(owed, MOST_BONUSES - page.used.length)
  if (most <= 0) return 0
  const spot = spotAt(chart, page, state.low, state.high)
  return unlockedIn(state).some((bonus) => isUsable(spot, bonus)) ? most : 0
}

// From here on states are written out field by field, not spread: it is faster.

/** The seat's new page; it has finished unless bonuses are owed to it. When all have, everything is shown (R10, R11). */
function proceed(state: State, seat: Seat, page: Page, owed: number): State {
  const pages = state.pages.slice()
  pages[seat] = page
  const due = owed > 0 ? state.due : state.due & ~(1 << seat)
  const done = due === 0
  return {
    table: state.table,
    phase: !done ? 'act' : state.stuck === 0 ? 'throw' : 'over',
    round: state.round,
    low: state.low,
    high: state.high,
    pages,
    shown: done ? pages : state.shown,
    due,
    owed: (state.owed & ~(3 << (2 * seat))) | (owed << (2 * seat)),
    stuck: state.stuck,
  }
}

/** R4, R7. */
function land(state: State, [one = 0, two = 0]: readonly number[]): State {
  const { table, pages } = state
  const chart = chartOf(table.sheet)
  const [low, high] = one < two ? [one, two] : [two, one]
  let stuck = 0
  for (let seat = 0; seat < table.seats; seat++) if (!canAct(chart, pages[seat] as Page, low, high)) stuck |= 1 << seat
  const due = ((1 << table.seats) - 1) & ~stuck
  return {
    table,
    phase: due === 0 ? 'over' : 'act', // R11: no seat is left to act
    round: state.round + 1,
    low,
    high,
    pages,
    shown: pages,
    due,
    owed: 0,
    stuck,
  }
}

/** R10. Others' pages as they were when the round began; who has finished is no secret. */
function view(state: State, viewer: Seat | null): State {
  if (state.phase !== 'act') return state
  const own = (seat: Seat): boolean => seat === viewer
  return {
    ...state,
    pages: state.pages.map((page, seat) => (own(seat) ? page : (state.shown[seat] as Page))),
    owed: viewer === null ? 0 : state.owed & (3 << (2 * viewer)),
  }
}
