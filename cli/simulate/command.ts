/** `iacta simulate GAME --games N --seed S`: bots play many games on all cores, and it is counted who wins how. */
import { rulesOf } from '../../games/index.ts'
import type { Command, Context } from '../command.ts'
import { EXIT } from '../exit.ts'
import { stoppable } from '../stoppable.ts'
import { readCores, readPlan } from './flags.ts'
import { openFolder } from './folder.ts'
import { Progress, screenOf } from './progress.ts'
import { jsonReport, textReport } from './report.ts'
import type { SimulationPlan } from './run.ts'
import type { Tally } from './tally.ts'
import { WorkerPool } from './worker-pool.ts'

export const simulateCommand: Command = {
  usage: 'GAME --games N --seed N [--bots LEVELS] [--seats N] [--log FOLDER]',
  words: 1,
  flags: {
    games: { value: 'N' },
    seed: { value: 'N' },
    bots: { value: 'LEVELS' },
    seats: { value: 'N' },
    options: { value: 'JSON' },
    log: { value: 'FOLDER' },
    cores: { value: 'N' },
    json: {},
  },
  run: async (context, args) => {
    const plan = await readPlan(context, args)
    const cores = readCores(context, args)
    const game = await rulesOf(plan.game)
    if (plan.log !== null) openFolder(context, plan.log)
    const began = performance.now()
    const tally = await stoppable((signal) => count(context, plan, cores, signal))
    const found = { plan, game, tally, seconds: (performance.now() - began) / 1000 }
    context.io.out(args.flags.json === true ? `${jsonReport(found)}\n` : textReport(context, found))
    return tally.games < plan.games ? EXIT.interrupted : EXIT.ok
  },
}

async function count(context: Context, plan: SimulationPlan, cores: number, signal: AbortSignal): Promise<Tally> {
  const { io, text } = context
  const progress = new Progress(screenOf(io), text, plan.games, performance.now())
  try {
    return await new WorkerPool(context, plan).run(cores, signal, (games) => progress.show(games, performance.now()))
  } finally {
    progress.end()
  }
}
