/**
 * Everything the pages say that belongs to no game, one section an area. A language is an object that `satisfies WebText`: a wrong
 * key and a missing sentence do not compile.
 */
import type { Says } from '../../engine/text/catalog.ts'
import type { VerifyTexts } from '../replay/verdict.ts'

/** The shell: what every page shares. */
export interface AppTexts {
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

/** The pages around the table: the boxes, setting up, what was played. */
export interface HomeTexts {
  readonly welcome: string
  readonly games: string
  readonly seats: Says<{ min: number; max: number }>
  readonly play: string
  /** Under the button: whom one plays against. */
  readonly against: Says<{ bot: string }>
  readonly opponent: string
  readonly ways: { readonly bots: string; readonly device: string; readonly real: string }
  readonly learn: string
  readonly rules: string
  readonly goOn: string
  readonly unfinished: string
  readonly turn: Says<{ who: string }>
  readonly recent: string
  readonly all: string
  readonly empty: string
  readonly emptyHelp: string
  readonly won: Says<{ names: string; count: number }>
  readonly remove: Says<{ names: string }>
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

export interface SetUpTexts {
  readonly help: { readonly bots: string; readonly device: string; readonly real: string }
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
  readonly rule: Says<{ rule: string }>
}

export interface PastTexts {
  readonly title: string
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

/** What can be set on this device, and the page about Iacta. */
export interface SettingsTexts {
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

export interface AboutTexts {
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
  readonly seats: string
  readonly bot: string
  readonly pointsWord: string
  readonly turnWord: string
  readonly wonWord: string
  /** A line about something that happened by itself. */
  readonly forced: Says<{ line: string }>
  readonly yourTurn: Says<{ who: string }>
  readonly yourTurnAlone: string
  readonly roll: Says<{ count: number }>
  readonly waiting: Says<{ who: string }>
  readonly waitingShort: string
  readonly diceFall: string
  readonly typeDice: Says<{ who: string | null; count: number; purpose: string | null }>
  readonly appThrows: string
  readonly enterDice: string
  readonly dieOf: Says<{ die: number; count: number }>
  readonly clearDice: string
  readonly takeBackDie: string
  readonly undo: string
  readonly undone: string
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
    readonly alone: Says<{ won: boolean }>
    readonly points: Says<{ points: number }>
    readonly rematch: string
    readonly replay: string
    readonly share: string
    readonly shareText: Says<{ game: string; line: string }>
    readonly look: string
    readonly chances: string
    readonly chancesOf: Says<{ who: string; percent: number }>
    readonly turningPoint: string
    readonly luckiest: string
    readonly rose: Says<{ who: string; from: number; to: number }>
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
export interface RulesTexts {
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
export interface ReplayTexts {
  readonly title: string
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
  readonly chances: string
  /** Bots' estimates, not the truth. */
  readonly chancesHelp: string
  readonly chance: Says<{ who: string; percent: number }>
  readonly weighing: string
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

/** Tables on a server: opening one, its lobby, what is said there, the shared screen, the lists. */
export interface OnlineTexts {
  readonly withFriends: string
  readonly noServer: string
  readonly noServerHelp: string
  readonly create: {
    readonly help: string
    readonly seats: string
    readonly clock: string
    readonly clockHelp: string
    readonly listed: string
    readonly listedHelp: string
    readonly open: string
  }
  /** `bank` in minutes. */
  readonly clocks: {
    readonly none: string
    readonly live: Says<{ move: number; bank: number }>
    readonly slow: Says<{ days: number }>
  }
  readonly lobby: {
    readonly openSeat: string
    readonly you: string
    readonly host: string
    readonly away: string
    readonly sit: string
    readonly sitOn: Says<{ seat: number }>
    readonly sitTitle: string
    readonly nameHelp: string
    readonly rename: string
    readonly addBot: string
    readonly botOn: Says<{ seat: number }>
    readonly levelOn: Says<{ seat: number }>
    readonly remove: Says<{ who: string }>
    readonly rise: string
    readonly fill: string
    readonly start: string
    readonly seatsOpen: Says<{ count: number }>
    readonly waitsHost: string
    readonly invite: string
    readonly inviteHelp: string
    readonly link: string
    readonly copy: string
    readonly copied: string
    readonly notCopied: string
    readonly share: string
    readonly shareText: Says<{ game: string }>
    readonly code: string
    readonly tv: string
    readonly watching: Says<{ count: number }>
    readonly watch: string
    readonly listed: string
    readonly unlisted: string
    readonly opening: string
    readonly openingHelp: string
  }
  readonly connection: {
    readonly connecting: string
    readonly lost: Says<{ since: string }>
    readonly again: string
    readonly unsent: string
    readonly unanswered: string
    readonly closed: string
  }
  readonly dice: {
    readonly line: Says<{ devices: number }>
    readonly none: string
    readonly title: string
    readonly before: string
    readonly after: string
    readonly limits: string
    readonly seen: string
    readonly unseen: string
    readonly commitment: string
  }
  readonly hand: {
    readonly give: string
    readonly take: string
    readonly given: string
    readonly gives: Says<{ who: string }>
  }
  readonly say: {
    readonly title: string
    readonly phrases: string
    readonly reactions: string
    readonly said: Says<{ who: string; what: string }>
  }
  readonly takeback: {
    readonly asks: Says<{ who: string }>
    readonly waits: Says<{ names: string }>
    readonly yes: string
    readonly no: string
    readonly done: string
    readonly refused: Says<{ who: string | null }>
  }
  readonly clock: Says<{ who: string; time: string }>
  readonly rematch: string
  readonly rematchGo: string
  readonly ended: string
  readonly endedHelp: string
  readonly turn: {
    readonly badge: string
    readonly notify: string
    readonly notifyOff: string
    readonly refused: string
  }
  readonly tv: {
    readonly join: string
    readonly turn: Says<{ who: string }>
    readonly wait: string
  }
  readonly tables: {
    readonly title: string
    readonly mine: string
    readonly others: string
    readonly mineHelp: string
    readonly othersHelp: string
    readonly yourTurn: string
    readonly left: Says<{ time: string }>
    readonly status: {
      readonly lobby: string
      readonly opening: string
      readonly playing: string
      readonly over: string
      readonly closed: string
    }
    readonly more: string
  }
}

/** Who one is to a server, and one's data there. */
export interface MeTexts {
  readonly title: string
  readonly name: string
  readonly nameHelp: string
  readonly colour: string
  readonly saved: string
  readonly device: string
  readonly deviceHelp: string
  readonly makeLink: string
  readonly linkHelp: Says<{ minutes: number }>
  readonly move: string
  readonly moveHelp: string
  readonly moveYes: string
  readonly moved: string
  readonly notify: string
  readonly notifyHelp: string
  readonly notifyNot: string
  readonly data: string
  readonly dataHelp: string
  readonly save: string
  readonly delete: string
  readonly deleteTitle: string
  readonly deleteHelp: string
  readonly deleted: string
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
  readonly online: OnlineTexts
  readonly me: MeTexts
}
