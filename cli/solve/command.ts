/** `iacta solve GAME`: the chances of perfect play, exactly, for the games that can be solved. */
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import type { Solution, SolvePlan, Solver, Solving } from '../../engine/bots/solver.ts'
import { type GameId, partsOf, rulesOf } from '../../games/index.ts'
import { cacheFile, cacheFolder } from '../../solving/cache.ts'
import { solveLarge } from '../../solving/large.ts'
import { type Args, numberFlag } from '../args.ts'
import type { Command, Context } from '../command.ts'
import { EXIT, Failure } from '../exit.ts'
import { gameWord } from '../games.ts'
import { reasonOf } from '../logs/files.ts'
import { readOptionsFlag } from '../play/setup.ts'
import { drawBar, screenOf, wipe } from '../simulate/progress.ts'
import { stoppable } from '../stoppable.ts'
import { wrap } from '../wrap.ts'

export const solveCommand: Command = {
  usage: 'GAME [--solo] [--options JSON] [--cores N] [--json]',
  words: 1,
  flags: {
    solo: {},
    options: { value: 'JSON' },
    cores: { value: 'N' },
    json: {},
  },
  run: async (context, args) => {
    const { io } = context
    const solve = await begin(context, gameWord(context, args.word), args)
    const solution = await stoppable(solve)
    if (solution === null) return EXIT.interrupted
    io.out(args.flags.json === true ? `${JSON.stringify(solution.json)}\n` : report(context, solution))
    return EXIT.ok
  },
}

/** Null: stopped. */
type Solve = (signal: AbortSignal) => Promise<Solution | null>

interface Table {
  readonly game: GameId
  readonly seats: number
  readonly options: unknown
}

/** Alone, or as many as sit at the smallest table of several. */
async function begin(context: Context, id: GameId, args: Args): Promise<Solve> {
  const game = await rulesOf(id)
  const { min } = game.seats
  const seats = args.flags.solo === true ? 1 : Math.max(2, min)
  const cores = numberFlag(context.text, args, 'cores', { min: 1, max: 256, or: availableParallelism() })
  const solver = await partsOf(id).solve?.()
  if (solver === undefined || seats < min) throw unsolved(context, id)
  const gameText = await partsOf(id).text(context.lang)
  const options = readOptionsFlag(context, { game, gameText, levels: [] }, args, seats)
  return solveBy(context, solver, { game: id, seats, options }, cores)
}

function solveBy(context: Context, solver: Solver, table: Table, cores: number): Solve {
  const plan = solver.plan?.(table.seats, table.options) ?? null
  if (plan !== null) return (signal) => byThreads(context, plan, table, cores, signal)
  const solving = solver.begin(table.seats, table.options)
  if (solving === null) throw unsolved(context, table.game)
  return (signal) => inSteps(context, solving, signal)
}

function unsolved({ text }: Context, game: GameId): Failure {
  return new Failure(EXIT.unavailable, text.solve.unsolved({ game }))
}

/** A progress bar, if the output is a terminal. */
function progressOf({ io, text }: Context) {
  const screen = screenOf(io)
  return {
    show: (part: number) => drawBar(screen, part, text.solve.progress({ percent: Math.floor(100 * part) })),
    end: () => wipe(screen),
  }
}

/** Between steps the program can hear Ctrl-C. */
async function inSteps(context: Context, solving: Solving, signal: AbortSignal): Promise<Solution | null> {
  const progress = progressOf(context)
  try {
    for (let part = solving.step(); part < 1; part = solving.step()) {
      progress.show(part)
      await setImmediate()
      if (signal.aborted) return null
    }
    return solving.solution()
  } finally {
    progress.end()
  }
}

async function byThreads(
  context: Context,
  plan: SolvePlan,
  table: Table,
  cores: number,
  signal: AbortSignal,
): Promise<Solution | null> {
  const { io, text } = context
  const progress = progressOf(context)
  const say = (line: string): void => {
    progress.end()
    io.err(`${wrap(`iacta: ${line}`, io.columns)}\n`)
  }
  // Without a compiler there is no kernel; it only takes longer.
  const kernel = await context.services.kernel(table.game).catch(() => null)
  const file = cacheFile(cacheFolder(io.env), table.game, plan)
  const memory = await solveLarge(
    { plan, task: { ...table, kernel }, file, cores },
    {
      signal,
      found: (cached) => {
        if (cached === 'damaged') say(text.solve.damaged({ file }))
        if (cached !== 'found' && !plan.isQuick(kernel)) say(text.solve.slow)
      },
      part: progress.show,
      unkept: (code) => say(text.cannotWrite({ file, reason: reasonOf(text, code) })),
    },
  ).finally(progress.end)
  if (memory !== null) return plan.join(memory, null).solution()
  say(text.solve.kept)
  return null
}

function report({ text, io }: Context, { chances, digits }: Solution): string {
  const [alone = 0, ...others] = chances.map((chance) => 100 * chance)
  const told = digits - 2
  const lines =
    others.length === 0
      ? [text.solve.alone({ rate: alone, digits: told })]
      : [alone, ...others].map((rate, seat) => text.solve.order({ number: seat + 1, rate, digits: told }))
  return `${lines.map((line) => wrap(line, io.columns)).join('\n')}\n`
}
