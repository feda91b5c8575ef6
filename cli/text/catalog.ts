/**
 * What the command line says. A language is an object that `satisfies CliText`, so that a wrong key, a missing sentence and a
 * missing argument do not compile. Words in CAPITALS (FILE, GAME, N) and everything that is typed stay as they are.
 */

import type { Actor } from '../../engine/log.ts'
import type { Says } from '../../engine/text/catalog.ts'
import { languages } from '../../engine/text/lang.ts'
import type { YouText } from '../../engine/text/you/you.ts'
import type { CommandName } from '../commands.ts'
import type { EXIT } from '../exit.ts'
import type { VerifyTexts } from './verdict.ts'

export interface CliText {
  // iacta --help
  readonly tagline: string
  /** With its colon. */
  readonly usage: string
  readonly commandWord: string
  /** With its colon. */
  readonly exitCodes: string
  readonly exits: { readonly [exit in keyof typeof EXIT]: string }
  /** `summary`: one line. `more`: examples or explanations below the flags; may be empty. */
  readonly commands: { readonly [name in CommandName]: { readonly summary: string; readonly more: string } }
  readonly flags: {
    readonly help: string
    readonly lang: string
    readonly version: string
    readonly json: string
    readonly seats: string
    readonly names: string
    readonly bots: string
    readonly options: string
    readonly dice: string
    readonly plain: string
    readonly speed: string
    readonly resume: string
    readonly games: string
    readonly seed: string
    readonly log: string
    readonly cores: string
    readonly solo: string
    readonly tokens: string
    readonly lineup: string
    readonly playouts: string
    readonly steps: string
    readonly rule: string
    readonly seeds: string
    readonly all: string
    readonly svg: string
    readonly out: string
    readonly host: string
    readonly port: string
    readonly data: string
  }

  // wrong calls
  /** Something went wrong that should not have been able to. */
  readonly bug: Says<{ what: string }>
  readonly notWith: Says<{ flag: string; other: string }>
  readonly unknownCommand: Says<{ command: string; near: string | null }>
  readonly unknownFlag: Says<{ flag: string; near: string | null }>
  /** `takes`: the flag takes a value and has none; otherwise it has one and takes none. */
  readonly flagValue: Says<{ flag: string; takes: boolean }>
  readonly tooMany: Says<{ word: string }>
  readonly missing: Says<{ what: string; command: string }>
  readonly notANumber: Says<{ flag: string; got: string; min: number; max: number }>
  readonly notAWord: Says<{ flag: string; got: string; words: string }>
  readonly unknownGame: Says<{ got: string; known: string }>
  readonly notJson: Says<{ flag: string; got: string }>
  readonly cannotRead: Says<{ file: string; reason: string }>
  readonly cannotWrite: Says<{ file: string; reason: string }>
  /** By the system's code. */
  readonly reasons: {
    readonly ENOENT: string
    readonly EACCES: string
    readonly EISDIR: string
    readonly ENOTDIR: string
    readonly ENOSPC: string
    readonly EFBIG: string
    readonly EEXIST: string
  }

  // replay
  /** A seat as a name: it may begin a sentence. */
  /** The only person at the table, without a name. */
  readonly you: YouText
  readonly seat: Says<{ seat: number }>
  readonly forced: string
  readonly by: { readonly [actor in Actor]: string }
  /** One winner, or several who share the win. */
  readonly wins: Says<{ names: readonly string[] }>
  /** The last line has no line end: the file may be cut off. */
  readonly unended: string

  readonly verify: VerifyTexts

  // simulate
  readonly simulate: {
    /** While it runs, on one line: percent done, games so far, games a second. */
    readonly progress: Says<{ percent: number; games: number; perSecond: number }>
    readonly done: Says<{ games: number; seconds: number }>
    /** The run was interrupted. */
    readonly partial: Says<{ games: number; of: number }>
    readonly winsHead: string
    /** One line a seat; the interval holds the true rate in 95 of 100 such runs. Rates are percentages. */
    readonly winRate: Says<{ seat: number; bot: string; rate: number; low: number; high: number }>
    readonly shared: Says<{ rate: number }>
    readonly pointsHead: string
    readonly lengthHead: string
    /** Inputs a game: throws and moves. */
    readonly length: Says<{ mean: number; shortest: number; longest: number }>
    readonly logs: Says<{ count: number; folder: string }>
    readonly folderNotEmpty: Says<{ folder: string }>
    readonly botsForSeats: Says<{ bots: number; seats: number }>
  }

  // solve
  readonly solve: {
    readonly progress: Says<{ percent: number }>
    /** Rates are percentages: of games won with perfect play. */
    readonly alone: Says<{ rate: number; digits: number }>
    /** The win rate of the first in the order of play, of the second, … */
    readonly order: Says<{ number: number; rate: number; digits: number }>
    /** No exact solution is known, or none at such a table. */
    readonly unsolved: Says<{ game: string }>
    /** The machine lacks what makes it quick. */
    readonly slow: string
    /** A kept solution cannot be used. */
    readonly damaged: Says<{ file: string }>
    /** Stopped half-way. */
    readonly kept: string
  }

