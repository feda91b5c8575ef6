/**
 * The countable reason for stopping or rolling on: how many throws of the rerolled dice betray. Alone, for what to reroll: how many bring
 * the crowns or skulls for a token. See `dagger-reasons.ts` for giving daggers.
 */
import type { Seat } from '../../../engine/contract.ts'
import { outcomes, throws } from '../../../engine/dice/dice.ts'
import type { Part } from '../../../engine/text/few.ts'
import { at } from '../rules/counts.ts'
import { BETRAYAL } from '../rules/court.ts'
import { type Move, write } from '../rules/moves.ts'
import { claimsOpen } from '../rules/rewards.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import { type Kind, kindOf, type State } from '../rules/state.ts'
import { type DaggerReason, daggerReason } from './dagger-reasons.ts'

export type Reason = TurnReason | SoloReason | DaggerReason

interface TurnReason {
  readonly kind: 'stop' | 'reroll'
  /** What stopping gives now. */
  readonly claims: number
  /** Throws that betray at once: rolling on, or had one rolled on where that is least dangerous. */
  readonly ways: number
  readonly of: number
}

interface SoloReason {
  readonly kind: 'goal'
  /** Throws after which there are three crowns or five skulls (S6). */
  readonly ways: number
  readonly of: number
}

export function reasonFor(view: State, seat: Seat, move: Move): Reason | null {
  if (view.phase === 'give' || view.phase === 'keep') return daggerReason(view, seat, move)
  if (view.phase !== 'choose') return null
  if (view.table.seats === 1) return soloReason(view, move)
  const claims = claimsOpen(view)
  if (move.kind === 'reroll') return { kind: 'reroll', claims, ...danger(view, move) }
  if (move.kind !== 'stop') return null
  const rerolls = diceOfCrowns.moves(view, view.seat).filter(({ kind }) => kind === 'reroll')
  const dangers = rerolls.map((reroll) => danger(view, reroll))
  const least = dangers.toSorted((a, b) => a.ways * b.of - b.ways * a.of)[0]
  return least === undefined ? null : { kind: 'stop', claims, ...least }
}

/** R7. Daggers stay locked: counts the throws that bring enough of them for a betrayal. */
function danger(view: State, reroll: Move): Part {
  return waysAfter(
    view,
    reroll,
    (after, rolled) => rolled.filter((kind) => kind === 'dagger').length >= BETRAYAL - at(after.daggers, view.seat),
  )
}

/** Counts the throws of a reroll by what they show. */
function waysAfter(view: State, reroll: Move, test: (after: State, rolled: readonly Kind[]) => boolean): Part {
  const after = diceOfCrowns.move(view, view.seat, reroll)
  const turn = diceOfCrowns.turn(after)
  if (turn.kind !== 'throw') return { ways: 0, of: 1 }
  let ways = 0
  for (const one of outcomes(turn)) if (test(after, one.faces.map(kindOf))) ways += one.ways
  return { ways, of: throws(turn) }
}

/** S6. Only where the count speaks for this reroll: no other brings three crowns or five skulls as often. */
function soloReason(view: State, move: Move): SoloReason | null {
  const rates = diceOfCrowns.moves(view, 0).map((other) => ({ other, ...waysAfter(view, other, hasGoal) }))
  const mine = rates.find(({ other }) => write(other) === write(move))
  if (mine === undefined || mine.ways === 0) return null
  const isMost = rates.every((one) => one === mine || one.ways * mine.of < mine.ways * one.of)
  return isMost ? { kind: 'goal', ways: mine.ways, of: mine.of } : null
}

function hasGoal({ crowns, skulls }: State, rolled: readonly Kind[]): boolean {
  const count = (wanted: Kind): number => rolled.filter((kind) => kind === wanted).length
  return at(crowns, 0) + count('crown') >= 3 || skulls + count('skull') >= 5
}
