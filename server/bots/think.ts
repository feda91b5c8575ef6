/** What a bot answers, wherever it thinks. */
import { chosenMove, plannedMove, type Question, type RaceQuestion } from '../../bots/race-plan.ts'
import type { Budget, Planned } from '../../engine/bots/bot.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import { botsOf } from '../../games/index.ts'
import type { Bots } from '../tables/deps.ts'

/** The move as the game writes it; null: rather not. Throws where there is no such game or bot. */
export async function think(question: Question, budget: Budget): Promise<string | null> {
  return chosenMove(await botsOf(question), question, budget)
}

/** What a bot would do next in a race; null: nothing. */
export async function plan(question: RaceQuestion, budget: Budget): Promise<Planned<string> | null> {
  return plannedMove(await botsOf(question), question, budget)
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
