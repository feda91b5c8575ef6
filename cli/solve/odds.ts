/** `iacta odds GAME`: exact counts over all throws, for the games that bring such a table. */
import { fraction, type Odds, type OddsText } from '../../engine/parts/odds.ts'
import { partsOf } from '../../games/index.ts'
import type { Command, Context } from '../command.ts'
import { EXIT, Failure } from '../exit.ts'
import { gameWord } from '../games.ts'
import { percent, whole } from '../text/numbers.ts'
import { wrap } from '../wrap.ts'

export const oddsCommand: Command = {
  usage: 'GAME [--json]',
  words: 1,
  flags: { json: {} },
  run: async (context, args) => {
    const { io, text, lang } = context
    const id = gameWord(context, args.word)
    const odds = await partsOf(id).odds?.()
    if (odds === undefined) throw new Failure(EXIT.unavailable, text.odds.none({ game: id }))
    io.out(args.flags.json === true ? oddsJson(odds) : oddsReport(context, odds, await odds.text(lang)))
    return EXIT.ok
  },
}

/** One JSON object. */
export function oddsJson({ rows }: Odds): string {
  const told = rows.map(({ key, total, counts }) => ({
    key,
    total,
    counts,
    fractions: counts.map((count) => fraction(count, total)),
  }))
  return `${JSON.stringify({ rows: told })}\n`
}

/** A line a count, so that it can be read aloud and never grows too wide; the key stands where it changes. */
export function oddsReport(context: Pick<Context, 'io' | 'text' | 'lang'>, { rows }: Odds, words: OddsText): string {
  const { io, text, lang } = context
  const lines = rows.flatMap(({ key, total, counts }) => [
    ...counts.map((count, column) => [
      column === 0 ? key : '',
      words.columns[column] ?? '',
      whole(lang, count),
      percent(lang, (100 * count) / total, 2),
      fraction(count, total),
    ]),
    ['', text.odds.all, whole(lang, total), '', ''],
  ])
  const head = [words.key, '', text.odds.throws, '', '']
  return `${wrap(words.title, io.columns)}\n\n${table([head, ...lines])}\n`
}

/** Numbers to the right, words and fractions to the left. */
function table(lines: readonly (readonly string[])[]): string {
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => (column === 2 || column === 3 ? cell.padStart(at(column)) : cell.padEnd(at(column))))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')

  function at(column: number): number {
    return widths[column] as number
  }
}
