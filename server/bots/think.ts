/** What a bot answers, wherever it thinks. */
import type { Budget } from '../../engine/bot.ts'
import { Xoshiro128 } from '../../engine/random.ts'
import { bad, good } from '../../engine/result.ts'
import { isGameId, loadGame, partsOf } from '../../games/index.ts'
import type { Bots, Question } from '../tables/deps.ts'

/** The move as the game writes it; null: rather not. Throws where there is no such game or bot. */
export async function think(question: Question, budget: Budget): Promise<string | null> {
  const { game: id, rules, level, seat, view, seed } = question
  const game = await loadGame(id, rules)
  if (game === null || !isGameId(id)) throw new Error(`no rules ${id}/${rules}`)
  const bot = (await partsOf(id).bots()).levels.find((one) => one.id === level)?.bot
  if (bot === undefined) throw new Error(`${id} has no bot ${level}`)
  const move = bot.choose(view, seat, new Xoshiro128(seed), budget)
  return move === null ? null : game.write(move)
}

/** Without threads: for tests, and where there is one table. */
export const directBots: Bots = {
  choose: async (question) => {
    try {
      return good(await think(question, { iterations: 100 }))
    } catch {
      return bad('stuck')
    }
  },
}
