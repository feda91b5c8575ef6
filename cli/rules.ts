/** `iacta rules GAME [--rule R7]`: the rules, in the reader's language. */
import { pointsOf } from '../engine/text/book.ts'
import type { GameText } from '../engine/text/game.ts'
import type { Lang } from '../engine/text/lang.ts'
import { partsOf } from '../games/index.ts'
import { textFlag } from './args.ts'
import type { Command } from './command.ts'
import { EXIT, Failure } from './exit.ts'
import { gameWord } from './games.ts'
import { wrap } from './wrap.ts'

export const rulesCommand: Command = {
  usage: 'GAME [--rule R7]',
  words: 1,
  flags: { rule: { value: 'R7' } },
  run: async (context, args) => {
    const { io, text, lang } = context
    const gameText = await partsOf(gameWord(context, args.word)).text(lang)
    const rule = textFlag(args, 'rule')?.toUpperCase()
    const known = gameText.rules.flatMap(({ ref }) => (ref === null ? [] : [ref]))
    if (rule !== undefined && !known.some((ref) => ref.toUpperCase() === rule)) {
      throw new Failure(EXIT.usage, text.notAWord({ flag: '--rule', got: rule, words: known.join(', ') }))
    }
    io.out(
      `${ruleLines(
        gameText,
        lang,
        io.columns,
        known.find((ref) => ref.toUpperCase() === rule),
      ).join('\n')}\n`,
    )
    return EXIT.ok
  },
}

/** "     - point", with the lines after the first below its words. */
function bulleted(point: string, columns: number, indent: string): string[] {
  const [first = '', ...rest] = wrap(point, columns, `${indent}  `).split('\n')
  return [`${indent}- ${first.slice(indent.length + 2)}`, ...rest]
}

/** A game's rules as lines: headings, then each paragraph with its number before it. */
export function ruleLines(gameText: GameText, lang: Lang, columns: number, only?: string): string[] {
  const rules = only === undefined ? gameText.rules : gameText.rules.filter(({ ref }) => ref === only)
  const indent = '     '
  const body = rules.flatMap(({ ref, heading, text }) => {
    // After a name German has a shorter dash.
    const { rule, points } = pointsOf(lang === 'de' ? text.replace(' — ', ' – ') : text)
    const [first = '', ...rest] = wrap(rule, columns, indent).split('\n')
    const below = points.flatMap((point) => bulleted(point, columns, indent))
    const numbered = ref === null ? first : `${ref.padEnd(indent.length)}${first.slice(indent.length)}`
    return [...(heading === undefined ? [] : [heading.toUpperCase(), '']), numbered, ...rest, ...below, '']
  })
  return only === undefined ? [gameText.name, '', ...body] : body
}
