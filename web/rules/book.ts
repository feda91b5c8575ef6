/** The rules as chapters and passages, and each passage as pieces: plain, a find, a link to another rule. */
import type { RuleText } from '../../engine/text/game.ts'
import { find, type Span } from './search.ts'

interface Passage {
  /** The rule's number, as shown and as the anchor; null for what belongs to the one before. */
  readonly ref: string | null
  /** What the passage is about ("Straight"), where it begins with it. */
  readonly lead: string | null
  readonly text: string
  readonly drawing: string | null
}

export interface Chapter {
  readonly id: string
  /** Null before the first heading. */
  readonly heading: string | null
  readonly passages: readonly Passage[]
}

export function chaptersOf(rules: readonly RuleText[]): Chapter[] {
  const chapters: { id: string; heading: string | null; passages: Passage[] }[] = []
  for (const rule of rules) {
    if (rule.heading !== undefined || chapters.length === 0) {
      chapters.push({ id: `part-${chapters.length}`, heading: rule.heading ?? null, passages: [] })
    }
    chapters.at(-1)?.passages.push(passageOf(rule))
  }
  return chapters
}

/** Passages without a number may begin with what they are about: "Straight — Two or more values …". */
const LEAD = /^(.{1,60}?) — (?=.)/su

function passageOf({ ref, text, ...rule }: RuleText): Passage {
  const drawing = rule.drawing ?? null
  const lead = ref === null ? LEAD.exec(text) : null
  if (lead === null) return { ref, lead: null, text, drawing }
  return { ref, lead: lead[1] as string, text: text.slice(lead[0].length), drawing }
}

/** Only what holds every word; the heading counts for its whole chapter. */
export function matching(chapters: readonly Chapter[], words: readonly string[]): Chapter[] {
  if (words.length === 0) return [...chapters]
  return chapters
    .map((chapter) => ({ ...chapter, passages: chapter.passages.filter((passage) => holds(chapter, passage, words)) }))
    .filter(({ passages }) => passages.length > 0)
}

function holds({ heading }: Chapter, { ref, lead, text }: Passage, words: readonly string[]): boolean {
  return find([ref, lead, text, heading].filter((part) => part !== null).join('\n'), words) !== null
}

export function countOf(chapters: readonly Chapter[]): number {
  return chapters.reduce((sum, { passages }) => sum + passages.length, 0)
}

export interface Piece {
  readonly text: string
  /** The rule it names. */
  readonly link: string | null
  /** It was searched for. */
  readonly found: boolean
}

const NUMBER = /\b[RSBC]\d{1,3}[a-z]?\b/g

/** A text cut where a find or a rule's number begins or ends. Only rules that exist are linked. */
export function piecesOf(text: string, words: readonly string[], refs: ReadonlySet<string>): Piece[] {
  const finds = words.flatMap((word) => find(text, [word]) ?? [])
  const links = [...text.matchAll(NUMBER)]
    .filter(([ref]) => refs.has(ref))
    .map(({ 0: link, index }) => ({ from: index, to: index + link.length, link }))
  const cuts = [...finds, ...links].flatMap(({ from, to }) => [from, to])
  const edges = [...new Set([0, ...cuts, text.length])].toSorted((a, b) => a - b)
  return edges.slice(1).map((to, i) => {
    const from = edges[i] as number
    const within = (span: Span): boolean => span.from <= from && to <= span.to
    return { text: text.slice(from, to), link: links.find(within)?.link ?? null, found: finds.some(within) }
  })
}

export function refsOf(chapters: readonly Chapter[]): ReadonlySet<string> {
  return new Set(chapters.flatMap(({ passages }) => passages.flatMap(({ ref }) => ref ?? [])))
}
