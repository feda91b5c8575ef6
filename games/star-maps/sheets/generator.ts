/**
 * `g1`: a sheet from a seed and a difficulty, always the same one. Never changed once it is out: a better one is `g2`.
 *
 * Stars are strewn over one of a few skies, as far from each other as they can be; the shortest tree over them is the
 * constellation; `compose` does the rest.
 */
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { compose, type Skeleton } from './compose.ts'
import { crosses, distance, distanceTo, type Point, RADIUS } from './geometry.ts'
import type { Sheet } from './sheet.ts'

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

type Line = readonly [number, number]

interface Level {
  readonly stars: readonly [least: number, most: number]
  readonly circles: readonly [least: number, most: number]
  readonly arms: number
  /** Locked stars without an arm. */
  readonly locks: number
  /** The special scorings it may have. Where nothing is locked, chance alone finds zeros (C3) and long paths (C5). */
  readonly scorings: readonly number[]
}

const LEVELS: { readonly [name in Difficulty]: Level } = {
  easy: { stars: [14, 16], circles: [4, 5], arms: 0, locks: 0, scorings: [1, 2, 4] },
  medium: { stars: [16, 18], circles: [4, 6], arms: 1, locks: 0, scorings: [1, 2, 3, 4, 5] },
  hard: { stars: [18, 20], circles: [4, 5], arms: 2, locks: 1, scorings: [1, 2, 3, 4, 5] },
}

/** Parts of the sheet that stars may be strewn over; x and y from −1 to 1. */
const SKIES: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => x * x + y * y <= 1.15, // the whole sky
  (x, y) => Math.abs(x - y) <= 1.05, // the Milky Way, falling
  (x, y) => Math.abs(x + y) <= 1.05, // … and rising
  (x, y) => x * x + y * y >= 0.2 && x * x + y * y <= 1.2, // a wreath
  (x, y) => Math.abs(y) <= 0.45 + 0.6 * Math.abs(x), // a bow tie
  (x, y) => Math.abs(x) <= 0.5 + 0.5 * y * y, // an hourglass
  (_, y) => Math.abs(y) <= 0.75, // a wide band
]

const TRIES = 400
/** The best of this many sheets is taken, or the best found within `TRIES` tries. */
const CHOICE = 4
const PATIENCE = 20
/** Boxes and circles together are the rounds that a game can last. */
const ROUNDS = 22

export function generate(seed: string, difficulty: Difficulty): Sheet {
  const id = `g1:${seed}:${difficulty}`
  const random = new Xoshiro128(hash(id))
  const sheets: Sheet[] = []
  for (let tries = 0; tries < TRIES && sheets.length < CHOICE; tries++) {
    if (tries >= PATIENCE && sheets.length > 0) break
    const skeleton = strew(id, LEVELS[difficulty], random)
    const sheet = skeleton === null ? null : compose(skeleton, random)
    if (sheet !== null) sheets.push(sheet)
  }
  const best = sheets.sort((a, b) => clutter(a) - clutter(b))[0]
  if (best === undefined) throw new Error(`no sheet can be drawn for ${id}`)
  return best
}

/** Boxes of a single star make a sheet dull; too much or too little to fill makes it long or short. */
function clutter({ boxes, circles }: Sheet): number {
  const shared = circles.flatMap(({ links }) => links.map(([, box]) => box))
  const lone = boxes.filter(({ stars }, box) => stars.length < 2 && !shared.includes(box)).length
  return 2 * lone + Math.abs(boxes.length + circles.length - 21)
}

/** FNV-1a over UTF-16 units, 32 bits. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum >>> 0
}

const among = (random: Xoshiro128, [least, most]: readonly [number, number]): number =>
  least + random.below(most - least + 1)

function strew(id: string, level: Level, random: Xoshiro128): Skeleton | null {
  const sky = random.pick(SKIES)
  const stars = spread(among(random, level.stars), sky, random)
  const tree = constellation(stars)
  const lines = [...tree, ...loops(stars, tree, random)]
  if (!unhidden(stars, lines)) return null
  const arms = pickArms(stars.length, tree, level.arms, random)
  if (arms.length < level.arms) return null
  const free = stars.flatMap((_, star) =>
    arms.some(({ on, stars: inside }) => on === star || inside.includes(star)) ? [] : [star],
  )
  return {
    id,
    chapter: random.pick(level.scorings),
    stars,
    lines,
    figure: { name: 'figure', stars: figureOf(stars.length, lines, random) },
    arms,
    locks: Array.from({ length: level.locks }, () => random.pick(free)),
    circles: among(random, level.circles),
    most: ROUNDS,
  }
}

/** Best-candidate sampling: each star is the farthest from all others among some random places. */
function spread(count: number, sky: (x: number, y: number) => boolean, random: Xoshiro128): Point[] {
  const place = (): Point => {
    for (;;) {
      const at: Point = [60 + random.below(881), 60 + random.below(881)]
      if (sky((at[0] - 500) / 440, (at[1] - 500) / 440)) return at
    }
  }
  const stars: Point[] = [place()]
  const room = (at: Point): number => Math.min(...stars.map((star) => distance(star, at)))
  while (stars.length < count) {
    const places = Array.from({ length: 24 }, place)
    stars.push(places.reduce((best, at) => (room(at) > room(best) ? at : best)))
  }
  return stars.sort((a, b) => Math.floor(a[1] / 150) - Math.floor(b[1] / 150) || a[0] - b[0])
}

