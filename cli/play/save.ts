/** Games on disk: a line is appended for every input, so that nothing is lost if the program is killed. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Company } from '../../engine/company.ts'
import { type Log, writeEntry, writeLog } from '../../engine/log.ts'
import type { Table } from '../../engine/table/table.ts'
import { writeLine } from '../../fair/lines.ts'
import type { Context } from '../command.ts'
import { EXIT, Failure } from '../exit.ts'
import { reasonOf } from '../logs/files.ts'

/** Where saved games live: `IACTA_HOME`, else the system's place for a program's state. */
function saveFolder(env: Context['io']['env']): string {
  if (env.IACTA_HOME) return env.IACTA_HOME
  if (process.platform === 'win32') return join(env.LOCALAPPDATA ?? homedir(), 'iacta')
  return join(env.XDG_STATE_HOME ?? join(homedir(), '.local', 'state'), 'iacta')
}

/** The log of a game under way. */
export class Save {
  readonly file: string
  readonly #context: Context
  /** Lines below the header: what the log says about its dice. */
  readonly #lead: readonly string[]
  #written = 0

  private constructor(context: Context, file: string, lead: readonly string[]) {
    this.#context = context
    this.file = file
    this.#lead = lead
  }

  /** A new file, named after the game and the moment. Its dice prove nothing: they fall on one device, or on a real table. */
  static create(context: Context, table: Table, company: Company, now: Date): Save {
    const folder = saveFolder(context.io.env)
    const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')
    const free = (n: number): string => {
      const file = join(folder, `${table.game.id}-${stamp}${n === 0 ? '' : `-${n}`}.log`)
      return existsSync(file) ? free(n + 1) : file
    }
    const lead = writeLine({ kind: 'none', why: company.dice === 'real' ? 'real-dice' : 'one-device' })
    const save = new Save(context, free(0), [lead])
    save.#guard(folder, () => mkdirSync(folder, { recursive: true }))
    save.#guard(save.file, () => writeFileSync(beside(save.file), `${JSON.stringify(company)}\n`))
    save.#rewrite(table)
    return save
  }

  /** A file that holds the table's log already, as far as `written` entries; it is left as it is until something happens. */
  static reopen(context: Context, file: string, log: Pick<Log<unknown>, 'fair' | 'entries' | 'unended'>): Save {
    const lead = log.fair.map(({ text }) => text)
    const save = new Save(context, file, lead)
    // A last line without its end cannot be appended to.
    save.#written = log.unended ? Number.POSITIVE_INFINITY : log.entries.length
    return save
  }

  /** Appends new lines; after an undo, rewrites the file. */
  write(table: Table): void {
    const { game, entries } = table
    if (entries.length < this.#written) {
      this.#rewrite(table)
      return
    }
    const lines = entries.slice(this.#written).map((entry) => `${writeEntry(game, entry)}\n`)
    this.#guard(this.file, () => appendFileSync(this.file, lines.join('')))
    this.#written = entries.length
  }

  /** Beside the file and then over it: there is never a half-written log. */
  #rewrite(table: Table): void {
    this.#guard(this.file, () => {
      writeFileSync(`${this.file}.new`, writeLog(table.game, table, this.#lead))
      renameSync(`${this.file}.new`, this.file)
    })
    this.#written = table.entries.length
  }

  #guard(file: string, write: () => void): void {
    try {
      write()
    } catch (error) {
      const { text } = this.#context
      const code = (error as NodeJS.ErrnoException).code ?? String(error)
      const reason = reasonOf(text, code === 'EEXIST' ? 'ENOTDIR' : code)
      throw new Failure(EXIT.noOutput, text.cannotWrite({ file, reason }))
    }
  }
}

/** The file that says who sits where. */
export function beside(log: string): string {
  return log.replace(/(\.log)?$/, '.seats.json')
}

/** The company file beside a log; null where it cannot be read. */
export function readBeside(log: string): string | null {
  try {
    const file = beside(log)
    return statSync(file).size < 10_000 ? readFileSync(file, 'utf8') : null
  } catch {
    return null
  }
}

/** Saved games of this kind, the newest first; none where the folder cannot be read. */
export function savedGames(env: Context['io']['env'], game: string): string[] {
  const folder = saveFolder(env)
  try {
    const logs = readdirSync(folder).filter((name) => name.startsWith(`${game}-`) && name.endsWith('.log'))
    return logs
      .sort()
      .reverse()
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}
