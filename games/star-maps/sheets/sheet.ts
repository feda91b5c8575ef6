/** A sheet as text and as data. `SHEETS.md` explains the text for people who draw one by hand. */
import { bad, good, type Result } from '../../../engine/result.ts'
import type { Point } from './geometry.ts'

/** Masks of stars, boxes and circles are 31-bit integers. */
export const LIMITS = { stars: 30, boxes: 30, circles: 12, arms: 4, size: 1000 } as const

/** Places in the sheet's lists; the text counts them from 1 (`s1`, `b1`, `c1`, `a1`). */
type StarIndex = number
type BoxIndex = number

export interface Star {
  /** 1 to 6: the die value that names it. */
  readonly shape: number
  readonly at: Point
  /** The printed number of its lock. */
  readonly lock: number | null
  /** The arm it belongs to. */
  readonly arm: number | null
}

export interface Box {
  readonly at: Point
  /** The stars it is linked to by solid lines. */
  readonly stars: readonly StarIndex[]
  readonly arm: number | null
}

export interface Circle {
  readonly at: Point
  /** Its dashed links. */
  readonly links: readonly (readonly [StarIndex, BoxIndex])[]
}

export const MEDALS = ['bronze', 'silver', 'gold'] as const
export type Medal = (typeof MEDALS)[number]

export interface Sheet {
  /** Also the key of its name in every language. */
  readonly id: string
  readonly chapter: number
  readonly stars: readonly Star[]
  readonly boxes: readonly Box[]
  readonly circles: readonly Circle[]
  /** By arm: the locked star it hangs on. */
  readonly arms: readonly StarIndex[]
  /** Chalk lines between stars. */
  readonly lines: readonly (readonly [StarIndex, StarIndex])[]
  /** The named figure inside (C4); the key of its name, and its stars. */
  readonly figure: { readonly name: string; readonly stars: readonly StarIndex[] } | null
  /** Bronze, silver, gold (R12). */
  readonly medals: readonly [number, number, number] | null
}

export interface SheetFault {
  readonly line: number
  readonly code: 'unknown-line' | 'malformed' | 'order' | 'twice' | 'too-many' | 'no-such' | 'outside' | 'missing'
  readonly got: string
}

type Draft = { -readonly [Key in keyof Sheet]: Sheet[Key] extends readonly (infer Item)[] ? Item[] : Sheet[Key] }
type Problem = SheetFault['code']
type Reader = (draft: Draft, parts: readonly (string | undefined)[]) => Problem | null

const number = (text: string | undefined): number => Number(text)
/** `s12` → 11. */
const index = (id: string): number => Number(id.slice(1)) - 1
const indexes = (ids: string | undefined): number[] => (ids ?? '').split(' ').filter(Boolean).map(index)
const armOf = (id: string | undefined): number | null => (id === undefined ? null : index(id))
const pointOf = (x: string | undefined, y: string | undefined): Point => [number(x), number(y)]

/** Adds to a list whose ids must come in order. */
function push<Item>(list: Item[], most: number, id: string | undefined, item: Item): Problem | null {
  if (index(id ?? '') !== list.length) return 'order'
  if (list.length === most) return 'too-many'
  list.push(item)
  return null
}

const LINES: { readonly [word: string]: readonly [form: RegExp, read: Reader] } = {
  sheet: [
    /^sheet ([a-z][a-z0-9-]{1,39})$/,
    (draft, [, id = '']) => {
      if (draft.id !== '') return 'twice'
      draft.id = id
      return null
    },
  ],
  chapter: [
    /^chapter ([1-5])$/,
    (draft, [, chapter]) => {
      if (draft.chapter !== 0) return 'twice'
      draft.chapter = number(chapter)
      return null
    },
  ],
  star: [
    /^star (s\d+) ([1-6]) (\d+) (\d+)(?: lock ([0-5]))?(?: arm (a\d+))?$/,
    (draft, [, id, shape, x, y, lock, arm]) =>
      push(draft.stars, LIMITS.stars, id, {
        shape: number(shape),
        at: pointOf(x, y),
        lock: lock === undefined ? null : number(lock),
        arm: armOf(arm),
      }),
  ],
  box: [
    /^box (b\d+) (\d+) (\d+)((?: s\d+)*)(?: arm (a\d+))?$/,
    (draft, [, id, x, y, stars, arm]) =>
      push(draft.boxes, LIMITS.boxes, id, { at: pointOf(x, y), stars: indexes(stars), arm: armOf(arm) }),
  ],
  circle: [
    /^circle (c\d+) (\d+) (\d+)((?: s\d+-b\d+)+)$/,
    (draft, [, id, x, y, links = '']) =>
      push(draft.circles, LIMITS.circles, id, {
        at: pointOf(x, y),
        links: links
          .trim()
          .split(' ')
          .map((link) => link.split('-').map(index) as [number, number]),
      }),
  ],
  arm: [/^arm (a\d+) on (s\d+)$/, (draft, [, id, star = '']) => push(draft.arms, LIMITS.arms, id, index(star))],
  line: [
    /^line (s\d+(?: s\d+)+)$/,
    (draft, [, stars]) => {
      const path = indexes(stars)
      for (let i = 1; i < path.length; i++) draft.lines.push([path[i - 1] as number, path[i] as number])
      return null
    },
  ],
  figure: [
    /^figure ([a-z][a-z0-9-]{1,39})((?: s\d+){2,})$/,
    (draft, [, name = '', stars]) => {
      if (draft.figure !== null) return 'twice'
      draft.figure = { name, stars: indexes(stars) }
      return null
    },
  ],
  medals: [
    /^medals (\d{1,3}) (\d{1,3}) (\d{1,3})$/,
    (draft, [, bronze, silver, gold]) => {
      if (draft.medals !== null) return 'twice'
      draft.medals = [number(bronze), number(silver), number(gold)]
      return null
    },
  ],
}

