/** Whole games between bots, the same in every run. */
import { playMatch } from '../../bots/matches/match.ts'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import { type Entry, writeLog } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import { type GameId, partsOf, rulesOf } from '../../games/index.ts'

/** The log of a game between bots of one level, and a step from `part` of it on where a seat acts next. */
export async function played(
  id: GameId,
  seats: number,
  seed: number,
  part: number,
  level: 'strongest' | 'weakest' = 'strongest',
) {
  const [game, { levels }] = await Promise.all([rulesOf(id), partsOf(id).bots()])
  const options = readOptions(game, seats, {})
  const bot = levels.at(level === 'strongest' ? -1 : 0)?.bot
  if (!options.ok || bot === undefined) throw new Error(`no game of ${id}`)
  const entries: Entry<unknown>[] = []
  const match = { game, options: options.value, seats: Array.from({ length: seats }, () => ({ bot })) }
  // As if people had played: no line says that a bot moved for them.
  playMatch(match, { dice: new Xoshiro128(seed), bots: new Xoshiro128(~seed) }, ({ input, forced }) =>
    entries.push(forced === true ? { input, forced } : { input }),
  )
  const from = Math.floor(part * entries.length)
  const at = entries.findIndex(({ input, forced }, i) => i >= from && input.kind === 'move' && forced !== true)
  const log = (end?: number): string =>
    writeLog(game, { seats, options: options.value, entries: entries.slice(0, end) })
  return { log, at }
}
