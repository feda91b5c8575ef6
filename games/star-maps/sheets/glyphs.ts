/** The six star shapes: as many points as the die value that names them. Paths around 0 0, about 26 wide from the middle. */

function polygonStar(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const turn = (Math.PI * i) / points - Math.PI / 2
    const radius = i % 2 === 0 ? outer : inner
    return `${(radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

/** By shape, 0 is empty. */
export const GLYPHS: readonly string[] = [
  '',
  'M0 -27C5 -16 18 -8 18 6A18 18 0 0 1 -18 6C-18 -8 -5 -16 0 -27Z', // a drop: one point
  'M0 -28C17 -12 17 12 0 28C-17 12 -17 -12 0 -28Z', // a lens: two
  polygonStar(3, 28, 10.5),
  polygonStar(4, 28, 10.5),
  polygonStar(5, 27, 12),
  polygonStar(6, 27, 14.5),
]

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** Where the pips of a face lie, in units of −1 to 1. */
export function pipsOf(face: number): readonly (readonly [number, number])[] {
  return PIPS[face] ?? []
}
