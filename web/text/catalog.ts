/**
 * Everything the pages say that belongs to no game, one section an area. A language is an object that `satisfies WebText`: a wrong
 * key and a missing sentence do not compile.
 */

import type { Says } from '../../engine/text/catalog.ts'
import { languages } from '../../engine/text/lang.ts'
import type { YouText } from '../../engine/text/you/you.ts'
import type { Way } from '../app/route.ts'
import type { VerifyTexts } from '../replay/verdict.ts'
import type { MeTexts, OnlineTexts, PracticeTexts, RaceTexts } from './online/catalog.ts'

/** The shell: what every page shares. */
interface AppTexts {
  readonly home: string
  readonly lost: string
  readonly lostHelp: Says<{ path: string }>
  readonly notLoaded: string
  readonly notLoadedHelp: string
  readonly tryAgain: string
  /** "Anna: your turn": one thing said of another, with the colon as the language sets it. */
  readonly of: Says<{ what: string; about: string }>
  readonly back: string
  readonly close: string
  readonly cancel: string
  readonly menu: string
  readonly skip: string
  readonly updateReady: string
  readonly updateHelp: string
  readonly reload: string
  readonly later: string
}

/** The pages around the table: the boxes, the setup, the history. */
interface HomeTexts {
  readonly welcome: string
  /** The page of online tables, under its icon in the header. */
  readonly online: string
  /** The section of things to come back to. */
  readonly yours: string
  /** Opens every other way to play a game. */
  readonly more: string
  readonly friendsHelp: string
  /** Below the game to continue: how many others there are. */
  readonly unfinishedMore: Says<{ count: number }>
  readonly games: string
  readonly seats: Says<{ min: number; max: number }>
  readonly play: string
  /** Under the button: whom one plays against. */
  readonly against: Says<{ bot: string }>
  readonly opponent: string
  readonly ways: { readonly [way in Way]: string }
  readonly learn: string
  readonly rules: string
  readonly logbook: string
  readonly daily: string
  /** Below it: how many of today's challenges are finished; before the first, what they are. */
  readonly dailyDone: Says<{ done: number; of: number }>
  readonly dailyAbout: string
  readonly puzzles: string
  readonly goOn: string
  readonly unfinished: string
  readonly turn: Says<{ who: string }>
  readonly empty: string
  readonly won: Says<{ names: string; count: number }>
  readonly delete: string
  readonly removed: string
  readonly undo: string
  readonly open: string
  readonly drop: string
  readonly notSetUp: string
  readonly realDice: string
  /** A person without a name. */
  readonly player: Says<{ number: number }>
  readonly set: SetUpTexts
  readonly past: PastTexts
}

interface SetUpTexts {
  readonly help: { readonly [way in Way]: string }
  readonly who: string
  readonly yourName: string
  readonly nameOf: Says<{ number: number }>
  readonly kindOf: Says<{ number: number }>
  readonly levelOf: Says<{ number: number }>
  readonly person: string
  readonly bot: string
  readonly addPerson: string
  readonly addBot: string
  readonly remove: Says<{ who: string }>
  readonly options: string
  readonly asUsual: string
  readonly start: string
  readonly rule: string
  /** Ways to play, from simple to rich. */
  readonly presets: { readonly [name in 'title' | 'basic' | 'advanced' | 'everything']: string }
}

interface PastTexts {
  /** Links to what all games tell, and to the medals won against the bots. */
  readonly insights: string
  readonly ladder: string
  readonly title: string
  /** Games played over a server. */
  readonly online: string
  readonly finished: string
  readonly emptyHelp: string
  readonly replay: string
  readonly save: string
  readonly saveAll: string
  readonly bring: string
  readonly brought: Says<{ count: number }>
  readonly notBrought: Says<{ file: string; why: string }>
  readonly more: Says<{ names: string }>
}

