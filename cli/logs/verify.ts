/** `iacta verify FILE [--json]`: is every throw the one that was fixed before the game? Verified, failed, or nothing to verify. */
import type { GameText } from '../../engine/text/game.ts'
import { type VerifyResult, verify } from '../../fair/verify.ts'
import type { Command, Context } from '../command.ts'
import { EXIT } from '../exit.ts'
import { verdictLines } from '../text/verdict.ts'
import { wrap } from '../wrap.ts'
import { briefPath, openGame } from './files.ts'

const EXITS = { verified: EXIT.ok, failed: EXIT.bad, nothing: EXIT.nothing } as const

export const verifyCommand: Command = {
  usage: 'FILE [--json]',
  words: 1,
  flags: { json: {} },
  run: async (context, args) => {
    const file = args.word
    // A log whose game is not known here has not failed: it cannot be judged. Any line below the first is for `verify`.
    const { source, game, gameText } = await openGame(context, file)
    const outcome = verify(game, source)
    context.io.out(
      args.flags.json === true ? `${JSON.stringify(report(outcome))}\n` : told(context, gameText, file, outcome),
    )
    return EXITS[outcome.kind]
  },
}

/** For people: the verdict, and below it what it means. */
function told(context: Context, gameText: GameText, file: string, outcome: VerifyResult): string {
  const [head = '', ...sentences] = verdictLines(context, gameText, briefPath(file), outcome)
  const body = sentences.map((sentence) => wrap(sentence, context.io.columns, '  '))
  return `${[head, ...body].join('\n')}\n`
}

/** For programs. Whether a device remembers the table is left out: the command line remembers nothing. */
function report({ kind, ...rest }: VerifyResult): object {
  return { outcome: kind, ...rest, remembered: undefined }
}
