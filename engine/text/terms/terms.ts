/**
 * A term sheet: the one word a language uses for a thing, on every screen, in every game and in the terminal. Translators read it
 * before they write; `scripts/terms.test.ts` fails where a text uses another word for the same thing.
 */

/** What a sheet must name. The English word is the key. */
const THINGS = [
  'table',
  'seat',
  'place',
  'player',
  'host',
  'server',
  'spectator',
  'round',
  'turn',
  'roll',
  'reroll',
  'score',
  'pass',
  'freeze',
  'wake',
  'claim',
  'spinner',
  'disc',
  'grab',
  'sheet',
  'lock',
  'logbook',
  'puzzle',
  'joker',
  'bot',
  'coach',
  'chances',
  'review',
  'replay',
  'link',
  'connection',
  'undo',
  'delete',
  'save',
  'time limit',
  'saved game',
] as const

export type Thing = (typeof THINGS)[number]

export interface Term {
  /** The word on screens and buttons. */
  readonly say: string
  /** The word of the box, where it differs: given once in the rule book, in brackets. */
  readonly box?: string
  /**
   * Words that mean the same thing and are not used, as regular expressions without flags; matched as whole words, without case.
   * A word that has another honest use in the language (Italian "scheda", a sheet and a tab) is not listed.
   */
  readonly never?: readonly string[]
}

export type TermSheet = { readonly [thing in Thing]: Term }
