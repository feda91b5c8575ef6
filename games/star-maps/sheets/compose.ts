/**
 * From star positions and chalk lines to a playable sheet: boxes, links, connections, arms, locks and shapes. Returns null where a drawing
 * does not work out; the caller then tries again with the next random numbers. Only +, −, ×, ÷ and square roots are used, which every
 * machine computes alike: a seed is the same sheet everywhere.
 */
import type { Xoshiro128 } from '../../../engine/dice/random.ts'
import { Canvas } from './canvas.ts'
import { between, distance, type Point } from './geometry.ts'
import type { Sheet } from './sheet.ts'
import { problemsOf } from './validate.ts'

export interface Skeleton {
  readonly id: string
  readonly chapter: number
  readonly stars: readonly Point[]
  readonly lines: readonly (readonly [number, number])[]
  readonly figure: Sheet['figure']
  readonly arms: readonly { readonly on: number; readonly stars: readonly number[] }[]
  /** Further locked stars, without an arm. */
  readonly locks: readonly number[]
  /** How many connections. */
  readonly circles: number
  /** The most boxes and connections that it may have together. */
  readonly most: number
}

interface DraftBox {
  readonly at: Point
  readonly stars: number[]
  readonly arm: number | null
}

interface DraftCircle {
  readonly at: Point
  readonly links: [number, number][]
}

interface Work {
  readonly skeleton: Skeleton
  readonly random: Xoshiro128
  readonly canvas: Canvas
  readonly boxes: DraftBox[]
  readonly circles: DraftCircle[]
  /** By star: links it still lacks. */
  readonly lacks: number[]
  /** By star: the arm it lies in. */
  readonly arm: (number | null)[]
}

/** How long links are: shorter ones hide behind the glyphs, longer ones cannot be followed. */
const SOLID = { least: 70, most: 230 } as const
const DASHED = { least: 130, most: 290 } as const

export function compose(skeleton: Skeleton, random: Xoshiro128): Sheet | null {
  const { stars, lines, arms } = skeleton
  const arm = stars.map((_, star) => {
    const at = arms.findIndex((one) => one.stars.includes(star))
    return at < 0 ? null : at
  })
  const canvas = new Canvas(stars, lines)
  const work: Work = { skeleton, random, canvas, boxes: [], circles: [], lacks: stars.map(() => 2), arm }
  shareBoxes(work)
  fillUp(work)
  if (work.boxes.length + skeleton.circles > skeleton.most) return null
  while (work.circles.length < skeleton.circles && loosen(work)) {}
  if (work.lacks.some((lack) => lack > 0) || work.circles.length < skeleton.circles) return null
  const sheet = finish(work)
  return problemsOf(sheet).length === 0 ? sheet : null
}

/** The arm of a box that both stars have, or undefined where they may not share one. */
function sharedArm({ skeleton, arm }: Work, one: number, two: number): number | null | undefined {
  const [a, b] = [arm[one] ?? null, arm[two] ?? null]
  if (a === b) return a
  if (a !== null && skeleton.arms[a]?.on === two) return b
  return b !== null && skeleton.arms[b]?.on === one ? a : undefined
}

/** Boxes half-way between neighbours: first a box for as many stars as possible, then some more. */
function shareBoxes(work: Work): void {
  const { skeleton, random, lacks, boxes } = work
  const { stars, lines } = skeleton
  const isLine = (a: number, b: number): boolean =>
    lines.some(([from, to]) => (from === a && to === b) || (from === b && to === a))
  const edges = stars
    .flatMap((from, two) => stars.slice(0, two).map((to, one) => ({ one, two, length: distance(from, to) })))
    .filter(({ length }) => length >= 2 * SOLID.least && length <= 2 * SOLID.most)
    .map((edge) => ({ ...edge, cost: edge.length + (isLine(edge.one, edge.two) ? 0 : 90) + random.below(80) }))
    .sort((a, b) => a.cost - b.cost)
  const wanted = Math.round(stars.length * 0.5)
  for (const least of [2, 1]) {
    for (const { one, two } of edges) {
      if (boxes.length >= wanted) return
      if ((lacks[one] as number) >= least && (lacks[two] as number) >= least) shareBox(work, one, two)
    }
  }
}

function shareBox(work: Work, one: number, two: number): boolean {
  const { canvas, skeleton, boxes, lacks } = work
  const arm = sharedArm(work, one, two)
  if (arm === undefined || boxes.some(({ stars }) => stars.includes(one) && stars.includes(two))) return false
  const [from, to] = [skeleton.stars[one] as Point, skeleton.stars[two] as Point]
  const at = between(from, to, 0.5)
  if (!canvas.fits('box', at, [from, to]) || !canvas.clear(from, at) || !canvas.clear(at, to)) return false
  canvas.put('box', at)
  boxes.push({ at, stars: [one, two], arm })
  for (const star of [one, two]) {
    canvas.link(skeleton.stars[star] as Point, at)
    lacks[star] = (lacks[star] as number) - 1
  }
  return true
}

