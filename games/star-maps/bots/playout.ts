/** Playouts, all seats by evaluation: for the strongest bot, for the judge and for the medals. */
import type { Seat } from '../../../engine/contract.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { pageOf } from '../rules/page.ts'
import { MOST_BONUSES, starMaps } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { chartOf } from '../sheets/library.ts'
import { roundsLeft } from './evaluation.ts'
import { evaluationAt, Runner, type Trail } from './runner.ts'

const DICE = [6, 6] as const
/** The noise of the player that medals are measured by, in points: see `chooseByEvaluation`. It never changes, as medals do not. */
export const NAVIGATOR = 0.6

/** A seat's sheet as a game of its own. Seats touch each other only by when the game ends. */
export function alone(state: State, seat: Seat): State {
  const mine = (mask: number): number => (mask >> seat) & 1
  const pages = [pageOf(state, seat)]
  const over = mine(state.stuck) === 1 || state.phase === 'over'
  return {
    ...state,
    table: state.table.seats === 1 ? state.table : { ...state.table, seats: 1 },
    phase: over ? 'over' : mine(state.due) === 1 ? state.phase : 'throw',
    pages,
    shown: pages,
    due: mine(state.due),
    owed: (state.owed >> (2 * seat)) & 3,
    stuck: mine(state.stuck),
  }
}

/** What `seat` may believe of the others: those who have chosen in secret get a choice made up by evaluation (R10). */
export function guess(view: State, seat: Seat): State {
  if (view.phase !== 'act' || view.table.seats === 1) return view
  const time = horizons(view)
  const pages = view.pages.map((page, other) => {
    const chosen = other !== seat && !((view.due | view.stuck) & (1 << other))
    return chosen ? pageOf(act({ ...alone(view, other), phase: 'act', due: 1 }, time, other), 0) : page
  })
  return { ...view, pages }
}

/** All seats of a view, each alone, after they have acted in this round; `seat` keeps what it has. */
export function company(view: State, seat: Seat): State[] {
  const time = horizons(view)
  return view.pages.map((_, other) => {
    const own = alone(view, other)
    const acts = other !== seat && view.phase === 'act' && !(view.stuck & (1 << other))
    return acts ? act({ ...own, phase: 'act', due: 1, owed: 0 }, time, other) : own
  })
}

/** How many rounds each sheet has left. */
function horizons(view: Pick<State, 'table' | 'pages'>): number[] {
  const chart = chartOf(view.table.sheet)
  return view.pages.map((page) => roundsLeft(chart, page))
}

/** … and the others' sheets. */
function timeFor(time: readonly number[], seat: Seat): number {
  let least = Number.POSITIVE_INFINITY
  for (let other = 0; other < time.length; other++) if (other !== seat) least = Math.min(least, time[other] as number)
  return least
}

/** One seat's choice without noise, with its bonuses. */
function act(state: State, time: readonly number[], seat: Seat): State {
  const runner = new Runner(state, evaluationAt(state, seat))
  runner.act(timeFor(time, seat), NO_NOISE, 0)
  return runner.state()
}

/** Not drawn from. */
const NO_NOISE = new Xoshiro128(0)

/**
 * Plays on to the end, with noise as in `chooseAct`; gives every seat's sheet. `trails`: by seat, of playouts with the same luck and the
 * same start of this seat; null: it starts differently each time.
 */
export function playOn(start: readonly State[], luck: Luck, noise = 0, trails?: Trails): readonly State[] {
  const runners = start.map((state, seat) => new Runner(state, evaluationAt(state, seat), trails?.[seat]))
  const time = runners.map(() => 0)
  for (;;) {
    for (let seat = 0; seat < runners.length; seat++) time[seat] = (runners[seat] as Runner).rounds
    for (let seat = 0; seat < runners.length; seat++)
      (runners[seat] as Runner).act(timeFor(time, seat), luck.minds[seat] as Xoshiro128, noise)
    if (runners.some(({ phase }) => phase === 'over')) return runners.map((runner) => runner.state())
    const faces = luck.dice((runners[0] as Runner).round)
    for (const runner of runners) runner.land(faces)
  }
}

type Trails = readonly (Trail | null)[]

/** For playouts that differ in the start of `seat` alone. */
export function trailsBut(seat: Seat, seats: number): Trails {
  return Array.from({ length: seats }, (_, other): Trail | null => (other === seat ? null : []))
}

/** Chance for comparing positions with each other. */
export interface Luck {
  /** The throw of a round: the same for every round that a playout starts from. */
  dice(round: number): readonly number[]
  /** By seat: where its errors come from. */
  readonly minds: readonly Xoshiro128[]
}

/** All chance from one generator, in the order of play. */
export function luckFrom(random: Xoshiro128, seats: number): Luck {
  return { dice: () => random.throw(DICE), minds: Array<Xoshiro128>(seats).fill(random) }
}

/** As many games in a row as there are seats have the same dice, and every seat errs in turn as each of them did: equals are equal. */
export function luckOf(game: number, seats: number): Luck {
  const [series, turn] = [Math.floor(game / seats), game % seats]
  return {
    dice: (round) => new Xoshiro128(LONGEST * series + round).throw(DICE),
    minds: Array.from({ length: seats }, (_, seat) => new Xoshiro128(~(seats * series + ((seat + turn) % seats)))),
  }
}

/** More rounds than any game has. */
const LONGEST = 1000

/** R12. The points, and less than one off for the bonuses that were used. */
export function rankOf(state: State): number {
  return (starMaps.scores(state)[0] as number) - pageOf(state, 0).used.length / (MOST_BONUSES + 1)
}
