/** The free space of a sheet that is being drawn: what has been placed, and what still fits. */
import { crosses, distance, distanceTo, GAP, type Point, RADIUS } from './geometry.ts'

export type GlyphKind = keyof typeof RADIUS

interface Glyph {
  readonly at: Point
  readonly radius: number
}

interface Segment {
  readonly from: Point
  readonly to: Point
}

const MARGIN = 45

export class Canvas {
  readonly #glyphs: Glyph[] = []
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
    return (
      this.#glyphs.every((glyph) => distance(glyph.at, at) >= glyph.radius + radius + GAP.glyphs) &&
      this.#links.every(({ from, to }) => distanceTo(at, from, to) >= radius + GAP.link) &&
      this.#chalk.every(
        ({ from, to }) => own.includes(from) || own.includes(to) || distanceTo(at, from, to) >= radius + GAP.link,
      )
    )
  }

  /** May a link be drawn here: past every glyph but its ends, across no other link and no chalk line? */
  clear(from: Point, to: Point): boolean {
    const across = (other: Segment): boolean => crosses(from, to, other.from, other.to)
    return (
      this.#glyphs.every(
        ({ at, radius }) => at === from || at === to || distanceTo(at, from, to) >= radius + GAP.link,
      ) &&
      !this.#links.some(across) &&
      !this.#chalk.some(across)
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
