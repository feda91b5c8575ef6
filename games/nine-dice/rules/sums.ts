/** R4: which colours make the number, and the sums that people state (R8). */

export const COLOURS = ['red', 'orange', 'blue', 'green'] as const
export type ColourId = (typeof COLOURS)[number]

/** A place in `COLOURS`. */
export type Colour = number

/** Throws show nine dice: a pair for each colour in order, and the joker last. */
export const DICE = 9
export const JOKER = 8

/** The signs of the two coloured dice, and of the joker where it is used. */
export const SIGNS = ['++', '+-', '-+', '--', '+++', '++-', '+-+', '+--', '-++', '-+-', '--+', '---'] as const
export type Signs = (typeof SIGNS)[number]

/** What the coloured dice of a throw and its joker show. */
export function diceOf(dice: readonly number[], colour: Colour): readonly [number, number, number] {
  return [dice[2 * colour] as number, dice[2 * colour + 1] as number, dice[JOKER] as number]
}

/** What the sum comes to. */
export function sumOf([a, b, joker]: readonly [number, number, number], signs: Signs): number {
  return signed(a, signs[0]) + signed(b, signs[1]) + (signs.length === 3 ? signed(joker, signs[2]) : 0)
}

function signed(value: number, sign: string | undefined): number {
  return sign === '-' ? -value : value
}

/** R8. Without the joker a claim is worth 2, with it 1; 0: it cannot be right. The better reading counts. */
export type Worth = 0 | 1 | 2

export function worth(number: number, [a, b, joker]: readonly [number, number, number]): Worth {
  const [sum, gap] = [a + b, Math.abs(a - b)]
  if (sum === number || gap === number) return 2
  const withJoker = sum + joker === number || Math.abs(sum - joker) === number || gap + joker === number
  return withJoker || Math.abs(gap - joker) === number ? 1 : 0
}

/** R8. What a stated sum is worth. */
export function statedWorth(number: number, dice: readonly [number, number, number], signs: Signs): Worth {
  return sumOf(dice, signs) !== number ? 0 : signs.length === 3 ? 1 : 2
}

/** A sum that makes the number, the best first; null: there is none. */
export function solution(number: number, dice: readonly [number, number, number]): Signs | null {
  return SIGNS.find((signs) => sumOf(dice, signs) === number) ?? null
}

/** The colours that can be taken rightly, as bits. */
export function solvable(number: number, dice: readonly number[]): number {
  let bits = 0
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (worth(number, diceOf(dice, colour)) > 0) bits |= 1 << colour
  }
  return bits
}
