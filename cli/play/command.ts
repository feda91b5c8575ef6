/** `iacta play [GAME]`: a table in the terminal. */

import { randomInt } from 'node:crypto'
import { isatty } from 'node:tty'
import type { Table } from '../../engine/table/table.ts'
import { botsOf, GAME_IDS, newest, partsOf } from '../../games/index.ts'
import { choiceFlag } from '../args.ts'
import type { Command, Context } from '../command.ts'
import { EXIT, type Exit } from '../exit.ts'
import { gameWord } from '../games.ts'
import { Narrator } from './narrator.ts'
import { PlainFront } from './plain.ts'
import { Save } from './save.ts'
import { ScreenFront, type Speed } from './screen.ts'
import { type Ended, playOn, type Session } from './session.ts'
import { setUp } from './setup.ts'

export const playCommand: Command = {
  usage: '[GAME] [--bots LEVELS] [--names NAMES] [--dice real]',
  words: 1,
  flags: {
    bots: { value: 'LEVELS' },
    names: { value: 'NAMES' },
    seats: { value: 'N' },
    options: { value: 'JSON' },
    dice: { value: 'app|real', values: ['app', 'real'] },
    speed: { value: 'slow|normal|instant', values: ['slow', 'normal', 'instant'] },
    resume: { value: 'FILE' },
    plain: {},
  },
  run: async (context, args) => {
    const id = gameWord(context, args.words[0] ?? (GAME_IDS[0] as string))
    const source = await botsOf({ game: id, version: newest(id) })
    const gameText = await partsOf(id).text(context.lang)
    const speed = choiceFlag<Speed>(context.text, args, 'speed', ['slow', 'normal', 'instant'], 'normal')
    const board = args.flags.plain === true ? undefined : await partsOf(id).terminal?.(context.lang)
    const screen = board !== undefined && isatty(0) && isatty(1) && context.io.env.TERM !== 'dumb'
    const levels = source.bots.levels.map((level) => level.id)
    const chosen = { game: source.game, gameText, levels }
    const setup = await setUp(context, chosen, args, screen ? process.stdin : null)
    if (setup === null) return EXIT.ok
    const { table, company, saved } = setup
    const save =
      saved === null ? Save.create(context, table, company, new Date()) : Save.reopen(context, saved.file, saved.log)
    const narrator = new Narrator(context, gameText, company)
    const front = screen
      ? new ScreenFront({ context, gameText, board, narrator, speed, company })
      : new PlainFront(context, gameText, narrator, process.stdin)
    const clock = (): number => performance.now()
    const roll = (sides: readonly number[]): number[] => sides.map((most) => randomInt(1, most + 1))
    const ended = await guarded({ company, front, save, bots: source, clock, roll }, table)
    return farewell(context, narrator, ended, save.file)
  },
}

/** Plays on, and restores the terminal on every exit path. */
async function guarded(session: Session, table: Table): Promise<Ended> {
  const { front } = session
  const stop = (): void => {
    front.close()
    process.exit(EXIT.interrupted)
  }
  process.once('SIGTERM', stop)
  process.once('SIGHUP', stop)
  try {
    const ended = await playOn(session, table)
    if (ended.ending === 'over') await front.over(ended.table)
    return ended
  } finally {
    process.off('SIGTERM', stop)
    process.off('SIGHUP', stop)
    front.close()
  }
}

function farewell({ io, text }: Context, narrator: Narrator, { table, ending }: Ended, file: string): Exit {
  if (ending === 'over') {
    io.out(`${narrator.result(table).join('\n')}\n${text.play.logged({ file })}\n`)
    return EXIT.ok
  }
  io.out(`${text.play.saved({ file, command: `iacta play ${table.game.id} --resume ${file}` })}\n`)
  return ending === 'quit' ? EXIT.ok : EXIT.interrupted
}
