/**
 * Everything the engine can say. English is the schema, and another language `satisfies Catalog`: a wrong key and a missing
 * sentence do not compile, nor does a call without its arguments. `explain.ts` chooses the sentence.
 */
import type { en } from './en.ts'
import { languages } from './lang.ts'

/** A sentence with arguments. */
export type Says<Arguments> = (p: Arguments) => string

export type Catalog = typeof en

/** What the engine says, in this language. */
export const loadCatalog = languages<Catalog>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
