/** Made by `npm run ratings -- 160 --write`. */
import type { Ratings } from '../../../engine/bots/ratings.ts'

export const RATINGS: Ratings = {
  games: 160,
  seed: 1,
  shares: [
    [0.5, 0.35, 0.2031, 0.0687],
    [0.65, 0.5, 0.3438, 0.1375],
    [0.7969, 0.6563, 0.5, 0.2469],
    [0.9313, 0.8625, 0.7531, 0.5],
  ],
  elo: [0, 114, 232, 430],
  error: [0, 23, 24, 28],
}