/** Reads a sheet's text. That it can be played is for `validate.ts` to say. */
export function parseSheet(text: string): Result<Sheet, SheetFault> {
  const draft: Draft = {
    id: '',
    chapter: 0,
    stars: [],
    boxes: [],
    circles: [],
    arms: [],
    lines: [],
    figure: null,
    medals: null,
  }
  const lines = text.split('\n')
  for (const [i, raw] of lines.entries()) {
    const line = raw.replace(/#.*/, '').trim().replace(/ +/g, ' ')
    if (line === '') continue
    const code = readLine(draft, line)
    if (code !== null) return bad({ line: i + 1, code, got: line.slice(0, 60) })
  }
  const fault = danglingIn(draft)
  return fault === null ? good(draft) : bad({ line: lines.length, ...fault })
}

function readLine(draft: Draft, line: string): Problem | null {
  const word = line.split(' ', 1)[0] as string
  const row = Object.hasOwn(LINES, word) ? LINES[word] : undefined
  if (row === undefined) return 'unknown-line'
  const [form, read] = row
  const parts = form.exec(line)
  return parts === null ? 'malformed' : read(draft, parts)
}

/** References to missing things, places outside the sheet, missing header lines. */
function danglingIn(draft: Draft): Omit<SheetFault, 'line'> | null {
  if (draft.id === '') return { code: 'missing', got: 'sheet' }
  if (draft.chapter === 0) return { code: 'missing', got: 'chapter' }
  const { stars, boxes, circles, arms, lines, figure } = draft
  const named: readonly (readonly [letter: string, count: number, used: readonly (number | null)[]])[] = [
    [
      's',
      stars.length,
      [
        ...boxes.flatMap((box) => box.stars),
        ...circles.flatMap(({ links }) => links.map(([star]) => star)),
        ...arms,
        ...lines.flat(),
        ...(figure?.stars ?? []),
      ],
    ],
    ['b', boxes.length, circles.flatMap(({ links }) => links.map(([, box]) => box))],
    ['a', arms.length, [...stars, ...boxes].map(({ arm }) => arm)],
  ]
  for (const [letter, count, used] of named) {
    const wrong = used.find((one) => one !== null && (one < 0 || one >= count))
    if (wrong !== undefined) return { code: 'no-such', got: `${letter}${(wrong ?? 0) + 1}` }
  }
  const far = [...stars, ...boxes, ...circles].find(({ at }) => at.some((place) => place > LIMITS.size))
  return far === undefined ? null : { code: 'outside', got: far.at.join(' ') }
}

/** The text of a sheet: what `parseSheet` reads back as the same data. */
export function printSheet(sheet: Sheet): string {
  const arm = (of: number | null): string => (of === null ? '' : ` arm a${of + 1}`)
  const s = (stars: readonly number[]): string => stars.map((star) => ` s${star + 1}`).join('')
  return [
    `sheet ${sheet.id}`,
    `chapter ${sheet.chapter}`,
    ...sheet.stars.map(
      ({ shape, at, lock, arm: of }, i) =>
        `star s${i + 1} ${shape} ${at.join(' ')}${lock === null ? '' : ` lock ${lock}`}${arm(of)}`,
    ),
    ...sheet.boxes.map(({ at, stars, arm: of }, i) => `box b${i + 1} ${at.join(' ')}${s(stars)}${arm(of)}`),
    ...sheet.circles.map(
      ({ at, links }, i) =>
        `circle c${i + 1} ${at.join(' ')}${links.map(([star, box]) => ` s${star + 1}-b${box + 1}`).join('')}`,
    ),
    ...sheet.arms.map((star, i) => `arm a${i + 1} on s${star + 1}`),
    ...pathsOf(sheet.lines).map((path) => `line${s(path)}`),
    ...(sheet.figure === null ? [] : [`figure ${sheet.figure.name}${s(sheet.figure.stars)}`]),
    ...(sheet.medals === null ? [] : [`medals ${sheet.medals.join(' ')}`]),
    '',
  ].join('\n')
}

/** Consecutive lines that go on where the last one ended are one stroke. */
function pathsOf(lines: Sheet['lines']): number[][] {
  const paths: number[][] = []
  for (const [from, to] of lines) {
    const last = paths.at(-1)
    if (last?.at(-1) === from) last.push(to)
    else paths.push([from, to])
  }
  return paths
}
