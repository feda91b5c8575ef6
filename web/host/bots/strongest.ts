/** A day that is over as the strongest bot would have played it: with the same dice, and the same answers of the day's bot. */
import { hexToBytes } from '@noble/hashes/utils.js'
import { playMatch } from '../../../bots/matches/match.ts'
import type { Bot, Budget, Level } from '../../../engine/bots/bot.ts'
import type { Game } from '../../../engine/contract.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { type Entry, writeLog } from '../../../engine/log.ts'
import { answerSeed, openDay } from '../../../fair/day.ts'
import { deriver } from '../../../fair/throws.ts'
import { botsOf } from '../../../games/index.ts'
import { dayChance } from '../random.ts'
import type { Answer, Given } from './messages.ts'

export async function strongestLine(asked: Given<'strongest'>, budget: Budget): Promise<Answer<'strongest'>> {
  const { game, bots } = await botsOf(asked)
  const { date, rival, secret, setup } = asked
  const { throws, answers } = secret === null ? dayChance(game.id, date) : sealedChance(game, { ...asked, secret })
  const seeded = (bot: Bot): Bot => ({
    ...bot,
    choose: (view, seat) => bot.choose(view, seat, new Xoshiro128(answers(view)), budget),
  })
  const strongest = bots.levels.at(-1) as Level
  const seats = [strongest, ...bots.levels.filter(({ id }) => id === rival)].map(({ bot }) => ({ bot: seeded(bot) }))
  const entries: Entry<unknown>[] = []
  let thrown = 0
  const chance = { dice: { throw: (sides: readonly number[]) => throws(thrown++, sides) }, bots: new Xoshiro128(0) }
  playMatch({ game, options: setup.options, seats }, chance, (entry) => entries.push(entry))
  return { level: strongest.id, log: writeLog(game, { ...setup, entries }) }
}

/** All chance of a server's day, from its secret. */
function sealedChance(
  game: Game,
  { setup, date, secret }: Given<'strongest'> & { readonly secret: string },
): ReturnType<typeof dayChance> {
  const derive = deriver(openDay(game, setup, date, secret).opening, hexToBytes(secret))
  return { throws: (thrown, sides) => derive(thrown + 1, sides), answers: (view) => answerSeed(secret, view) }
}
