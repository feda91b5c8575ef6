/** A sheet as an SVG: the night sky for screens, black on white for paper. A pure function of the sheet. */
import { distance, hullOf, isWithin, type Point } from './geometry.ts'
import { GLYPHS, pipsOf } from './glyphs.ts'
import type { Sheet } from './sheet.ts'

export interface Drawing {
  readonly ink?: 'night' | 'paper'
  /** Written above the sky; the sheet's name in the reader's language. */
  readonly title?: string
  /** The chapter's special scoring in a line of words. */
  readonly rule?: string
  /** Names beside the boxes, circles and stars, as the notation has them. */
  readonly labels?: boolean
  /** The legend, the sums and the bonus boxes below the sky (R1). */
  readonly legend?: boolean
}

interface Palette {
  readonly sky: string
  readonly edge: string
  readonly ink: string
  readonly faint: string
  readonly paper: string
  readonly star: string
  readonly arm: string
  readonly lock: string
  readonly figure: string
}

const PALETTES: { readonly [ink in NonNullable<Drawing['ink']>]: Palette } = {
  night: {
    sky: '#1b2a52',
    edge: '#0b1230',
    ink: '#eef2ff',
    faint: '#8fa3d8',
    paper: '#131e40',
    star: '#f6e7b0',
    arm: '#7f6bd6',
    lock: '#ffb454',
    figure: '#7fd3ff',
  },
  paper: {
    sky: '#ffffff',
    edge: '#ffffff',
    ink: '#111111',
    faint: '#9a9a9a',
    paper: '#ffffff',
    star: '#ffffff',
    arm: '#bbbbbb',
    lock: '#111111',
    figure: '#777777',
  },
}

const SIZE = 1000
const HEAD = 70
const FOOT = 170

export function drawSheet(sheet: Sheet, drawing: Drawing = {}): string {
  const { ink = 'night', title = '', rule = '', labels = false, legend = true } = drawing
  const palette = PALETTES[ink]
  const head = title === '' ? 0 : HEAD
  const height = head + SIZE + (legend ? FOOT : 0)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${height}" font-family="Georgia, serif">`,
    `<defs><radialGradient id="sky-${ink}" cx="50%" cy="42%" r="75%"><stop offset="0" stop-color="${palette.sky}"/>`,
    `<stop offset="1" stop-color="${palette.edge}"/></radialGradient></defs>`,
    `<rect width="${SIZE}" height="${height}" fill="url(#sky-${ink})"/>`,
    title === '' ? '' : text(SIZE / 2, 48, 34, palette.ink, title),
    `<g transform="translate(0 ${head})">`,
    ink === 'night' ? dust(sheet) : '',
    arms(sheet, palette),
    strokes(sheet, palette),
    glyphs(sheet, palette, labels),
    '</g>',
    legend ? `<g transform="translate(0 ${head + SIZE})">${foot(palette, rule)}</g>` : '',
    '</svg>',
    '',
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function safe(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function text(x: number, y: number, size: number, fill: string, words: string, more = ''): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="middle"${more}>${safe(words)}</text>`
}

function line(from: Point, to: Point, more: string): string {
  return `<line x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}" ${more}/>`
}

/** Small far stars, off everything that matters; the same for the same sheet. */
function dust(sheet: Sheet): string {
  let seed = [...sheet.id].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0, 7)
  const next = (below: number): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) | 0
    return (seed >>> 8) % below
  }
  const places = Array.from({ length: 150 }, () => [next(SIZE), next(SIZE), 4 + next(12), 15 + next(45)])
  const free = ([x = 0, y = 0]: readonly number[]): boolean =>
    [...sheet.stars, ...sheet.boxes, ...sheet.circles].every(({ at }) => distance([x, y], at) > 42)
  return places
    .filter(free)
    .map(
      ([x, y, size = 0, light = 0]) =>
        `<circle cx="${x}" cy="${y}" r="${size / 10}" fill="#fff" opacity="${light / 100}"/>`,
    )
    .join('')
}

/** A closed arm lies under a veil, tied to its lock. */
function arms(sheet: Sheet, { arm: colour }: Palette): string {
  return sheet.arms
    .map((lock, arm) => {
      const inside = [...sheet.stars, ...sheet.boxes].flatMap((one) => (one.arm === arm ? [one.at] : []))
      const own = (star: number, box: number): boolean =>
        sheet.stars[star]?.arm === arm || sheet.boxes[box]?.arm === arm
      const outside = [
        ...[...sheet.stars, ...sheet.boxes].filter((one) => one.arm !== arm),
        ...sheet.circles.filter(({ links }) => !links.some(([star, box]) => own(star, box))),
      ].map(({ at }) => at)
      const hull = hullOf(inside)
      const veil = outside.some((at) => isWithin(at, hull)) ? seams(sheet, arm) : ''
      const cloth = veil === '' ? `<polygon points="${hull.join(' ')}" fill="${colour}"/>` : veil
      const from = starAt(sheet.stars, lock)
      const nearest = inside.toSorted((a, b) => distance(a, from) - distance(b, from))[0] ?? from
      const rope = line(from, nearest, 'stroke-width="24"')
      return `<g stroke="${colour}" stroke-width="98" stroke-linecap="round" stroke-linejoin="round" opacity="0.3" class="arm">${cloth}${rope}</g>`
    })
    .join('')
}

