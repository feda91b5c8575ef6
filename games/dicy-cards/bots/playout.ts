/**
 * Playouts by the strongest player that needs no solution, with their luck subtracted. The solution of a turn tells how much better it
 * ended than was to be expected before its dice; that difference is zero on average, and is subtracted from the result (a control variate).
 * The rest is still unbiased, however rough the chances are that turns are solved for, and varies far less: one such game tells as much as
 * many plain ones.
 */
import { shareOf } from '../../../engine/bots/estimate.ts'
import type { Seat } from '../../../engine/contract.ts'
import type { Xoshiro128 } from '../../../engine/dice/random.ts'
import { dicyCards } from '../rules/rules.ts'
import { activeOf, type State } from '../rules/state.ts'
import { bestMove, keptWorth, solveFrom } from './best-turn.ts'
import { knownDuel, standingOf, winChance } from './estimate/chance.ts'
import type { Duel } from './estimate/duel.ts'
import { answer } from './play.ts'

/** Plays on to the end; into `parts` goes every seat's part of the win without its luck, which may lie beyond 0 and 1. */
export function playOn(from: State, random: Xoshiro128, parts: number[]): void {
  parts.fill(0)
  for (let state = from; ; ) {
    const turn = dicyCards.turn(state)
    if (turn.kind === 'over') {
      for (const seat of parts.keys()) parts[seat] = (parts[seat] as number) + shareOf(turn.places, seat) // R11
      return
    }
    if (state.phase === 'roll' || state.phase === 'choose' || state.phase === 'reroll') {
      state = playTurn(state, random, parts)
    } else if (turn.kind === 'throw') state = dicyCards.land(state, random.throw(turn.sides))
    else state = answered(state, turn.seats[0] as Seat)
  }
}

/** R4–R7. The rest of a turn, by its solution. */
function playTurn(from: State, random: Xoshiro128, parts: number[]): State {
  const { seat } = from
  const duel = knownDuel(from.table)
  let state = landed(from, random)
  const worth = solveFrom(duel, state)
  for (;;) {
    const move = bestMove(duel, state)
    if (move.kind !== 'reroll') {
      const luck = worth(state, move) - keptWorth(activeOf(from, seat), from.dice)
      subtractLuck(duel, from, luck, parts)
      return dicyCards.move(state, seat, move)
    }
    state = landed(dicyCards.move(state, seat, move), random)
  }
}

function landed(state: State, random: Xoshiro128): State {
  const turn = dicyCards.turn(state)
  return turn.kind === 'throw' ? dicyCards.land(state, random.throw(turn.sides)) : state
}

/** A seat's gain is the others' loss, in proportion to the chance each had before the turn. */
function subtractLuck(duel: Duel, before: State, luck: number, parts: number[]): void {
  const { seat } = before
  const standing = standingOf(before)
  const chances = parts.map((_, other) => (other === seat ? 0 : winChance(duel, standing, other)))
  const rest = chances.reduce((sum, chance) => sum + chance, 0)
  for (const [other, chance] of chances.entries()) {
    const share = other === seat ? 1 : rest > 0 ? -chance / rest : -1 / (parts.length - 1)
    parts[other] = (parts[other] as number) - share * luck
  }
}

/** R8 */
function answered(state: State, seat: Seat): State {
  const duel = knownDuel(state.table)
  return dicyCards.move(
    state,
    seat,
    answer(state, seat, (after) => winChance(duel, standingOf(after), seat)),
  )
}
