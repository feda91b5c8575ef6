/** How Dice of Crowns is tried: golden playthroughs, and all pairs of option values in the conformance suite. */
import { pairwise } from '../../../engine/conformance/pairwise.ts'
import type { Fixtures } from '../../../engine/entry.ts'
import { OPTIONS, type Options, offers } from '../rules/options.ts'
import type { State } from '../rules/state.ts'
import { stateOf, summarize } from '../rules/summary.ts'

/** Every pair of values of two options that a table of `seats` can agree on. */
function pairsFor(seats: number): readonly object[] {
  const offered = (Object.keys(OPTIONS) as (keyof Options)[]).filter((option) => offers(option, seats))
  const choices = offered.flatMap((option) => {
    const spec = OPTIONS[option]
    return spec.kind === 'choice' ? [[option, spec.values] as const] : []
  })
  return pairwise(choices)
}

const ADVANCED: Partial<Options> = { claims: 5, vengeance: 'all', fate: 'on', crownDefence: 'on' }

export const fixtures: Fixtures = {
  summarize: (state) => summarize(state as State),
  golden: [
    { name: 'two', seats: 2, seed: 2098, options: {} },
    { name: 'four', seats: 4, seed: 299, options: {} },
    { name: 'advanced', seats: 5, seed: 2578, options: ADVANCED },
    { name: 'solo', seats: 1, seed: 2104, options: {} },
  ],
  rare: [
    stateOf({ phase: 'reward', skulls: 7, crown: 1, options: { crownDefence: 'on' } }),
    stateOf({ phase: 'reward', crowns: [3], skulls: 4, options: { fate: 'on', crownDefence: 'on' } }),
    stateOf({ seats: 3, phase: 'give', messenger: true, giving: [0, 1], skulls: 6 }),
  ],
  plan: { options: [{}, ...pairsFor(2), { tokens: 5 }, { tokens: 7 }], matches: 1, seed: 3, bound: 20_000 },
}
