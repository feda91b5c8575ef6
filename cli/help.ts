import type { Flags } from './args.ts'
import { type Command, GLOBAL } from './command.ts'
import { COMMAND_NAMES, type CommandName } from './commands.ts'
import { EXIT } from './exit.ts'
import type { CliText } from './text/catalog.ts'
import { wrap } from './wrap.ts'

/** `iacta --help` */
export function help(text: CliText, columns: number): string {
  const commands = COMMAND_NAMES.map((name) => [name, text.commands[name].summary] as const)
  return `${text.tagline}

${text.usage} iacta ${text.commandWord} […]

${table(commands)}

${table(flagRows(text, GLOBAL).concat([['--version', text.flags.version]]))}

${wrap(exitCodes(text), columns)}
`
}

/** `iacta replay --help` */
export function commandHelp(text: CliText, name: CommandName, command: Command, columns: number): string {
  const { summary, more } = text.commands[name]
  return `${summary}

${`${text.usage} iacta ${name} ${command.usage}`.trimEnd()}

${table(flagRows(text, { ...command.flags, ...GLOBAL }))}
${more === '' ? '' : `\n${more}\n`}
${wrap(exitCodes(text), columns)}
`
}

function flagRows(text: CliText, flags: Flags): (readonly [string, string])[] {
  return Object.entries(flags).map(([name, { short, value }]) => {
    const flag = `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`
    return [flag, text.flags[name as keyof CliText['flags']]] as const
  })
}

function exitCodes(text: CliText): string {
  const codes = (Object.keys(EXIT) as (keyof typeof EXIT)[]).map((name) => `${EXIT[name]}\u00a0${text.exits[name]}`)
  return `${text.exitCodes} ${codes.join(', ')}.`
}

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}
