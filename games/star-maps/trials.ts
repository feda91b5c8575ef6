/** How Star Maps is tried: plain sheets, locks and arms, chained bonuses, generated sheets. */
import type { Trials } from '../../engine/entry.ts'
import { BONUS_IDS } from './bonus-ids.ts'
import { sketch } from './sketch.ts'
import type { State } from './state.ts'

export const trials: Trials = {
  sketch: (state) => sketch(state as State),
  golden: [
    { name: 'plain', seats: 2, seed: 1, options: {} },
    { name: 'locks', seats: 3, seed: 2, options: { sheet: 'winged-horse', bonuses: ['pick', 'circle', 'turn'] } },
    { name: 'bonuses', seats: 2, seed: 23, options: { sheet: 'lyre', bonuses: BONUS_IDS } },
    {
      name: 'seeded',
      seats: 1,
      seed: 4,
      options: { sheet: 'seed:lucky star:hard', connectBonus: 'off', bonuses: ['note', 'two-circles'] },
    },
  ],
  plan: {
    options: [
      {},
      { sheet: 'twins', bonuses: BONUS_IDS },
      { sheet: 'hero', bonuses: BONUS_IDS },
      { sheet: 'crane', bonuses: ['pick', 'twin', 'again'], connectBonus: 'off' },
      { sheet: 'dragon', bonuses: ['note'] },
      { sheet: 'seed:a:hard', bonuses: BONUS_IDS, connectBonus: 'off' },
    ],
    matches: 1,
    seed: 3,
    bound: 2000,
  },
}
