/** Made by `npm run strength -- 400 --write`. */
import type { Strengths } from '../../engine/strength.ts'

export const STRENGTHS: Strengths = {
  games: 400,
  seed: 1,
  shares: [
    [0.5, 0.24, 0.1262, 0.055],
    [0.76, 0.5, 0.2863, 0.155],
    [0.8738, 0.7137, 0.5, 0.2425],
    [0.945, 0.845, 0.7575, 0.5],
  ],
  elo: [0, 194, 334, 511],
  error: [0, 16, 17, 20],
}
