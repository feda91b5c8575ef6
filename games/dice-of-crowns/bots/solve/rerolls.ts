import type { Node } from './graph.ts'

/** Returns a node for each reroll of loose dice (R8, S6): the skulls, the scrolls, or both. `roll` gets the dice that stay and how many are rolled. */
export function rerolls<Dice extends { readonly skulls: number; readonly scrolls: number }>(
  dice: Dice,
  roll: (dice: Dice, left: number) => Node,
): Node[] {
  const { skulls, scrolls } = dice
  const options: Node[] = []
  if (skulls > 0) options.push(roll({ ...dice, skulls: 0 }, skulls))
  if (scrolls > 0) options.push(roll({ ...dice, scrolls: 0 }, scrolls))
  if (skulls > 0 && scrolls > 0) options.push(roll({ ...dice, skulls: 0, scrolls: 0 }, skulls + scrolls))
  return options
}
