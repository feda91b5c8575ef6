/** Phrases instead of free chat: everybody reads them in their own language (text/), and they cannot insult. */
import * as v from 'valibot'
import type { Read } from './schema.ts'

export const PHRASES = [
  'hello',
  'good-luck',
  'nice-throw',
  'bad-luck',
  'well-played',
  'thanks',
  'one-moment',
  'your-turn',
  'oops',
  'congratulations',
  'again',
  'bye',
] as const

export type Phrase = (typeof PHRASES)[number]

/** Drawn by the page; the words in text/ are for screen readers. */
export const REACTIONS = ['smile', 'laugh', 'wow', 'sad', 'think', 'clap', 'thumb', 'heart'] as const

export type Reaction = (typeof REACTIONS)[number]

export const saying = v.variant('kind', [
  v.object({ kind: v.literal('phrase'), phrase: v.picklist(PHRASES) }),
  v.object({ kind: v.literal('reaction'), reaction: v.picklist(REACTIONS) }),
])

export type Saying = Read<typeof saying>
