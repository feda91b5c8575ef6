/**
 * What the television, a person who is away, leaving, people you played with and the own profile are told in. Loaded with their screens, not
 * with the shell.
 */
import { languages } from '../../../engine/text/lang.ts'
import type { en } from './en.ts'

export type TogetherTexts = typeof en

export const loadTogetherText = languages<TogetherTexts>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
