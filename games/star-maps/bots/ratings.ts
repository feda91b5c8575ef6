/** Made by `npm run ratings -- 160 --write`. */
import { ratings } from '../../../engine/bots/ratings.ts'

export const RATINGS = ratings({
  games: 160,
  wins: [[0.6875], [0.7656, 0.7], [0.8688, 0.8313, 0.7531]],
  elo: [0, 103, 215, 378],
  error: [0, 22, 23, 26],
})
