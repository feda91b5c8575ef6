/**
 * `npm run strength [-- GAMES]`: how strong a game's bots are against each other, by seeded games with seats swapped, draws
 * counting half; and how long they think. Prints the tables of the games' BOTS.md.
 */
import { contest } from '../bots/arena.ts'
import type { Contestant } from '../bots/match.ts'
import type { Bot, Level } from '../engine/bot.ts'
import type { Game } from '../engine/contract.ts'
import { readOptions } from '../engine/options.ts'
import { GAME_IDS, partsOf, rulesOf } from '../games/index.ts'

const games = Number(process.argv[2] ?? 2000)

/** A bot whose thinking is timed, in ms. */
function timed({ bot }: Level, times: number[]): Bot {
  return {
    choose(view, seat, random, budget) {
      const began = performance.now()
      const move = bot.choose(view, seat, random, budget)
      times.push(performance.now() - began)
      return move
    },
  }
}

/** A share with its standard error, in percent. */
function percent(share: number, n: number): string {
  return `${(100 * share).toFixed(1)} ± ${(100 * Math.sqrt((share * (1 - share)) / n)).toFixed(1)}`
}

async function crossTable(game: Game, levels: readonly Level[], given: object): Promise<string> {
  const options = readOptions(game, 2, given)
  if (!options.ok) throw new Error(options.fault.code)
  const head = `| ${JSON.stringify(given)} | ${levels.map(({ id }) => id).join(' | ')} |\n|${' --- |'.repeat(levels.length + 1)}`
  const rows = levels.map((one, i) => {
    const cells = levels.map((two, j) =>
      j >= i ? '–' : percent(contest(game, options.value, one, [two], games, 1), games),
    )
    return `| ${one.id} | ${cells.join(' | ')} |`
  })
  return [head, ...rows].join('\n')
}

/** The strongest against tables of weaker ones; a fair share is one in so many. */
function crowds(game: Game, levels: readonly Level[]): string {
  const strongest = levels.at(-1) as Level
  const rows = [3, 4].flatMap((seats) =>
    levels.slice(0, -1).map((other) => {
      const options = readOptions(game, seats, {})
      const others: Contestant<unknown, unknown>[] = Array(seats - 1).fill(other)
      const n = Math.ceil(games / 4 / seats) * seats
      const share = options.ok ? contest(game, options.value, strongest, others, n, 1) : 0
      return `| ${seats} | ${other.id} | ${percent(share, n)} | ${(100 / seats).toFixed(1)} |`
    }),
  )
  return ['| seats | the others | the strongest wins, % | fair share, % |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  )
}

function thinking(game: Game, levels: readonly Level[]): string {
  const options = readOptions(game, 2, {})
  const rows = levels.map((level) => {
    const times: number[] = []
    const bot = timed(level, times)
    if (options.ok) contest(game, options.value, { bot }, [{ bot }], 40, 1)
    times.sort((a, b) => a - b)
    const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] as number).toFixed(2)
    return `| ${level.id} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`
  })
  return ['| ms a choice | median | 95 % | longest |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

for (const id of GAME_IDS) {
  const [game, { levels }] = await Promise.all([rulesOf(id), partsOf(id).bots()])
  console.log(`## ${id}, ${games} games a pairing\n`)
  for (const given of [{}, { lineup: 'interaction' }]) console.log(`${await crossTable(game, levels, given)}\n`)
  console.log(`${crowds(game, levels)}\n\n${thinking(game, levels)}\n`)
}
