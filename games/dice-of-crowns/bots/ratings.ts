/** Made by `npm run ratings -- 10000 --write`. */
import { ratings } from '../../../engine/bots/ratings.ts'

export const RATINGS = ratings({
  games: 10000,
  wins: [[0.5532], [0.5979, 0.5443], [0.6299, 0.5757, 0.5318]],
  elo: [0, 38, 69, 91],
  error: [0, 2, 2, 3],
})