  // review
  readonly review: {
    readonly progress: Says<{ percent: number }>
    /** Every figure is solved. */
    readonly exact: string
    /** How the figures came about. */
    readonly estimated: Says<{ games: number }>
    /** The command stands on the next line. */
    readonly solvable: string
    /** The log ends before the game does. */
    readonly unfinished: string
    /** One line a seat. The figures are written already, with their signs. */
    readonly sums: Says<{ who: string; luck: string; skill: string; others: string }>
    readonly slips: Says<{ who: string; slips: number; choices: number }>
    /** From step to step the winner's chance rose most. Chances are percentages. */
    readonly turning: Says<{ from: number; step: number; before: number; after: number }>
    readonly luckiest: Says<{ step: number; luck: string; line: string }>
    readonly costHead: string
    readonly cost: Says<{ step: number; who: string; played: string; best: string; cost: string }>
    readonly clean: string
    /** Texts that differ for a race, where no choice is asked for and play can also gain. */
    readonly race: {
      readonly help: string
      readonly sums: Says<{ who: string; luck: string; skill: string; others: string }>
      readonly gainHead: string
      readonly act: Says<{ step: number; who: string; played: string; change: string }>
      readonly clean: string
    }
  }

  // odds
  readonly odds: {
    /** Over the counts. */
    readonly throws: string
    /** The sum of the counts above. */
    readonly all: string
    /** The game has no such table. */
    readonly none: Says<{ game: string }>
  }

  // sheets
  readonly sheets: {
    /** No game has any. */
    readonly none: string
    readonly unknown: Says<{ got: string }>
    readonly fit: string
    readonly progress: Says<{ count: number; of: number }>
    readonly checked: Says<{ count: number; faulty: number }>
  }

  // serve
  readonly serve: {
    readonly building: string
    /** Before the address for this machine. */
    readonly here: string
    /** Before the address for others. */
    readonly network: string
    readonly instead: Says<{ port: number; instead: number }>
    /** A code to scan follows. */
    readonly scan: string
    readonly stop: string
    readonly stopped: string
    readonly notBuilt: Says<{ what: string }>
    readonly noBuild: Says<{ folder: string }>
    readonly taken: Says<{ port: number }>
    readonly notAllowed: Says<{ port: number }>
    readonly noSuchHost: Says<{ host: string }>
    readonly notAnAddress: Says<{ name: string; got: string }>
    /** Two settings that belong together. */
    readonly alone: Says<{ name: string; missing: string }>
    readonly inUse: Says<{ folder: string }>
    /** `reason`: a sentence. */
    readonly badData: Says<{ folder: string; reason: string }>
    readonly newerData: Says<{ folder: string }>
    readonly foreignData: Says<{ folder: string }>
    /** A setting that should name a PostgreSQL database, and does not; its value may hold a password and is not shown. */
    readonly notADatabase: Says<{ name: string }>
    /** `reason`: in the words of the database. */
    readonly badDatabase: Says<{ place: string; reason: string }>
    readonly newerDatabase: Says<{ place: string }>
    readonly foreignDatabase: Says<{ place: string }>
  }

  // backup
  readonly backup: {
    readonly done: Says<{ file: string }>
    /** There is nothing to copy. */
    readonly nothing: Says<{ folder: string }>
    readonly itself: Says<{ file: string }>
    /** A PostgreSQL database is copied by its own tool. */
    readonly notAFile: Says<{ file: string }>
  }

  // check
  readonly check: {
    readonly well: Says<{ tables: number }>
    /** Follows what the database says. */
    readonly damaged: Says<{ folder: string }>
    readonly notAFile: string
  }

  // play
  readonly play: {
    /** A person without a name, as a name: the lines of a game speak of it as of anyone ("Anna rolls"). */
    readonly player: Says<{ number: number }>
    /** A bot, by its level's word. */
    readonly bot: Says<{ level: string }>
    readonly points: Says<{ points: number }>
    readonly yourMove: Says<{ who: string }>
    /** A secret choice has been made. */
    readonly chosen: Says<{ who: string }>
    /** A race: all at once. */
    readonly grab: string
    readonly pressToRoll: Says<{ who: string }>
    readonly roll: string
    /** Real dice are to be typed in. `who`: whose throw it is; null where the table throws. */
    readonly typeDice: Says<{ who: string | null; sides: readonly number[] }>
    readonly notDice: Says<{ got: string }>
    readonly done: string
    readonly undo: string
    readonly undone: string
    readonly noUndo: string
    readonly rules: string
    readonly quit: string
    /** What keys do in every game's board. */
    readonly shared: { readonly dice: string; readonly cards: string }
    readonly pager: string
    readonly anyKey: string
    /** Where the log of the finished game is. */
    readonly logged: Says<{ file: string }>
    readonly saved: Says<{ file: string; command: string }>
    readonly more: Says<{ count: number }>
    /** Words that always work in plain mode: undo, quit, ?. */
    readonly plainHelp: string
    readonly menuHelp: string
    /** A log whose dice were proven at a table cannot be continued on one device. */
    readonly proven: Says<{ file: string }>
    /** A menu's entry that shows the options chosen, and opens them. */
    readonly options: Says<{ options: string }>
    readonly back: string
    readonly goOn: string
    readonly against: Says<{ bot: string }>
    readonly alone: string
    readonly together: Says<{ seats: number }>
  }
}

export const loadCliText = languages<CliText>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
