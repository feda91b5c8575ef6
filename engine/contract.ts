/**
 * Start here. What every game is: pure functions over a plain JSON state.
 *
 * A game never rolls and never reads a clock. It says which throw or move is due; the outcome comes from outside as an input. Tables, bots,
 * replays, proofs and boards are written against this contract and know no game by name.
 */

/** Seats are numbered from 0 clockwise; the left neighbour of seat s is s + 1. */
export type Seat = number

/** The number of a rule in the game's README: R7, S3, B12, R8a. A number never changes its meaning. */
export type RuleRef = `${'R' | 'S' | 'B' | 'C'}${string}`

/** Dice to throw: `sides` per die; faces count from 1. */
export interface ThrowTurn {
  readonly kind: 'throw'
  readonly sides: readonly number[]
  /** Groups of dice (by position) whose order does not matter to the game; they must have the same number of sides. */
  readonly alike?: readonly (readonly number[])[]
  /** The seat that throws; null: the table throws. */
  readonly seat: Seat | null
  /** The throw continues a turn (a reroll, a rival's answer): it happens at once, without a tap on "Roll". */
  readonly goesOn?: true
}

/** Seats that may act now, in any order. */
export interface MoveTurn {
  readonly kind: 'move'
  readonly seats: readonly Seat[]
  /** A race: seats may act but need not. Nothing is forced in such a turn. */
  readonly optional?: true
  /** The game's own time limit, in ms since the turn began, measured by the host; after it the input is `time`. */
  readonly limitMs?: number
}

/** The end. Places count from 1 and are shared on a tie (1, 1, 3). Alone, 1 is a win and 2 a loss. */
export interface OverTurn {
  readonly kind: 'over'
  readonly places: readonly number[]
}

export type Turn = ThrowTurn | MoveTurn | OverTurn

/** Everything that can happen to a game. */
export type Input<Move> =
  | { readonly kind: 'throw'; readonly faces: readonly number[] }
  /** `at`: in a race, when the seat acted, in ms since the turn was shown, as the host believes it. */
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: Move; readonly at?: number }
  | { readonly kind: 'time' }

export type OptionValue = string | number | readonly string[]

/** An option as data, so that lobby, command line, server and rule reader share it. */
export type OptionSpec =
  | {
      readonly kind: 'choice'
      readonly values: readonly (string | number)[]
      readonly default: string | number
      /** The option was added after the first logs: headers omit it at its default, so that old logs stay the same. */
      readonly later?: true
    }
  /** Some of the words `of`, each at most once. */
  | { readonly kind: 'list'; readonly of: readonly string[]; readonly default: readonly string[] }
  /** Free text of at most `max` characters. */
  | { readonly kind: 'text'; readonly max: number; readonly default: string }

/** The values that options may have, read off their specs: a game writes `type Options = OptionsOf<typeof OPTIONS>`. */
export type OptionsOf<Specs> = {
  readonly [name in keyof Specs]: Specs[name] extends {
    readonly kind: 'choice'
    readonly values: readonly (infer Value)[]
  }
    ? Value
    : Specs[name] extends { readonly kind: 'list'; readonly of: readonly (infer Word)[] }
      ? readonly Word[]
      : string
}

/** An option that does not fit the others or the number of seats, and the rule that says so. */
export interface OptionClash {
  readonly option: string
  readonly rule: RuleRef
}

/**
 * Data that depends on the options only and is expensive to compute, such as a generated sheet. The rules compute it on demand, unless a
 * host has lent it: a server computes it in a thread and lends it while a table is in memory.
 */
export interface Material<Options = unknown> {
  /** Returns the name of the material for these options; null: none. */
  nameOf(options: Options): string | null
  /** Computes the material: plain JSON, the same for the same name. Throws if there is none of this name. */
  make(name: string): unknown
  /** Makes the rules use the result of `make` until the returned function is called. */
  lend(name: string, made: unknown): () => void
}

