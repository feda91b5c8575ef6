/** The estimated chance to win between turns: `claims-estimate.ts`, with the dice and fate that each seat holds for its next turn. */
import type { Seat } from '../../../engine/contract.ts'
import { at, total } from '../rules/counts.ts'
import { DICE, type State, type Table } from '../rules/state.ts'
import { ClaimsEstimate } from './claims-estimate.ts'
import { turnChancesOf } from './turn-chances.ts'

/** All that matters between turns. */
export type Interval = Pick<State, 'table' | 'claims' | 'fate' | 'crown' | 'crowns' | 'daggers'>

/** How much of what would fail succeeds after all for each fate token: a guess. */
const FATE = 0.12

const RACES = new Map<string, ClaimsEstimate>()

function raceOf({ seats, claims, crownDefence }: Table): ClaimsEstimate {
  const key = `${seats} ${claims} ${crownDefence}`
  const race = RACES.get(key) ?? new ClaimsEstimate(seats, { claims, crownDefence })
  RACES.set(key, race)
  return race
}

/** The chance of `seat` when the turn of `next` begins. */
export function chanceAtTurnEnd(interval: Interval, next: Seat, seat: Seat): number {
  const { table, claims } = interval
  const defence = table.crownDefence === 'on'
  const most = defence ? table.claims - 1 : table.claims
  const lacks = Array.from({ length: table.seats }, (_, one) => Math.max(0, most - at(claims, one)))
  const race = raceOf(table)
  const turns = lastMarked(interval, next)
  const { claim, safe } = turnChancesOf(table)
  const movers = Array.from({ length: turns + 1 }, (_, turn) => (next + turn) % table.seats)
  const claiming = movers.map((mover) => turnChance(interval, mover, claim))

  /** The first turns are not alike: some seats hold dice or fate. */
  function from(turn: number, crown: Seat | -1): number {
    const mover = movers[turn]
    if (mover === undefined) return race.chance(lacks, crown, (next + turn) % table.seats, seat)
    const lack = lacks[mover] as number
    const failed = from(turn + 1, crown)
    if (lack === (defence ? 0 : 1) && (!defence || crown === mover)) {
      const wins = defence ? turnChance(interval, mover, safe) : (claiming[turn] as number)
      return (mover === seat ? wins : 0) + (1 - wins) * failed
    }
    lacks[mover] = Math.max(0, lack - 1)
    const claimed = from(turn + 1, lack === 0 ? mover : crown)
    lacks[mover] = lack
    const chance = claiming[turn] as number
    return chance * claimed + (1 - chance) * failed
  }
  return from(0, interval.crown)
}

/** The last of the coming turns whose seat holds anything; -1: none does. */
function lastMarked({ table, crowns, daggers, fate }: Interval, next: Seat): number {
  let last = -1
  for (let turn = 0; turn < table.seats; turn++) {
    if (at(crowns | daggers | fate, (next + turn) % table.seats) > 0) last = turn
  }
  return last
}

/** Of a turn that this seat begins with what it holds now. */
function turnChance({ table, crowns, daggers, fate }: Interval, seat: Seat, chances: Float64Array): number {
  const held = at(daggers, seat)
  const tokens = at(fate, seat)
  // Fate can reroll the daggers that betray at once (R2), and most of them become something else.
  const spent = Math.max(0, held - 2)
  if (spent > tokens) return 0
  const mine = { crowns: at(crowns, seat), daggers: held - spent }
  const rivalDaggers = total(crowns + daggers) - held - mine.crowns
  const { turn } = turnChancesOf(table)
  const dice = { ...mine, skulls: 0, scrolls: 0, rivalCrowns: 0, rivalDaggers, shielded: table.rivalDagger === 'keep' }
  const loose = DICE - mine.crowns - mine.daggers - rivalDaggers
  const hope = chances[loose === 0 ? turn.choose(dice) : turn.roll(dice)] as number
  return (1 - (1 - hope) * (1 - FATE) ** (tokens - spent)) * (5 / 6) ** spent
}