/** Gives every star its second box: a connection, a part in a box nearby, or a box of its own. */
function fillUp(work: Work): void {
  const { skeleton, random, lacks } = work
  const order = skeleton.stars.map((_, star) => ({ star, key: -10 * (lacks[star] as number) + random.below(10) }))
  order.sort((a, b) => a.key - b.key)
  for (const { star } of order) {
    while ((lacks[star] as number) > 0) {
      const dashed = (lacks[star] as number) === 1 && work.circles.length < skeleton.circles && random.below(4) > 0
      const lucky =
        (dashed && (joinCircle(work, star) || connect(work, star))) ||
        (random.below(6) > 0 && joinBox(work, star)) ||
        ownBox(work, star) ||
        joinBox(work, star)
      if (!lucky) return
      lacks[star] = (lacks[star] as number) - 1
    }
  }
}

function linkedTo({ circles }: Work, { stars }: DraftBox, box: number): number[] {
  return [...stars, ...circles.flatMap(({ links }) => links.flatMap(([star, to]) => (to === box ? [star] : [])))]
}

/** The boxes that a star may still be linked to, the nearest first. */
function boxesNear(work: Work, star: number, least: number, most: number): number[] {
  const at = work.skeleton.stars[star] as Point
  return work.boxes
    .flatMap((box, i) => {
      const far = distance(box.at, at)
      const stars = linkedTo(work, box, i)
      const open = box.arm === null || box.arm === work.arm[star]
      return far >= least && far <= most && open && stars.length < 4 && !stars.includes(star) ? [{ i, far }] : []
    })
    .sort((a, b) => a.far - b.far)
    .map(({ i }) => i)
}

function joinBox(work: Work, star: number): boolean {
  const from = work.skeleton.stars[star] as Point
  for (const i of boxesNear(work, star, SOLID.least, SOLID.most)) {
    const box = work.boxes[i] as DraftBox
    const near = box.stars.every((other) => sharedArm(work, star, other) !== undefined)
    if (!near || !work.canvas.clear(from, box.at)) continue
    box.stars.push(star)
    work.canvas.link(from, box.at)
    return true
  }
  return false
}

/** Twelve directions, all of the same length. */
const AROUND: readonly Point[] = [
  [5, 0],
  [3, 4],
  [4, 3],
].flatMap(([x = 0, y = 0]): Point[] => [
  [x, y],
  [-y, x],
  [-x, -y],
  [y, -x],
])

function ownBox(work: Work, star: number): boolean {
  const { canvas, boxes, arm, skeleton } = work
  const from = skeleton.stars[star] as Point
  const spots = [16, 19, 22]
    .flatMap((far) => AROUND.map(([x, y]): Point => [from[0] + x * far, from[1] + y * far]))
    .filter((at) => canvas.fits('box', at, []) && canvas.clear(from, at))
    .map((at) => ({ at, room: canvas.room(at) }))
    .sort((a, b) => b.room - a.room)
  const best = spots[0]?.at
  if (best === undefined || boxes.length >= 30) return false
  canvas.put('box', best)
  canvas.link(from, best)
  boxes.push({ at: best, stars: [star], arm: arm[star] ?? null })
  return true
}

/** Places for a circle between a star and a box: straight, or a little to the side. */
function bends(from: Point, to: Point): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  return [0, 0.12, -0.12, 0.22, -0.22].flatMap((aside) =>
    [0.5, 0.42, 0.58].map((part): Point => {
      const [x, y] = between(from, to, part)
      return [Math.round(x - dy * aside), Math.round(y + dx * aside)]
    }),
  )
}

function bestBend({ canvas }: Work, from: Point, to: Point): Point | null {
  const found = bends(from, to).filter(
    (at) => canvas.fits('circle', at, [from]) && canvas.clear(from, at) && canvas.clear(at, to),
  )
  return found[0] ?? null
}

function connect(work: Work, star: number): boolean {
  const from = work.skeleton.stars[star] as Point
  for (const i of boxesNear(work, star, DASHED.least, DASHED.most)) {
    const box = work.boxes[i] as DraftBox
    const at = bestBend(work, from, box.at)
    if (at === null) continue
    work.canvas.put('circle', at)
    work.canvas.link(from, at)
    work.canvas.link(at, box.at)
    work.circles.push({ at, links: [[star, i]] })
    return true
  }
  return false
}

