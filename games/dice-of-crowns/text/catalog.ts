/** Everything Dice of Crowns says. A language is an object that `satisfies Catalog`; `texts.ts` makes it a `GameText`. */
import type { Says } from '../../../engine/text/catalog.ts'
import type { Cover } from '../../../engine/text/game.ts'
import type { Lang } from '../../../engine/text/lang.ts'
import type { LevelId } from '../bots/levels.ts'
import type { Fated, Loose, Reward } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import type { Kind } from '../rules/state.ts'

/** What the seat that is asked is asked, phase by phase. */
export interface QuestionTexts {
  /** R6: how many scrolls wait; `handLeft` while some are placed; `handReady` when all are. */
  readonly hand: Says<{ count: number }>
  readonly handLeft: Says<{ count: number }>
  readonly handReady: string
  /** R6: `count` daggers were rolled in the turn of `who`. */
  readonly give: Says<{ who: string; count: number }>
  readonly giveLeft: Says<{ count: number }>
  readonly giveReady: string
  /** R5: why the active seat cannot be chosen. */
  readonly protected: Says<{ who: string }>
  /** R8, by the actions open. */
  readonly choose: string
  readonly chooseOne: string
  readonly chooseFate: string
  readonly onlyStop: string
  readonly onlyFate: string
  /** R15: a die is to be picked. */
  readonly fate: string
  readonly betrayed: Says<{ count: number }>
  readonly reward: string
  /** R14: how many daggers go to the victim. */
  readonly vengeance: Says<{ count: number }>
  /** S3. */
  readonly keep: Says<{ count: number }>
  /** S6. */
  readonly again: string
}

interface ButtonTexts {
  readonly hand: string
  /** All scrolls to one rival. */
  readonly handTo: Says<{ who: string; count: number }>
  /** The division that is offered. */
  readonly deal: string
  readonly clear: string
  readonly give: string
  /** All daggers to one seat. */
  readonly giveTo: Says<{ who: string; count: number }>
  /** All daggers to the player's own area. */
  readonly keepAll: Says<{ count: number }>
  readonly stop: string
  /** `reward`: what stopping would give, joined. */
  readonly stopFor: Says<{ reward: string }>
  readonly rerollSkulls: Says<{ count: number }>
  readonly rerollScrolls: Says<{ count: number }>
  readonly rerollBoth: Says<{ count: number }>
  readonly fate: string
  readonly fateDone: string
  readonly accept: string
  readonly claim: Says<{ count: number }>
  readonly takeFate: Says<{ count: number }>
  readonly crown: string
  readonly steal: Says<{ who: string }>
  readonly avenge: Says<{ who: string; count: number }>
  readonly forgive: string
  /** S3. */
  readonly pass: Says<{ count: number }>
  readonly passNone: string
  readonly more: Says<{ who: string }>
}

/** Labels of the things on the table. A die comes by its name. */
export interface PieceTexts {
  readonly area: Says<{ who: string }>
  readonly middle: string
  readonly dieHanded: Says<{ die: string }>
  readonly dieGiving: Says<{ die: string }>
  readonly dieLocked: Says<{ die: string }>
  readonly dieLoose: Says<{ die: string }>
  readonly dieFresh: Says<{ die: string }>
  /** Picked up, not yet rolled. */
  readonly dieInHand: string
  readonly dieFate: Says<{ die: string; count: number }>
  readonly claims: Says<{ count: number; of: number }>
  readonly fate: Says<{ count: number }>
  readonly supply: Says<{ count: number }>
  readonly crownOf: Says<{ who: string }>
  readonly crownInMiddle: string
  readonly messenger: Says<{ who: string }>
  readonly varrick: string
  readonly tokens: Says<{ who: string; count: number; of: number }>
  readonly onTurn: string
  readonly betrayed: string
}

export interface BoardTexts {
  readonly questions: QuestionTexts
  readonly buttons: ButtonTexts
  readonly pieces: PieceTexts
  /** How the game against Varrick ended (S1). */
  readonly ending: { readonly won: string; readonly lost: string }
  /** What stopping now would give away. */
  readonly slip: string
  readonly keys: {
    readonly [key in
      | 'seat'
      | 'fewer'
      | 'deal'
      | 'stop'
      | 'skulls'
      | 'scrolls'
      | 'both'
      | 'fate'
      | 'enter'
      | 'clear']: string
  }
}

/** The rules as people read them; `book.ts` puts them in order. */

