/** Made by `npm run ratings -- 1000 --write`. */
import type { Ratings } from '../../../engine/bots/ratings.ts'

export const RATINGS: Ratings = {
  games: 1000,
  seed: 1,
  shares: [
    [0.5, 0.2585, 0.155, 0.041],
    [0.7415, 0.5, 0.326, 0.127],
    [0.845, 0.674, 0.5, 0.279],
    [0.959, 0.873, 0.721, 0.5],
  ],
  elo: [0, 181, 314, 499],
  error: [0, 10, 11, 12],
}
