/**
 * Everything the engine can say. A language is an object that `satisfies Catalog`: a wrong key and a missing sentence do
 * not compile, nor does a call without its arguments. `explain.ts` chooses the sentence.
 */
import type { Departure, Ending } from '../table/events.ts'
import { type Lang, languages } from './lang.ts'

/** A sentence with arguments. */
export type Says<Arguments> = (p: Arguments) => string

/** For `Refusal`. Seats have the numbers that logs give them: from 0. Lists come joined: "0 and 2". */
interface RefusalTexts {
  readonly over: string
  readonly throwDue: Says<{ dice: string }>
  readonly moveDue: Says<{ seats: string; count: number }>
  readonly noSuchSeat: Says<{ seat: number; last: number }>
  readonly notDue: Says<{ seat: number; due: string; count: number }>
  readonly illegal: Says<{ rule: string }>
  readonly wrongCount: Says<{ expected: number; got: number }>
  readonly wrongFace: Says<{ die: number; sides: number; face: number }>
  readonly noLimit: string
  readonly badTime: Says<{ at: number }>
}

/** For `OptionFault`. Options and values are named as they are written. */
interface OptionFaultTexts {
  readonly notAnObject: string
  readonly unknown: Says<{ option: string; known: string }>
  readonly none: Says<{ option: string }>
  readonly badChoice: Says<{ option: string; got: string; values: string }>
  readonly asNumber: Says<{ value: string }>
  readonly notAList: Says<{ option: string; example: string; of: string }>
  readonly unknownItem: Says<{ option: string; got: string; of: string }>
  readonly itemTwice: Says<{ option: string; got: string }>
  readonly badText: Says<{ option: string; max: number }>
  readonly badSeats: Says<{ got: number; min: number; max: number }>
  readonly clash: Says<{ option: string; rule: string }>
}

/** For `LogProblem`. */
interface LogTexts {
  readonly line: Says<{ line: number; what: string }>
  /** Added where the last line has no line end. */
  readonly cutOff: string
  readonly empty: string
  readonly tooLarge: Says<{ megabytes: number }>
  readonly tooManyLines: Says<{ limit: string }>
  readonly lineTooLong: Says<{ limit: string }>
  readonly notALog: Says<{ got: string; begins: string }>
  readonly newerFormat: Says<{ got: number; known: number }>
  readonly badHeader: Says<{ got: string; example: string }>
  readonly unknownGame: Says<{ got: string; known: string }>
  readonly unknownRules: Says<{ game: string; got: number; known: number }>
  /** Added where the log is newer than the program. */
  readonly update: string
  readonly blank: string
  readonly malformed: Says<{ got: string }>
  readonly afterEnd: Says<{ got: string }>
  readonly unknownWord: Says<{ got: string; word: string }>
  readonly knownWords: Says<{ words: string }>
  readonly unreadableMove: Says<{ got: string }>
  readonly refused: Says<{ got: string }>
}

/** For `TableEvent`: what the log tells of a seat that was given up, and of a game that ended early. */
interface EventTexts {
  /** A bot plays on. */
  readonly out: { readonly [why in Departure]: Says<{ who: string }> }
  /** The game is over. */
  readonly end: { readonly [why in Ending]: why extends Departure ? Says<{ who: string }> : string }
}

export interface Catalog {
  readonly lang: Lang
  /** Whose games these are, and that we are not they. */
  readonly about: string
  readonly didYouMean: Says<{ word: string }>
  /** "6 dice with 6 sides"; `sides` may be a list: "5 dice with 12, 11, 10, 9 and 8 sides". */
  readonly dice: Says<{ count: number; sides: string }>
  readonly refusal: RefusalTexts
  readonly option: OptionFaultTexts
  readonly log: LogTexts
  readonly event: EventTexts
}

/** What the engine says, in this language. */
export const loadCatalog = languages<Catalog>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
