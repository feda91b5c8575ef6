/** Where people sit around one screen: which edge is whose, and how far their things are turned to face them. */

export type Edge = 'bottom' | 'left' | 'top' | 'right'

/** Rotation clockwise, in degrees. */
export const TURNED: { readonly [edge in Edge]: 0 | 90 | 180 | 270 } = { bottom: 0, left: 90, top: 180, right: 270 }

/** Of a screen: a phone held upright is narrow, a tablet held upright is tall, a phone on its side is flat. */
export type Shape = 'wide' | 'tall' | 'narrow' | 'flat'

/**
 * By person, clockwise around the screen as seats are around a table. Two share a long edge before one has to sit at a corner; on a phone
 * the short edges are shared, because the board needs all of its width, or on its side all of its height.
 */
export function edgesFor(people: number, shape: Shape): readonly Edge[] {
  if (shape === 'flat' && people > 1 && people < 5) {
    const left = Math.ceil(people / 2)
    return Array.from({ length: people }, (_, person) => (person < left ? 'left' : 'right'))
  }
  switch (people) {
    case 1:
      return ['bottom']
    case 2:
      return ['bottom', 'top']
    case 3:
      return shape === 'narrow' ? ['bottom', 'top', 'top'] : ['bottom', 'left', 'right']
    case 4:
      return shape === 'narrow' ? ['bottom', 'top', 'top', 'bottom'] : ['bottom', 'left', 'top', 'right']
    case 5:
      return shape === 'tall' || shape === 'flat'
        ? ['bottom', 'left', 'left', 'right', 'right']
        : ['bottom', 'left', 'top', 'top', 'bottom']
    default:
      return []
  }
}
