/** The best turn: solved exactly, with the chance to win as the worth of every way to end it. */
import type { Bot } from '../../../engine/bots/bot.ts'
import type { Seat } from '../../../engine/contract.ts'
import { without } from '../../../engine/dice/multiset.ts'
import { CARDS, type Card, DICE, points } from '../rules/cards.ts'
import { type Move, PASS, SCORE } from '../rules/moves.ts'
import { dicyCards } from '../rules/rules.ts'
import { ALL_FIVE, activeOf, PLACES, placeIn, type State } from '../rules/state.ts'
import { knownDuel, type Standing, standingOf, winChance } from './estimate/chance.ts'
import { bestChange, leftBy } from './estimate/clock.ts'
import type { Duel } from './estimate/duel.ts'
import { type Ends, endAt, FULL, HANDS, noEnds, noSolution, solveTurn } from './estimate/turn.ts'
import { answer, moveBy } from './play.ts'
import { inOrder, oracleFor } from './solve/oracle.ts'

/** The strongest player: perfect where a host has handed in the solution of the table, else as `racer` plays. */
export const perfect: Bot<State, Move> = {
  choose(view, seat, random, budget) {
    const oracle = oracleFor(view)
    if (oracle === null) return racer.choose(view, seat, random, budget)
    if (view.phase !== 'choose') return answer(view, seat, (after) => oracle.chance(after, seat))
    if (activeOf(view, seat) === 0) return PASS // R3, R9
    const state = inOrder(view)
    const { scoring, ends, solution } = oracle.turn(state)
    return moveBy(scoring, ends, solution, state, seat)
  },
}

export const racer: Bot<State, Move> = {
  choose(view, seat) {
    const duel = knownDuel(view.table)
    if (view.phase !== 'choose') return answer(view, seat, (after) => winChance(duel, standingOf(after), seat))
    solveFrom(duel, view)
    return bestMove(duel, view)
  },
}

/** The turn that was solved last. One at a time: a solution is large. */
const ENDS = noEnds()
const SOLUTION = noSolution()
let solved: { readonly duel: Duel; readonly rolled: State } | null = null

/** Solves the turn of the seat that has rolled. Gives what any of its moves is worth to it, at any roll on the way. */
export function solveFrom(duel: Duel, rolled: State): (state: State, move: Move) => number {
  const { seat, table } = rolled
  // A review asks the evaluation and four levels about every choice of a turn, one after the other.
  if (solved?.duel !== duel || !holdsAt(solved.rolled, rolled)) {
    fillEnds(duel, rolled, seat, ENDS)
    solveTurn(duel.clock.scoring, activeOf(rolled, seat), ENDS, SOLUTION)
    solved = { duel, rolled }
  }
  return (state, move) => {
    const active = activeOf(state, seat)
    switch (move.kind) {
      case 'score':
        return ENDS.score[endAt(placeIn(table, move.card), active, points(move.card, state.dice))] as number
      case 'reroll':
        return keptWorth(active & ~(1 << placeIn(table, move.card)), without(DICE, state.dice, move.dice))
      default:
        return ENDS.pass
    }
  }
}

/** Does the solution of the turn from `one` also hold at `other`? `other` may have fewer active cards, paid for rerolls. */
function holdsAt(one: State, other: State): boolean {
  const mine = ALL_FIVE << (PLACES * other.seat)
  return (
    one.seat === other.seat &&
    one.first === other.first &&
    (one.active & ~mine) === (other.active & ~mine) &&
    (other.active & ~one.active) === 0 &&
    one.scores.length === other.scores.length &&
    one.scores.every((score, seat) => score === other.scores[seat])
  )
}

/** What a hand is worth in the turn that was solved last, whose missing dice are about to be thrown; a full one: with a decision due. */
export function keptWorth(active: number, hand: number): number {
  return SOLUTION.worth[active * HANDS + hand] as number
}

/** The best move in the turn that was solved last. */
export function bestMove({ clock }: Duel, state: State): Move {
  return moveBy(clock.scoring, ENDS, SOLUTION, state, state.seat)
}

/** The value of every end of this seat's turn, after its roll: the chance to win from there. */
function fillEnds(duel: Duel, view: State, seat: Seat, into: Ends): void {
  const { cards, seats } = view.table
  const next = { ...standingOf(view), next: (seat + 1) % seats }
  into.pass = winChance(duel, passed(duel, next, view, seat), seat)
  cards.forEach((card, place) => {
    if ((activeOf(view, seat) & (1 << place)) !== 0)
      fillPlace(duel, scored(duel, next, view, seat, card), view, seat, place, into)
  })
}

/** R7 */
function passed(duel: Duel, before: Standing, view: State, seat: Seat): Standing {
  const sets = changed(duel, before, dicyCards.move(view, seat, PASS)).with(seat, ALL_FIVE)
  return { ...before, sets }
}

/** R6. The rules decide which seats a card's effect asks: they are given a roll that the card can score. */
function scored(duel: Duel, before: Standing, view: State, seat: Seat, card: Card): Standing {
  const dice = SCORABLE[card] as number
  return { ...before, sets: changed(duel, before, dicyCards.move({ ...view, dice }, seat, SCORE[card] as Move)) }
}

/** By card: some roll that it can score. */
const SCORABLE = CARDS.map((_, card) => {
  let dice = FULL
  while (points(card, dice) === 0 && dice < HANDS) dice++
  return dice
})

/** The sets after the choices of the seats that are asked: each chooses the best by its clock. */
function changed({ clock }: Duel, { target, scores, sets }: Standing, { phase, asked }: State): number[] {
  return sets.map((set, owner) => {
    if ((asked & (1 << owner)) === 0) return set
    return bestChange(clock, target - (scores[owner] as number), set, phase === 'freeze' ? set : ~set & ALL_FIVE)
  })
}

/** Every end of the turn that scores the card at `place`, whichever cards were paid for rerolls before. */
function fillPlace(duel: Duel, after: Standing, view: State, seat: Seat, place: number, into: Ends): void {
  const { clock } = duel
  const active = activeOf(view, seat)
  const before = view.scores[seat] as number
  const standing = { ...after, scores: [...after.scores], sets: [...after.sets] }
  for (const gain of clock.scoring.possible[place] as readonly number[]) {
    standing.scores[seat] = before + gain
    for (let set = 1; set <= active; set++) {
      if ((set & ~active) !== 0 || (set & (1 << place)) === 0) continue
      standing.sets[seat] = leftBy(clock, view.table.target - before - gain, place, set)
      into.score[endAt(place, set, gain)] = winChance(duel, standing, seat)
    }
  }
}
