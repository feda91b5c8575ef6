/** How Dicy Cards is tried: every line-up in golden playthroughs, a sample of options in the conformance suite. */
import type { Fixtures } from '../../../engine/entry.ts'
import type { State } from '../rules/state.ts'
import { summarize } from '../rules/summary.ts'

export const fixtures: Fixtures = {
  summarize: (state) => summarize(state as State),
  golden: [
    { name: 'glacial', seats: 2, seed: 1, options: {} },
    { name: 'interglacial', seats: 3, seed: 2, options: { lineup: 'interglacial', target: 50 } },
    { name: 'beginner', seats: 2, seed: 3, options: { lineup: 'beginner' } },
    { name: 'intermediate', seats: 4, seed: 4, options: { lineup: 'intermediate', target: 50 } },
    { name: 'interaction', seats: 3, seed: 5, options: { lineup: 'interaction', target: 50, lowestThree: 'everyone' } },
    {
      name: 'custom',
      seats: 2,
      seed: 6,
      options: { lineup: 'custom', cards: ['same', 'lowest-three', 'sixes', 'all-different', 'straight'], target: 50 },
    },
  ],
  plan: {
    options: [
      {},
      { lineup: 'interglacial' },
      { lineup: 'beginner', target: 50 },
      { lineup: 'intermediate', target: 50 },
      { lineup: 'interaction', target: 50 },
      { lineup: 'interaction', target: 150, lowestThree: 'everyone' },
      {
        lineup: 'custom',
        cards: ['lowest-three', 'any-two', 'sixes', 'same', 'double-pair'],
        lowestThree: 'everyone',
        target: 200,
      },
    ],
    matches: 1,
    seed: 2,
    bound: 5000,
  },
}
