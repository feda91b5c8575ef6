/** `iacta backup FILE`: a whole copy of the server's database, while it runs or not. `iacta check`: is it whole? */
import type { BackupFault } from '../../protocol/serving.ts'
import { textFlag } from '../args.ts'
import type { Command } from '../command.ts'
import { EXIT, Failure } from '../exit.ts'
import { reasonOf } from '../logs/files.ts'
import { DATA_FAILURES, type Failures, failureOf } from './command.ts'

export const backupCommand: Command = {
  usage: 'FILE',
  words: 1,
  flags: { data: { value: 'FOLDER' } },
  run: async ({ io, text, services }, args) => {
    const file = args.word
    const copied = await services.backup({ file, data: textFlag(args, 'data') || null, env: io.env })
    if (!copied.ok) throw failureOf(FAILURES, copied.fault, text)
    io.out(`${text.backup.done({ file })}\n`)
    return EXIT.ok
  },
}

const FAILURES: Failures<BackupFault> = {
  ...DATA_FAILURES,
  'not-a-file': (fault, { backup }) => [EXIT.usage, backup.notAFile(fault)],
  'no-database': (fault, { backup }) => [EXIT.noInput, backup.nothing(fault)],
  itself: (fault, { backup }) => [EXIT.noOutput, backup.itself(fault)],
  'cannot-write': (fault, text) => [
    EXIT.noOutput,
    text.cannotWrite({ ...fault, reason: reasonOf(text, fault.reason) }),
  ],
}

export const checkCommand: Command = {
  usage: '',
  words: 0,
  flags: { data: { value: 'FOLDER' } },
  run: async ({ io, text, services }, args) => {
    const checked = await services.check({ data: textFlag(args, 'data') || null, env: io.env })
    if (!checked.ok && checked.fault.code === 'not-a-file') throw new Failure(EXIT.usage, text.check.notAFile)
    if (!checked.ok) throw new Failure(EXIT.noInput, text.backup.nothing(checked.fault as { readonly folder: string }))
    const { folder, tables, findings } = checked.value
    if (findings.length === 0) {
      io.out(`${text.check.well({ tables })}\n`)
      return EXIT.ok
    }
    io.out(`${findings.join('\n')}\n`)
    throw new Failure(EXIT.bad, text.check.damaged({ folder }))
  },
}
