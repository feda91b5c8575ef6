/** What a person is called and shown as. */
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
 * Controls, invisible and direction characters, line ends, halves of a pair, private use; and letters that look like nothing:
 * they could make a name invisible or reverse the text beside it.
 */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A name as typed: fit to be shown, or why not. One writing for what looks the same, single blanks. */
export function readName(typed: string): Result<string, NameFault> {
  const name = tidy(typed)
  const isLong = name.ok && (lengthIn(name.value) > LIMITS.name || name.value.length > LIMITS.typed)
  return isLong ? bad('too-long') : name
}

/** Is it a name as `readName` gives it? Graphemes are not counted: a page and a server of different age may disagree about them. */
export function isName(text: string): boolean {
  const name = tidy(text)
  return name.ok && name.value === text && text.length <= LIMITS.typed
}

/** Returns the name as a page reads it that allows 24 code points: cut between graphemes. */
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