/** A second or third star at a circle: one filling links them all. */
function joinCircle(work: Work, star: number): boolean {
  const from = work.skeleton.stars[star] as Point
  if (work.random.below(3) > 0) return false
  const near = work.circles
    .map((circle) => ({ circle, far: distance(circle.at, from) }))
    .filter(({ far }) => far >= 70 && far <= 200)
    .sort((a, b) => a.far - b.far)
  for (const { circle } of near) {
    const box = (circle.links[0] as [number, number])[1]
    const open = boxesNear(work, star, 0, 2000).includes(box)
    if (!open || circle.links.length > 2 || !work.canvas.clear(from, circle.at)) continue
    work.canvas.link(from, circle.at)
    circle.links.push([star, box])
    return true
  }
  return false
}

/** Turns the longest solid link that can bear it into a connection. */
function loosen(work: Work): boolean {
  const { skeleton, boxes, circles, canvas, random } = work
  const dashed = new Set(circles.flatMap(({ links }) => links.map(([star]) => star)))
  const links = boxes
    .flatMap(({ at, stars }, box) =>
      stars.length < 2
        ? []
        : stars.map((star) => ({ box, star, at, far: distance(skeleton.stars[star] as Point, at) + random.below(25) })),
    )
    .filter(({ star, far }) => far > 100 && !dashed.has(star))
    .sort((a, b) => b.far - a.far)
  for (const { box, star, at } of links) {
    const from = skeleton.stars[star] as Point
    canvas.unlink(from, at)
    const circle = bestBend(work, from, at)
    if (circle === null) {
      canvas.link(from, at)
      continue
    }
    const { stars } = boxes[box] as DraftBox
    stars.splice(stars.indexOf(star), 1)
    canvas.put('circle', circle)
    canvas.link(from, circle)
    canvas.link(circle, at)
    circles.push({ at: circle, links: [[star, box]] })
    return true
  }
  return false
}

/** Numbers a lock may show: those that can be aimed at. */
const LOCKS = [1, 2, 3, 2, 1, 4, 3, 0] as const

function finish({ skeleton, random, boxes, circles, arm }: Work): Sheet {
  const { id, chapter, stars, lines, figure, arms } = skeleton
  const locked = new Set([...arms.map(({ on }) => on), ...skeleton.locks])
  const neighbours = boxes.map(({ stars }, box) => [
    ...stars,
    ...circles.flatMap(({ links }) => links.flatMap(([star, to]) => (to === box ? [star] : []))),
  ])
  const shapes = shapesFor(stars.length, neighbours, random)
  const inOrder = <Item extends { at: Point }>(items: readonly Item[]): Item[] => items.toSorted(byPlace)
  const sortedBoxes = inOrder(boxes)
  const place = new Map(boxes.map((box, i) => [i, sortedBoxes.indexOf(box)]))
  return {
    id,
    chapter,
    stars: stars.map((at, star) => ({
      shape: shapes[star] as number,
      at,
      lock: locked.has(star) ? random.pick(LOCKS) : null,
      arm: arm[star] ?? null,
    })),
    boxes: sortedBoxes.map((box) => ({ ...box, stars: box.stars.toSorted((a, b) => a - b) })),
    circles: inOrder(circles).map(({ at, links }) => ({
      at,
      links: links.map(([star, box]): [number, number] => [star, place.get(box) as number]),
    })),
    arms: arms.map(({ on }) => on),
    lines,
    figure,
    medals: null,
  }
}

/** As one reads: from the top, in bands, from the left. */
function byPlace(a: { readonly at: Point }, b: { readonly at: Point }): number {
  const band = (at: Point): number => Math.floor(at[1] / 110)
  return band(a.at) - band(b.at) || a.at[0] - b.at[0] || a.at[1] - b.at[1]
}

const SHAPES = [1, 2, 3, 4, 5, 6] as const

/** Which star gets which of the six shapes: all about as often, and different ones around a box. `around`: by box, the stars it is linked to. */
function shapesFor(stars: number, around: readonly (readonly number[])[], random: Xoshiro128): number[] {
  const shapes = Array<number>(stars).fill(0)
  const order = shapes.map((_, star) => ({ star, key: random.below(1000) })).sort((a, b) => a.key - b.key)
  const count = [0, 0, 0, 0, 0, 0, 0]
  for (const { star } of order) {
    const beside = around.filter((box) => box.includes(star)).flat()
    const cost = (shape: number): number =>
      12 * (count[shape] as number) + 10 * beside.filter((other) => shapes[other] === shape).length
    const best = SHAPES.map((shape) => ({ shape, cost: cost(shape) + random.below(4) })).sort((a, b) => a.cost - b.cost)
    const shape = (best[0] as { shape: number }).shape
    shapes[star] = shape
    count[shape] = (count[shape] as number) + 1
  }
  return shapes
}
