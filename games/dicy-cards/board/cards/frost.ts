/** Frost and snow as paths, grown by rule, so that no picture has to be loaded. */

const rad = (degrees: number): number => (degrees * Math.PI) / 180
const num = (value: number): string => String(Math.round(value * 10) / 10)

function line(x: number, y: number, angle: number, length: number): string {
  return `M${num(x)} ${num(y)}l${num(length * Math.cos(rad(angle)))} ${num(length * Math.sin(rad(angle)))}`
}

/** A stem with twigs on both sides that shorten towards its tip. */
function feather(angle: number, length: number, twigs: number): string {
  const parts = [line(0, 0, angle, length)]
  for (let i = 1; i <= twigs; i++) {
    const at = (length * (i + 0.4)) / (twigs + 1.2)
    const [x, y] = [at * Math.cos(rad(angle)), at * Math.sin(rad(angle))]
    const long = (length - at) * 0.42 + 3
    parts.push(line(x, y, angle - 52, long), line(x, y, angle + 52, long))
  }
  return parts.join('')
}

/** Feathers of ice growing out of the corner at 0, 0 of a square of 100. */
export const CORNER: string = [
  feather(8, 88, 5),
  feather(30, 62, 4),
  feather(48, 82, 5),
  feather(66, 54, 3),
  feather(83, 92, 5),
].join('')

/** A snowflake in a square of 24. */
export const FLAKE: string = [0, 60, 120, 180, 240, 300]
  .map((angle) => {
    const [x, y] = [12 + 6.4 * Math.cos(rad(angle)), 12 + 6.4 * Math.sin(rad(angle))]
    return line(12, 12, angle, 10) + line(x, y, angle - 50, 4) + line(x, y, angle + 50, 4)
  })
  .join('')

/** The rays of a sun in a square of 24; its disc has radius 4.5. */
export const RAYS: string = [0, 45, 90, 135, 180, 225, 270, 315]
  .map((angle) => line(12 + 7.2 * Math.cos(rad(angle)), 12 + 7.2 * Math.sin(rad(angle)), angle, 3))
  .join('')
