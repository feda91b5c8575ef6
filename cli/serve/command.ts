/** `iacta serve`: the web app on this machine, for it and for phones on the same network. */
import { renderUnicodeCompact } from 'uqr'
import { type ByCode, byCode } from '../../engine/by-code.ts'
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
  if (!served.ok) throw failureOf(FAILURES, served.fault, text)
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

/** The exit code and the sentence for each fault. */
export type Failures<Fault extends { readonly code: string }> = ByCode<Fault, [text: CliText], readonly [Exit, string]>

export function failureOf<Fault extends { readonly code: string }>(
  failures: Failures<Fault>,
  fault: Fault,
  text: CliText,
): Failure {
  const [exit, told]: readonly [Exit, string] = byCode(failures, fault, text)
  return new Failure(exit, told)
}

/** Faults of the data folder, shared by every command that opens it. */
export const DATA_FAILURES: Failures<DataFault> = {
  'in-use': (fault, { serve }) => [EXIT.unavailable, serve.inUse(fault)],
  'newer-data': (fault, { serve }) => [EXIT.unavailable, serve.newerData(fault)],
  'foreign-data': (fault, { serve }) => [EXIT.noInput, serve.foreignData(fault)],
  'bad-data': (fault, text) => [EXIT.noInput, text.serve.badData({ ...fault, reason: reasonOf(text, fault.reason) })],
  'newer-database': (fault, { serve }) => [EXIT.unavailable, serve.newerDatabase(fault)],
  'foreign-database': (fault, { serve }) => [EXIT.noInput, serve.foreignDatabase(fault)],
  'bad-database': (fault, { serve }) => [EXIT.unavailable, serve.badDatabase(fault)],
}

const FAILURES: Failures<ServeFault> = {
  ...DATA_FAILURES,
  'no-build': (fault, { serve }) => [EXIT.noInput, serve.noBuild(fault)],
  taken: (fault, { serve }) => [EXIT.unavailable, serve.taken(fault)],
  'not-allowed': (fault, { serve }) => [EXIT.unavailable, serve.notAllowed(fault)],
  'no-such-host': (fault, { serve }) => [EXIT.unavailable, serve.noSuchHost(fault)],
  'no-tls-file': (fault, text) => [EXIT.noInput, text.cannotRead({ ...fault, reason: reasonOf(text, fault.reason) })],
  'not-a-number': (fault, text) => [EXIT.usage, text.notANumber({ ...fault, flag: fault.name })],
  'not-a-word': (fault, text) => [
    EXIT.usage,
    text.notAWord({ ...fault, flag: fault.name, words: fault.words.join(', ') }),
  ],
  'not-an-address': (fault, { serve }) => [EXIT.usage, serve.notAnAddress(fault)],
  'not-a-database': (fault, { serve }) => [EXIT.usage, serve.notADatabase(fault)],
  alone: (fault, { serve }) => [EXIT.usage, serve.alone(fault)],
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
