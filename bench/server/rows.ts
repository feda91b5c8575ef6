/** The figures of the server beside our goals, as a table for people. */
import { grownLines } from './grown.ts'
import type { Memory } from './memory.ts'
import type { Best, ServerFigures } from './run.ts'
import type { Measured } from './speed.ts'

interface Row {
  readonly what: string
  readonly unit: string
  readonly ours: number
  readonly theirs?: number | undefined
  /** The goal: at most this much; with `share`, of theirs. */
  readonly most?: number
  readonly share?: number
  /** The goal: at least this much. */
  readonly least?: number
}

const KIB = 1024

function serverRows({ speed: { ours, theirs }, memory, restart }: ServerFigures): Row[] {
  return [
    ...(ours === undefined ? [] : speedRows(ours, theirs)),
    ...(memory === undefined ? [] : memoryRows(memory)),
    ...(restart === undefined
      ? []
      : [{ what: `start on ${restart.tables} tables to first answer`, unit: 'ms', ours: restart.ms, most: 1000 }]),
  ]
}

function memoryRows({ tables, connected, heap, rss, loaded, left }: Memory): Row[] {
  return [
    { what: 'seats that stay connected', unit: '', ours: connected, least: tables * 2 },
    { what: 'two seats that wait', unit: 'KiB', ours: heap / KIB, most: 25 },
    { what: 'the same, by what the system gave', unit: 'KiB', ours: rss / KIB },
    { what: 'tables in memory without sockets', unit: '', ours: loaded, most: 0 },
    { what: 'what is left of each', unit: 'KiB', ours: left / KIB },
  ]
}

function speedRows(ours: Best, theirs: Best | undefined): Row[] {
  const rate = (one: Measured | undefined): number | undefined => one && one.moves / one.seconds
  const [full, calm] = [theirs?.saturated, theirs?.paced]
  return [
    { what: 'saturated', unit: 'moves/s', ours: rate(ours.saturated) ?? 0, theirs: rate(full) },
    { what: 'saturated, processor', unit: 'µs a move', ours: ours.saturated.cpu, theirs: full?.cpu, share: 1 / 3 },
    { what: 'at 500 moves/s, p50', unit: 'ms', ours: ours.paced.p50, theirs: calm?.p50, most: 2 },
    { what: 'at 500 moves/s, p99', unit: 'ms', ours: ours.paced.p99, theirs: calm?.p99, most: 15 },
    { what: 'at 500 moves/s, processor', unit: 'µs a move', ours: ours.paced.cpu, theirs: calm?.cpu, share: 1 },
  ]
}

/** null: there is no goal, or no peer to compare with. */
function isReached({ ours, theirs, most, least, share }: Row): boolean | null {
  if (most !== undefined) return ours <= most
  if (least !== undefined) return ours >= least
  return share === undefined || theirs === undefined ? null : ours <= theirs * share
}

const HEAD = ['our server', 'ours', 'boardgame.io', 'ratio', 'aim', '']

export function serverTable(figures: ServerFigures): string {
  const rows = serverRows(figures).map((row) => {
    const { what, unit, ours, theirs } = row
    const reached = isReached(row)
    const ratio = theirs === undefined ? '' : brief(ours / theirs)
    const verdict = reached === null ? '' : reached ? 'reached' : 'not yet'
    return [
      `${what}${unit && `, ${unit}`}`,
      brief(ours),
      theirs === undefined ? '–' : brief(theirs),
      ratio,
      aimOf(row),
      verdict,
    ]
  })
  const absent = Object.entries(figures.absent).map(([side, why]) => `${side}: ${why}`)
  const compared = rows.length === 0 ? [] : [...columns([HEAD, ...rows]), '', ...shareLines(figures)]
  return [...compared, ...grownLines(figures), ...absent].join('\n')
}

function aimOf({ most, least, share }: Row): string {
  if (share !== undefined) return share === 1 ? '≤ theirs' : `≤ ${brief(share)} of theirs`
  return most !== undefined ? `≤ ${brief(most)}` : least !== undefined ? `≥ ${brief(least)}` : ''
}

/** The cost of committing a move to disk before it is broadcast. */
function shareLines({ speed: { ours, forgetful } }: ServerFigures): string[] {
  if (ours === undefined || forgetful === undefined) return []
  const share = ({ cpu, writer }: Measured): string => (writer === null ? '' : `, writer ${percent(writer / cpu)}`)
  const line = (when: string, disk: Measured, none: Measured): string =>
    `${when}: on disk ${brief(disk.cpu)} µs a move${share(disk)}, p50 ${brief(disk.p50)} ms; never synced ${brief(none.cpu)} µs, p50 ${brief(none.p50)} ms`
  return [
    'What durability costs, the same server on a disk in memory beside it',
    line('  saturated', ours.saturated, forgetful.saturated),
    line('  at 500 moves/s', ours.paced, forgetful.paced),
  ]
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** Three digits that count. */
function brief(n: number): string {
  return n >= 1000 ? Math.round(n).toLocaleString('en') : String(Number(n.toPrecision(3)))
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] as string).length)))
  const isText = (column: number): boolean => column === 0 || column >= 4
  return rows.map((row) =>
    row
      .map((text, column) => (isText(column) ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}
