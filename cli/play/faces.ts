/** Dice as people type them: `6 6 5 2 1 1`, `665211`, `12, 3`. */
import { fits, type Refusal, wrongFaces } from '../../engine/play.ts'
import { bad, good, type Result } from '../../engine/result.ts'

export type FacesFault = { readonly code: 'not-dice'; readonly got: string } | Refusal

export function readFaces(typed: string, sides: readonly number[]): Result<readonly number[], FacesFault> {
  const words = typed.split(/[\s,;]+/).filter((word) => word !== '')
  if (words.length === 0 || words.some((word) => !/^\d{1,64}$/.test(word)))
    return bad({ code: 'not-dice', got: typed.trim() })
  // Digits without blanks are dice one by one, where every die has one digit.
  const oneByOne = words.length === 1 && sides.length > 1 && sides.every((side) => side < 10)
  const faces = (oneByOne ? [...(words[0] as string)] : words).map(Number)
  return fits({ sides }, faces) ? good(faces) : bad(wrongFaces({ sides }, faces))
}
