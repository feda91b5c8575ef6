/** Exact counts over all throws of the nine dice: how often a number can be made, and how often by nothing at all. */
import { COLOURS, worth } from './sums.ts'

/** All throws of nine dice. */
export const THROWS = 6 ** 9

const FACES = [1, 2, 3, 4, 5, 6]
const PAIRS = FACES.flatMap((a) => FACES.map((b) => [a, b] as const))

interface NumberOdds {
  readonly number: number
  /** Throws by the number of colours that make the number, 0 to 4: five counts that add up to `THROWS`. */
  readonly colours: readonly number[]
}

/** The joker is shared, the pairs are alike: for each of its faces, a binomial over the four colours. */
export function oddsOf(number: number): NumberOdds {
  const colours = Array<number>(COLOURS.length + 1).fill(0)
  for (const joker of FACES) {
    const right = PAIRS.filter(([a, b]) => worth(number, [a, b, joker]) > 0).length
    const wrong = PAIRS.length - right
    for (const [n, ways] of [1, 4, 6, 4, 1].entries()) {
      colours[n] = (colours[n] as number) + ways * right ** n * wrong ** (COLOURS.length - n)
    }
  }
  return { number, colours }
}
