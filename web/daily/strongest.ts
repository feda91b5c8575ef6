/** What the strongest bot would have made of a day that is over: the same dice, and the same answers of the day's bot. */
import { questionOf } from '../../bots/race-plan.ts'
import { readMove } from '../../engine/log.ts'
import { setupOf } from '../../engine/parts/daily.ts'
import { isOptional } from '../../engine/race-order.ts'
import { act, openTable, stateOf, type Table } from '../../engine/table/table.ts'
import { type GameId, partsOf, rulesOf } from '../../games/index.ts'
import type { BotService } from '../host/bots/bots.ts'
import type { Deps } from '../host/page.ts'

/** The chance of a day: of one with a server by its secret, of one without by its date. */
export type DayChance = Required<Pick<Deps, 'throws' | 'answers'>>

interface LineOfPlay {
  readonly table: Table
  /** The level that played it. */
  readonly level: string
}

/** No game is longer: something is wrong. */
const MOST_INPUTS = 5000

/** Null: a bot did not answer, or the page that asked is `gone`. */
export async function strongestLine(
  id: GameId,
  date: string,
  botService: BotService,
  chance: DayChance,
  gone: () => boolean,
): Promise<LineOfPlay | null> {
  const [game, daily, bots] = await Promise.all([rulesOf(id), partsOf(id).daily?.(), partsOf(id).bots()])
  const level = bots.levels.at(-1)?.id
  if (daily === undefined || level === undefined) return null
  const { seats, options } = setupOf(game, daily, date)
  let table: Table | null = openTable(game, seats, options)
  const levels = [level, daily.rival(date) ?? level]
  for (let inputs = 0; table !== null && inputs < MOST_INPUTS && !gone(); inputs++) {
    if (game.turn(stateOf(table)).kind === 'over') return { table, level }
    table = await next(table, levels, botService, chance)
  }
  return null
}

async function next(
  table: Table,
  levels: readonly string[],
  botService: BotService,
  chance: DayChance,
): Promise<Table | null> {
  const { game, entries } = table
  const turn = game.turn(stateOf(table))
  if (turn.kind === 'throw') {
    const thrown = entries.filter(({ input }) => input.kind === 'throw').length
    return after(table, { kind: 'throw', faces: chance.throws(thrown, turn.sides) })
  }
  const seat = turn.kind === 'move' ? (turn.seats[0] ?? 0) : 0
  const asked = questionOf(game, stateOf(table), seat, levels[seat] ?? '')
  const question = { ...asked, seed: chance.answers(asked.view) }
  if (isOptional(turn)) return race(table, question, botService)
  const answer = await botService.choose(question)
  const move = answer.ok && answer.value !== null ? readMove(game, answer.value) : null
  return move?.ok ? after(table, { kind: 'move', seat, move: move.value }) : null
}

/** The bot's next grab, or the end of its time. */
async function race(
  table: Table,
  question: Parameters<BotService['choose']>[0],
  botService: BotService,
): Promise<Table | null> {
  const last = table.entries.at(-1)?.input
  const passed = last?.kind === 'move' ? (last.at ?? 0) : 0
  const plan = await botService.race({ ...question, passed })
  if (!plan.ok) return null
  if (plan.value === null) return after(table, { kind: 'time' })
  const move = readMove(table.game, plan.value.move)
  return move.ok ? after(table, { kind: 'move', seat: question.seat, move: move.value, at: plan.value.at }) : null
}

function after(table: Table, input: Table['entries'][number]['input']): Table | null {
  const next = act(table, { input, ...(input.kind === 'move' ? { by: 'bot' as const } : {}) })
  return next.ok ? next.value : null
}