/** The veil along an arm's links and lines: where the room between them belongs to others. */
function seams({ stars, boxes, lines }: Sheet, arm: number): string {
  const own = (star: number): boolean => stars[star]?.arm === arm
  const along = [
    ...stars.flatMap(({ at, arm: of }): [Point, Point][] => (of === arm ? [[at, at]] : [])),
    ...boxes.flatMap((box) =>
      box.arm === arm ? box.stars.map((star): [Point, Point] => [starAt(stars, star), box.at]) : [],
    ),
    ...lines.flatMap(([a, b]): [Point, Point][] => (own(a) && own(b) ? [[starAt(stars, a), starAt(stars, b)]] : [])),
  ]
  return along.map(([from, to]) => line(from, to, '')).join('')
}

function starAt(stars: Sheet['stars'], star: number): Point {
  return stars[star]?.at as Point
}

function strokes(
  { stars, boxes, circles, lines, figure, chapter }: Sheet,
  { ink, faint, figure: lit }: Palette,
): string {
  const inFigure = (star: number): boolean => chapter === 4 && (figure?.stars.includes(star) ?? false)
  const chalk = lines.map(([a, b]) => {
    const own = inFigure(a) && inFigure(b)
    return line(
      starAt(stars, a),
      starAt(stars, b),
      `stroke="${own ? lit : faint}" stroke-width="${own ? 13 : 11}" opacity="${own ? 0.6 : 0.42}" stroke-linecap="round"`,
    )
  })
  const solid = boxes.flatMap(({ at, stars: linked }) =>
    linked.map((star) => line(starAt(stars, star), at, `stroke="${ink}" stroke-width="3"`)),
  )
  const dash = `stroke="${ink}" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round"`
  const dashed = circles.flatMap(({ at, links }) => [
    ...[...new Set(links.map(([star]) => star))].map((star) => line(starAt(stars, star), at, dash)),
    ...[...new Set(links.map(([, box]) => box))].map((box) => line(at, boxes[box]?.at as Point, dash)),
  ])
  return [...chalk, ...solid, ...dashed].join('')
}

function glyphs(sheet: Sheet, palette: Palette, labels: boolean): string {
  const { ink, paper, faint } = palette
  const label = ([x, y]: Point, name: string, aside: Point): string =>
    labels ? text(x + aside[0], y + aside[1], 16, faint, name) : ''
  const boxes = sheet.boxes.map(
    ({ at: [x, y] }, i) =>
      `<rect x="${x - 23}" y="${y - 23}" width="46" height="46" rx="7" fill="${paper}" stroke="${ink}" stroke-width="3"/>${label([x, y], `b${i + 1}`, [0, 6])}`,
  )
  const circles = sheet.circles.map(
    ({ at: [x, y] }, i) =>
      `<circle cx="${x}" cy="${y}" r="16" fill="${paper}" stroke="${ink}" stroke-width="3"/>${label([x, y], `c${i + 1}`, [0, 5])}`,
  )
  const stars = sheet.stars.map(
    (_, i) => `${star(sheet, i, palette)}${label(starAt(sheet.stars, i), `s${i + 1}`, [-26, -22])}`,
  )
  return [...boxes, ...circles, ...stars].join('')
}

function star({ stars, figure, chapter }: Sheet, i: number, palette: Palette): string {
  const { shape, at, lock } = stars[i] as Sheet['stars'][number]
  const halo =
    chapter === 4 && figure?.stars.includes(i)
      ? `<circle r="34" fill="none" stroke="${palette.figure}" stroke-width="3"/>`
      : ''
  const glyph = `<path d="${GLYPHS[shape]}" fill="${palette.star}" stroke="${palette.ink}" stroke-width="2.5" stroke-linejoin="round"/>`
  return `<g transform="translate(${at.join(' ')})">${halo}${glyph}${lock === null ? '' : padlock(lock, palette)}</g>`
}

/** A padlock with its printed number, at the star's lower right. */
function padlock(lock: number, { lock: colour, paper }: Palette): string {
  return (
    `<g transform="translate(20 18)"><path d="M-8 -6V-12A8 8 0 0 1 8 -12V-6" fill="none" stroke="${colour}" stroke-width="4"/>` +
    `<rect x="-14" y="-8" width="28" height="25" rx="5" fill="${colour}"/>` +
    text(0, 12, 21, paper, String(lock), ' font-weight="bold"') +
    '</g>'
  )
}

/** The legend of shapes and dice with a sum box each, then the two bonus boxes. */
function foot({ ink, star: fill, paper, faint }: Palette, rule: string): string {
  const shapes = [1, 2, 3, 4, 5, 6].map((shape) => {
    const pips = pipsOf(shape).map(([x, y]) => `<circle cx="${x * 8}" cy="${y * 8}" r="3.4" fill="${ink}"/>`)
    return (
      `<g transform="translate(${52 + (shape - 1) * 132} 60)">` +
      `<rect x="-17" y="-17" width="34" height="34" rx="7" fill="none" stroke="${ink}" stroke-width="2"/>${pips.join('')}` +
      `<g transform="translate(42 0) scale(0.72)"><path d="${GLYPHS[shape]}" fill="${fill}" stroke="${ink}" stroke-width="2.5" stroke-linejoin="round"/></g>` +
      `<rect x="-17" y="32" width="82" height="46" rx="7" fill="${paper}" stroke="${faint}" stroke-width="2"/></g>`
    )
  })
  const bonuses = [0, 1].map(
    (i) =>
      `<rect x="${850 + i * 66}" y="50" width="54" height="54" rx="27" fill="${paper}" stroke="${faint}" stroke-width="2" stroke-dasharray="4 5"/>`,
  )
  return [...shapes, ...bonuses, rule === '' ? '' : text(SIZE / 2, 20, 22, ink, rule)].join('')
}
