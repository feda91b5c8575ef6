/**
 * Start here. What a game brings to a page: `games/<id>/board/index.ts` exports one of these as `web`, the shell finds it by its
 * folder; a game without one has the default board (`plain/`). The shell brings seats, log, questions' place on the screen, dice
 * entry, bots, saving; the game brings the picture and pure functions from a position to what may be done. A board knows no rules: it
 * asks the contract.
 */
import type { Component } from 'svelte'
import type { Game, OptionValue, RuleRef, Seat } from '../engine/contract.ts'
import type { VisibleInput } from '../engine/play.ts'
import type { View } from '../engine/table/view.ts'
import type { GameText } from '../engine/text/game.ts'
import type { Lang } from '../engine/text/lang.ts'
import type { Sound } from './sound.ts'
import type { Voices } from './voices.ts'

/** An input and the positions around it: what a board may set in motion. */
export interface Step<State = unknown, Move = unknown> {
  /** Its number in the game, from 0. A board animates a step once. */
  readonly index: number
  readonly before: State
  readonly input: VisibleInput<Move>
  readonly after: State
}

/** Something that a seat can grab in a race. */
export interface GrabButton<Move = unknown, Ui = unknown> {
  /** Steady, for the keys that people choose. */
  readonly id: string
  readonly label: string
  /** `move`: it is grabbed. `ui`: half done, a sum must be named as well. `ignored`: it is gone. */
  readonly does: Pressed<Move, Ui>
}

/** What a game with races brings, so that several people can race on one keyboard and around one tablet. Methods, as in `Game`. */
export interface Racing<State = unknown, Move = unknown, Ui = unknown> {
  /** Everything that is raced for, by name, in the order of keys and zones. */
  readonly ids: readonly string[]
  /** By `ids`; while something is half done (`ui`), what finishes it or lets go of it instead. */
  grabs(state: View<State>, seat: Seat, ui: Ui, text: GameText<State, Move>): readonly GrabButton<Move, Ui>[]
  /** The picture of one of `ids`: in a seat's zone, beside a key. It fills the square it is given. */
  readonly Piece: Component<{ readonly id: string; readonly gone: boolean }>
}

/** A race as a board draws it; times in ms of the page's own clock, `performance.now()`. */
export interface RaceScene<Move = unknown> {
  /**
   * The moment of the reveal, since which grabs are open. null: not yet. If the position is that before the throw, its faces must stay
   * hidden; if it is the race's own, it is on screen and being read aloud for screen readers.
   */
  readonly since: number | null
  readonly until: number | null
  /** Seats at this device that may grab. With several, a tap on the board has no owner: zones and keys are used. */
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
  /** What it was about, as a number that people know it by: the best time is kept for each. */
  readonly key: number
  /** In ms since it was shown. */
  readonly ms: number
  readonly right: boolean
  /** The kind of thing that was got wrong or left lying, named so that it can be counted. Only where `right` is false. */
  readonly miss?: string
}

/** What a game brings for those who practise alone. Methods, as in `Game`. */
export interface Practice<State = unknown, Move = unknown> {
  /** Every key there is, in order. */
  readonly keys: readonly number[]
  /** The word for them: "Number". */
  keyName(text: GameText<State, Move>): string
  /**
   * The practice data of a step: a grab is right or wrong; the input that ends a round also reveals the misses. Called for every step of a
   * race; the shell counts, and shows nothing before the round has ended.
   */
  judge(step: Step<State, Move>): readonly Practised[]
  /** The log of one round about a key, with no time limit and with dice that `faces` throws. */
  drill(key: number, faces: (sides: readonly number[]) => readonly number[]): string
  /** A `miss` in words, short: "a − b + joker". */
  missName(miss: string, text: GameText<State, Move>): string
}

/** What the coach says of a move: a board draws it where the move is made. */
export interface Advised<Move = unknown> {
  readonly move: Move
  /** The chance to win after it: "57%". */
  readonly chance: string
  /** It is the best, or as good. */
  readonly best: boolean
}

