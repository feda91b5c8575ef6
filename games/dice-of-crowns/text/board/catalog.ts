/** What the picture in a page says: its questions, its buttons, and what those hear who do not see it. */
import type { Says } from '../../../../engine/text/catalog.ts'

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
