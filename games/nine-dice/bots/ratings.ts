/** Made by `npm run ratings -- 2000 --write`. */
import type { Ratings } from '../../../engine/bots/ratings.ts'

export const RATINGS: Ratings = {
  games: 2000,
  seed: 1,
  shares: [
    [0.5, 0.2705, 0.0745, 0.015],
    [0.7295, 0.5, 0.2165, 0.061],
    [0.9255, 0.7835, 0.5, 0.219],
    [0.985, 0.939, 0.781, 0.5],
  ],
  elo: [0, 184, 423, 653],
  error: [0, 8, 9, 11],
}
