/** What the worker does, and the page where it can have no worker. */
import { prospectsOf } from '../../bots/prospects.ts'
import type { Budget, GameBots, Knowledge, Prospects } from '../../engine/bots/bot.ts'
import type { Game } from '../../engine/contract.ts'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import { isGameId, loadGame, partsOf } from '../../games/index.ts'
import { loadLog } from './load.ts'
import type { Judgement, Outlook, Plan, Question, RaceQuestion, Reply, Request } from './messages.ts'
import { type Review, review } from './review.ts'

/** People are patient for a moment. Bots that only look things up take no notice. */
const BUDGET: Budget = { ms: 3000, now: () => performance.now() }

/** In a race, a bot that has no notion of time is no quicker than people. */
export const REACTION = 1500

export async function think({ view, seat, seed, ...who }: Question): Promise<string | null> {
  const { game, bot } = await botOf(who)
  const move = bot.choose(view, seat, new Xoshiro128(seed), BUDGET)
  return move === null ? null : game.write(move)
}

/** What a bot would do next in a race, and when. */
export async function plan({ view, seat, seed, passed, ...who }: RaceQuestion): Promise<Plan | null> {
  const { game, bot } = await botOf(who)
  const random = new Xoshiro128(seed)
  if (bot.race !== undefined) {
    const planned = bot.race(view, seat, random, passed)
    return planned === null ? null : { move: game.write(planned.move), at: planned.at }
  }
  const move = bot.choose(view, seat, random, BUDGET)
  return move === null ? null : { move: game.write(move), at: passed + REACTION }
}

async function botOf({ level, ...which }: Pick<Question, 'game' | 'version' | 'level'>) {
  const { game, bots } = await partsFor(which)
  const bot = bots.levels.find((one) => one.id === level)?.bot
  if (bot === undefined) throw new Error(`${game.id} has no bot ${level}`)
  return { game, bot }
}

export async function warm(game: string, version: number): Promise<void> {
  if (isGameId(game)) await Promise.all([loadGame(game, version), partsOf(game).bots()])
}

/** Null where the log cannot be read, or its game cannot estimate chances. */
export async function reviewLog(log: string): Promise<Review | null> {
  const loaded = await loadLog(log)
  if (!loaded.ok) return null
  const { table } = loaded.value
  return isGameId(table.game.id) ? review(table, valuesOf(table.game, await partsOf(table.game.id).bots())) : null
}

/** So many games are played on from every position: enough for a curve that nobody reads figures from. */
const GLANCE: Budget = { iterations: 24 }

/** What a game knows of a position by looking at it, or by playing on from it. */
function valuesOf(game: Game, { knowledge, prospects, judge: _, ...bots }: GameBots): Knowledge {
  if (knowledge.value !== undefined || prospects === undefined) return knowledge
  const judges = { ...bots, prospects }
  return { value: (state, seat) => prospectsOf(game, judges, state, GLANCE).chances[seat] as number }
}

/** Null where the game cannot tell. */
export async function judge({ view, seat, ms, ...which }: Outlook): Promise<readonly Judgement[] | null> {
  const { game, bots } = await partsFor(which)
  const judged = bots.judge?.(view, seat, within(ms)) ?? null
  return judged?.map(({ move, ...rest }) => ({ ...rest, move: game.write(move) })) ?? null
}

/** What others have chosen in secret is made up: whoever asks does not know it either. */
export async function chances({ view, seat, ms, ...which }: Outlook): Promise<Prospects> {
  const { game, bots } = await partsFor(which)
  const { guess } = bots.knowledge
  const state = game.hidden?.(view) === true && guess !== undefined ? guess(view, seat, new Xoshiro128(seat)) : view
  return prospectsOf(game, bots, state, within(ms))
}

function within(ms: number | undefined): Budget {
  return ms === undefined ? BUDGET : { ...BUDGET, ms }
}

async function partsFor({ game: id, version }: Pick<Question, 'game' | 'version'>) {
  const game = await loadGame(id, version)
  if (game === null || !isGameId(id)) throw new Error(`no rules ${id}/${version}`)
  return { game, bots: await partsOf(id).bots() }
}

export async function replyTo(request: Request): Promise<Reply | null> {
  if (request.kind === 'warm') {
    await warm(request.game, request.version).catch(() => undefined) // Whoever asks a question will be told.
    return null
  }
  if (request.kind === 'learn') {
    if (isGameId(request.game)) (await partsOf(request.game).bots()).learn?.(request.solution)
    return null
  }
  const { id } = request
  try {
    switch (request.kind) {
      case 'choose':
        return { kind: 'chosen', id, move: await think(request) }
      case 'race':
        return { kind: 'planned', id, plan: await plan(request) }
      case 'judge':
        return { kind: 'judged', id, moves: await judge(request) }
      case 'chances':
        return { kind: 'chances', id, prospects: await chances(request) }
      case 'review':
        return { kind: 'reviewed', id, review: await reviewLog(request.log) }
    }
  } catch (error) {
    return { kind: 'failed', id, why: String(error) }
  }
}
