/** Everything the protocol can say to people. English is the schema, and another language `satisfies ProtocolText`. */
import { languages } from '../../engine/text/lang.ts'
import type { en } from './en.ts'

/** Refusals whose words need a number or a name, and which. */
export interface Arguments {
  'too-fast': { count: number }
  'too-many-tables': { limit: number }
  'too-many-bots': { limit: number }
  malformed: { path: string }
  other: { got: string }
}

/** These have a sentence for each reason. */
export type ByReason = 'name' | 'no-takeback' | 'no-ending' | 'dice'

export type ProtocolText = typeof en

/** What the protocol says, in this language. */
export const loadProtocolText = languages<ProtocolText>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
