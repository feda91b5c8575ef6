/** Made by `npm run ratings -- 160 --write`. */
import type { Ratings } from '../../../engine/bots/ratings.ts'

export const RATINGS: Ratings = {
  games: 160,
  seed: 1,
  shares: [
    [0.5, 0.3125, 0.2344, 0.1312],
    [0.6875, 0.5, 0.3, 0.1687],
    [0.7656, 0.7, 0.5, 0.2469],
    [0.8688, 0.8313, 0.7531, 0.5],
  ],
  elo: [0, 103, 215, 378],
  error: [0, 22, 23, 26],
}
