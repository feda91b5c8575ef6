/**
 * What the command line says. English is the schema, and another language `satisfies CliText`, so that a wrong key, a missing
 * sentence and a missing argument do not compile. Words in CAPITALS (FILE, GAME, N) and everything that is typed stay as they
 * are.
 */

import { languages } from '../../engine/text/lang.ts'
import type { en } from './en.ts'

export type CliText = typeof en

export const loadCliText = languages<CliText>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