export const RULE_NUMBERS = [
  ...(['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'R11', 'R12', 'R13', 'R14', 'R15', 'R16'] as const),
  ...(['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7'] as const),
] as const

export type RuleNumber = (typeof RULE_NUMBERS)[number]

export type BookTexts = { readonly [rule in RuleNumber]: string } & {
  readonly intro: string
  readonly headings: {
    readonly dice: string
    readonly turn: string
    readonly rewards: string
    readonly end: string
    readonly examples: string
    readonly advanced: string
    readonly solo: string
    readonly options: string
  }
  /** What a die shows. */
  readonly dice: string
  /** Areas, locked, loose, seven. */
  readonly terms: string
  readonly advanced: string
  readonly solo: string
  readonly examples: { readonly [example in 'third' | 'early' | 'six' | 'rival' | 'odds']: string }
}

/** Things that are counted: "2 crowns". */
export type ThingTexts = { readonly [thing in Kind | 'claim' | 'fate' | 'token']: Says<{ count: number }> }

export type OptionTexts = {
  readonly [option in keyof Options]: {
    readonly label: string
    readonly help: string
    readonly values: { readonly [value in Options[option]]: string }
  }
}

/** Every rule that `why` may return. */
type RefusalRule = 'R4' | 'R5' | 'R6' | 'R8' | 'R9' | 'R10' | 'R14' | 'R15' | 'R16' | 'S3' | 'S6'

/** Labels of moves. `shares` come joined: "2 scrolls to Ben and 1 scroll to Chi". */
export interface MoveTexts {
  readonly hand: Says<{ shares: string }>
  readonly give: Says<{ shares: string }>
  readonly stop: string
  readonly reroll: { readonly [what in Loose]: string }
  /** `die` as `fated` names it. */
  readonly fate: Says<{ die: string; who: string }>
  readonly accept: string
  readonly take: { readonly [what in Reward]: string }
  readonly steal: Says<{ who: string }>
  readonly avenge: Says<{ who: string }>
  readonly forgive: string
  /** S3. None: they are all kept. */
  readonly pass: Says<{ count: number }>
}

/** Lines of the log; what follows from an input is a sentence of its own. `dice` and `shares` come joined. */
export interface LineTexts {
  readonly first: Says<{ who: string }>
  readonly rolled: Says<{ who: string; dice: string }>
  readonly messenger: Says<{ who: string }>
  readonly handed: Says<{ who: string; shares: string }>
  readonly gave: Says<{ who: string; shares: string }>
  readonly kept: Says<{ who: string; dice: string }>
  readonly gaveAndKept: Says<{ who: string; shares: string; dice: string }>
  readonly stopped: Says<{ who: string }>
  readonly rerolls: Says<{ who: string; dice: string }>
  readonly fateOwn: Says<{ who: string; die: string }>
  readonly fateRival: Says<{ who: string; die: string; other: string }>
  readonly accepted: Says<{ who: string }>
  readonly betrayal: string
  /** R15: not final yet. */
  readonly doubt: string
  /** R2. */
  readonly ambush: Says<{ who: string; dice: string }>
  /** R9, with seven daggers. */
  readonly loses: Says<{ who: string }>
  readonly everyone: string
  readonly avenged: Says<{ who: string; other: string; dice: string }>
  readonly forgave: Says<{ who: string }>
  readonly took: Says<{ who: string; count: number }>
  readonly tookFate: Says<{ who: string; count: number }>
  readonly tookCrown: Says<{ who: string }>
  readonly tookCrownFrom: Says<{ who: string; other: string }>
  readonly stole: Says<{ who: string; other: string }>
  /** R16: a reward that cannot be kept. */
  readonly full: Says<{ who: string }>
  /** R1: rivals hold all seven dice. */
  readonly skipped: Says<{ who: string }>
  readonly won: Says<{ who: string }>
  readonly defended: Says<{ who: string }>
  /** S4 to S6. */
  readonly brought: Says<{ who: string; dice: string }>
  readonly captured: Says<{ who: string }>
  readonly freed: Says<{ who: string }>
  readonly robbed: Says<{ who: string }>
  readonly gained: Says<{ who: string }>
  readonly turnOver: string
  readonly timeUp: string
}

/** The contents of a place, for screen readers. `dice` come joined. */
export interface PlaceTexts {
  readonly locked: Says<{ dice: string }>
  readonly loose: Says<{ dice: string }>
  readonly fresh: Says<{ dice: string }>
  readonly handed: Says<{ dice: string }>
  readonly giving: Says<{ dice: string }>
  readonly inHand: Says<{ count: number }>
  readonly crown: string
  readonly messenger: string
  readonly crownInMiddle: string
  readonly supply: Says<{ count: number }>
  readonly varrick: Says<{ things: string }>
  readonly captive: Says<{ dice: string }>
}

/** What a throw is for, after "throw the dice …": those of a turn need no word. */
export type PurposeTexts = { readonly [phase in 'first' | 'answer' | 'fate' | 'varrick']: string }

export interface Catalog extends Cover<LevelId> {
  readonly lang: Lang
  readonly notation: string
  readonly things: ThingTexts
  /** A face of a die by its name, as on a button. */
  readonly kinds: { readonly [kind in Kind]: string }
  /** The die that fate rerolls: "a dagger". */
  readonly fated: { readonly [die in Fated]: string }
  /** A player known only by the number, from 1. */
  readonly seat: Says<{ seat: number }>
  /** "2 scrolls to Ben". */
  readonly share: Says<{ dice: string; who: string }>
  readonly options: OptionTexts
  readonly refusals: { readonly [rule in RefusalRule]: string }
  readonly clashes: { readonly [rule in 'S1']: string }
  readonly moves: MoveTexts
  readonly place: PlaceTexts
  readonly purpose: PurposeTexts
  readonly lines: LineTexts
  readonly board: BoardTexts
  readonly book: BookTexts
}
