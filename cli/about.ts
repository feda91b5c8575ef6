import { creditsIn } from '../games/index.ts'
import type { Command } from './command.ts'
import { EXIT } from './exit.ts'
import { wrap } from './wrap.ts'

export const aboutCommand: Command = {
  usage: '',
  words: 0,
  flags: {},
  run: async ({ io, engine }) => {
    io.out(`${wrap(engine.about({ games: await creditsIn(engine.lang) }), io.columns)}\n`)
    return EXIT.ok
  },
}