/** The settings of this device, and the page about Iacta. */
interface SettingsTexts {
  readonly title: string
  readonly look: string
  readonly table: string
  readonly app: string
  readonly here: string
  readonly language: string
  readonly languageAuto: Says<{ language: string }>
  readonly theme: string
  readonly themes: { readonly system: string; readonly light: string; readonly dark: string }
  readonly motion: string
  readonly motions: { readonly system: string; readonly full: string; readonly less: string }
  readonly sound: string
  readonly sounds: { readonly auto: string; readonly on: string; readonly off: string }
  readonly soundHelp: string
  readonly volume: string
  readonly tryIt: string
  readonly speed: string
  readonly speeds: { readonly slow: string; readonly normal: string; readonly fast: string }
  readonly pass: string
  readonly passHelp: string
  readonly askTwice: string
  readonly askTwiceHelp: string
  readonly name: string
  readonly nameHelp: string
  readonly kept: Says<{ count: number }>
  readonly wipe: string
  readonly wipeTitle: string
  readonly wipeHelp: Says<{ count: number }>
  readonly wiped: string
  readonly install: string
  readonly installHelp: string
  readonly installNot: string
  readonly installByMenu: string
  readonly installed: string
  readonly version: Says<{ version: string }>
  readonly about: AboutTexts
}

interface AboutTexts {
  readonly title: string
  readonly ours: string
  readonly words: string
  readonly pictures: string
  readonly program: string
  readonly authors: string
  readonly dice: string
  readonly diceShared: string
  readonly diceHere: string
  readonly licences: string
  readonly fonts: string
  readonly code: string
}

/** The table: seats, questions, log, result. */
export interface TableTexts {
  /** An empty chair's name: "Seat 2". */
  readonly seat: Says<{ seat: number }>
  /** The person at the device, who plays alone here and has given no name. */
  readonly you: YouText
  readonly seats: string
  readonly bot: string
  readonly pointsWord: string
  readonly turnWord: string
  readonly wonWord: string
  /** A move of a person's seat that a bot made: because time ran out, or because it plays for them. */
  readonly byClock: Says<{ line: string }>
  readonly byBot: Says<{ line: string }>
  /** Of a choice that is still secret. */
  readonly chosen: Says<{ who: string }>
  readonly yourTurn: Says<{ who: string }>
  readonly yourTurnAlone: string
  readonly roll: Says<{ count: number }>
  readonly waiting: Says<{ who: string }>
  readonly waitingShort: string
  readonly diceFall: string
  /** Shows the end of the others' turns at once. */
  readonly skip: string
  /** Volume, and how fast bots play. */
  readonly comfort: string
  readonly restart: string
  readonly restarted: string
  readonly typeDice: Says<{ who: string | null; count: number; purpose: string | null }>
  readonly appThrows: string
  /** With real dice, where the first throw only decides who begins: people tap a name, or leave it to chance. */
  readonly whoStarts: string
  readonly drawLots: string
  readonly enterDice: string
  readonly dieOf: Says<{ die: number; count: number }>
  readonly takeBackDie: string
  readonly undo: string
  readonly undone: string
  /** Where the others must agree to an undo. */
  readonly askBack: string
  /** On the main button, after a move that may be a slip. */
  readonly sure: Says<{ what: string }>
  readonly diceFirst: string
  readonly notYet: string
  readonly notYourTurn: Says<{ who: string }>
  readonly readRule: Says<{ rule: string }>
  readonly log: string
  readonly logEmpty: string
  readonly textView: string
  readonly keys: string
  readonly rules: string
  readonly soundOn: string
  readonly soundOff: string
  readonly exportLog: string
  readonly question: string
  /** The line above the seats: connection, dice, who looks on. */
  readonly news: string
  readonly pass: {
    readonly title: Says<{ who: string }>
    readonly help: string
    readonly ready: Says<{ who: string }>
    readonly since: string
    readonly never: string
  }
  readonly result: {
    readonly title: string
    readonly wins: Says<{ names: readonly string[] }>
    readonly youWin: string
    readonly points: Says<{ points: number }>
    readonly rematch: string
    readonly toLogbook: string
    readonly toDaily: string
    readonly replay: string
    /** To the replay, with its review begun. */
    readonly review: string
    readonly share: string
    readonly shareText: Says<{ game: string; line: string }>
    readonly look: string
    readonly chances: string
    readonly chancesOf: Says<{ who: string; percent: number }>
    readonly turningPoint: string
    readonly luckiest: string
    /** What the turning point did for the winner: took the lead, put the win beyond reach, or closed a gap. */
    readonly decided: {
      readonly took: Says<{ who: string }>
      readonly sealed: Says<{ who: string }>
      readonly back: Says<{ who: string }>
    }
    /** Alone: the highest score on this device. */
    readonly best: Says<{ score: string }>
    readonly newBest: string
    /** The picture is in the downloads. */
    readonly saved: string
    readonly practice: {
      readonly done: string
      readonly fastest: string
      readonly average: string
      readonly of: Says<{ right: number; all: number }>
    }
    readonly estimate: string
    readonly working: string
    readonly again: string
  }
  readonly trouble: {
    readonly notSaved: string
    readonly elsewhere: string
    readonly botStuck: Says<{ who: string }>
    readonly retry: string
    readonly deleted: string
    readonly notKept: string
    readonly noUndo: string
    readonly notAsked: string
    readonly gone: string
    readonly goneHelp: string
    readonly unreadable: string
    readonly replayOnly: string
    readonly replayOnlyHelp: string
    readonly storage: string
    readonly full: string
    readonly newer: string
    readonly blocked: string
    readonly unavailable: string
    readonly broken: string
  }
  /** The chance to win after every move. */
  readonly odds: {
    readonly show: string
    readonly hide: string
    readonly title: string
    readonly working: string
    readonly unknown: string
  }
  readonly view: {
    readonly now: string
    readonly middle: string
    readonly seat: string
    readonly points: string
    readonly before: string
    readonly happened: string
    readonly moves: string
    readonly more: Says<{ count: number }>
  }
  readonly keyList: {
    readonly arrows: string
    readonly enter: string
    readonly main: string
    readonly undo: string
    readonly log: string
    readonly text: string
    readonly rules: string
    readonly sound: string
    readonly help: string
  }
}

