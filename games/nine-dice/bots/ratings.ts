/** Made by `npm run ratings -- 2000 --write`. */
import { ratings } from '../../../engine/bots/ratings.ts'

export const RATINGS = ratings({
  games: 2000,
  wins: [[0.7295], [0.9255, 0.7835], [0.985, 0.939, 0.781]],
  elo: [0, 184, 423, 653],
  error: [0, 8, 9, 11],
})
