/** How 9 Dice is tried: every option in golden playthroughs, a sample of them in the conformance suite. */
import type { Trials } from '../../engine/entry.ts'
import { sketch } from './sketch.ts'
import type { State } from './state.ts'

export const trials: Trials = {
  sketch: (state) => sketch(state as State),
  golden: [
    { name: 'three', seats: 3, seed: 1, options: {} },
    { name: 'taker', seats: 2, seed: 2, options: { blackBonus: 'taker-took', wrongWithBlack: 'triple', target: 10 } },
    {
      name: 'statement',
      seats: 2,
      seed: 3,
      options: { statement: 'on', seconds: 0, spinner: 6, start: 0, target: 10 },
    },
    { name: 'alone', seats: 1, seed: 4, options: { target: 10 } },
  ],
  plan: {
    options: [
      {},
      { blackBonus: 'taker-took', wrongWithBlack: 'triple' },
      { statement: 'on', seconds: 0, spinner: 6 },
      { start: 0, target: 10, spinner: 9, seconds: 15, lockout: 2000 },
    ],
    matches: 1,
    seed: 5,
    bound: 20_000,
  },
}
