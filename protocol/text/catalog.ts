/** Everything the protocol can say to people. A language is an object that `satisfies ProtocolText`. */
import type { Says } from '../../engine/text/catalog.ts'
import { type Lang, languages } from '../../engine/text/lang.ts'
import type { Colour, NameFault } from '../names.ts'
import type { CloseReason } from '../protocol.ts'
import type { DICE_FAULTS, ENDING_FAULTS, RefusalCode, TAKEBACK_FAULTS } from '../refusals.ts'
import type { Phrase, Reaction } from '../says.ts'

/** Refusals whose words need a number or a name, and which. */
interface Arguments {
  'too-fast': { count: number }
  'too-many-tables': { limit: number }
  'too-many-bots': { limit: number }
  malformed: { path: string }
  other: { got: string }
}

/** These have a sentence for each reason. */
type ByReason = 'name' | 'no-takeback' | 'no-ending' | 'dice'

export interface ProtocolText {
  readonly lang: Lang
  /** For a person who has deleted their name, as in "a guest". */
  readonly guest: string
  readonly refusals: {
    readonly [code in Exclude<RefusalCode, ByReason>]: code extends keyof Arguments ? Says<Arguments[code]> : string
  }
  readonly name: { readonly [why in NameFault]: why extends 'too-long' ? Says<{ max: number }> : string }
  readonly takeback: { readonly [why in (typeof TAKEBACK_FAULTS)[number]]: string }
  readonly ending: { readonly [why in (typeof ENDING_FAULTS)[number]]: string }
  readonly dice: { readonly [why in (typeof DICE_FAULTS)[number]]: string }
  /** Why the socket was closed, and what to do. */
  readonly closes: { readonly [reason in CloseReason]: string }
  /** To a person whose page of the table is hidden. */
  readonly turn: {
    readonly title: string
    readonly invitation: string
    readonly body: Says<{ game: string; names: string }>
  }
  readonly phrases: { readonly [phrase in Phrase]: string }
  /** What a reaction shows, for a screen reader. */
  readonly reactions: { readonly [reaction in Reaction]: string }
  readonly colours: { readonly [colour in Colour]: string }
}

/** What the protocol says, in this language. */
export const loadProtocolText = languages<ProtocolText>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