/** Props of a board. `ui`: the board's own state (picked, not yet played); null while no one here is asked. */
export interface Scene<State = unknown, Ui = unknown> {
  readonly state: View<State>
  /** Whose things lie in front: the seat that is asked, else the viewer's. */
  readonly seat: Seat
  readonly ui: Ui | null
  readonly names: readonly string[]
  /** The input that led here, while it is to be seen happening; null: draw at rest (after loading, scrubbing, undo). */
  readonly step: Step<View<State>> | null
  /** Of the asked seat's moves, the best first; absent: the coach is silent. */
  readonly advice?: readonly Advised[]
  /** Only while a race is on. */
  readonly race?: RaceScene
  /** The dice are real: none is drawn before it is typed in. */
  readonly real?: true
  /** Real dice and real discs: there is no race on screen, so the board may show at once which grabs are right. */
  readonly referee?: true
  /** A shared screen that takes no input, such as a TV: every seat is drawn alike. */
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
  /** The key that does the same. */
  readonly key?: string
}

/** What the asked seat is asked, and what it can do, the main thing first. A refused action is drawn quiet and tells why. */
export interface Controls<Move = unknown, Ui = unknown> {
  readonly question: string
  readonly primary: Action<Move, Ui>
  readonly others: readonly Action<Move, Ui>[]
}

/** A key for the list under `?`. */
export interface KeyHint {
  readonly keys: string
  readonly label: string
}

export interface BoardProps<State = unknown, Move = unknown, Ui = unknown> {
  /** The rules that the table is played by. */
  readonly game: Game<State, Move>
  readonly scene: Scene<State, Ui>
  readonly text: GameText<State, Move>
  /** A tap on the board. */
  readonly react: (pressed: Pressed<Move, Ui>) => void
}

/** A stop in a lesson: before entry `at` of its log, this is said; `point` names the part of the board that is meant. */
export interface LessonNote {
  readonly at: number
  readonly text: string
  readonly point?: string
}

/** A scripted first game: a log whose moves of seat 0 are made by the learner, all others by themselves. */
export interface Lesson {
  readonly log: string
  readonly notes: readonly LessonNote[]
  readonly names: readonly string[]
  /** The lesson's summary, a short sentence each. */
  readonly learned: readonly string[]
}

/** What a game brings to the pages of its campaign. Methods, as in `Game`. */
export interface CampaignWeb {
  /** Everything that can be played, with the result reached: by `pick`, from 0 (nothing) to 3. */
  readonly Map: Component<{
    readonly best: (pick: string) => { readonly medal: number; readonly score: number } | null
    readonly chosen: string
    readonly choose: (pick: string) => void
    readonly text: GameText
  }>
  pick(id: string, text: GameText): string
  choice(id: string, text: GameText): { readonly name: string; readonly rule: string }
  /** What a choice does, as a small picture beside its words. */
  readonly Choice?: Component<{ readonly id: string }>
  setting(id: string, text: GameText): { readonly name: string; readonly rule: string }
}

/** What a game brings to the page of its table of the day. */
interface DailyWeb {
  /** Preview of the day's game, with what a player should know before starting. */
  readonly Picture: Component<{ readonly options: object; readonly text: GameText }>
}

/** The end of a game as it is drawn: in its own world, over the board and in the picture that people share. */
export interface FinaleProps<State = unknown> {
  readonly state: View<State>
  /** By seat, from 1. */
  readonly places: readonly number[]
  readonly names: readonly string[]
  readonly text: GameText<State>
}

/** What a game for one came to: no rival, no place. */
export interface Alone {
  readonly title: string
  /** 1 bronze, 2 silver, 3 gold, 0 none; absent: the game has no medals. */
  readonly medal?: number
  /** The achievement and the next goal, a short line each. */
  readonly lines: readonly string[]
}

/** A way to play that is chosen in one tap, before any single option. */
export interface Preset {
  readonly id: 'basic' | 'advanced' | 'everything'
  /** What differs from the usual. */
  readonly options: { readonly [option: string]: OptionValue }
  /** What it is like, in one short sentence. */
  readonly say: { readonly [lang in Lang]: string }
}

