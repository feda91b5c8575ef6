/** What giving daggers does for certain: betrays a rival, or alone, keeps Varrick from a token. Each only where no other choice does it. */
import type { Seat } from '../../../engine/contract.ts'
import { outcomes, throws } from '../../../engine/dice/dice.ts'
import type { Part } from '../../../engine/text/few.ts'
import { at, total } from '../rules/counts.ts'
import { BETRAYAL } from '../rules/court.ts'
import { type Move, write } from '../rules/moves.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import { DICE, type State, VARRICK } from '../rules/state.ts'

export type DaggerReason =
  /** R7. The active seat is betrayed; `spared`: a further dagger would allow it vengeance (R14). */
  | { readonly kind: 'betrays'; readonly spared: boolean }
  /** S4, S5. Throws of Varrick's that bring him a token: fewer than after any other choice. */
  | ({ readonly kind: 'varrick' } & Part)
  /** S6. Varrick's third dagger frees a captive. */
  | { readonly kind: 'frees' }
  /** S6. The third dagger of a side ends the turn, and no other choice does. */
  | { readonly kind: 'ends' }
  /** S4. Skulls that Varrick needs in one throw for your third dagger, more than after any other choice; null: he has too few daggers. */
  | { readonly kind: 'skulls'; readonly skulls: number | null }

export function daggerReason(view: State, giver: Seat, move: Move): DaggerReason | null {
  if (move.kind === 'give') return betrays(view, giver, move.to)
  return move.kind === 'pass' ? passReason(view, move) : null
}

/** Only from the last seat to give, and where no fate token could avert it: otherwise nothing is certain. */
function betrays(view: State, giver: Seat, to: number): DaggerReason | null {
  const { seat, daggers, giving, table } = view
  const held = at(daggers, seat)
  const here = held + at(to, seat)
  const sure = total(giving) === at(giving, giver) && at(view.fate, seat) === 0
  if (!sure || held >= BETRAYAL || here < BETRAYAL) return null
  const most = held + at(giving, giver)
  return { kind: 'betrays', spared: table.vengeance !== 'off' && here === BETRAYAL && most > here && most < DICE }
}

/** A choice and the position right after it. */
interface Passed {
  readonly move: Move
  readonly after: State
}

function passReason(view: State, move: Move): DaggerReason | null {
  const all = diceOfCrowns.moves(view, 0).map((one): Passed => ({ move: one, after: diceOfCrowns.move(view, 0, one) }))
  const mine = all.find((one) => write(one.move) === write(move))
  if (mine === undefined) return null
  const others = all.filter((one) => one !== mine)
  if (mine.after.phase === 'varrick') return tokenReason(mine, others) ?? skullReason(mine, others)
  const only = (test: (one: Passed) => boolean): boolean => test(mine) && !others.some(test)
  if (only(({ after }) => at(after.crowns, VARRICK) < at(view.crowns, VARRICK))) return { kind: 'frees' }
  return only((one) => isOver(view, one)) ? { kind: 'ends' } : skullReason(mine, others)
}

/** S6. Without scrolls to hand over, three daggers of one side end the turn at once. */
function isOver(view: State, { move, after }: Passed): boolean {
  const given = move.kind === 'pass' ? move.daggers : 0
  const mine = at(view.daggers, 0) + at(view.giving, 0) - given
  const his = at(view.daggers, VARRICK) + given
  return after.claims === view.claims && (mine >= BETRAYAL || his >= BETRAYAL)
}

function tokenReason(mine: Passed, others: readonly Passed[]): DaggerReason | null {
  const here = tokens(mine.after)
  return others.every(({ after }) => tokens(after).ways > here.ways) ? { kind: 'varrick', ...here } : null
}

/** Varrick's throws after which he has a token more. */
function tokens(state: State): Part {
  const turn = diceOfCrowns.turn(state)
  if (turn.kind !== 'throw') return { ways: 0, of: 1 }
  const before = at(state.claims, VARRICK)
  let ways = 0
  for (const one of outcomes(turn))
    if (at(diceOfCrowns.land(state, one.faces).claims, VARRICK) > before) ways += one.ways
  return { ways, of: throws(turn) }
}

function skullReason(mine: Passed, others: readonly Passed[]): DaggerReason | null {
  const here = skullsFor(mine.after)
  if (here === null || !others.every(({ after }) => (skullsFor(after) ?? Number.POSITIVE_INFINITY) < here)) return null
  return { kind: 'skulls', skulls: here === Number.POSITIVE_INFINITY ? null : here }
}

/** Each skull brings one of his daggers. Null: there is no such danger in this turn any more. */
function skullsFor({ phase, daggers }: State): number | null {
  const needed = BETRAYAL - at(daggers, 0)
  if (phase !== 'choose' && phase !== 'varrick') return null
  if (needed <= 0) return null
  return at(daggers, VARRICK) >= needed ? needed : Number.POSITIVE_INFINITY
}
