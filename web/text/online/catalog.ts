/** The texts of online play: described here once, written in six languages beside it. */
import type { Says } from '../../../engine/text/catalog.ts'

export interface RaceTexts {
  readonly ready: string
  readonly go: string
  /** The race waits for whoever has it read aloud. */
  readonly reading: string
  readonly heard: string
  /** And it waits for somebody else. */
  readonly othersRead: string
  readonly goOn: string
  /** The end of a round stays until somebody goes on. */
  readonly keep: string
  /** A seat that may not grab for a moment. */
  readonly locked: string
  readonly zone: Says<{ who: string }>
  readonly keys: {
    readonly title: string
    readonly help: string
    readonly rollover: string
    readonly press: Says<{ who: string; what: string }>
    readonly change: Says<{ who: string; what: string; key: string }>
    readonly swapped: Says<{ key: string; who: string }>
    readonly reserved: string
    readonly reset: string
  }
  readonly way: string
  readonly wayHelp: string
  readonly ways: { readonly auto: string; readonly keys: string; readonly zones: string }
  readonly toZones: string
  readonly toKeys: string
  /** On a phone beside a shared screen that shows the board: big targets, and back again. */
  readonly hands: string
  readonly board: string
  readonly reader: string
  readonly readerHelp: string
  readonly photo: string
  readonly after: Says<{ ms: number }>
  readonly sameMoment: string
  readonly referee: {
    readonly question: string
    readonly who: string
    readonly end: string
  }
  readonly realTime: string
  readonly arrived: Says<{ seconds: string }>
}

export interface PracticeTexts {
  readonly title: string
  /** As a way to play, and what it is. */
  readonly way: string
  readonly wayHelp: string
  readonly clock: string
  readonly streak: string
  readonly longest: string
  readonly right: string
  readonly rounds: string
  readonly best: string
  readonly newBest: string
  readonly times: string
  readonly timesHelp: string
  readonly misses: string
  readonly count: Says<{ count: number }>
  readonly noMisses: string
  readonly none: string
  readonly noneHelp: string
  readonly play: string
  readonly open: string
  readonly save: string
  readonly reset: string
  readonly resetTitle: string
  readonly resetHelp: string
  readonly wasReset: string
}

/** Tables on a server: opening one, its lobby, its phrases, the shared screen, the lists. */
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
    /** Only where one races: nothing can be grabbed until it has been read, or heard, at every device. */
    readonly reading: string
    readonly readingHelp: string
    readonly coach: string
    readonly coachHelp: string
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
    readonly hostAway: string
    readonly nowHost: string
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
    readonly coach: string
    readonly reading: string
    readonly opening: string
    readonly openingHelp: string
    /** To a guest: who invites to what; null: a person without a seat. */
    readonly invites: Says<{ who: string | null; game: string }>
    readonly learn: string
    /** The four letters, for a screen reader. */
    readonly letters: string
    /** Several people on one phone. */
    readonly addPerson: string
    readonly addTitle: string
    readonly addHelp: string
    readonly startWith: Says<{ count: number }>
    readonly startWithout: Says<{ names: string }>
    readonly needMore: string
    /** At a seat: its person has been asked to play again and has not come yet. */
    readonly asked: string
    readonly waitsFor: Says<{ names: string }>
  }
  /** Four letters lead to a table: the page has its other words in online/text. */
  readonly join: { readonly title: string }
  /** Another game with the same people. */
  readonly again: {
    readonly asks: Says<{ who: string; game: string }>
    readonly come: string
    readonly later: string
    readonly next: string
  }
  readonly evening: {
    readonly title: string
    readonly wins: Says<{ who: string; count: number }>
    readonly all: string
  }
  readonly connection: {
    readonly connecting: string
    readonly lost: Says<{ since: string }>
    readonly paused: Says<{ since: string }>
    /** The next race waits a few seconds for a player whose connection is down. */
    readonly awaited: Says<{ names: string }>
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
    /** A race that was under way when its server was lost. */
    readonly void: string
    readonly refused: Says<{ who: string | null }>
  }
  readonly clock: Says<{ who: string; time: string }>
  /** At the table of a day. */
  readonly day: {
    readonly dice: string
    readonly over: string
    /** The result stays out of the ranking. */
    readonly uncounted: string
  }
  readonly rematch: string
  readonly rematchGo: string
  readonly ended: string
  readonly endedHelp: string
  readonly turn: {
    readonly badge: string
    readonly notify: string
    readonly notifyOff: string
    readonly refused: string
    /** At a table whose game goes on for days. */
    readonly offer: string
    readonly offerYes: string
    readonly offerNo: string
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

/** A guest's identity and data on a server. */
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
  /** Where it works even when nothing of Iacta is open. */
  readonly notifyHelp: string
  readonly notifyOpenHelp: string
  readonly notifyNot: string
  readonly notifyInstall: string
  readonly notifyNone: string
  readonly data: string
  readonly dataHelp: string
  readonly save: string
  readonly delete: string
  readonly deleteTitle: string
  readonly deleteHelp: string
  readonly deleted: string
}
