/** The tree of a search: the moves tried at a position, and their results. It holds no states: each pass plays its own. */
import type { Seat } from '../engine/contract.ts'

export interface Spot<Move> {
  visits: number
  /** The sum of results for the seat that moved here. */
  sum: number
  /** Set when a seat has moved here: the seat, its moves (most promising first) and their nodes. */
  choice: { readonly seat: Seat; readonly moves: readonly Move[]; readonly spots: Spot<Move>[] } | null
  /** Set for a chance node: a node for each outcome. */
  outcomes: Map<string, Spot<Move>> | null
}

export function newSpot<Move>(): Spot<Move> {
  return { visits: 0, sum: 0, choice: null, outcomes: null }
}

/** Returns the node of an outcome. */
export function outcomeSpot<Move>(spot: Spot<Move>, key: string): Spot<Move> {
  spot.outcomes ??= new Map()
  const known = spot.outcomes.get(key)
  if (known !== undefined) return known
  const fresh = newSpot<Move>()
  spot.outcomes.set(key, fresh)
  return fresh
}

export interface Settings {
  /** Progressive widening: after n visits `width` · √n moves are considered. Dice games have hundreds, most of them bad. */
  readonly width: number
  /** The exploration constant of UCB1. */
  readonly curiosity: number
}

/**
 * Returns the index of the move to try next: a new one while there is room for it, else the one with the highest upper confidence bound
 * (UCB1). Skips moves that `legal` refuses: a guess at hidden information may rule some out. -1: none is left.
 */
export function nextMove<Move>(
  { visits, choice }: Spot<Move>,
  { width, curiosity }: Settings,
  legal: (move: Move) => boolean,
): number {
  if (choice === null) return -1
  const { moves, spots } = choice
  const room = Math.min(moves.length, Math.ceil(width * Math.sqrt(visits + 1)))
  let best = -Infinity
  let chosen = -1
  for (let at = 0; at < room; at++) {
    const bound = boundOf(spots[at], visits, curiosity)
    if (bound <= best || !legal(moves[at] as Move)) continue
    best = bound
    chosen = at
  }
  return chosen
}

function boundOf<Move>(spot: Spot<Move> | undefined, visits: number, curiosity: number): number {
  if (spot === undefined || spot.visits === 0) return Infinity
  return spot.sum / spot.visits + curiosity * Math.sqrt(Math.log(visits + 1) / spot.visits)
}

/** Returns the index of the most visited move; among equals the one with the best results. -1: none was tried. */
export function bestTried<Move>({ choice }: Spot<Move>): number {
  let chosen = -1
  choice?.spots.forEach((spot, at) => {
    const best = choice.spots[chosen]
    const more = best === undefined ? 1 : spot.visits - best.visits || spot.sum - best.sum
    if (spot.visits > 0 && more > 0) chosen = at
  })
  return chosen
}
