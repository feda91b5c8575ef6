/** Logs from files: size-limited, and every failure in a sentence. */
import { closeSync, openSync, readSync } from 'node:fs'
import { basename } from 'node:path'
import type { Game } from '../../engine/contract.ts'
import { LIMITS, type Log, type LogFault, readHeader, readLog } from '../../engine/log.ts'
import { brief, printable } from '../../engine/options.ts'
import { explainLog } from '../../engine/text/explain.ts'
import type { GameText } from '../../engine/text/game.ts'
import { isGameId, loadGame, partsOf, unknownRules } from '../../games/index.ts'
import type { Context } from '../command.ts'
import { EXIT, Failure } from '../exit.ts'
import type { CliText } from '../text/catalog.ts'

/** The text of a file; `-` is the standard input. Never more is read than a log may hold. */
export function readText({ text }: Context, file: string): string {
  try {
    return readAtMost(file === '-' ? 0 : openSync(file, 'r'), LIMITS.bytes)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error)
    throw new Failure(EXIT.noInput, text.cannotRead({ file: briefPath(file), reason: reasonOf(text, code) }))
  }
}

const PATH_LENGTH = 40
const NAME_LENGTH = 120

/** A path fit for a message: of a long one, the folder is shortened and the file keeps its name. */
export function briefPath(file: string): string {
  const name = basename(file)
  if (name.length > NAME_LENGTH) return brief(file)
  const end = file.slice(-Math.max(PATH_LENGTH, name.length + 2))
  const cut = end.length < file.length
  return printable(cut ? `…${end.slice(Math.max(0, end.search(/[/\\]/)))}` : file)
}

/** What the system's code means, in words where we have them. */
export function reasonOf(text: CliText, code: string): string {
  return Object.hasOwn(text.reasons, code) ? text.reasons[code as keyof CliText['reasons']] : code
}

function readAtMost(file: number, limit: number): string {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for (;;) {
      const chunk = Buffer.alloc(2 ** 16)
      const read = readSync(file, chunk)
      if (read === 0) return Buffer.concat(chunks).toString('utf8')
      chunks.push(chunk.subarray(0, read))
      size += read
      if (size > limit) throw Object.assign(new Error('too large'), { code: 'EFBIG' })
    }
  } finally {
    if (file !== 0) closeSync(file)
  }
}

interface LogGame {
  readonly source: string
  readonly game: Game
  readonly gameText: GameText
}

/** Reads a file and loads the game that its header names, in the version of the rules it was played by. */
export async function openGame(context: Context, file: string): Promise<LogGame> {
  const source = readText(context, file)
  const header = readHeader(source)
  if (!header.ok) throw badLog(context, file, header.fault)
  const { game: id, rules } = header.value
  if (!isGameId(id)) throw badLog(context, file, unknownRules(id, rules))
  const gameText = await partsOf(id).text(context.lang)
  const game = await loadGame(id, rules)
  if (game === null) throw badLog(context, file, unknownRules(id, rules), gameText)
  return { source, game, gameText }
}

/** The same, and reads the log. */
export async function openLog(context: Context, file: string): Promise<LogGame & { readonly log: Log<unknown> }> {
  const opened = await openGame(context, file)
  const log = readLog(opened.game, opened.source)
  if (!log.ok) throw badLog(context, file, log.fault, opened.gameText)
  return { ...opened, log: log.value }
}

export function badLog({ engine }: Context, file: string, fault: LogFault, gameText?: GameText): Failure {
  return new Failure(EXIT.bad, `${briefPath(file)}: ${explainLog(engine, fault, gameText)}`)
}
