/** How much of the conformance suite every runtime plays, for each game. */
import type { Plan } from '../engine/conformance/suite.ts'
import type { GameId } from './index.ts'

export const PLANS: { readonly [id in GameId | 'pebbles']: Plan } = {
  pebbles: { options: [{}, { rounds: 5, bells: ['brass', 'iron'] }], matches: 10, seed: 1, bound: 400 },
  'dicy-cards': {
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
