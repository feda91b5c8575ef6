/** Made by `npm run ratings -- 10000 --write`. */
import type { Ratings } from '../../../engine/bots/ratings.ts'

export const RATINGS: Ratings = {
  games: 10000,
  seed: 1,
  shares: [
    [0.5, 0.4468, 0.4021, 0.3701],
    [0.5532, 0.5, 0.4557, 0.4243],
    [0.5979, 0.5443, 0.5, 0.4682],
    [0.6299, 0.5757, 0.5318, 0.5],
  ],
  elo: [0, 38, 69, 91],
  error: [0, 2, 2, 3],
}
