/** What a bot answers, wherever it thinks. */
import { planMove, type Question, type RaceQuestion } from '../../bots/race-plan.ts'
import type { Budget, Planned } from '../../engine/bots/bot.ts'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import { isGameId, loadGame, partsOf } from '../../games/index.ts'
import type { Bots } from '../tables/deps.ts'

/** The move as the game writes it; null: rather not. Throws where there is no such game or bot. */
export async function think(question: Question, budget: Budget): Promise<string | null> {
  const { seat, view, seed } = question
  const { game, bot } = await find(question)
  const move = bot.choose(view, seat, new Xoshiro128(seed), budget)
  return move === null ? null : game.write(move)
}

/** What a bot would do next in a race; null: nothing. */
export async function plan(question: RaceQuestion, budget: Budget): Promise<Planned<string> | null> {
  const { game, bot } = await find(question)
  const planned = planMove(bot, question, budget)
  return planned === null ? null : { move: game.write(planned.move), at: planned.at }
}

async function find({ game: id, version, level }: Question) {
  const game = await loadGame(id, version)
  if (game === null || !isGameId(id)) throw new Error(`no rules ${id}/${version}`)
  const bot = (await partsOf(id).bots()).levels.find((one) => one.id === level)?.bot
  if (bot === undefined) throw new Error(`${id} has no bot ${level}`)
  return { game, bot }
}

/** Without threads: for tests, and where there is one table. */
export const directBots: Bots = {
  choose: (question) => answered(think(question, { iterations: 100 })),
  race: (question) => answered(plan(question, { iterations: 100 })),
}

async function answered<Value>(thought: Promise<Value>): Promise<Result<Value, 'stuck'>> {
  try {
    return good(await thought)
  } catch {
    return bad('stuck')
  }
}
