/** What the worker does, and the page where it can have no worker. */
import { analyse, endPlaces } from '../../../bots/insights/analysis.ts'
import { chosenMove, plannedMove } from '../../../bots/race-plan.ts'
import { Chances } from '../../../bots/review/chances.ts'
import type { Budget, GameBots } from '../../../engine/bots/bot.ts'
import type { Seat } from '../../../engine/contract.ts'
import { forMedal } from '../../../engine/solo.ts'
import { stateOf, type Table } from '../../../engine/table/table.ts'
import { botsOf, type GameId, isGameId, loadGame, partsOf } from '../../../games/index.ts'
import { loadLog } from '../load.ts'
import type { Analysed, Answer, ChancesQuestion, Given, JobName, Outcome, Reply, Request } from './messages.ts'
import { strongestLine } from './strongest.ts'

/** People are patient for a moment. Bots that only look things up take no notice. */
const BUDGET: Budget = { ms: 3000, now: () => performance.now() }

/** Cached by game while the worker lives. */
const sources = new Map<string, Chances<unknown, unknown>>()

function sourceOf(id: string, bots: GameBots): Chances<unknown, unknown> {
  const source = sources.get(id) ?? new Chances(bots)
  sources.set(id, source)
  return source
}

export async function judge({ seat, states, entries, ...which }: ChancesQuestion) {
  const { game, bots } = await botsOf(which)
  const moves = sourceOf(game.id, bots).moves({ game, states, entries }, entries.length, seat)
  return moves?.map(({ move, ...rest }) => ({ ...rest, move: game.write(move) })) ?? null
}

export async function chances({ states, entries, ...which }: ChancesQuestion) {
  const { game, bots } = await botsOf(which)
  return sourceOf(game.id, bots).at({ game, states, entries }, entries.length)
}

async function analysed(game: Given<'analyse'>): Promise<Analysed | null> {
  const ended = await endedGame(game)
  if (ended === null) return null
  const { table, outcome, bots } = ended
  const analysis = analyse(table, outcome.seat, await bots())
  return analysis === null ? null : { ...outcome, analysis }
}

/** Null: the log cannot be read, its game is not over, or it cannot be told which seat a person played. */
async function endedGame({ log, seat: given }: Given<'analyse'>) {
  const loaded = await loadLog(log)
  if (!loaded.ok || !isGameId(loaded.value.table.game.id)) return null
  const { table } = loaded.value
  const seat = given ?? onlyPerson(table)
  const end = stateOf(table)
  const { bots } = partsOf(table.game.id as GameId)
  const places = endPlaces(table.game, end, forMedal(table.game, table.seats) ? await bots() : {})
  if (seat === null || seat >= table.seats || places === null) return null
  const outcome: Outcome = { seat, places, scores: table.game.scores(end) }
  return { table, outcome, bots }
}

/** The only seat with a human player; null: none, or several. */
function onlyPerson({ seats, entries }: Table): Seat | null {
  if (seats === 1) return 0
  const own = new Set(
    entries.flatMap(({ input, by, forced }) => {
      return input.kind === 'move' && by === undefined && forced !== true ? [input.seat] : []
    }),
  )
  return own.size === 1 ? ([...own][0] ?? null) : null
}

const JOBS: { readonly [Name in JobName]: (given: Given<Name>) => Promise<Answer<Name>> } = {
  warm: async ({ game, version }) => {
    if (isGameId(game)) await Promise.all([loadGame(game, version), partsOf(game).bots()])
    return null
  },
  choose: async (question) => chosenMove(await botsOf(question), question, BUDGET),
  race: async (question) => plannedMove(await botsOf(question), question, BUDGET),
  judge,
  chances,
  analyse: analysed,
  outcome: async (game) => (await endedGame(game))?.outcome ?? null,
  strongest: async (day) => strongestLine(day, BUDGET),
  learn: async ({ game, solution }) => {
    if (isGameId(game)) (await partsOf(game).bots()).learn?.(solution)
    sources.get(game)?.forget()
    return null
  },
}

export async function replyTo({ id, job, given }: Request): Promise<Reply> {
  try {
    return { id, value: await JOBS[job](given as never) }
  } catch (error) {
    return { id, failed: String(error) }
  }
}
