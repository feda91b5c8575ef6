/** The folder of a simulation's logs: made where missing, holding no others, one file a game. */
import { accessSync, constants, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from '../command.ts'
import { EXIT, Failure } from '../exit.ts'
import { briefPath } from '../logs/files.ts'

/** The file of a game, counted from 0; numbered from 1, and so wide that a listing is in order. */
export function logFile(folder: string, game: number, games: number): string {
  return join(folder, `${String(game + 1).padStart(String(games).length, '0')}.log`)
}

export function openFolder(context: Context, folder: string): void {
  const names = guarded(context, folder, () => {
    mkdirUnlessThere(folder)
    accessSync(folder, constants.W_OK)
    return readdirSync(folder)
  })
  if (names.some((name) => name.endsWith('.log'))) {
    throw new Failure(EXIT.noOutput, context.text.simulate.folderNotEmpty({ folder: briefPath(folder) }))
  }
}

/** `mkdir` says of a file that it exists; `readdir` says better that it is no folder. */
function mkdirUnlessThere(folder: string): void {
  try {
    readdirSync(folder)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    mkdirSync(folder, { recursive: true })
  }
}

function guarded<Value>(context: Context, file: string, act: () => Value): Value {
  try {
    return act()
  } catch (error) {
    throw unwritable(context, file, codeOf(error))
  }
}

export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}

/** `code`: the system's error code. */
export function unwritable({ text }: Pick<Context, 'text'>, file: string, code: string): Failure {
  const reason = text.reasons[code as keyof typeof text.reasons] ?? code
  return new Failure(EXIT.noOutput, text.cannotWrite({ file: briefPath(file), reason }))
}

/** Of a run that was stopped: logs of games that are not counted, and one that may be half written. */
export function removeLogs(folder: string, from: number, to: number, games: number): void {
  for (let game = from; game < to; game++) rmSync(logFile(folder, game, games), { force: true })
}
