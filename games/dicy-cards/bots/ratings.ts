/** Made by `npm run ratings -- 1000 --write`. */
import { ratings } from '../../../engine/bots/ratings.ts'

export const RATINGS = ratings({
  games: 1000,
  wins: [[0.7415], [0.845, 0.674], [0.959, 0.873, 0.721]],
  elo: [0, 181, 314, 499],
  error: [0, 10, 11, 12],
})
