/** How a turn goes when it is played by a solution: every end with its exact chance, by walking all throws forward. */

import { DICE } from '../../rules/cards.ts'
import { PLACES } from '../../rules/state.ts'
import { actionAt, type Ends, FULL, HANDS, keptAt, PASSES, ROLLS, type Scoring, SETS, type Solution } from './turn.ts'

/** The action for every roll with every set, by `set ROLLS + roll`, and the hand that a reroll keeps. */
export interface Policy {
  readonly action: Int8Array
  readonly kept: Int16Array
}

export function policyOf(scoring: Scoring, ends: Ends, solution: Solution): Policy {
  const policy = { action: new Int8Array(SETS * ROLLS), kept: new Int16Array(SETS * ROLLS) }
  for (let set = 0; set < SETS; set++) {
    for (let roll = 0; roll < ROLLS; roll++) {
      const action = actionAt(scoring, ends, solution, set, FULL + roll)
      policy.action[set * ROLLS + roll] = action
      if (action < PLACES) continue
      policy.kept[set * ROLLS + roll] = keptAt(solution, set & ~(1 << (action - PLACES)), FULL + roll)
    }
  }
  return policy
}

/** An end of a turn: the card at `place` is scored for `points` with `set` active, or `PASSES` and 0. */
export type End = (place: number, set: number, points: number, chance: number) => void

/** Room for the chances on the way, all zero before and after. */
export function noMass(): Float64Array {
  return new Float64Array(SETS * HANDS)
}

/** Shows every end of a turn that begins with these cards active. Sets only get smaller, so each is left for good. */
export function walk(
  { points }: Scoring,
  { action, kept }: Policy,
  active: number,
  mass: Float64Array,
  end: End,
): void {
  mass.set(ROLL, active * HANDS + FULL)
  for (let set = active; set >= 0; set--) {
    if ((set & ~active) !== 0) continue
    throwKept(mass, set * HANDS)
    for (let roll = 0; roll < ROLLS; roll++) {
      const chance = mass[set * HANDS + FULL + roll] as number
      if (chance === 0) continue
      mass[set * HANDS + FULL + roll] = 0
      const act = action[set * ROLLS + roll] as number
      if (act >= PLACES) {
        const at = (set & ~(1 << (act - PLACES))) * HANDS + (kept[set * ROLLS + roll] as number)
        mass[at] = (mass[at] as number) + chance
      } else end(act, set, act === PASSES ? 0 : (points[act * ROLLS + roll] as number), chance)
    }
  }
}

/** The chance of each roll of six dice. */
const ROLL = DICE.ways.subarray(FULL).map((ways) => ways / 6 ** 6)

/** R5. The missing dice of the kept hands, one die after the other. */
function throwKept(mass: Float64Array, at: number): void {
  for (let hand = 0; hand < FULL; hand++) {
    const chance = mass[at + hand] as number
    if (chance === 0) continue
    mass[at + hand] = 0
    for (let next = hand * 6; next < hand * 6 + 6; next++) {
      const to = at + (DICE.plus[next] as number)
      mass[to] = (mass[to] as number) + chance / 6
    }
  }
}
