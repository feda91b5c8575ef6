/**
 * How a die lies when it lies still. A die is a real one: opposite faces make seven, and each face has its side of the cube. In CSS
 * x goes right, y down, z to the eye; "up" is the side that looks at the eye.
 */

/** Where the camera stands: so far from straight above, in degrees. The front of a lying die shows below its top. */
export const TILT = 26

/** What turns a square that looks at the eye into each side of the cube, by face 1 to 6. */
export const SIDES = [
  'rotateY(0deg)',
  'rotateX(-90deg)',
  'rotateY(90deg)',
  'rotateY(-90deg)',
  'rotateX(90deg)',
  'rotateY(180deg)',
] as const

/** What turns each of those sides up: the same, backwards. */
const BACK = [
  'rotateY(0deg)',
  'rotateX(90deg)',
  'rotateY(-90deg)',
  'rotateY(90deg)',
  'rotateX(-90deg)',
  'rotateY(-180deg)',
] as const

/** The side of the cube (0 to 5) that a face is on; dice with more faces show the one that matters on the first side. */
export function sideOf(face: number, sides: number): number {
  return sides > 6 ? 0 : (face - 1) % 6
}

/** The face on each side of the cube, in the order of SIDES. With more than six faces, the other sides show any others. */
export function facesOf(face: number, sides: number): readonly number[] {
  if (sides <= 6) return [0, 1, 2, 3, 4, 5].map((side) => (side % sides) + 1)
  return [0, 5, 7, 3, 9, 1].map((step) => ((face - 1 + step) % sides) + 1)
}

/** One number between 0 and 1 out of whole ones, always the same: dice lie a little askew, but never dance on redraw. */
export function askew(...of: readonly number[]): number {
  let mix = 0x9e3779b9
  for (const part of of) {
    mix = Math.imul(mix ^ (part + 0x7f4a7c15), 0x85ebca6b)
    mix ^= mix >>> 13
  }
  mix = Math.imul(mix ^ (mix >>> 16), 0xc2b2ae35)
  return ((mix ^ (mix >>> 15)) >>> 0) / 2 ** 32
}

/** How far a lying die is turned on the table, in degrees. Signs stay readable; pips may lie either way. */
export function yawOf(key: number, face: number, upright: boolean): number {
  const slight = (askew(key, face) - 0.5) * 12
  return upright ? slight / 2 : slight + 90 * Math.floor(askew(face, key, 3) * 4)
}

/** The cube's transform: `rolled` degrees away from rest about an axis in the table, then as it lies. */
export function poseOf(side: number, yaw: number, rolled = 0, axis: readonly [number, number] = [1, 0]): string {
  const [x, y] = axis
  const roll = `rotate3d(${x.toFixed(3)},${y.toFixed(3)},0,${rolled.toFixed(2)}deg)`
  return `perspective(6em) rotateX(${TILT}deg) ${roll} rotateZ(${yaw.toFixed(2)}deg) ${BACK[side] ?? BACK[0]}`
}
