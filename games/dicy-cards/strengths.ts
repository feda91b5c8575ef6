/** Made by `npm run strength -- 2000 --write`. */
import type { Strengths } from '../../engine/strength.ts'

export const STRENGTHS: Strengths = {
  games: 2000,
  seed: 1,
  shares: [
    [0.5, 0.2023, 0.0585, 0.029],
    [0.7977, 0.5, 0.1973, 0.123],
    [0.9415, 0.8027, 0.5, 0.2833],
    [0.971, 0.877, 0.7167, 0.5],
  ],
  elo: [0, 242, 469, 614],
  error: [0, 8, 9, 10],
}
