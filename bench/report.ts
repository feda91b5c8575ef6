/** The figures as a table for people, and as data. */
import { CONTENDERS, GOALS, type Name, type Speeds } from './contenders.ts'

/** What a contender reached in its best round, or why it did not play. */
export type Figure = { readonly inputsPerSecond: number; readonly gamesPerSecond: number } | { readonly absent: string }

export type Figures = ReadonlyMap<Name, Figure>

function speedsOf(figures: Figures): Speeds {
  const played = [...figures].flatMap(([name, figure]) => ('absent' in figure ? [] : [[name, figure.inputsPerSecond]]))
  return Object.fromEntries(played)
}

export function asData(figures: Figures): object {
  const speeds = speedsOf(figures)
  const goals = GOALS.map(({ what, least, value }) => ({ what, least, value: value(speeds) ?? null }))
  return { node: process.version, contenders: Object.fromEntries(figures), goals }
}

const HEAD = ['', 'inputs/s', 'games/s', '× boardgame.io', 'C is faster by', '']

export function asTable(figures: Figures): string {
  const speeds = speedsOf(figures)
  const rows = CONTENDERS.flatMap(({ name, what }) => {
    const figure = figures.get(name)
    if (figure === undefined) return []
    if ('absent' in figure) return [[name, '–', '–', '–', '–', figure.absent]]
    const { inputsPerSecond, gamesPerSecond } = figure
    const [peer, limit] = [speeds['boardgame.io'], speeds.c]
    const times = [peer && inputsPerSecond / peer, limit && limit / inputsPerSecond].map((n) => (n ? brief(n) : '–'))
    return [[name, brief(inputsPerSecond), brief(gamesPerSecond), ...times, what]]
  })
  return [...columns([HEAD, ...rows]), '', ...goalLines(speeds)].join('\n')
}

function goalLines(speeds: Speeds): string[] {
  return GOALS.flatMap(({ what, least, value }) => {
    const reached = value(speeds)
    if (reached === undefined) return []
    return [`${reached >= least ? 'reached' : 'not yet'}  ${what}: ${brief(reached)} of ${brief(least)}`]
  })
}

/** Three digits that count: 11.2 M, 305 k, 0.43. */
function brief(n: number): string {
  const [unit, size] = n >= 1e6 ? ['M', 1e6] : n >= 1e4 ? ['k', 1e3] : ['', 1]
  return `${Number((n / size).toPrecision(3))}${unit && ` ${unit}`}`
}

/** Names and remarks to the left, figures to the right. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] as string).length)))
  const cell = (text: string, column: number): string => {
    const width = widths[column] as number
    return column === 0 || column === HEAD.length - 1 ? text.padEnd(width) : text.padStart(width)
  }
  return rows.map((row) => row.map(cell).join('  ').trimEnd())
}
