/** Whole games between bots, the same in every run. */
import { playMatch } from '../../bots/matches/match.ts'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import { type Entry, writeLog } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import { unwrap } from '../../engine/result.ts'
import { type GameId, partsOf, rulesOf } from '../../games/index.ts'

/** The log of a game between the strongest bots, or the weakest, and a step from `part` of it on where a seat acts next. `options`: also such as no table has. */
export async function played(
  id: GameId,
  seats: number,
  seed: number,
  part: number,
  { weakest = false, options: more = {} }: { readonly weakest?: boolean; readonly options?: object } = {},
) {
  const [game, { levels }] = await Promise.all([rulesOf(id), partsOf(id).bots()])
  const options = { ...(unwrap(readOptions(game, seats, {})) as object), ...more }
  const bot = levels.at(weakest ? 0 : -1)?.bot
  if (bot === undefined) throw new Error(`no bot of ${id}`)
  const entries: Entry<unknown>[] = []
  const match = { game, options, seats: Array.from({ length: seats }, () => ({ bot })) }
  // As if people had played: no line says that a bot moved for them.
  playMatch(match, { dice: new Xoshiro128(seed), bots: new Xoshiro128(~seed) }, ({ input, forced }) =>
    entries.push(forced === true ? { input, forced } : { input }),
  )
  const from = Math.floor(part * entries.length)
  const at = entries.findIndex(({ input, forced }, i) => i >= from && input.kind === 'move' && forced !== true)
  const log = (end?: number): string => writeLog(game, { seats, options, entries: entries.slice(0, end) })
  return { log, at }
}
