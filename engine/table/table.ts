/**
 * Start here. A table with its whole history, for hosts on one device (page, terminal, lesson, replay): the game, its entries and the
 * states between them. Immutable. A server keeps a `Position` instead (position.ts), which follows the same rules (engine/play.ts, undo.ts) in
 * less memory.
 */
import type { Game } from '../contract.ts'
import { type Entry, type Log, type LogFault, replay } from '../log.ts'
import {
  advance,
  forcedSteps,
  isSecretChoice,
  type Refusal,
  type Step,
  type VisibleInput,
  visibleInput,
} from '../play.ts'
import { good, type Result } from '../result.ts'
import type { UndoContext } from './undo.ts'
import { revealedTable, type View, type Viewer, viewOf } from './view.ts'

export interface Table<State = unknown, Move = unknown, Options = unknown> {
  readonly game: Game<State, Move, Options>
  readonly seats: number
  readonly options: Options
  readonly entries: readonly Entry<Move>[]
  /** One more than entries: `states[0]` is before any input. */
  readonly states: readonly State[]
}

/** An entry as a viewer may see it: a secret choice has only its seat. */
export interface SeenEntry<Move = unknown> extends Omit<Entry<Move>, 'input'> {
  readonly input: VisibleInput<Move>
}

/** A table, or a viewer's part of it. */
export interface TableLike extends Omit<Table, 'entries'> {
  readonly entries: readonly SeenEntry[]
}

/** A table as a viewer may see it: its states are views, and its entries hold no secret choices. */
export interface SeenTable extends TableLike {
  readonly states: readonly View[]
}

/** Returns the entries if none is secret, otherwise null. */
export function openEntries(entries: readonly SeenEntry[]): readonly Entry<unknown>[] | null {
  return entries.every(isOpen) ? entries : null
}

function isOpen(entry: SeenEntry): entry is Entry<unknown> {
  return entry.input.kind !== 'chosen'
}

/** Returns whether two entries are the same step; a secret choice may be revealed in one of them only. */
export function isSameStep(one: SeenEntry | undefined, other: SeenEntry | undefined): boolean {
  if (one === other || one === undefined || other === undefined) return one === other
  const [a, b] = [one.input, other.input]
  if (a.kind === 'chosen' || b.kind === 'chosen') return 'seat' in a && 'seat' in b && a.seat === b.seat
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Returns a table before any input, after moves that are forced at once. */
export function openTable<State, Move, Options>(
  game: Game<State, Move, Options>,
  seats: number,
  options: Options,
): Table<State, Move, Options> {
  return settled({ game, seats, options, entries: [], states: [game.setup(seats, options)] })
}

/** Returns the table of a log, to continue a saved game; or the first illegal input. */
export function tableOf<State, Move, Options>(
  game: Game<State, Move, Options>,
  log: Log<Move, Options>,
): Result<Table<State, Move, Options>, LogFault> {
  const states: State[] = []
  const end = replay(game, log, ({ state }) => states.push(state))
  const entries = log.entries.map(({ line: _, ...entry }) => entry)
  return end.ok ? good(settled({ game, seats: log.seats, options: log.options, entries, states })) : end
}

/** Plays forced moves. */
function settled<State, Move, Options>(table: Table<State, Move, Options>): Table<State, Move, Options> {
  return withSteps(table, forcedSteps(table.game, stateOf(table)))
}

/** Returns the newest state. */
export function stateOf<State>({ states }: Pick<Table<State>, 'states'>): State {
  return states.at(-1) as State
}

/** Returns the table after one input and every move that it forces, or why the input is refused. */
export function act<State, Move, Options>(
  table: Table<State, Move, Options>,
  entry: Entry<Move>,
): Result<Table<State, Move, Options>, Refusal> {
  const steps = advance(table.game, stateOf(table), entry)
  return steps.ok ? good(withSteps(table, steps.value)) : steps
}

function withSteps<State, Move, Options>(
  table: Table<State, Move, Options>,
  steps: readonly Step<State, Move>[],
): Table<State, Move, Options> {
  if (steps.length === 0) return table
  return {
    ...table,
    entries: [...table.entries, ...steps.map(({ entry }) => entry)],
    states: [...table.states, ...steps.map(({ after }) => after)],
  }
}

/** Returns the table as it was after this many entries. */
export function tableAt<Any extends Table>(table: Any, entries: number): Any {
  return { ...table, entries: table.entries.slice(0, entries), states: table.states.slice(0, entries + 1) }
}

/** Returns how many entries there were when the first `from` and every move that they forced had been played. */
export function nextChoice({ entries }: Pick<Table, 'entries'>, from: number): number {
  const next = entries.findIndex((entry, i) => i >= from && entry.forced !== true)
  return next < 0 ? entries.length : next
}

/** Returns the last choice of a table, for the rules of undo.ts. */
export function undoContextOf<State, Move>({ game, entries, states }: Table<State, Move>): UndoContext<State, Move> {
  const at = entries.findLastIndex((entry) => entry.forced !== true)
  const entry = entries[at]
  const state = states.at(-1) as State
  if (entry === undefined) return { game, state, choice: null }
  return { game, state, choice: { entry, at, secret: isSecretChoice(game, states[at] as State, entry.input) } }
}

/** Returns the table as this viewer may see it. */
export function seenTable(table: Table, viewer: Viewer): SeenTable {
  const { game, entries, states } = table
  if (game.hidden === undefined) return revealedTable(table)
  const open = openState(game, states)
  return {
    ...table,
    entries: entries.map((entry, i) => (i < open ? entry : seenEntry(table, i, viewer))),
    states: states.map((state) => viewOf(game, state, viewer)),
  }
}

function seenEntry({ game, entries, states }: Table, index: number, viewer: Viewer): SeenEntry {
  const entry = entries[index] as Entry<unknown>
  const input = visibleInput(game, states[index], entry.input, viewer)
  return input === entry.input ? entry : { ...entry, input }
}

/** Returns the index of the last of these states in which nothing is hidden; -1: all hide something. Entries before it are public. */
export function openState<State>(game: Pick<Game<State>, 'hidden'>, states: readonly State[]): number {
  return states.findLastIndex((state) => game.hidden?.(state) !== true)
}
