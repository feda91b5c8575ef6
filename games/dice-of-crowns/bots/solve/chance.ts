/**
 * The exact chance to win at every position of the games that are solved: alone, for two without fate, and for three with default options.
 * For three it is that of one equilibrium.
 */
import type { Seat } from '../../../../engine/contract.ts'
import { at } from '../../rules/counts.ts'
import { type State, type Table, VARRICK } from '../../rules/state.ts'
import { nodeOf } from '../turn-chances.ts'
import { Duel } from './duel.ts'
import type { DuelRules, Standing } from './duel-ends.ts'
import type { Node } from './graph.ts'
import { Solo } from './solo.ts'
import type { SoloDice } from './solo-turn.ts'
import { isTrio, trioChance } from './trio.ts'

export function isSolved(table: Table): boolean {
  const { seats, fate } = table
  return seats === 1 || (seats === 2 && fate === 'off') || isTrio(table)
}

/** The chance of this seat to win; only where `isSolved`. Options are solved when they are first asked for. */
export function exactChance(state: State, seat: Seat): number {
  if (state.table.seats === 1) return soloChance(state)
  if (state.table.seats === 3) return trioChance(state, seat)
  if (state.phase === 'first') return 0.5 // Either seat may come to begin, and they are alike.
  const mine = state.phase === 'over' ? 1 : duelChance(state)
  return seat === state.seat ? mine : 1 - mine
}

function soloChance(state: State): number {
  const [mine, his] = [at(state.claims, 0), at(state.claims, VARRICK)]
  if (state.phase === 'over') return mine >= state.table.tokens ? 1 : 0
  const solo = knownSolo(state.table.tokens)
  return solo.value(mine, his, soloNode(solo, state))
}

function soloNode({ turn }: Solo, state: State): Node {
  const { skulls, scrolls, drawn } = state
  const dice: SoloDice = {
    crowns: at(state.crowns, 0),
    daggers: at(state.daggers, 0),
    skulls,
    scrolls,
    captives: at(state.crowns, VARRICK),
    theirs: at(state.daggers, VARRICK),
    drawn,
  }
  switch (state.phase) {
    case 'roll':
      return turn.roll(dice)
    case 'keep':
      return turn.keep(dice, at(state.giving, 0))
    case 'varrick':
      return turn.varrick(dice)
    default:
      return turn.choose(dice)
  }
}

/** Of the seat whose turn it is. */
function duelChance(state: State): number {
  const { seat, claims, crown } = state
  const duel = duelAt(state.table)
  const standing: Standing = {
    mine: at(claims, seat),
    theirs: at(claims, 1 - seat),
    crown: crown < 0 ? 'nobody' : crown === seat ? 'mine' : 'theirs',
  }
  return duel.value(standing, nodeOf(duel.turn, state) ?? 0)
}

const knownSolo = remembered(
  (tokens: number) => tokens,
  (tokens) => solved(new Solo(tokens)),
)

/** Positions of one game share their `Table`, which is quicker to look up than its options. */
const BY_TABLE = new WeakMap<Table, Duel>()

function duelAt(table: Table): Duel {
  const known = BY_TABLE.get(table)
  if (known !== undefined) return known
  const duel = knownDuel(table)
  BY_TABLE.set(table, duel)
  return duel
}

const knownDuel = remembered(
  (rules: DuelRules) =>
    [
      ...[rules.claims, rules.rivalDagger, rules.sixCrowns, rules.sevenSkulls],
      ...[rules.sevenDaggers, rules.vengeance, rules.crownDefence],
    ].join(),
  (rules) => solved(new Duel(rules)),
)

function solved<Work extends { step(): number }>(work: Work): Work {
  while (work.step() < 1);
  return work
}

/** A solution is a megabyte or a few: the last ones are kept. */
const KEPT = 4

function remembered<What, Key, Value>(keyOf: (what: What) => Key, make: (what: What) => Value): (what: What) => Value {
  const known = new Map<Key, Value>()
  return (what) => {
    const key = keyOf(what)
    const value = known.get(key) ?? make(what)
    known.delete(key)
    known.set(key, value)
    for (const [oldest] of known) if (known.size > KEPT) known.delete(oldest)
    return value
  }
}
