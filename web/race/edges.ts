/** Where people sit around one screen: which edge is whose, and how far their things are turned to face them. */

export type Edge = 'bottom' | 'left' | 'top' | 'right'

/** Rotation clockwise, in degrees. */
export const TURNED: { readonly [edge in Edge]: 0 | 90 | 180 | 270 } = { bottom: 0, left: 90, top: 180, right: 270 }

/** By person, clockwise around the screen as seats are around a table. Two share a long edge before one has to sit at a corner. */
export function edgesFor(people: number, wide: boolean): readonly Edge[] {
  switch (people) {
    case 1:
      return ['bottom']
    case 2:
      return ['bottom', 'top']
    case 3:
      return ['bottom', 'left', 'right']
    case 4:
      return ['bottom', 'left', 'top', 'right']
    case 5:
      return wide ? ['bottom', 'left', 'top', 'top', 'bottom'] : ['bottom', 'left', 'left', 'right', 'right']
    default:
      return []
  }
}
