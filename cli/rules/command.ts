/** `iacta rules GAME [--rule R7]`: the rules, in the reader's language. */
import { partsOf } from '../../games/index.ts'
import { textFlag } from '../args.ts'
import type { Command } from '../command.ts'
import { EXIT, Failure } from '../exit.ts'
import { gameWord } from '../games.ts'
import { ruleLines } from './rulebook.ts'

export const rulesCommand: Command = {
  usage: 'GAME [--rule R7]',
  words: 1,
  flags: { rule: { type: 'string', value: 'R7' } },
  run: async (context, args) => {
    const { io, text, lang } = context
    const [word] = args.words
    if (word === undefined) throw new Failure(EXIT.usage, text.missing({ what: 'GAME', command: 'rules' }))
    const gameText = await partsOf(gameWord(context, word)).text(lang)
    const rule = textFlag(args, 'rule')?.toUpperCase()
    const known = gameText.rules.flatMap(({ ref }) => (ref === null ? [] : [ref]))
    if (rule !== undefined && !known.some((ref) => ref.toUpperCase() === rule)) {
      throw new Failure(EXIT.usage, text.notAWord({ flag: '--rule', got: rule, words: known.join(', ') }))
    }
    io.out(
      `${ruleLines(
        gameText,
        io.columns,
        known.find((ref) => ref.toUpperCase() === rule),
      ).join('\n')}\n`,
    )
    return EXIT.ok
  },
}
