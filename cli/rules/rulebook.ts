import { pointsOf } from '../../engine/text/book.ts'
import type { GameText } from '../../engine/text/game.ts'
import { wrap } from '../wrap.ts'

/** "     - point", with the lines after the first below its words. */
function bulleted(point: string, columns: number, indent: string): string[] {
  const [first = '', ...rest] = wrap(point, columns, `${indent}  `).split('\n')
  return [`${indent}- ${first.slice(indent.length + 2)}`, ...rest]
}

/** A game's rules as lines: headings, then each paragraph with its number before it. */
export function ruleLines(gameText: GameText, columns: number, only?: string): string[] {
  const rules = only === undefined ? gameText.rules : gameText.rules.filter(({ ref }) => ref === only)
  const indent = '     '
  const body = rules.flatMap(({ ref, heading, text }) => {
    const { rule, points } = pointsOf(text)
    const [first = '', ...rest] = wrap(rule, columns, indent).split('\n')
    const below = points.flatMap((point) => bulleted(point, columns, indent))
    const numbered = ref === null ? first : `${ref.padEnd(indent.length)}${first.slice(indent.length)}`
    return [...(heading === undefined ? [] : [heading.toUpperCase(), '']), numbered, ...rest, ...below, '']
  })
  return only === undefined ? [gameText.name, '', ...body] : body
}