/** The shortest tree over all stars (Prim), but for the stars that lie too far off: those stay alone. */
function constellation(stars: readonly Point[]): Line[] {
  const lines: Line[] = []
  const inside = [0]
  while (inside.length < stars.length) {
    let best: readonly [number, number, number] = [-1, -1, Number.POSITIVE_INFINITY]
    for (const from of inside) {
      for (let to = 0; to < stars.length; to++) {
        if (inside.includes(to)) continue
        const far = distance(stars[from] as Point, stars[to] as Point)
        if (far < best[2]) best = [from, to, far]
      }
    }
    inside.push(best[1])
    lines.push([best[0], best[1]])
  }
  return lines.filter(([from, to]) => distance(stars[from] as Point, stars[to] as Point) < 300)
}

/** One or two more lines that close a loop, as real constellations have them. */
function loops(stars: readonly Point[], tree: readonly Line[], random: Xoshiro128): Line[] {
  const found: Line[] = []
  const wanted = random.below(3)
  const at = (star: number): Point => stars[star] as Point
  for (let tries = 0; tries < 30 && found.length < wanted; tries++) {
    const [one, two] = [random.below(stars.length), random.below(stars.length)]
    const far = distance(at(one), at(two))
    const lines = [...tree, ...found]
    const known = lines.some((line) => line.includes(one) && line.includes(two))
    if (one === two || known || far > 270 || far < 140) continue
    if (lines.some(([from, to]) => crosses(at(one), at(two), at(from), at(to)))) continue
    if (unhidden(stars, [[one, two]])) found.push([one, two])
  }
  return found
}

/** Does every line pass the stars that are not its own? */
function unhidden(stars: readonly Point[], lines: readonly Line[]): boolean {
  return lines.every(([from, to]) =>
    stars.every(
      (star, i) =>
        i === from || i === to || distanceTo(star, stars[from] as Point, stars[to] as Point) >= RADIUS.star + 8,
    ),
  )
}

function neighboursOf(star: number, lines: readonly Line[]): number[] {
  return lines.flatMap(([from, to]) => (from === star ? [to] : to === star ? [from] : []))
}

/** The stars that can be reached from one without passing another. */
function beyond(start: number, without: number, lines: readonly Line[]): number[] {
  const found = [start]
  for (const star of found) {
    for (const next of neighboursOf(star, lines)) if (next !== without && !found.includes(next)) found.push(next)
  }
  return found
}

/** Twigs of the tree, and the star each of them hangs on. */
function pickArms(stars: number, tree: readonly Line[], wanted: number, random: Xoshiro128): Skeleton['arms'] {
  const twigs = Array.from({ length: stars }, (_, on) => on)
    .flatMap((on) => neighboursOf(on, tree).map((next) => ({ on, stars: beyond(next, on, tree) })))
    .filter((twig) => twig.stars.length >= 2 && twig.stars.length <= 5)
    .map((twig) => ({ ...twig, key: random.below(1000) }))
    .sort((a, b) => a.key - b.key)
  const arms: { on: number; stars: readonly number[] }[] = []
  for (const { on, stars: inside } of twigs) {
    const taken = arms.flatMap((arm) => [arm.on, ...arm.stars])
    const apart = [on, ...inside].every((star) => !taken.includes(star))
    if (arms.length < wanted && apart) arms.push({ on, stars: inside })
  }
  return arms
}

/** Four to six stars in one piece (C4). */
function figureOf(stars: number, lines: readonly Line[], random: Xoshiro128): number[] {
  const wanted = 4 + random.below(3)
  const figure = [random.below(stars)]
  for (let tries = 0; tries < 60 && figure.length < wanted; tries++) {
    const next = neighboursOf(random.pick(figure), lines)
    if (next.length === 0) figure.splice(0, figure.length, random.below(stars))
    else if (!figure.includes(next[0] as number) || next.length > 1) {
      const star = random.pick(next)
      if (!figure.includes(star)) figure.push(star)
    }
  }
  return figure.sort((a, b) => a - b)
}
