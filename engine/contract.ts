/**
 * Start here. What every game is: pure functions over a plain JSON state.
 *
 * A game never rolls and never reads a clock. It says which throw or move is due; the outcome comes from outside as an input. Everything a
 * table does (play, bots, replay, proofs, the boards) is written against this contract and knows no game by name.
 */

/** Seats are numbered from 0 clockwise; the left neighbour of seat s is s + 1. */
export type Seat = number

/** The number of a rule on the game's page: R7, S3, B12, R8a. It never changes meaning. */
export type RuleRef = `${'R' | 'S' | 'B' | 'C'}${string}`

/** Dice to be thrown: `sides` per die; faces count from 1. */
export interface ThrowTurn {
  readonly kind: 'throw'
  readonly sides: readonly number[]
  /** Groups of dice (by position) whose order does not matter to the game; they must have the same number of sides. */
  readonly alike?: readonly (readonly number[])[]
  /** Whose dice they are; null where the table throws. */
  readonly seat: Seat | null
  /** It continues a turn (a reroll, a rival's answer): it falls at once, without a tap on "Roll". */
  readonly goesOn?: true
}

/** Seats that may act now, in any order. */
export interface MoveTurn {
  readonly kind: 'move'
  readonly seats: readonly Seat[]
  /** They may act but need not: a race. Nothing is forced in such a turn. */
  readonly optional?: true
  /** The game's own time limit, counted by the host from the moment the turn began; then the input is `time`. */
  readonly limitMs?: number
}

/** The end. Places count from 1 and are shared on a tie (1, 1, 3). Alone, 1 is won and 2 is lost. */
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
      /** It came after the first logs: headers leave it out at its default, so that old logs are written as they were. */
      readonly later?: true
    }
  /** Some of the words `of`, each at most once. */
  | { readonly kind: 'list'; readonly of: readonly string[]; readonly default: readonly string[] }
  /** Free text of at most `max` characters. */
  | { readonly kind: 'text'; readonly max: number; readonly default: string }

/** An option that does not fit the others or the number of seats, and the rule that says so. */
export interface OptionClash {
  readonly option: string
  readonly rule: RuleRef
}

/**
 * Data that the options alone decide and that is expensive to compute, such as a generated sheet. The rules compute it when they
 * need it, unless a host has lent it: a server computes it in a thread and lends it while a table is in memory.
 */
export interface Material<Options = unknown> {
  /** The name of what these options need; null: nothing expensive. */
  nameOf(options: Options): string | null
  /** Computes it: plain JSON, the same for the same name. Throws if there is none of this name. */
  make(name: string): unknown
  /** The rules use what `make` has returned until the returned function is called. */
  lend(name: string, made: unknown): () => void
}

/** The things on the table, for boards that know no game. */
export interface Layout {
  /** The faces of the dice that lie there. */
  readonly dice: readonly number[]
  /** The score that ends the game, where there is one. */
  readonly goal?: number
  /** By seat: points that are not safe yet. */
  readonly pending?: readonly number[]
}

/** A position under a name: two of the same name have the same future for the seats counted from `from`. */
export interface Position {
  readonly key: string | number
  readonly from: Seat
}

/**
 * One game. `State` is plain JSON (no class, closure, Map or undefined), small and flat, because bots run it millions of
 * times. Functions never mutate what they are given.
 *
 * Methods, not function properties: a `Game<DicyState, …>` must be usable where just any `Game` is asked for.
 */
export interface Game<State = unknown, Move = unknown, Options = unknown> {
  readonly id: string
  /** The version of the rules, in every log's header. A change of meaning raises it. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  /**
   * What a chance is a chance of in a game for one: the next medal, or beating a rival that the game itself plays. Absent: the game is
   * for several, or alone only points count.
   */
  readonly solo?: 'medal' | 'rival'
  readonly options: { readonly [name in keyof Options]: OptionSpec }
  /** Every word of the notation that is not a number: for helpful errors and for completion. */
  readonly words: readonly string[]
  readonly material?: Material<Options>

  /** Do these options go together, for this many seats? Each one alone has been checked against its spec. */
  check(options: Options, seats: number): OptionClash | null
  /**
   * Returns whether this option applies to a table of this many seats. If not, forms leave it out and `check`
   * refuses any value but its default. Without this function every option applies to every table.
   */
  offers?(option: string, seats: number): boolean
  setup(seats: number, options: Options): State
  turn(state: State): Turn
  /** Every legal move of a seat, in a stable order, without duplicates; none if the seat is not due. */
  moves(state: State, seat: Seat): readonly Move[]
  /** The one legal move of a seat that is due, or null if it has several: what `moves` says, but fast. */
  only?(state: State, seat: Seat): Move | null
  /** Null: legal for this seat, which is due. Otherwise the rule that refuses it. */
  why(state: State, seat: Seat, move: Move): RuleRef | null
  move(state: State, seat: Seat, move: Move, at?: number): State
  land(state: State, faces: readonly number[]): State
  /** The turn's `limitMs` has passed. */
  timeUp?(state: State): State
  /** In an optional turn: who comes first of those who acted in the same moment; the others follow clockwise. */
  first?(state: State): Seat
  /**
   * In an optional turn, for hosts alone: after a late grab, or one that is `rash`, a host refuses grabs of the same seat for this many ms.
   * The rules and the log know nothing of it.
   */
  lockoutMs?(state: State): number
  /** Is this move, which is legal on `state`, known at once to be false? It counts all the same; see `lockoutMs`. */
  rash?(state: State, seat: Seat, move: Move): boolean
  /** Points so far, by seat. More is better, in every game. */
  scores(state: State): readonly number[]
  /**
   * What a seat (null: a spectator) may know: a state of the same type with the others' secrets blanked. `turn`, `moves` and
   * `why` work on it for the viewer's own seat.
   */
  view(state: State, seat: Seat | null): State
  /** While true, others are told only that a seat has chosen, not what. */
  hidden?(state: State): boolean
  /** The move as text: lower-case words, numbers, `+`, `-` and `:`, one blank between. One text per move. */
  write(move: Move): string
  /** The move of a text that `write` made, or null. */
  read(text: string): Move | null
  /** For the default board; absent: it shows scores and moves alone. */
  layout?(state: State): Layout
  /**
   * For the default solver: leaves out what does not matter to the future, and where seats are alike counts them from the one that is
   * due, so that fewer positions are to be solved. Absent: the whole state, counted from seat 0.
   */
  position?(state: State): Position
}
