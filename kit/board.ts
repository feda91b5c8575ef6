/**
 * Start here. What a game brings to a page: `games/<id>/web/index.ts` exports one of these as `web`, the shell finds it by its
 * folder. The shell brings seats, log, questions' place on the screen, dice entry, bots, saving; the game brings the picture and
 * pure functions from a position to what may be done. A board knows no rules: it asks the contract.
 */
import type { Component } from 'svelte'
import type { Input, RuleRef, Seat } from '../engine/contract.ts'
import type { GameText } from '../engine/text/game.ts'
import type { Lang } from '../engine/text/lang.ts'
import type { Sound } from './sound.ts'

/** An input and the positions around it: what a board may set in motion. */
export interface Step<State = unknown, Move = unknown> {
  /** Its number in the game, from 0. A board animates a step once. */
  readonly index: number
  readonly before: State
  readonly input: Input<Move>
  readonly after: State
}

/** What is to be drawn. `ui` is the board's own: what is picked but not yet played; null while nobody here is asked to move. */
export interface Scene<State = unknown, Ui = unknown> {
  readonly state: State
  /** Whose things lie in front: the seat that is asked, else the viewer's. */
  readonly seat: Seat
  readonly ui: Ui | null
  readonly names: readonly string[]
  /** The input that led here, while it is to be seen happening; null: draw at rest (after loading, scrubbing, undo). */
  readonly step: Step<State> | null
}

/** What a tap or key does: change what is picked, play a move, or be refused by a rule. */
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
  /** What one knows afterwards, a short sentence each. */
  readonly learned: readonly string[]
}

/** Methods, not function properties, as in `Game`. */
export interface GameWeb<State = unknown, Move = unknown, Ui = unknown> {
  /**
   * The picture. It fills the width it is given, from 320 px to a television, and draws `text` in its own language, and seats in
   * the colours that `useHues` of hues.ts tells: people choose theirs.
   */
  readonly Board: Component<BoardProps<State, Move, Ui>>
  /** A drawn example beside a rule: `drawing` as the game's `RuleText` names it. */
  readonly Drawing: Component<{ readonly drawing: string; readonly text: GameText<State, Move> }>
  /** What is drawn on the faces of the dice that are due, where it is not pips; null: pips. For whoever types in real dice. */
  faces?(state: State): Component<{ readonly face: number }> | null
  /** The game's bots can tell the chance to win after every move: tables offer to show it. */
  readonly chances?: true
  /** The question as it is first put to this seat. */
  ask(state: State, seat: Seat): Ui
  controls(scene: Scene<State, Ui> & { readonly ui: Ui }, text: GameText<State, Move>): Controls<Move, Ui>
  /**
   * What a legal move would give away that somebody may not mean to: a sentence; null: nothing. Where a move cannot be undone at
   * will, such a one is asked for twice. Only for slips of one tap, not for what is merely a weak move.
   */
  slip?(state: State, seat: Seat, move: Move, text: GameText<State, Move>): string | null
  /** A key that no focused part has used: a single character, or `Escape`. */
  press(scene: Scene<State, Ui> & { readonly ui: Ui }, key: string): Pressed<Move, Ui>
  keys(text: GameText<State, Move>): readonly KeyHint[]
  /** What an input sounds like, beyond the dice. */
  sound(step: Step<State, Move>): Sound | null
  lesson(lang: Lang): Promise<Lesson>
}

/** The face of the box on the home page: small, loaded before the rest. `games/<id>/web/box.ts` exports it as `box`. */
export interface GameBox {
  readonly Art: Component
  /** CSS class of the game's world, set on whatever belongs to the game. */
  readonly world: string
}