/** The things on the table, for boards that know no game. */
export interface Layout {
  /** The faces of the dice on the table. */
  readonly dice: readonly number[]
  /** The score that ends the game, where there is one. */
  readonly goal?: number
  /** By seat: points that are not safe yet. */
  readonly pending?: readonly number[]
}

/** A key of a position: two positions with the same key have the same future for the seats, counted from `from`. */
export interface Position {
  readonly key: string | number
  readonly from: Seat
}

/**
 * One game. `State` is plain JSON (no class, closure, Map or undefined), small and flat, because bots run it millions of times. Functions
 * never mutate their arguments.
 *
 * Methods, not function properties, so that a `Game<DicyState, …>` can be used as a `Game`.
 */
export interface Game<State = unknown, Move = unknown, Options = unknown> {
  readonly id: string
  /** The version of the rules, in every log's header. A change of meaning raises it. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  /**
   * What a chance means in a game for one: to reach the next medal, or to beat a rival that the game itself plays. Absent: the game is for
   * several, or only points count alone.
   */
  readonly solo?: 'medal' | 'rival'
  readonly options: { readonly [name in keyof Options]: OptionSpec }
  /** Every word of the notation that is not a number: for helpful errors and for completion. */
  readonly words: readonly string[]
  readonly material?: Material<Options>

  /**
   * Returns the rule that these options break together, for this many seats, or null. Each option has already been checked against its
   * spec.
   */
  check(options: Options, seats: number): OptionClash | null
  /**
   * Returns whether this option applies to a table of this many seats. If not, forms leave it out and `check`
   * refuses any value but its default. Without this function every option applies to every table.
   */
  offers?(option: string, seats: number): boolean
  setup(seats: number, options: Options): State
  turn(state: State): Turn
  /** Returns every legal move of a seat, in a stable order, without duplicates; empty if the seat is not due. */
  moves(state: State, seat: Seat): readonly Move[]
  /** Returns the only legal move of a due seat, or null if it has several: the same as `moves`, but fast. */
  only?(state: State, seat: Seat): Move | null
  /** Returns null if the move is legal for this seat, which is due; otherwise the rule that refuses it. */
  why(state: State, seat: Seat, move: Move): RuleRef | null
  move(state: State, seat: Seat, move: Move, at?: number): State
  land(state: State, faces: readonly number[]): State
  /** The turn's `limitMs` has passed. */
  timeUp?(state: State): State
  /** In an optional turn: returns the seat that wins at equal times; the others follow clockwise. */
  first?(state: State): Seat
  /**
   * In an optional turn, for hosts: how many ms a host refuses further grabs of a seat after a late or `rash` one. Not part of the rules or
   * the log.
   */
  lockoutMs?(state: State): number
  /** Returns whether this legal move is obviously wrong. It still counts; see `lockoutMs`. */
  rash?(state: State, seat: Seat, move: Move): boolean
  /** Returns the points so far, by seat. More is better, in every game. */
  scores(state: State): readonly number[]
  /**
   * Returns the state as a seat (null: a spectator) may see it: of the same type, with the others' secrets blanked. `turn`, `moves` and
   * `why` work on it for the viewer's own seat.
   */
  view(state: State, seat: Seat | null): State
  /** While true, others see only that a seat has chosen, not what. */
  hidden?(state: State): boolean
  /**
   * Returns the move as text: lower-case words, numbers, `+`, `-` and `:`, separated by one blank. Each move has one text: `'reroll odds 1
   * 2'`.
   */
  write(move: Move): string
  /** Returns the move of a text by `write`, or null. */
  read(text: string): Move | null
  /** For the default board; without it the board shows scores and moves only. */
  layout?(state: State): Layout
  /**
   * For the default solver: returns a key without what does not matter for the future and, if seats are alike, with seats counted from the
   * one that is due, so that fewer positions have to be solved. Default: the whole state, counted from seat 0.
   */
  position?(state: State): Position
}
