/** The chance of a seat to win, at any position: each rival by itself as a duel, then all of them together. */
import { shareOf } from '../../../../engine/bots/estimate.ts'
import type { Seat } from '../../../../engine/contract.ts'
import { Recent } from '../../../../engine/recent.ts'
import { type Card, points } from '../../rules/cards.ts'
import { type Move, PASS, SCORE } from '../../rules/moves.ts'
import { dicyCards } from '../../rules/rules.ts'
import { activeOf, cardsOf, PLACES, type State } from '../../rules/state.ts'
import type { Terms } from './clock.ts'
import { type Duel, duelChance, duelOf, FIRST, overtakes, SECOND } from './duel.ts'
import { FULL, SIZE } from './turn.ts'

/** Where everybody stands between two turns. Mutable: one position is tried with many scores and sets. */
export interface Standing {
  readonly target: number
  readonly first: Seat
  /** Whose turn is next, or has begun. */
  next: Seat
  readonly scores: number[]
  /** Active cards by seat, five bits each. */
  readonly sets: number[]
}

/** As if the turn had not begun yet; while owners choose, as if it had ended already. */
export function standingOf(state: State): Standing {
  const { table, first, seat, phase, scoring, scores } = state
  const ending = phase === 'freeze' || phase === 'wake'
  const sets = scores.map((_, owner) => activeOf(state, owner) & ~cardsOf(scoring, owner))
  return { target: table.target, first, next: ending ? (seat + 1) % table.seats : seat, scores: [...scores], sets }
}

/**
 * The odds against a seat are the sum of the odds against it in each of its duels (Luce's rule for choices): exact with two
 * seats, and with more a fair guess without a free parameter.
 */
export function winChance(duel: Duel, standing: Standing, seat: Seat): number {
  const last = standing.scores.some((score) => score >= standing.target)
  let against = 0
  for (let rival = 0; rival < standing.scores.length; rival++) {
    if (rival === seat) continue
    const wins = last ? lastRound(duel, standing, seat, rival) : duelOfTwo(duel, standing, seat, rival)
    against += wins > 0 ? (1 - wins) / wins : Infinity
  }
  return 1 / (1 + against)
}

/** The chance of `seat` against `rival`, seen from whichever of them moves sooner. */
function duelOfTwo(duel: Duel, standing: Standing, seat: Seat, rival: Seat): number {
  const { next } = standing
  const [mine, theirs] = [turnsUntil(standing, next, seat), turnsUntil(standing, next, rival)]
  return mine < theirs ? moverChance(duel, standing, seat, rival) : 1 - moverChance(duel, standing, rival, seat)
}

/** How many turns from one seat's to another's, clockwise. */
function turnsUntil({ scores }: Standing, from: Seat, to: Seat): number {
  return to >= from ? to - from : to - from + scores.length
}

function moverChance(duel: Duel, standing: Standing, mover: Seat, other: Seat): number {
  const { target, first, scores, sets } = standing
  const leads = turnsUntil(standing, first, mover) < turnsUntil(standing, first, other)
  const at = (seat: Seat): [number, number] => [target - (scores[seat] as number), sets[seat] as number]
  return duelChance(duel, leads ? FIRST : SECOND, at(mover), at(other))
}

/** R10. The target has been reached: those who have not moved in this round have one turn left. */
function lastRound(duel: Duel, standing: Standing, seat: Seat, rival: Seat): number {
  const { next, first, scores, sets } = standing
  const moved = next === first ? scores.length : turnsUntil(standing, first, next)
  const isLeft = (one: Seat): boolean => turnsUntil(standing, first, one) >= moved
  const ahead = (scores[seat] as number) - (scores[rival] as number)
  if (isLeft(seat) && isLeft(rival)) return duelOfTwo(duel, standing, seat, rival)
  if (isLeft(rival)) return 1 - overtakes(duel.reach, ahead, sets[rival] as number)
  if (isLeft(seat)) return overtakes(duel.reach, -ahead, sets[seat] as number)
  const cards = (SIZE[sets[seat] as number] as number) - (SIZE[sets[rival] as number] as number)
  return outcome(ahead === 0 ? cards : ahead) // R11
}

function outcome(ahead: number): number {
  return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5
}

/** 1 to 3 MB each: a server has tables of many line-ups. */
const duels = new Recent<string, Duel>(8)
let last: { readonly terms: Terms; readonly duel: Duel } | null = null

/** The duel of a table: some 150 ms the first time. */
export function knownDuel(terms: Terms): Duel {
  if (last?.terms === terms) return last.duel // states of one game share their table
  const key = `${terms.cards.join()} ${terms.target} ${terms.lowestThree}`
  const duel = duels.get(key) ?? duels.set(key, duelOf(terms))
  last = { terms, duel }
  return duel
}

/** The chance of a seat to win, at any state. Dice on the table count for what they give at once, without rerolls. */
export function chanceOf(state: State, seat: Seat): number {
  const { table, phase, dice } = state
  const turn = dicyCards.turn(state)
  if (phase === 'draw' || phase === 'first') return 1 / table.seats
  if (turn.kind === 'over') return shareOf(turn.places, seat) // R11
  if (phase === 'choose' && dice >= FULL) return chanceOf(bestEnd(state), seat)
  return winChance(knownDuel(table), standingOf(state), seat)
}

/** How the seat whose turn it is had best end it with these dice. */
function bestEnd(state: State): State {
  const { table, seat, dice } = state
  const active = activeOf(state, seat)
  let best = dicyCards.move(state, seat, PASS)
  let chance = chanceOf(best, seat)
  for (let place = 0; place < PLACES; place++) {
    const card = table.cards[place] as Card
    if ((active & (1 << place)) === 0 || points(card, dice) === 0) continue
    const end = dicyCards.move(state, seat, SCORE[card] as Move)
    const wins = chanceOf(end, seat)
    if (wins > chance) [best, chance] = [end, wins]
  }
  return best
}