/** The rule reader. */
interface RulesTexts {
  readonly title: Says<{ game: string }>
  readonly contents: string
  readonly search: string
  readonly found: Says<{ count: number }>
  readonly none: Says<{ query: string }>
  /** A number as a link to its rule. */
  readonly rule: Says<{ ref: string }>
  readonly print: string
}

/** Watching a game again. */
interface ReplayTexts {
  readonly title: string
  /** The address was to bring a game along. */
  readonly badLink: string
  readonly timeline: string
  readonly step: Says<{ step: number; last: number }>
  readonly start: string
  readonly play: string
  readonly pause: string
  readonly back: string
  readonly forward: string
  readonly first: string
  readonly last: string
  readonly speed: string
  readonly happened: string
  readonly keys: string
  readonly download: string
  readonly chance: Says<{ who: string; percent: number }>
  readonly missing: string
  readonly missingHelp: string
  readonly open: string
  readonly openHelp: string
  readonly choose: string
  readonly drop: string
  readonly paste: string
  readonly watch: string
  readonly keep: string
  readonly goOn: string
  readonly unreadable: string
}

/** The guided first game. */
export interface LearnTexts {
  readonly title: Says<{ game: string }>
  /** At the first table of a game, before the first act. */
  readonly offer: string
  readonly progress: Says<{ step: number; last: number }>
  readonly leave: string
  readonly go: string
  /** A move that the rules allow, but not the one the lesson is about. */
  readonly instead: Says<{ move: string }>
  readonly insteadRoll: string
  readonly refused: Says<{ ref: string; why: string }>
  readonly done: Says<{ game: string }>
  readonly learned: string
  readonly play: string
  readonly rules: string
  readonly again: string
}

export interface WebText {
  readonly app: AppTexts
  readonly home: HomeTexts
  readonly settings: SettingsTexts
  readonly table: TableTexts
  readonly rules: RulesTexts
  readonly replay: ReplayTexts
  readonly verify: VerifyTexts
  readonly learn: LearnTexts
  readonly race: RaceTexts
  readonly practice: PracticeTexts
  readonly online: OnlineTexts
  readonly me: MeTexts
}

/** What the pages say, in this language. */
export const loadWebText = languages<WebText>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
