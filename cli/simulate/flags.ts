/** The plan of a simulation from flags, checked whole before the first game. */
import { availableParallelism } from 'node:os'
import type { Game } from '../../engine/contract.ts'
import { brief, usualSeats } from '../../engine/options.ts'
import { type GameId, partsOf, rulesOf } from '../../games/index.ts'
import { type Args, numberFlag, textFlag } from '../args.ts'
import type { Context } from '../command.ts'
import { EXIT, Failure } from '../exit.ts'
import { gameWord, unknownWord } from '../games.ts'
import { readOptionsFlag } from '../play/setup.ts'
import { botNames, type SimulationPlan } from './run.ts'

const MOST = { games: 1e7, seed: 2 ** 32 - 1, cores: 256 } as const

export async function readPlan(context: Context, args: Args): Promise<SimulationPlan> {
  const { text, lang } = context
  const id = gameWord(context, args.word)
  const game = await rulesOf(id)
  const bots = seated(context, args, game, await readBots(context, args, id))
  const gameText = await partsOf(id).text(lang)
  const options = readOptionsFlag(context, { game, gameText, levels: [] }, args, bots.length)
  const log = textFlag(args, 'log') ?? null
  const number = (name: string, min: number, max: number): number => {
    const what = `--${name} N`
    if (args.flags[name] === undefined) throw new Failure(EXIT.usage, text.missing({ what, command: 'simulate' }))
    return numberFlag(text, args, name, { min, max, or: min })
  }
  const [games, seed] = [number('games', 1, MOST.games), number('seed', 0, MOST.seed)]
  return { game: id, seats: bots.length, options, bots, seed, games, log }
}

export function readCores({ text }: Context, args: Args): number {
  return numberFlag(text, args, 'cores', { min: 1, max: MOST.cores, or: availableParallelism() })
}

/** The names that are given; else the strongest of the game's own. */
async function readBots(context: Context, args: Args, id: GameId): Promise<string[]> {
  const known = await botNames(id)
  const words = (textFlag(args, 'bots') ?? known.at(-1) ?? '').split(',').map((word) => word.trim())
  return words.map((word) => botWord(context, word, known))
}

/** One for each seat, or one for all of them; as many seats as bots are named, else two, where the game can be played by two. */
function seated({ text }: Context, args: Args, game: Game, bots: readonly string[]): string[] {
  const { min, max } = game.seats
  const seats = numberFlag(text, args, 'seats', { min, max, or: bots.length > 1 ? bots.length : usualSeats(game) })
  if (bots.length === 1) return Array<string>(seats).fill(bots[0] as string)
  if (bots.length === seats && seats >= min && seats <= max) return [...bots]
  const fit = Math.min(max, Math.max(min, seats))
  throw new Failure(EXIT.usage, text.simulate.botsForSeats({ bots: bots.length, seats: fit }))
}

function botWord(context: Context, word: string, known: readonly string[]): string {
  if (known.includes(word)) return word
  const told = context.text.notAWord({ flag: '--bots', got: brief(word), words: known.join(', ') })
  throw unknownWord(context, told, word, known)
}
