/**
 * Start here. The web part of a game (`GameWeb`): `games/<id>/board/index.ts` exports one as `web`; a game without it has the default board
 * (`plain/`). The page shows seats, log, questions, dice entry, bots and saving; the game draws its board and has pure functions from a
 * position to the possible actions. A board decides no rule: it asks the contract.
 */
import type { Component } from 'svelte'
import type { Game, OptionValue, RuleRef, Seat } from '../engine/contract.ts'
import type { VisibleInput } from '../engine/play.ts'
import type { View } from '../engine/table/view.ts'
import type { GameText } from '../engine/text/game.ts'
import type { Lang } from '../engine/text/lang.ts'
import type { Sound } from './sound.ts'
import type { Voices } from './voices.ts'

/** An input and the positions around it, for a board to animate. */
export interface Step<State = unknown, Move = unknown> {
  /** Its number in the game, from 0. A board animates a step once. */
  readonly index: number
  readonly before: State
  readonly input: VisibleInput<Move>
  readonly after: State
}

/** Something that a seat can grab in a race. */
export interface GrabButton<Move = unknown, Ui = unknown> {
  /** Stable, because people assign keys to it. */
  readonly id: string
  readonly label: string
  /** `move`: a complete grab. `ui`: half of it, a sum has still to be named. `ignored`: the thing is gone. */
  readonly does: Pressed<Move, Ui>
}

/** For games with races: several people can race on one keyboard or around one tablet. Methods, as in `Game`. */
export interface Racing<State = unknown, Move = unknown, Ui = unknown> {
  /** The id of everything that can be grabbed, in the order of keys and zones. */
  readonly ids: readonly string[]
  /** Returns the grabs by `ids`; while one is half done (`ui`), those that complete or cancel it. */
  grabs(state: View<State>, seat: Seat, ui: Ui, text: GameText<State, Move>): readonly GrabButton<Move, Ui>[]
  /** Draws one of `ids` in a seat's zone or beside a key. It fills its square. */
  readonly Piece: Component<{ readonly id: string; readonly gone: boolean }>
}

/** A race as a board draws it; times in ms of the page's own clock, `performance.now()`. */
export interface RaceScene<Move = unknown> {
  /**
   * The time of the reveal, from which grabs are open. Null: not yet. If the position is the one before the throw, its faces must stay
   * hidden; if it is the race's own, it is on screen and being read aloud by screen readers.
   */
  readonly since: number | null
  readonly until: number | null
  /** Seats at this device that may grab. With several, a tap on the board has no owner: people use zones and keys. */
  readonly seats: readonly Seat[]
  readonly pending: readonly { readonly seat: Seat; readonly move: Move }[]
  readonly lost: readonly {
    readonly seat: Seat
    readonly move: Move
    readonly at: number
    readonly first: Seat
    readonly firstAt: number
  }[]
}

/** The practice data of one step. */
export interface Practised {
  /** What the step was about, as a number that people know: the best time is stored for each. */
  readonly key: number
  /** In ms since it was shown. */
  readonly ms: number
  readonly right: boolean
  /** The kind of mistake, to be counted. Only if `right` is false. */
  readonly miss?: string
  /** What would have been right, in figures: "6 − 5 = 1". Absent: nothing would have been. */
  readonly answer?: string
}

/** For practising alone. Methods, as in `Game`. */
export interface Practice<State = unknown, Move = unknown> {
  /** Every possible key, in order. */
  readonly keys: readonly number[]
  /** Returns the label of the keys: "Number". */
  keyName(text: GameText<State, Move>): string
  /**
   * Returns the practice data of a step: a grab is right or wrong; the input that ends a round also reveals the misses. Called for every
   * step of a race; the page counts, and shows nothing before the round has ended.
   */
  judge(step: Step<State, Move>): readonly Practised[]
  /** Returns the log of one round about a key, without a time limit, with dice thrown by `faces`. */
  drill(key: number, faces: (sides: readonly number[]) => readonly number[]): string
  /** Returns a short description of a `miss`: "a − b + joker". */
  missName(miss: string, text: GameText<State, Move>): string
}

/** The coach's opinion of a move; a board draws it where the move is made. */
export interface Advised<Move = unknown> {
  readonly move: Move
  /** The chance to win after it: "57%". */
  readonly chance: string
  /** The best move, or as good. */
  readonly best: boolean
}

