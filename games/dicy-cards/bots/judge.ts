/** Every move with the chance to win after it: exact where a solution has been handed in, else from games played on in the mind. */
import type { Budget, Judged, Prospects } from '../../../engine/bots/bot.ts'
import { enough } from '../../../engine/bots/budget.ts'
import { type Estimate, Mean } from '../../../engine/bots/estimate.ts'
import type { Seat } from '../../../engine/contract.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import type { Move } from '../rules/moves.ts'
import { dicyCards } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { solveFrom } from './best-turn.ts'
import { chanceOf, knownDuel, standingOf, winChance } from './estimate/chance.ts'
import { playOn } from './playout.ts'
import { oracleFor } from './solve/oracle.ts'

/** What a solution is sure of. */
const UNITS = 1e6

/**
 * Without a solution only moves that may be the best are played on: those that are worth about as much to the strongest player as its
 * best, and only with games enough to tell more about them than that player's worths do.
 */
const CLOSE = 0.04
const TRIED = 5
const GAMES = 50

/** The player's worths make too little of a difference, by this factor, and are off by this much times its root: measured (BOTS.md). */
const STEEP = 1.3
const ROUGH = 0.16
const LEAST = 0.002
/** How far games of the strongest player are from perfect play, as a share of the chance still open; measured. */
const PLAYER = 0.08
/** How much a game without its luck differs from the mean of all. */
const SPREAD = 0.1

export function judge(view: State, seat: Seat, budget: Budget = {}): readonly Judged<Move>[] {
  const moves = dicyCards.moves(view, seat)
  const after = (move: Move): State => dicyCards.move(view, seat, move)
  const oracle = oracleFor(view)
  if (oracle !== null) {
    return moves.map((move) => ({ move, chance: sure(oracle.chance(after(move), seat)), exact: true }))
  }
  const worths = worthsOf(view, seat, moves)
  const tried = bestOf(worths)
  const lead = worths[tried[0] as number] as number
  const positions = tried.map((i) => after(moves[i] as Move))
  const { leader, lost } = compared(positions, seat, lead, budget)
  return moves.map((move, i) => {
    if (i === tried[0]) return { move, exact: false, ...leader, apart: LEAST }
    const behind = differenceOf(lead - (worths[i] as number), lost[tried.indexOf(i)])
    return { move, exact: false, ...less(leader, behind), apart: behind.margin }
  })
}

interface Compared {
  /** What the first of the positions wins. */
  readonly leader: Estimate
  /** By position: how much less it wins. Empty: only the player's worths tell. */
  readonly lost: readonly Mean[]
}

/** `lead`: what the first of the positions is worth to the player. */
function compared(positions: readonly State[], seat: Seat, lead: number, budget: Budget): Compared {
  if (budget.iterations === 0) return { leader: unplayed(lead), lost: [] }
  if ((budget.iterations ?? GAMES) < GAMES) {
    return { leader: estimateOf(meansFrom(positions[0] as State, budget)[seat] as Mean), lost: [] }
  }
  const won = new Mean()
  const lost = positions.map(() => new Mean())
  playOnFrom(positions, budget, (parts) => {
    const first = parts[0]?.[seat] as number
    won.add(first)
    for (const [i, part] of parts.entries()) lost[i]?.add(first - (part[seat] as number))
  })
  return { leader: estimateOf(won), lost }
}

/** Everybody's chance from any position on. */
export function prospects(state: State, budget: Budget = {}): Prospects {
  // Before the first player is drawn, all seats have the same chance, whichever cards will be drawn.
  if (state.phase === 'draw' || state.phase === 'first') {
    return { chances: state.scores.map((_, __, all) => 1 / all.length), exact: true }
  }
  const oracle = oracleFor(state)
  if (oracle !== null) {
    return { chances: state.scores.map((_, seat) => sure(oracle.chance(state, seat))), exact: true }
  }
  const estimates =
    budget.iterations === 0
      ? state.scores.map((_, seat) => unplayed(chanceOf(state, seat)))
      : meansFrom(state, budget).map(estimateOf)
  const sum = estimates.reduce((all, { chance }) => all + chance, 0)
  return {
    chances: estimates.map(({ chance }) => chance / sum),
    exact: false,
    margin: Math.max(...estimates.map(({ margin }) => margin)),
  }
}

