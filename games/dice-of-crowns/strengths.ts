/** Made by `npm run strength -- 2000 --write`. */
import type { Strengths } from '../../engine/strength.ts'

export const STRENGTHS: Strengths = {
  games: 2000,
  seed: 1,
  shares: [
    [0.5, 0.374, 0.2575, 0.1625],
    [0.626, 0.5, 0.3805, 0.2495],
    [0.7425, 0.6195, 0.5, 0.361],
    [0.8375, 0.7505, 0.639, 0.5],
  ],
  elo: [0, 93, 181, 283],
  error: [0, 6, 6, 7],
}
