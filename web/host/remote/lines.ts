/** The lines a page was sent, and the table that follows from them. Games with secrets are shown by what the server lets one see. */

import type { Game } from '../../../engine/contract.ts'
import { type Entry, isAside, isVoid, readEntry, readHeader } from '../../../engine/log.ts'
import { readOptions } from '../../../engine/options.ts'
import { play } from '../../../engine/play.ts'
import { type SeenTable, type Table, tableAt, undoContextOf } from '../../../engine/table/table.ts'
import type { UndoContext } from '../../../engine/table/undo.ts'
import { revealedTable, type Viewer, viewOf } from '../../../engine/table/view.ts'
import type { Line, Views } from '../../../protocol/facts.ts'

export type Taken = 'new' | 'known' | 'gap'

export class RemoteLines {
  lines: readonly Line[] = []
  #views: Views = []
  #table: Table | null = null
  /** By line: how many entries there were after it. */
  #entries: number[] = []

  get voids(): number {
    return this.lines.filter((line) => typeof line === 'string' && isVoid(line)).length
  }

  /** Lines from number `from` on take the place of those that were there. */
  replace(from: number, lines: readonly Line[], views: Views | undefined): Taken {
    if (from > this.lines.length + 1 || from < 1) return 'gap'
    if (views !== undefined) this.#views = views
    this.#cutTo(from - 1 + common(this.lines.slice(from - 1), lines))
    this.lines = [...this.lines.slice(0, from - 1), ...lines]
    return 'new'
  }

  /** New lines. Lines that are already here, character by character, are ignored. */
  append(from: number, lines: readonly Line[], views: Views | undefined): Taken {
    const here = this.lines.slice(from - 1)
    if (lines.length > 0 && from >= 1 && common(here, lines) === lines.length) return 'known'
    return this.replace(from, lines, views)
  }

  cut(seq: number, views: Views | undefined): Taken {
    if (seq > this.lines.length) return 'gap'
    if (views !== undefined) this.#views = views
    this.lines = this.lines.slice(0, seq)
    this.#cutTo(seq)
    return 'new'
  }

  #cutTo(lines: number): void {
    if (this.#table === null || this.#entries.length <= lines) return
    this.#entries = this.#entries.slice(0, lines)
    const entries = this.#entries.at(-1) ?? 0
    this.#table = tableAt(this.#table, entries)
  }

  /** The table after all lines, as this viewer may see it; null: they are not lines of this game. */
  table(game: Game, header: string, viewer: Viewer): SeenTable | null {
    this.#table ??= emptyTable(game, header)
    if (this.#table === null) return null
    const [entries, states] = [[...this.#table.entries], [...this.#table.states]]
    const first = this.#entries.length === 0
    const news = this.lines.slice(this.#entries.length)
    let unknown = false
    for (const line of news) {
      const did = step(game, line, entries, states)
      if (did === 'wrong') return null
      if (did === 'unknown') unknown = true
      this.#entries.push(entries.length)
    }
    if (first && unknown) this.#forget(entries, states)
    if (news.length > 0) this.#table = { ...this.#table, entries, states }
    return revealedTable(game.hidden === undefined ? this.#table : this.#seen(this.#table, viewer))
  }

  /** Where the table stands after its last choice; null: that choice is another's secret, or no table was asked for since the last line. */
  undoContext(): UndoContext | null {
    const last = this.lines.findLast((line) => typeof line !== 'string' || !isAside(line))
    if (this.#table === null || this.#entries.length < this.lines.length || typeof last !== 'string') return null
    return undoContextOf(this.#table)
  }

  /** Choices that a late viewer did not get have led on: states cannot be computed from the lines, and the table starts here. */
  #forget(entries: Entry<unknown>[], states: unknown[]): void {
    entries.length = 0
    states.length = 1
    this.#entries = this.#entries.map(() => 0)
  }

  /** The newest position is what the server says; it stays where it is, so that the next step begins from it. */
  #seen(table: Table, viewer: Viewer): Table {
    const own = this.#views.find(({ seat }) => seat === viewer) ?? this.#views[0]
    if (own === undefined) return table
    const state = own.seat === viewer ? own.state : viewOf(table.game, own.state, null)
    if (state !== table.states.at(-1)) this.#table = { ...table, states: [...table.states.slice(0, -1), state] }
    return this.#table ?? table
  }

  /** The position that tells whose turn it is, the same for all who may look. */
  newest(): unknown {
    return this.#views[0]?.state ?? this.#table?.states.at(-1)
  }
}

function emptyTable(game: Game, header: string): Table | null {
  const read = readHeader(`${header}\n`)
  if (!read.ok || read.value.game !== game.id || read.value.rules !== game.version) return null
  const { seats } = read.value
  const options = readOptions(game, seats, read.value.options)
  if (!options.ok) return null
  return { game, seats, options: options.value, entries: [], states: [game.setup(seats, options.value)] }
}

/**
 * One line more; 'wrong': it cannot be. Of a game with secrets the position before it may lack what others have chosen: what does not
 * follow from it ('unknown') is told by the next view.
 */
function step(game: Game, line: Line, entries: Entry<unknown>[], states: unknown[]): 'done' | 'unknown' | 'wrong' {
  if (typeof line !== 'string' || isAside(line)) return 'done'
  const entry = readEntry(game, line)
  if (!entry.ok) return 'wrong'
  const before = states.at(-1)
  const played = play(game, before, entry.value.input)
  if (!played.ok && game.hidden === undefined) return 'wrong'
  entries.push(entry.value)
  states.push(played.ok ? played.value : before)
  return played.ok ? 'done' : 'unknown'
}

function common(a: readonly Line[], b: readonly Line[]): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) if (textOf(a[i] as Line) !== textOf(b[i] as Line)) return i
  return length
}

function textOf(line: Line): string {
  return typeof line === 'string' ? line : `chosen ${line.chosen}`
}
