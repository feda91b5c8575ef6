/** A table on one device: a game under way, its log, and undo. Immutable, for every local host (terminal, page). */
import type { Game, Seat } from './contract.ts'
import { type Entry, type Log, type LogFault, replay } from './log.ts'
import { forced, play, type Refusal } from './play.ts'
import { good, type Result } from './result.ts'

export interface Table<State = unknown, Move = unknown, Options = unknown> {
  readonly game: Game<State, Move, Options>
  readonly seats: number
  readonly options: Options
  readonly entries: readonly Entry<Move>[]
  /** One more than entries: `states[0]` is before any input. */
  readonly states: readonly State[]
}

export function openTable<State, Move, Options>(
  game: Game<State, Move, Options>,
  seats: number,
  options: Options,
): Table<State, Move, Options> {
  return settle({ game, seats, options, entries: [], states: [game.setup(seats, options)] })
}

/** The table of a log: a saved game to go on with. */
export function tableOf<State, Move, Options>(
  game: Game<State, Move, Options>,
  log: Log<Move, Options>,
): Result<Table<State, Move, Options>, LogFault> {
  const states: State[] = []
  const end = replay(game, log, ({ state }) => states.push(state))
  const entries = log.entries.map(({ line: _, ...entry }) => entry)
  return end.ok ? good(settle({ game, seats: log.seats, options: log.options, entries, states })) : end
}

export function stateOf<State>({ states }: Table<State>): State {
  return states.at(-1) as State
}

/** One input, then every move that is forced by it. */
export function act<State, Move, Options>(
  table: Table<State, Move, Options>,
  entry: Entry<Move>,
): Result<Table<State, Move, Options>, Refusal> {
  const played = play(table.game, stateOf(table), entry.input)
  return played.ok ? good(settle(push(table, entry, played.value))) : played
}

/** Plays what nobody needs to be asked for. */
function settle<State, Move, Options>(table: Table<State, Move, Options>): Table<State, Move, Options> {
  const must = forced(table.game, stateOf(table))
  if (must === null) return table
  const input = { kind: 'move', ...must } as const
  const played = play(table.game, stateOf(table), input)
  if (!played.ok) throw new Error(`a forced move is refused: ${JSON.stringify(played.fault)}`)
  return settle(push(table, { input, forced: true }, played.value))
}

function push<State, Move, Options>(
  table: Table<State, Move, Options>,
  entry: Entry<Move>,
  state: State,
): Table<State, Move, Options> {
  return { ...table, entries: [...table.entries, entry], states: [...table.states, state] }
}

/** May this seat take its last choice back? Not once chance or another seat's choice came after it. */
export function canUndo<Move>(table: Table<unknown, Move>, seat: Seat): boolean {
  const last = lastChoice(table.entries)
  return last >= 0 && ownChoice(table.entries[last] as Entry<Move>, seat)
}

/** The table as it was before the last choice, with the moves forced by it gone too. */
export function undo<State, Move, Options>(table: Table<State, Move, Options>): Table<State, Move, Options> {
  const last = lastChoice(table.entries)
  return last < 0 ? table : { ...table, entries: table.entries.slice(0, last), states: table.states.slice(0, last + 1) }
}

/** The last entry that was not forced. */
function lastChoice(entries: readonly Entry<unknown>[]): number {
  return entries.findLastIndex((entry) => entry.forced !== true)
}

function ownChoice({ input, by }: Entry<unknown>, seat: Seat): boolean {
  return input.kind === 'move' && input.seat === seat && by === undefined
}
