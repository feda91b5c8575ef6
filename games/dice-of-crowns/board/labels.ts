/** What those hear who do not see the board. */
import type { Seat } from '../../../engine/contract.ts'
import type { CrownsText } from '../text/texts.ts'
import type { PlacedDie } from './dice-layout.ts'

/** What a die is called: "Dagger, locked". `fate`: what it would cost to reroll it; 0: it is not to be had. */
export function dieLabel({ board: { pieces }, kinds }: CrownsText, { kind, zone }: PlacedDie, fate: number): string {
  if (kind === null) return pieces.dieInHand
  const die = kinds[kind]
  if (fate > 0) return pieces.dieFate({ die, count: fate })
  switch (zone) {
    case 'fresh':
      return pieces.dieFresh({ die })
    case 'giving':
      return pieces.dieGiving({ die })
    case 'handed':
      return pieces.dieHanded({ die })
    case 'crown':
    case 'dagger':
      return pieces.dieLocked({ die })
    default:
      return pieces.dieLoose({ die })
  }
}

/** What an area's button does while dice are shared out: one more for this seat, and how many it has. */
export function shareLabel({ board: { buttons } }: CrownsText, who: string, shares: number): string {
  return `${buttons.more({ who })} (${shares})`
}

/** The seats around the table as this one sees them: clockwise from its left. */
export function around(front: Seat, areas: number): readonly Seat[] {
  return Array.from({ length: areas - 1 }, (_, i) => (front + 1 + i) % areas)
}
