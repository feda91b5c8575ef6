/** What the worker does, and the page where it can have no worker. */
import type { Budget } from '../../engine/bot.ts'
import { Xoshiro128 } from '../../engine/random.ts'
import { isGameId, loadGame, partsOf } from '../../games/index.ts'
import { loadLog } from './load.ts'
import type { Judgement, Outlook, Question, Reply, Request } from './messages.ts'
import { type Review, review } from './review.ts'

/** People are patient for a moment. Bots that only look things up take no notice. */
const BUDGET: Budget = { ms: 3000, now: () => performance.now() }

export async function think({ game: id, version, view, seat, level, seed }: Question): Promise<string | null> {
  const game = await loadGame(id, version)
  if (game === null || !isGameId(id)) throw new Error(`no rules ${id}/${version}`)
  const bot = (await partsOf(id).bots()).levels.find((one) => one.id === level)?.bot
  if (bot === undefined) throw new Error(`${id} has no bot ${level}`)
  const move = bot.choose(view, seat, new Xoshiro128(seed), BUDGET)
  return move === null ? null : game.write(move)
}

export async function warm(game: string, version: number): Promise<void> {
  if (isGameId(game)) await Promise.all([loadGame(game, version), partsOf(game).bots()])
}

/** Null where the log cannot be read, or its game cannot estimate chances. */
export async function reviewLog(log: string): Promise<Review | null> {
  const loaded = await loadLog(log)
  if (!loaded.ok) return null
  const { table } = loaded.value
  return isGameId(table.game.id) ? review(table, (await partsOf(table.game.id).bots()).knowledge) : null
}

/** Null where the game cannot tell. */
export async function judge({ game: id, version, view, seat }: Outlook): Promise<readonly Judgement[] | null> {
  const game = await loadGame(id, version)
  if (game === null || !isGameId(id)) throw new Error(`no rules ${id}/${version}`)
  const judged = (await partsOf(id).bots()).judge?.(view, seat, BUDGET) ?? null
  return judged?.map(({ move, ...rest }) => ({ ...rest, move: game.write(move) })) ?? null
}

export async function replyTo(request: Request): Promise<Reply | null> {
  if (request.kind === 'warm') {
    await warm(request.game, request.version).catch(() => undefined) // Whoever asks a question will be told.
    return null
  }
  const { id } = request
  try {
    switch (request.kind) {
      case 'choose':
        return { kind: 'chosen', id, move: await think(request) }
      case 'judge':
        return { kind: 'judged', id, moves: await judge(request) }
      case 'review':
        return { kind: 'reviewed', id, review: await reviewLog(request.log) }
    }
  } catch (error) {
    return { kind: 'failed', id, why: String(error) }
  }
}