/** An option that a game draws itself, where a list of words or a line of text would not do. What does not fit is said below it. */
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
   * The picture. What it measures by the height of the screen it multiplies by `--stage-share` (1 if unset): how much of it is left
   * to the board. It fills the width it is given, from 320 px to a television, and draws `text` in its own language, and seats in
   * the colours that `useHues` of hues.ts tells: people choose theirs.
   */
  readonly Board: Component<BoardProps<State, Move, Ui>>
  /** A drawn example beside a rule: `drawing` as the game's `RuleText` names it. Only for games whose rules name one. */
  readonly Drawing?: Component<{ readonly drawing: string; readonly text: GameText<State, Move> }>
  /** The drawings on the faces of the dice that are due; null: pips. Used where real dice are typed in. */
  faces?(state: View<State>): Component<{ readonly face: number }> | null
  /** Each die of the throw that is due in its slot, where dice are not all alike; `face` is null until it is typed. */
  slots?(state: View<State>): Component<{ readonly at: number; readonly face: number | null }> | null
  /** By option, in the place of the field that the shell would draw from data. */
  readonly fields?: { readonly [option: string]: Component<FieldProps> }
  /** From simple to rich; the first is as usual. */
  readonly presets?: { readonly all: readonly Preset[]; readonly Picture: Component<{ readonly preset: string }> }
  /** Only where the game's entry has a campaign. */
  readonly campaign?: CampaignWeb
  /** Only where the game's entry has a table of the day. */
  readonly daily?: DailyWeb
  /** Label of the roll button where the throw is more than dice; null: the number of dice. */
  rolls?(state: View<State>, text: GameText<State, Move>): string | null
  /** Only for games with optional turns. */
  readonly racing?: Racing<State, Move, Ui>
  /** Only for games that can be practised alone against the clock. */
  readonly practice?: Practice<State, Move>
  /**
   * Loads the picture of the end: one SVG with the view box `0 0 400 400`, whose subject lies between y = 60 and y = 310 (a title
   * follows below) and whose ground may be drawn beyond the edges. Its animations run from something to the picture itself, take at
   * most two seconds, and change transforms and opacity alone.
   */
  finale?(): Promise<Component<FinaleProps<State>>>
  /** Only for games that are played by one. */
  alone?(state: View<State>, text: GameText<State, Move>): Promise<Alone>
  /** The game's bots can tell everybody's chance to win, after every move where one is chosen: tables offer to show it. */
  readonly chances?: true
  /** The question as it is first put to this seat. */
  ask(state: View<State>, seat: Seat): Ui
  controls(scene: Scene<State, Ui> & { readonly ui: Ui }, text: GameText<State, Move>): Controls<Move, Ui>
  /**
   * A sentence that says what a likely slip would give away; null: no slip. Where a move cannot be undone at
   * will, such a move is confirmed. Only for slips of one tap, not for weak moves.
   */
  slip?(state: View<State>, seat: Seat, move: Move, text: GameText<State, Move>): string | null
  /** A key that no focused part has used: a single character, or `Escape`. */
  press?(scene: Scene<State, Ui> & { readonly ui: Ui }, key: string): Pressed<Move, Ui>
  /** What `press` knows; absent: no key beyond those that buttons show. */
  keys?(text: GameText<State, Move>): readonly KeyHint[]
  /** What an input sounds like, beyond the dice. */
  sound?(step: Step<View<State>, Move>): Sound | null
  /** Absent: who wants to learn the game reads its rules. */
  lesson?(lang: Lang): Promise<Lesson>
  /** Sounds that only this game has. */
  readonly voices?: Voices
}

/** The face of the box on the home page: small, loaded before the rest. `games/<id>/board/box.ts` exports it as `box`. */
export interface GameBox {
  readonly Art: Component
  /** CSS class of the game's world, set on every element of the game. */
  readonly world: string
  /** One races in it: alone one practises against the clock, and where real things are grabbed bots have no hands. */
  readonly races?: true
}
