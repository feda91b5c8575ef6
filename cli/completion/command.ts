/** `iacta completion bash|zsh|fish`: a script that completes commands, flags, their values, games and files. */
import type { Command, Context } from '../command.ts'
import type { CommandName } from '../commands.ts'
import { EXIT, Failure } from '../exit.ts'
import { bashScript } from './bash.ts'
import { fishScript } from './fish.ts'
import { type Shape, shapeOf } from './shape.ts'
import { zshScript } from './zsh.ts'

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const

type Shell = keyof typeof SCRIPTS

const SHELLS = Object.keys(SCRIPTS) as Shell[]

export const completionCommand: Command = {
  usage: SHELLS.join('|'),
  words: 1,
  flags: {},
  run: async (context, args) => {
    const shell = shellWord(context, args.word)
    context.io.out(SCRIPTS[shell](await shape(context)))
    return EXIT.ok
  },
}

function shellWord({ text }: Context, word: string): Shell {
  const shell = SHELLS.find((known) => known === word)
  if (shell !== undefined) return shell
  throw new Failure(EXIT.usage, text.notAWord({ flag: 'completion', got: word, words: SHELLS.join(', ') }))
}

async function shape({ text, commands }: Context): Promise<Shape> {
  const loaded = Object.entries(commands).map(async ([name, load]) => [name as CommandName, await load()] as const)
  return shapeOf(text, await Promise.all(loaded))
}
