/** Short codes that people read aloud and type. Four letters lead to the lobby of a table, or to a television. */
import * as v from 'valibot'
import { type Read, tableId } from './schema.ts'

/** No vowels, so that no word appears; and only one of letters that look alike from afar (C and G, O and Q, U, V and W). */
export const CODE_LETTERS = 'BDFGHJKLMNPRSTWXZ'
export const CODE_LENGTH = 4

/** Offensive abbreviations without vowels, in our languages. A code that contains one is never drawn. */
export const DENIED = [
  ...['FK', 'FGT', 'KKK', 'NGR', 'NGG', 'PNS', 'PRN', 'RTRD', 'SHT', 'SLT', 'SX', 'TWT', 'WHR', 'WNK', 'XXX'], // en
  ...['KZZ', 'MRD', 'STRZ', 'TRZ', 'FRS'], // it
  ...['FDP', 'HDP', 'NTM', 'PD', 'PTN', 'TG', 'ZB'], // fr, es, pt
  ...['FTZ', 'HH', 'HJ', 'HRN', 'HTL', 'KZ', 'NS', 'SS', 'WHM'], // de
]

export const code = v.pipe(v.string(), v.regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)))

/** Where a code leads. */
export const codeTarget = v.variant('kind', [
  v.object({ kind: v.literal('table'), table: tableId }),
  /** A television that waits for a table; ids are made like those of tables. */
  v.object({ kind: v.literal('tv'), tv: tableId }),
])

export type CodeTarget = Read<typeof codeTarget>

/** Returns whether a code contains a denied abbreviation. */
export function isDenied(letters: string): boolean {
  return DENIED.some((part) => letters.includes(part))
}

/**
 * Returns the letters of typed text: in upper case, without blanks and punctuation.
 *
 *     typedLetters(' kx-b')   // 'KXB'
 */
export function typedLetters(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .slice(0, CODE_LENGTH)
}

/** Returns the code that was typed; null if it cannot be one. */
export function readCode(text: string): string | null {
  const letters = typedLetters(text)
  return v.is(code, letters) ? letters : null
}
