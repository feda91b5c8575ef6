/** `iacta serve`: the web app on this machine, for it and for phones on the same network. */
import { renderUnicodeCompact } from 'uqr'
import type { DataFault, Running, ServeFault } from '../../protocol/serving.ts'
import { type Args, numberFlag, textFlag } from '../args.ts'
import type { Command, Context } from '../command.ts'
import { EXIT, type Exit, Failure } from '../exit.ts'
import { reasonOf } from '../logs/files.ts'
import type { CliText } from '../text/catalog.ts'

const PORT = 8080
/** If the default port is taken, the next is tried; a port that was asked for is not replaced. */
const MORE = 20

export const serveCommand: Command = {
  usage: '',
  words: 0,
  flags: {
    host: { value: 'HOST' },
    port: { short: 'p', value: 'PORT' },
    data: { value: 'FOLDER' },
  },
  run,
}

async function run(context: Context, args: Args): Promise<Exit> {
  const { io, text, services } = context
  const asked = readPort(context, args)
  const host = textFlag(args, 'host') ?? io.env.HOST ?? ''
  const folder = await webFolder(context)
  const port = asked ?? PORT
  const data = textFlag(args, 'data') || null
  const more = asked === null ? MORE : 0
  const served = await services.serve({ folder, host: host || null, port, more, data, env: io.env })
  if (!served.ok) throw failureOf(text, served.fault)
  const stopping = stopAsked()
  if (port !== 0 && served.value.port !== port) io.out(`${text.serve.instead({ port, instead: served.value.port })}\n`)
  io.out(invitation(context, served.value))
  await stopping
  await served.value.close()
  io.out(`${text.serve.stopped}\n`)
  return EXIT.ok
}

/** Null: none was asked for. */
function readPort({ io, text }: Context, args: Args): number | null {
  const bounds = { min: 0, max: 65_535, or: -1 }
  const flagged = numberFlag(text, args, 'port', bounds)
  if (flagged >= 0) return flagged
  const given = io.env.PORT
  if (given === undefined || given === '') return null
  if (/^\d{1,5}$/.test(given) && Number(given) <= bounds.max) return Number(given)
  throw new Failure(EXIT.usage, text.notANumber({ flag: 'PORT', got: given, min: bounds.min, max: bounds.max }))
}

async function webFolder({ io, text, services }: Context): Promise<string> {
  try {
    return await services.web(() => io.out(`${text.serve.building}\n`))
  } catch (error) {
    throw new Failure(EXIT.bad, text.serve.notBuilt({ what: error instanceof Error ? error.message : String(error) }))
  }
}

function failureOf(text: CliText, fault: ServeFault): Failure {
  const { serve } = text
  switch (fault.code) {
    case 'no-build':
      return new Failure(EXIT.noInput, serve.noBuild(fault))
    case 'taken':
      return new Failure(EXIT.unavailable, serve.taken(fault))
    case 'not-allowed':
      return new Failure(EXIT.unavailable, serve.notAllowed(fault))
    case 'no-such-host':
      return new Failure(EXIT.unavailable, serve.noSuchHost(fault))
    case 'no-tls-file':
      return new Failure(EXIT.noInput, text.cannotRead({ ...fault, reason: reasonOf(text, fault.reason) }))
    case 'not-a-number':
      return new Failure(EXIT.usage, text.notANumber({ ...fault, flag: fault.name }))
    case 'not-a-word':
      return new Failure(EXIT.usage, text.notAWord({ ...fault, flag: fault.name, words: fault.words.join(', ') }))
    case 'not-an-address':
      return new Failure(EXIT.usage, serve.notAnAddress(fault))
    case 'not-a-database':
      return new Failure(EXIT.usage, serve.notADatabase(fault))
    case 'alone':
      return new Failure(EXIT.usage, serve.alone(fault))
    default:
      return dataFailure(text, fault)
  }
}

/** Messages for faults of the data folder, shared by every command that opens it. */
export function dataFailure(text: CliText, fault: DataFault): Failure {
  const { serve } = text
  switch (fault.code) {
    case 'in-use':
      return new Failure(EXIT.unavailable, serve.inUse(fault))
    case 'newer-data':
      return new Failure(EXIT.unavailable, serve.newerData(fault))
    case 'foreign-data':
      return new Failure(EXIT.noInput, serve.foreignData(fault))
    case 'bad-data':
      return new Failure(EXIT.noInput, serve.badData({ ...fault, reason: reasonOf(text, fault.reason) }))
    case 'newer-database':
      return new Failure(EXIT.unavailable, serve.newerDatabase(fault))
    case 'foreign-database':
      return new Failure(EXIT.noInput, serve.foreignDatabase(fault))
    case 'bad-database':
      return new Failure(EXIT.unavailable, serve.badDatabase(fault))
  }
}

/** Where it is, for this machine and for others, and how to stop it. */
function invitation({ io, text: { serve } }: Context, { local, network }: Running): string {
  const width = Math.max(serve.here.length, serve.network.length)
  const row = (label: string, url: string): string => `  ${label.padEnd(width)}  ${url}\n`
  const rows = [row(serve.here, local), ...network.map((url) => row(serve.network, url))]
  const code = network[0] === undefined || !io.colour ? null : qrCode(network[0], io.columns)
  return `\n${rows.join('')}\n${code === null ? '' : `${serve.scan}\n\n${code}\n\n`}${serve.stop}\n`
}

/** Ctrl+C, or a signal of the service manager. */
function stopAsked(): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  return new Promise((resolve) => {
    const stop = (): void => {
      for (const signal of signals) process.off(signal, stop)
      resolve()
    }
    for (const signal of signals) process.on(signal, stop)
  })
}

const INDENT = '  '
const LIGHT = '\u001b[38;5;231m'
const DARK = '\u001b[48;5;16m'
const PLAIN = '\u001b[0m'

/** An address to scan, in half blocks: dark on light in any terminal theme. Null where the terminal is too narrow. */
export function qrCode(address: string, columns: number): string | null {
  const lines = renderUnicodeCompact(address, { ecc: 'M', border: 2 }).split('\n')
  if (Math.max(...lines.map((line) => line.length)) + INDENT.length > columns) return null
  // The last line is but the upper half of one: below it nothing is drawn.
  const colours = (line: string): string => (/^▀+$/.test(line) ? LIGHT : LIGHT + DARK)
  return lines.map((line) => `${INDENT}${colours(line)}${line}${PLAIN}`).join('\n')
}