/** A review asks for most positions twice: before the strongest player's choice, and after it. */
const remembered = new Map<string, readonly Mean[]>()
const REMEMBERED = 1000

/** By seat: the mean result from here. */
function meansFrom(state: State, budget: Budget): readonly Mean[] {
  const from = chosen(state)
  const { ms, cancelled, iterations } = budget
  const key = ms === undefined && cancelled === undefined ? JSON.stringify([iterations, from]) : null
  const known = key === null ? undefined : remembered.get(key)
  if (known !== undefined) return known
  const means = state.scores.map(() => new Mean())
  playOnFrom([from], budget, ([parts = []]) => {
    for (const [seat, part] of parts.entries()) means[seat]?.add(part)
  })
  if (key !== null) remembered.set(key, means)
  if (remembered.size > REMEMBERED) remembered.clear()
  return means
}

/** The position after the choice that is due, if it is the strongest player's. */
function chosen(state: State): State {
  if (state.phase !== 'choose') return state
  const { seat } = state
  const moves = dicyCards.moves(state, seat)
  return dicyCards.move(state, seat, moves[bestOf(worthsOf(state, seat, moves))[0] as number] as Move)
}

/** Shows what every seat wins from every position, game by game. A game has the same luck from all of them. */
function playOnFrom(positions: readonly State[], budget: Budget, each: (parts: readonly number[][]) => void): void {
  const parts = positions.map(({ scores }) => scores.map(() => 0))
  const done = enough(budget)
  for (let game = 0; !done(); game++) {
    for (const [i, state] of positions.entries()) playOn(state, new Xoshiro128(game), parts[i] as number[])
    each(parts)
  }
}

/** What every move is worth to the strongest player, which solves its turn for it. */
function worthsOf(view: State, seat: Seat, moves: readonly Move[]): number[] {
  const duel = knownDuel(view.table)
  if (view.phase !== 'choose') {
    return moves.map((move) => winChance(duel, standingOf(dicyCards.move(view, seat, move)), seat))
  }
  const worth = solveFrom(duel, view)
  return moves.map((move) => worth(view, move))
}

/** The moves to be played on, the likeliest to be the best first. */
function bestOf(worths: readonly number[]): number[] {
  const most = Math.max(...worths)
  const close = [...worths.keys()].filter((i) => (worths[i] as number) >= most - CLOSE)
  return close.sort((a, b) => (worths[b] as number) - (worths[a] as number)).slice(0, TRIED)
}

function estimateOf(mean: Mean): Estimate {
  const chance = Math.min(1, Math.max(0, mean.value))
  return { chance, margin: Math.hypot(mean.error(SPREAD), PLAYER * chance * (1 - chance)) }
}

/**
 * How far a move is behind: the player's worths and the games played on together, each for as much as it tells. The games alone would
 * make the luckiest of many moves look best.
 */
function differenceOf(worths: number, seen: Mean | undefined): Estimate {
  const believed = STEEP * worths
  const doubt = ROUGH * Math.sqrt(worths) + LEAST
  if (seen === undefined) return { chance: believed, margin: doubt }
  const weight = doubt ** 2 / (doubt ** 2 + seen.error(SPREAD) ** 2)
  return { chance: believed + weight * (seen.value - believed), margin: doubt * Math.sqrt(1 - weight) }
}

/** The player's own worth, as far off as one game played on. */
function unplayed(worth: number): Estimate {
  return { chance: worth, margin: Math.hypot(SPREAD, PLAYER * worth * (1 - worth)) }
}

function less(leader: Estimate, behind: Estimate): Estimate {
  const chance = Math.min(1, Math.max(0, leader.chance - behind.chance))
  return { chance, margin: Math.hypot(leader.margin, behind.margin) }
}

function sure(chance: number): number {
  return Math.round(chance * UNITS) / UNITS
}
