/** Names and colours of people. */
import { bad, good, type Result } from '../engine/result.ts'
import { withoutJoiners } from '../engine/text/emoji.ts'
import { cutTo, lengthIn } from '../engine/text/graphemes.ts'
import { LIMITS } from './protocol.ts'

/** In the order of the seats' colours: a new guest gets the first free one at the table. */
export const COLOURS = ['blue', 'red', 'green', 'violet', 'gold', 'teal', 'pink', 'grey'] as const

export type Colour = (typeof COLOURS)[number]

export const NAME_FAULTS = ['empty', 'too-long', 'characters'] as const

export type NameFault = (typeof NAME_FAULTS)[number]

/**
 * Control, invisible and direction characters, line ends, lone surrogates, private use, and letters without a glyph: they could make a name
 * invisible or reverse the text beside it.
 */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Returns a typed name in normal form (NFC, single blanks), or why it is refused. */
export function readName(typed: string): Result<string, NameFault> {
  const name = tidy(typed)
  const isLong = name.ok && (lengthIn(name.value) > LIMITS.name || name.value.length > LIMITS.typed)
  return isLong ? bad('too-long') : name
}

/**
 * Returns whether the text is in the form that `readName` returns. Graphemes are not counted: a page and a server of different age may
 * disagree about them.
 */
export function isName(text: string): boolean {
  const name = tidy(text)
  return name.ok && name.value === text && text.length <= LIMITS.typed
}

/** Returns the name for older pages, which allow 24 code points: cut between graphemes. */
export function nameForOlder(name: string): string {
  let short = name
  while ([...short].length > LIMITS.name) short = cutTo(short, lengthIn(short) - 1).trimEnd()
  return short
}

function tidy(typed: string): Result<string, NameFault> {
  const name = typed.normalize('NFC').trim()
  if (name === '') return bad('empty')
  if (FORBIDDEN.test(withoutJoiners(name))) return bad('characters')
  const blanks = name.replace(/\s+/gu, ' ')
  return VISIBLE.test(blanks) ? good(blanks) : bad('empty')
}
