/** The countable reason for stopping or rolling on: how many throws of the rerolled dice betray. */
import { outcomes, throws } from '../../../engine/dice/dice.ts'
import { at } from '../rules/counts.ts'
import { BETRAYAL } from '../rules/court.ts'
import type { Move } from '../rules/moves.ts'
import { claimsOpen } from '../rules/rewards.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import { kindOf, type State } from '../rules/state.ts'

export interface Reason {
  readonly kind: 'stop' | 'reroll'
  /** What stopping gives now. */
  readonly claims: number
  /** Throws that betray at once: rolling on, or had one rolled on where that is least dangerous. */
  readonly ways: number
  readonly of: number
}

export function reasonFor(view: State, move: Move): Reason | null {
  if (view.phase !== 'choose' || view.table.seats === 1) return null
  const claims = claimsOpen(view)
  if (move.kind === 'reroll') return { kind: 'reroll', claims, ...danger(view, move) }
  if (move.kind !== 'stop') return null
  const rerolls = diceOfCrowns.moves(view, view.seat).filter(({ kind }) => kind === 'reroll')
  const dangers = rerolls.map((reroll) => danger(view, reroll))
  const least = dangers.toSorted((a, b) => a.ways * b.of - b.ways * a.of)[0]
  return least === undefined ? null : { kind: 'stop', claims, ...least }
}

/** R7. Daggers stay locked: counts the throws that bring enough of them for a betrayal. */
function danger(view: State, reroll: Move): Pick<Reason, 'ways' | 'of'> {
  const after = diceOfCrowns.move(view, view.seat, reroll)
  const turn = diceOfCrowns.turn(after)
  if (turn.kind !== 'throw') return { ways: 0, of: 1 }
  const missing = BETRAYAL - at(after.daggers, view.seat)
  let ways = 0
  for (const one of outcomes(turn))
    if (one.faces.filter((face) => kindOf(face) === 'dagger').length >= missing) ways += one.ways
  return { ways, of: throws(turn) }
}
