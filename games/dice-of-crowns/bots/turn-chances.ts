/**
 * What a turn promises, at any table: the chance to end it with a claim for a seat that wants nothing else, and the chance to end
 * it unbetrayed for a seat that stops as soon as it may. Rivals are taken for one who gives its daggers as badly as it can.
 */
import { at, total } from '../rules/counts.ts'
import type { State } from '../rules/state.ts'
import { buildDuelTurn, type DuelDice, type DuelEnd, type DuelTurn } from './solve/duel-turn.ts'
import { type Node, sweep } from './solve/graph.ts'

interface TurnChances {
  readonly turn: DuelTurn
  readonly claim: Float64Array
  readonly safe: Float64Array
}

const ENOUGH = 1e-9

/** By whether rivals keep their daggers (R6). */
const KNOWN = new Map<boolean, TurnChances>()

export function turnChancesOf({ rivalDagger }: State['table']): TurnChances {
  const keep = rivalDagger === 'keep'
  let chances = KNOWN.get(keep)
  if (chances === undefined) {
    const turn = buildDuelTurn(keep)
    chances = { turn, claim: solved(turn, claims), safe: solved(turn, ({ kind }) => kind === 'stop') }
    KNOWN.set(keep, chances)
  }
  return chances
}

/** R10 */
function claims({ kind, crowns, skulls }: DuelEnd): boolean {
  return kind === 'stop' && (crowns >= 3 || skulls >= 5)
}

function solved({ graph, ends }: DuelTurn, good: (end: DuelEnd) => boolean): Float64Array {
  const values = new Float64Array(graph.size)
  for (const end of ends) values[end.node] = good(end) ? 1 : 0
  while (sweep(graph, values) > ENOUGH);
  return values
}

/** The dice of a turn, all rivals' together. */
export function diceOf(state: State): DuelDice {
  const { seat, skulls, scrolls } = state
  const [crowns, daggers] = [at(state.crowns, seat), at(state.daggers, seat)]
  return {
    crowns,
    daggers,
    skulls,
    scrolls,
    rivalCrowns: total(state.crowns) - crowns,
    rivalDaggers: total(state.daggers) - daggers,
    shielded: state.messenger || state.table.rivalDagger === 'keep',
  }
}

/** Where a turn stands, seen as one of two seats; null before the first one, and while fate is at work. */
export function nodeOf(turn: DuelTurn, state: State): Node | null {
  switch (state.phase) {
    case 'roll':
      return turn.roll(diceOf(state))
    case 'hand':
    case 'answer':
      return turn.answer(diceOf(state))
    case 'give':
      return givingNode(turn, diceOf(state), total(state.giving))
    case 'choose':
      return turn.choose(diceOf(state))
    case 'reward':
      return turn.stop(diceOf(state))
    case 'vengeance':
      return turn.betrayed(diceOf(state))
    default:
      return null
  }
}

/** With several givers, the first may already have betrayed the active seat; the others then change nothing. */
function givingNode(turn: DuelTurn, dice: DuelDice, daggers: number): Node {
  if (dice.daggers < 3) return turn.give(dice, daggers)
  return turn.betrayed({ ...dice, rivalDaggers: dice.rivalDaggers + daggers })
}