/** Props of a board. `ui`: the board's own state (picked, not yet played); null while no one here is asked. */
export interface Scene<State = unknown, Ui = unknown, Move = unknown> {
  readonly state: View<State>
  /** The seat in front: the one that is asked, otherwise the viewer's. */
  readonly seat: Seat
  readonly ui: Ui | null
  readonly names: readonly string[]
  /** The input that led here, while it is animated; null: draw at rest (after loading, scrubbing, undo). */
  readonly step: Step<View<State>, Move> | null
  /** The asked seat's moves, best first; absent: no advice. */
  readonly advice?: readonly Advised<Move>[]
  /** Only while a race is on. */
  readonly race?: RaceScene<Move>
  /** Real dice: none is drawn before it is entered. */
  readonly real?: true
  /** Real dice and real discs: there is no race on screen, so the board may show which grabs are right. */
  readonly referee?: true
  /** A shared screen without input, such as a TV: every seat is drawn alike. */
  readonly shared?: true
}

/** Result of a tap or key: a new selection, a move, or a refusal by a rule. */
export type Pressed<Move = unknown, Ui = unknown> =
  | { readonly kind: 'ui'; readonly ui: Ui }
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'refused'; readonly rule: RuleRef }
  | { readonly kind: 'ignored' }

/** A button of the bar below the board. */
export interface Action<Move = unknown, Ui = unknown> {
  readonly label: string
  readonly does: Pressed<Move, Ui>
  /** Its keyboard shortcut. */
  readonly key?: string
}

/** The question to the asked seat, and its actions, the main one first. A refused action is drawn dimmed and explains itself. */
export interface Controls<Move = unknown, Ui = unknown> {
  readonly question: string
  readonly primary: Action<Move, Ui>
  readonly others: readonly Action<Move, Ui>[]
}

/** A key for the list of keys (`?`). */
export interface KeyHint {
  readonly keys: string
  readonly label: string
}

export interface BoardProps<State = unknown, Move = unknown, Ui = unknown> {
  /** The table's rules. */
  readonly game: Game<State, Move>
  readonly scene: Scene<State, Ui, Move>
  readonly text: GameText<State, Move>
  /** Called after a tap on the board. */
  readonly react: (pressed: Pressed<Move, Ui>) => void
}

/** A note in a lesson, shown before entry `at` of its log; `point` names a part of the board. */
export interface LessonNote {
  readonly at: number
  readonly text: string
  readonly point?: string
}

/** A scripted first game: a log in which the learner makes the moves of seat 0 and all others are played automatically. */
export interface Lesson {
  readonly log: string
  readonly notes: readonly LessonNote[]
  readonly names: readonly string[]
  /** The summary, as short sentences. */
  readonly learned: readonly string[]
}

/** For the pages of a campaign. Methods, as in `Game`. */
export interface CampaignWeb {
  /** Draws everything that can be played, with the result so far: by `pick`, from 0 (none) to 3. */
  readonly Map: Component<{
    readonly best: (pick: string) => { readonly medal: number; readonly score: number } | null
    readonly chosen: string
    readonly choose: (pick: string) => void
    readonly text: GameText
  }>
  pick(id: string, text: GameText): string
  choice(id: string, text: GameText): { readonly name: string; readonly rule: string }
  /** Draws what a choice does, beside its text. */
  readonly Choice?: Component<{ readonly id: string }>
  setting(id: string, text: GameText): { readonly name: string; readonly rule: string }
}

/** For the page of the challenge of the day. */
interface DailyWeb {
  /** A preview of the day's game, with what a player should know before starting. */
  readonly Picture: Component<{ readonly options: object; readonly text: GameText }>
}

/** The end of a game, drawn over the board and in the shared picture. */
export interface FinaleProps<State = unknown> {
  readonly state: View<State>
  /** By seat, from 1. */
  readonly places: readonly number[]
  readonly names: readonly string[]
  readonly text: GameText<State>
}

/** The result of a game for one: no rival, no place. */
export interface Alone {
  readonly title: string
  /** 1 bronze, 2 silver, 3 gold, 0 none; absent: the game has no medals. */
  readonly medal?: number
  /** The achievement and the next goal, a short line each. */
  readonly lines: readonly string[]
}

