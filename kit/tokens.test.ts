/** Every pair of colours that may meet is readable, in both themes. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const HEX = '#[0-9a-f]{3,6}'

function colours(theme: 'light' | 'dark'): Map<string, string> {
  const both = css.matchAll(new RegExp(`--([a-z0-9-]+): light-dark\\((${HEX}), (${HEX})\\)`, 'g'))
  const one = css.matchAll(new RegExp(`--([a-z0-9-]+): (${HEX});`, 'g'))
  return new Map([
    ...[...both].map(([, name, light, dark]): [string, string] => [
      name ?? '',
      (theme === 'light' ? light : dark) ?? '',
    ]),
    ...[...one].map(([, name, colour]): [string, string] => [name ?? '', colour ?? '']),
  ])
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7]
const PAPERS = ['paper', 'paper-raised', 'paper-sunk']

/** Contrast of text: 4.5 to 1. */
const TEXT: readonly (readonly [string, string])[] = [
  ...PAPERS.flatMap((paper) =>
    ['ink', 'ink-soft', 'accent-ink', 'accent-strong', 'good', 'trouble'].map((ink) => [ink, paper] as const),
  ),
  ...['accent-soft', 'good-soft', 'trouble-soft'].flatMap((soft) =>
    ['ink', 'ink-soft'].map((ink) => [ink, soft] as const),
  ),
  ['accent-ink', 'accent-soft'],
  ['good', 'good-soft'],
  ['trouble', 'trouble-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['paper', 'ink'],
  ['die-pip', 'die-face'],
  ['die-pip', 'die-side'],
  ...SEATS.map((seat) => [`on-seat-${seat}`, `seat-${seat}`] as const),
  ...SEATS.flatMap((seat) => PAPERS.map((paper) => [`seat-${seat}`, paper] as const)),
]

/** Contrast of marks and borders: 3 to 1. */
const MARKS: readonly (readonly [string, string])[] = [
  ...PAPERS.flatMap((paper) => ['ink-faint', 'accent', 'focus'].map((mark) => [mark, paper] as const)),
  ['focus', 'accent-soft'],
  ['accent', 'accent-soft'],
]

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  const known = colours(theme)
  const of = (name: string): string => {
    const colour = known.get(name)
    if (colour === undefined) throw new Error(`tokens.css has no colour --${name}`)
    return colour
  }

  it.each(TEXT)('%s can be read on %s', (ink, paper) => {
    expect(contrast(of(ink), of(paper))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(MARKS)('%s can be seen on %s', (mark, paper) => {
    expect(contrast(of(mark), of(paper))).toBeGreaterThanOrEqual(3)
  })
})

it('measures contrast as the standard does', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2)
})

it('every token is used', () => {
  const root = new URL('..', import.meta.url)
  const files = execFileSync('git', ['ls-files', 'kit', 'web', 'games'], { cwd: root, encoding: 'utf8' }).split('\n')
  const styled = files.filter((file) => /\.(svelte|css|ts|html)$/.test(file) && existsSync(new URL(file, root)))
  const text = styled.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n')
  const worlds = styled.filter((file) => file.endsWith('/world.css'))
  const tokens = [css, ...worlds.map((file) => readFileSync(new URL(file, root), 'utf8'))].flatMap((sheet) =>
    [...sheet.matchAll(/^\s*(--[a-z0-9-]+):/gm)].map(([, name]) => name as string),
  )
  // Those of seats and dice are named in parts: `var(--seat-{hue})`.
  const parts = [...text.matchAll(/(--[a-z-]+-)[{$]/g)].map(([, part]) => part as string)
  const isUsed = (name: string) =>
    parts.some((part) => name.startsWith(part)) || new RegExp(`(?:\\(\\s*|['"])${name}(?![\\w-])`).test(text)
  expect(tokens.length).toBeGreaterThan(100)
  expect([...new Set(tokens)].filter((name) => !isUsed(name))).toEqual([])
})
