/** Made by `npm run strength -- 2000 --write`. */
import type { Strengths } from '../../engine/strength.ts'

export const STRENGTHS: Strengths = {
  games: 2000,
  seed: 1,
  shares: [
    [0.5, 0.278, 0.104, 0.021],
    [0.722, 0.5, 0.268, 0.095],
    [0.896, 0.732, 0.5, 0.2452],
    [0.979, 0.905, 0.7548, 0.5],
  ],
  elo: [0, 181, 369, 575],
  error: [0, 7, 8, 10],
}