/** A set of options that is chosen in one tap. */
export interface Preset {
  readonly id: 'basic' | 'advanced' | 'everything'
  /** The options that differ from the defaults. */
  readonly options: { readonly [option: string]: OptionValue }
  /** A short description. */
  readonly say: { readonly [lang in Lang]: string }
}

/** An option that a game draws itself instead of a list or a text field. Faults are shown below it. */
export interface FieldProps {
  readonly value: string
  readonly change: (value: string) => void
  readonly text: GameText
  readonly label: string
  readonly help: string
}

/** Methods, not function properties, as in `Game`. */
export interface GameWeb<State = unknown, Move = unknown, Ui = unknown> {
  /**
   * The board. Sizes relative to the height of the screen are multiplied by `--stage-share` (1 if unset), the board's share of it. It fills
   * its width, from 320 px to a television, and draws seats in the colours of `useHues` (hues.ts), because people choose theirs.
   */
  readonly Board: Component<BoardProps<State, Move, Ui>>
  /** Draws an example beside a rule: `drawing` as in the game's `RuleText`. */
  readonly Drawing?: Component<{ readonly drawing: string; readonly text: GameText<State, Move> }>
  /** Returns the drawings on the faces of the due dice, for entering real dice; null: pips. */
  faces?(state: View<State>): Component<{ readonly face: number }> | null
  /** Returns a component that draws each die of the due throw in its slot, if dice differ; `face` is null until it is entered. */
  slots?(state: View<State>): Component<{ readonly at: number; readonly face: number | null }> | null
  /** By option: replaces the generic field. */
  readonly fields?: { readonly [option: string]: Component<FieldProps> }
  /** From simple to rich; the first has the default options. */
  readonly presets?: { readonly all: readonly Preset[]; readonly Picture: Component<{ readonly preset: string }> }
  /** Only where the game's entry has a campaign. */
  readonly campaign?: CampaignWeb
  /** Only where the game's entry has a table of the day. */
  readonly daily?: DailyWeb
  /** Returns the label of the roll button if the throw is more than dice; null: the number of dice. */
  rolls?(state: View<State>, text: GameText<State, Move>): string | null
  /** Only for games with optional turns. */
  readonly racing?: Racing<State, Move, Ui>
  /** Only for games that can be practised alone against the clock. */
  readonly practice?: Practice<State, Move>
  /**
   * Loads the finale: one SVG with the view box `0 0 400 400`, whose subject lies between y = 60 and y = 310 (a title follows below) and
   * whose background may exceed the edges. Its animations end in the still picture, take at most two seconds, and change only transforms
   * and opacity.
   */
  finale?(): Promise<Component<FinaleProps<State>>>
  /** Only for games that can be played alone. */
  alone?(state: View<State>, text: GameText<State, Move>): Promise<Alone>
  /** The game's bots can estimate every seat's chance to win after every move: tables offer to show it. */
  readonly chances?: true
  /** Returns the initial selection for a question to this seat. */
  ask(state: View<State>, seat: Seat): Ui
  controls(scene: Scene<State, Ui, Move> & { readonly ui: Ui }, text: GameText<State, Move>): Controls<Move, Ui>
  /**
   * Returns a sentence about what a likely slip of the finger would give away, or null. Where moves cannot be undone freely, such a move
   * must be confirmed. Not for weak moves.
   */
  slip?(state: View<State>, seat: Seat, move: Move, text: GameText<State, Move>): string | null
  /** Handles a key that no focused element has used: a single character, or `Escape`. */
  press?(scene: Scene<State, Ui, Move> & { readonly ui: Ui }, key: string): Pressed<Move, Ui>
  /** The keys of `press`; absent: only those that buttons show. */
  keys?(text: GameText<State, Move>): readonly KeyHint[]
  /** Returns the sound of an input, besides the dice. */
  sound?(step: Step<View<State>, Move>): Sound<string> | null
  /** Absent: "Learn" opens the rules. */
  lesson?(lang: Lang): Promise<Lesson>
  /** Sounds of this game only. */
  readonly voices?: Voices
}

/** The box on the home page: small, and loaded before the rest. `games/<id>/board/box.ts` exports it as `box`. */
export interface GameBox {
  readonly Art: Component
  /** CSS class of the game's theme, set on every element of the game. */
  readonly world: string
  /** The game has races: alone people practise against the clock, and with real dice there are no bots. */
  readonly races?: true
}
