import type { GameText } from '../../engine/text/game.ts'
import { wrap } from '../wrap.ts'

/** A game's rules as lines: headings, then each paragraph with its number before it. */
export function ruleLines(gameText: GameText, columns: number, only?: string): string[] {
  const rules = only === undefined ? gameText.rules : gameText.rules.filter(({ ref }) => ref === only)
  const indent = '     '
  const body = rules.flatMap(({ ref, heading, text }) => {
    const [first = '', ...rest] = wrap(text, columns, indent).split('\n')
    const numbered = ref === null ? first : `${ref.padEnd(indent.length)}${first.slice(indent.length)}`
    return [...(heading === undefined ? [] : [heading.toUpperCase(), '']), numbered, ...rest, '']
  })
  return only === undefined ? [gameText.name, '', ...body] : body
}
