/** What the pages of a campaign say. Loaded with them, not with the shell. */

import { languages } from '../../../engine/text/lang.ts'
import type { en } from './en.ts'

export type CampaignTexts = typeof en

export const loadCampaignText = languages<CampaignTexts>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
