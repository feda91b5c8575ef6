/** The free space of a sheet that is being drawn: the things placed so far, and whether another fits. */
import {
  crossesAny,
  type Disc,
  distance,
  distanceTo,
  GAP,
  isNear,
  isTight,
  type Point,
  RADIUS,
  type Segment,
} from './geometry.ts'

type GlyphKind = keyof typeof RADIUS

const MARGIN = 45

export class Canvas {
  readonly #glyphs: Disc[] = []
  readonly #links: Segment[] = []
  readonly #chalk: readonly Segment[]

  constructor(stars: readonly Point[], lines: readonly (readonly [number, number])[]) {
    for (const at of stars) this.put('star', at)
    this.#chalk = lines.map(([from, to]) => ({ from: stars[from] as Point, to: stars[to] as Point }))
  }

  put(kind: GlyphKind, at: Point): void {
    this.#glyphs.push({ at, radius: RADIUS[kind] })
  }

  link(from: Point, to: Point): void {
    this.#links.push({ from, to })
  }

  unlink(from: Point, to: Point): void {
    const at = this.#links.findIndex((link) => link.from === from && link.to === to)
    if (at >= 0) this.#links.splice(at, 1)
  }

  /** Is there room for a glyph, off every link, and off every chalk line but those that start at `own`? */
  fits(kind: GlyphKind, at: Point, own: readonly Point[]): boolean {
    const radius = RADIUS[kind]
    if (at.some((place) => place < MARGIN || place > 1000 - MARGIN)) return false
    if (isTight(at, radius, this.#glyphs, GAP.glyphs) || isNear(at, this.#links, radius + GAP.link)) return false
    const others =
      own.length === 0 ? this.#chalk : this.#chalk.filter(({ from, to }) => !own.includes(from) && !own.includes(to))
    return !isNear(at, others, radius + GAP.link)
  }

  /** May a link be drawn here: past every glyph but its ends, across no other link and no chalk line? */
  clear(from: Point, to: Point): boolean {
    if (crossesAny(from, to, this.#links) || crossesAny(from, to, this.#chalk)) return false
    return this.#glyphs.every(
      ({ at, radius }) => at === from || at === to || distanceTo(at, from, to) >= radius + GAP.link,
    )
  }

  /** How far the nearest glyph or link is: the more, the calmer the picture. */
  room(at: Point): number {
    let room = Math.min(at[0], at[1], 1000 - at[0], 1000 - at[1])
    for (const glyph of this.#glyphs) room = Math.min(room, distance(glyph.at, at) - glyph.radius)
    for (const { from, to } of this.#links) room = Math.min(room, 1.5 * distanceTo(at, from, to))
    for (const { from, to } of this.#chalk) room = Math.min(room, 1.5 * distanceTo(at, from, to))
    return room
  }
}
