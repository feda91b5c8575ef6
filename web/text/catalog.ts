/**
 * Everything the pages say that belongs to no game, one section an area. English is the schema, and another language `satisfies
 * WebText`: a wrong key and a missing sentence do not compile.
 */

import { languages } from '../../engine/text/lang.ts'
import type { en } from './en.ts'

export type WebText = typeof en
export type TableTexts = WebText['table']
export type LearnTexts = WebText['learn']

/** What the pages say, in this language. */
export const loadWebText = languages<WebText>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
