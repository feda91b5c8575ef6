/** `iacta play [GAME]`: a table in the terminal. */

import { randomInt } from 'node:crypto'
import { isatty } from 'node:tty'
import { planMove } from '../../bots/race-plan.ts'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import { stateOf, type Table } from '../../engine/table/table.ts'
import { viewOf } from '../../engine/table/view.ts'
import { GAME_IDS, type GameId, partsOf, rulesOf } from '../../games/index.ts'
import { type Args, choiceFlag } from '../args.ts'
import type { Command, Context } from '../command.ts'
import { EXIT, type Exit } from '../exit.ts'
import { gameWord } from '../games.ts'
import { Narrator } from './narrator.ts'
import { PlainFront } from './plain.ts'
import type { PlanBotMove } from './race.ts'
import { Save } from './save.ts'
import { ScreenFront, type Speed } from './screen.ts'
import { type Choose, type Front, playOn, type Session } from './session.ts'
import { type Chosen, setUp } from './setup.ts'

export const playCommand: Command = {
  usage: '[GAME] [--bots LEVELS] [--names NAMES] [--dice real]',
  words: 1,
  flags: {
    bots: { type: 'string', value: 'LEVELS' },
    names: { type: 'string', value: 'NAMES' },
    seats: { type: 'string', value: 'N' },
    options: { type: 'string', value: 'JSON' },
    dice: { type: 'string', value: 'app|real', values: ['app', 'real'] },
    speed: { type: 'string', value: 'slow|normal|instant', values: ['slow', 'normal', 'instant'] },
    resume: { type: 'string', value: 'FILE' },
    plain: { type: 'boolean' },
  },
  run: async (context, args) => {
    const id = gameWord(context, args.words[0] ?? (GAME_IDS[0] as string))
    const game = await rulesOf(id)
    const gameText = await partsOf(id).text(context.lang)
    const { levels } = await partsOf(id).bots()
    const chosen: Chosen = { game, gameText, levels: levels.map((level) => level.id) }
    const random = new Xoshiro128(randomInt(2 ** 32))
    const choose: Choose = (level, table, seat) => {
      const bot = levels.find((one) => one.id === level)?.bot
      return bot?.choose(viewOf(table.game, stateOf(table), seat), seat, random)
    }
    const plan: PlanBotMove = (level, table, seat, seed, passed) => {
      const bot = levels.find((one) => one.id === level)?.bot
      return bot === undefined
        ? null
        : planMove(bot, { view: viewOf(table.game, stateOf(table), seat), seat, seed, passed })
    }
    return run(context, args, chosen, id, { choose, plan })
  },
}

async function run(
  context: Context,
  args: Args,
  chosen: Chosen,
  id: GameId,
  bots: Pick<Session, 'choose' | 'plan'>,
): Promise<Exit> {
  const { text, io, lang } = context
  const { gameText } = chosen
  const speed = choiceFlag<Speed>(text, args, 'speed', ['slow', 'normal', 'instant'], 'normal')
  const board = args.flags.plain === true ? undefined : await partsOf(id).terminal?.(lang)
  const screen = board !== undefined && isatty(0) && isatty(1) && io.env.TERM !== 'dumb'
  const setup = await setUp(context, chosen, args, screen ? process.stdin : null)
  if (setup === null) return EXIT.ok
  const { table, company, saved } = setup
  const save =
    saved === null ? Save.create(context, table, company, new Date()) : Save.reopen(context, saved.file, saved.log)
  const narrator = new Narrator(context, gameText, company)
  const botSeats = new Set(company.sitters.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : [])))
  const front = screen
    ? new ScreenFront({
        ...{ context, gameText, narrator, speed, bots: botSeats },
        board,
        input: process.stdin,
        output: process.stdout,
      })
    : new PlainFront(context, gameText, narrator, process.stdin)
  const ending = await guarded(
    front,
    () => playOn({ company, front, save, ...bots }, table),
    async (end) => {
      if (front instanceof ScreenFront && end.ending === 'over')
        await front.over(end.table, [...narrator.result(end.table), text.play.anyKey])
    },
  )
  return farewell(context, narrator, ending.table, ending.ending, save.file)
}

/** Restores the terminal on every exit path. */
async function guarded<End>(front: Front, play: () => Promise<End>, after: (end: End) => Promise<void>): Promise<End> {
  const stop = (): void => {
    front.close()
    process.exit(EXIT.interrupted)
  }
  process.once('SIGTERM', stop)
  process.once('SIGHUP', stop)
  try {
    const end = await play()
    await after(end)
    return end
  } finally {
    process.off('SIGTERM', stop)
    process.off('SIGHUP', stop)
    front.close()
  }
}

function farewell(
  { io, text }: Context,
  narrator: Narrator,
  table: Table,
  ending: 'over' | 'quit' | 'interrupted',
  file: string,
): Exit {
  if (ending === 'over') {
    io.out(`${narrator.result(table).join('\n')}\n${text.play.logged({ file })}\n`)
    return EXIT.ok
  }
  io.out(`${text.play.saved({ file, command: `iacta play ${table.game.id} --resume ${file}` })}\n`)
  return ending === 'quit' ? EXIT.ok : EXIT.interrupted
}
