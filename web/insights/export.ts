/** Insights as files: a row for each game, or everything as JSON. */
import type { Played } from '../../bots/insights/played.ts'
import { inOrder } from '../../bots/insights/sums.ts'

const COLUMNS = [
  'date',
  'game',
  'source',
  'place',
  'score',
  'opponents',
  'accuracy',
  'choices',
  'result',
  'expected',
  'table',
] as const

type Row = { readonly [column in (typeof COLUMNS)[number]]: string | number }

function rowOf({ id, source, game, date, place, score, opponents, analysis }: Played): Row {
  return {
    date: new Date(date).toISOString(),
    game,
    source,
    place,
    score,
    opponents: opponents.map((one) => (one.kind === 'bot' ? `bot:${one.level}` : one.name)).join('; '),
    accuracy: analysis?.accuracy ?? '',
    choices: analysis?.choices ?? '',
    result: analysis?.result ?? '',
    expected: analysis?.expected ?? '',
    table: id,
  }
}

/** RFC 4180, the oldest game first. */
export function csvOf(games: readonly Played[]): string {
  const rows = inOrder(games).map(rowOf)
  return [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('')
}

/** A text that begins like a formula would be run by spreadsheets: an apostrophe makes it a text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function jsonOf(games: readonly Played[]): string {
  return `${JSON.stringify({ iacta: 'insights', version: 1, games: inOrder(games) }, null, 1)}\n`
}
