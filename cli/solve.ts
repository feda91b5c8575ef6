/** `iacta solve GAME`: the chances of perfect play, exactly, for the games that can be solved. */
import { setImmediate } from 'node:timers/promises'
import { isatty } from 'node:tty'
import { parseJson } from '../engine/json.ts'
import type { Solution, Solving } from '../engine/solver.ts'
import { type GameId, partsOf, rulesOf } from '../games/index.ts'
import { type Args, numberFlag, textFlag } from './args.ts'
import type { Command, Context } from './command.ts'
import { EXIT, Failure } from './exit.ts'
import { gameWord } from './games.ts'
import { readOptionsFlag } from './play/setup.ts'
import { drawBar, wipe } from './simulate/progress.ts'
import { stoppable } from './stoppable.ts'
import { wrap } from './wrap.ts'

export const solveCommand: Command = {
  usage: 'GAME [--solo] [--tokens N] [--options JSON] [--json]',
  words: 1,
  flags: {
    solo: { type: 'boolean' },
    tokens: { type: 'string', value: 'N' },
    options: { type: 'string', value: 'JSON' },
    json: { type: 'boolean' },
  },
  run: async (context, args) => {
    const { io, text } = context
    const [word] = args.words
    if (word === undefined) throw new Failure(EXIT.usage, text.missing({ what: 'GAME', command: 'solve' }))
    const solving = await begin(context, gameWord(context, word), args)
    const solution = await stoppable((signal) => solve(context, solving, signal))
    if (solution === null) return EXIT.interrupted
    io.out(args.flags.json === true ? `${JSON.stringify(solution.json)}\n` : report(context, solution))
    return EXIT.ok
  },
}

/** Alone, or as many as sit at the smallest table of several. */
async function begin(context: Context, id: GameId, args: Args): Promise<Solving> {
  const game = await rulesOf(id)
  const { min } = game.seats
  const seats = args.flags.solo === true ? 1 : Math.max(2, min)
  const unsolved = new Failure(EXIT.unavailable, context.text.solve.unsolved({ game: id }))
  const solver = await partsOf(id).solve?.()
  if (solver === undefined || seats < min) throw unsolved
  const gameText = await partsOf(id).text(context.lang)
  const options = readOptionsFlag(context, { game, gameText, levels: [] }, withTokens(context, args), seats)
  const solving = solver.begin(seats, options)
  if (solving === null) throw unsolved
  return solving
}

/** `--tokens 5` is short for the option of that name. */
function withTokens({ text }: Context, args: Args): Args {
  if (textFlag(args, 'tokens') === undefined) return args
  const tokens = numberFlag(text, args, 'tokens', { min: 1, max: 99, or: 1 })
  const others = parseJson(textFlag(args, 'options') ?? '{}')
  if (typeof others !== 'object' || others === null) return args
  return { ...args, flags: { ...args.flags, options: JSON.stringify({ ...others, tokens }) } }
}

/** Null: stopped. Between steps the program can hear Ctrl-C. */
async function solve({ io, text }: Context, solving: Solving, signal: AbortSignal): Promise<Solution | null> {
  const shown = isatty(2) && io.env.TERM !== 'dumb'
  const screen = { write: io.err, columns: process.stderr.columns || 80 }
  try {
    for (let part = solving.step(); part < 1; part = solving.step()) {
      if (shown) drawBar(screen, part, text.solve.progress({ percent: Math.floor(100 * part) }))
      await setImmediate()
      if (signal.aborted) return null
    }
    return solving.solution()
  } finally {
    if (shown) wipe(screen)
  }
}

function report({ text, io }: Context, { chances }: Solution): string {
  const [alone = 0, ...others] = chances.map((chance) => 100 * chance)
  const lines =
    others.length === 0
      ? [text.solve.alone({ rate: alone })]
      : [alone, ...others].map((rate, seat) => text.solve.order({ number: seat + 1, rate }))
  return `${lines.map((line) => wrap(line, io.columns)).join('\n')}\n`
}
