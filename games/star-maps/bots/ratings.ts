/** Made by `npm run ratings -- 300 --write`. */
import type { Ratings } from '../../../engine/bots/ratings.ts'

export const RATINGS: Ratings = {
  games: 300,
  seed: 1,
  shares: [
    [0.5, 0.3267, 0.09, 0],
    [0.6733, 0.5, 0.2183, 0.0717],
    [0.91, 0.7817, 0.5, 0.3217],
    [1, 0.9283, 0.6783, 0.5],
  ],
  elo: [0, 149, 409, 572],
  error: [0, 19, 22, 25],
}
