/** Start here: `iacta COMMAND …`. Finds language and command, prints help, turns failures into sentences and exit codes. */
import { brief } from '../engine/options.ts'
import { loadCatalog } from '../engine/text/catalog.ts'
import { isLang, LANGS, pickLang } from '../engine/text/lang.ts'
import { nearest } from '../engine/text/near.ts'
import packageJson from '../package.json' with { type: 'json' }
import { readArgs } from './args.ts'
import { type Context, GLOBAL } from './command.ts'
import { COMMAND_NAMES, COMMANDS, isCommand } from './commands.ts'
import { EXIT, type Exit, Failure } from './exit.ts'
import { commandHelp, help } from './help.ts'
import { type Io, processIo } from './io.ts'
import { NO_SERVICES, type Services } from './services.ts'
import { loadCliText } from './text/catalog.ts'

export async function main(
  argv: readonly string[],
  io: Io = processIo(),
  services: Services = NO_SERVICES,
): Promise<Exit> {
  const context = await makeContext(argv, io, services)
  try {
    return await dispatch(context, argv)
  } catch (error) {
    const failure = error instanceof Failure ? error : bugOf(context, error)
    io.err(`iacta: ${failure.message}\n`)
    return failure.exit
  }
}

/** Nothing that a person does should lead here. */
function bugOf({ io, text }: Context, error: unknown): Failure {
  if (io.env.IACTA_DEBUG && error instanceof Error) io.err(`${error.stack}\n`)
  return new Failure(EXIT.bug, text.bug({ what: brief(error instanceof Error ? error.message : error) }))
}

/** The language asked for, else that of the environment. */
async function makeContext(argv: readonly string[], io: Io, services: Services): Promise<Context> {
  const { IACTA_LANG, LC_ALL, LC_MESSAGES, LANG } = io.env
  const at = argv.indexOf('--lang')
  const flag = argv.find((arg) => arg.startsWith('--lang='))?.slice(7) ?? (at < 0 ? undefined : argv[at + 1])
  const lang = pickLang(
    [flag, IACTA_LANG, LC_ALL, LC_MESSAGES, LANG].filter((tag) => tag !== undefined && tag !== '') as string[],
  )
  return { io, lang, text: await loadCliText(lang), engine: await loadCatalog(lang), services, commands: COMMANDS }
}

async function dispatch(context: Context, argv: readonly string[]): Promise<Exit> {
  const { io, text } = context
  const at = commandAt(argv)
  const name = at < 0 ? 'help' : (argv[at] as string)
  const rest = argv.filter((_, i) => i !== at)
  if (name === 'help') return showHelp(context, rest)
  if (!isCommand(name)) {
    throw new Failure(EXIT.usage, text.unknownCommand({ command: name, near: nearest(name, COMMAND_NAMES) }))
  }
  const command = await COMMANDS[name]()
  const args = readArgs(text, rest, { ...command.flags, ...GLOBAL }, command.words)
  checkLang(context, args.flags.lang)
  if (args.flags.help === true) {
    io.out(commandHelp(text, name, command, io.columns))
    return EXIT.ok
  }
  const [what = ''] = command.usage.split(' ')
  if (/^\w/.test(what) && args.words.length === 0) throw new Failure(EXIT.usage, text.missing({ what, command: name }))
  return command.run(context, args)
}

/** The first word that is no flag, nor the value of a global one. */
function commandAt(argv: readonly string[]): number {
  return argv.findIndex((arg, i) => !arg.startsWith('-') && argv[i - 1] !== '--lang')
}

/** `iacta`, `iacta --help`, `iacta help replay`, `iacta --version`. */
async function showHelp(context: Context, argv: readonly string[]): Promise<Exit> {
  const { io, text } = context
  const args = readArgs(text, argv, { ...GLOBAL, version: { short: 'V' } }, 1)
  checkLang(context, args.flags.lang)
  const [about] = args.words
  if (about !== undefined) return dispatch(context, [about, '--help'])
  io.out(args.flags.version === true ? `${packageJson.version}\n` : help(text, io.columns))
  return EXIT.ok
}

function checkLang({ text }: Context, lang: string | boolean | undefined): void {
  if (typeof lang !== 'string' || isLang(lang)) return
  throw new Failure(EXIT.usage, text.notAWord({ flag: '--lang', got: lang, words: LANGS.join(', ') }))
}
