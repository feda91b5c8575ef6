/** Made by `npm run strength -- 2000 --write`. */
import type { Strengths } from '../../engine/strength.ts'

export const STRENGTHS: Strengths = {
  games: 2000,
  seed: 1,
  shares: [
    [0.5, 0.111, 0.0215, 0.003],
    [0.889, 0.5, 0.2195, 0.0305],
    [0.9785, 0.7805, 0.5, 0.1445],
    [0.997, 0.9695, 0.8555, 0.5],
  ],
  elo: [0, 376, 613, 935],
  error: [0, 11, 13, 15],
}
