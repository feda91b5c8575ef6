/** `iacta check`: is the server's database whole? */
import { textFlag } from '../args.ts'
import type { Command } from '../command.ts'
import { EXIT, Failure } from '../exit.ts'

export const checkCommand: Command = {
  usage: '',
  words: 0,
  flags: { data: { type: 'string', value: 'FOLDER' } },
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
