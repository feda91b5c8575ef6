/** Sums as people read them: "6 − 2 − 2 = 2". Minus is the sign, not the hyphen. */
import { type Signs, sumOf } from '../rules/sums.ts'

type Three<Item> = readonly [Item, Item, Item]

/** Added terms come first: "6 − 2 − 2" of −2 −2 +6. */
export function terms(names: Three<string | number>, signs: Signs): string {
  const dice = [...signs].map((sign, die) => ({ sign, name: names[die] as string | number }))
  const ordered = [...dice.filter(({ sign }) => sign === '+'), ...dice.filter(({ sign }) => sign === '-')]
  return ordered
    .map(({ sign, name }, i) => (sign === '+' ? `${i === 0 ? '' : ' + '}${name}` : `${i === 0 ? '−' : ' − '}${name}`))
    .join('')
}

/** With what it comes to. */
export function arithmetic(dice: Three<number>, signs: Signs): string {
  return `${terms(dice, signs)} = ${minus(sumOf(dice, signs))}`
}

/** −1 with its sign. */
export function minus(n: number): string {
  return n < 0 ? `−${-n}` : String(n)
}

/** +2, 0, −1. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : minus(n)
}
