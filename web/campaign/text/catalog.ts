/** What the pages of a campaign say. Loaded with them, not with the shell. */

import type { Says } from '../../../engine/text/catalog.ts'
import { languages } from '../../../engine/text/lang.ts'

export interface CampaignTexts {
  readonly title: Says<{ game: string }>
  readonly help: string
  readonly name: string
  readonly usualName: string
  readonly begin: string
  readonly another: string
  readonly which: string
  readonly file: string
  readonly save: string
  readonly remove: string
  readonly removed: string
  readonly putBack: string
  readonly notABook: string
  readonly newerBook: string
  readonly brokenBook: string
  /** Games played, of all games. */
  readonly progress: Says<{ played: number; all: number }>
  readonly medals: Says<{ gold: number; silver: number; bronze: number }>
  readonly unlocked: string
  readonly nothingYet: string
  readonly chosen: Says<{ pick: string }>
  readonly best: Says<{ score: number }>
  readonly alone: string
  readonly people: Says<{ count: number }>
  readonly howMany: string
  readonly play: string
  readonly goOn: Says<{ pick: string }>
  readonly drop: string
  readonly unlock: string
  readonly unlockHelp: Says<{ who: string }>
  readonly unlockAlone: string
  readonly recorded: Says<{ pick: string; score: number }>
  readonly group: string
  readonly groupHelp: string
  readonly groupBegin: string
  readonly groupLink: string
  readonly groupPlay: string
  readonly groupMine: string
  readonly groupSeats: string
  /** To those who cannot decide. */
  readonly groupWaits: Says<{ who: string }>
  /** A book of this device becomes a group's. */
  readonly groupFrom: string
  readonly groupForget: Says<{ name: string }>
  readonly groupGo: Says<{ pick: string }>
  readonly groupShare: Says<{ game: string; name: string }>
  readonly groupLinkHelp: string
  readonly keepHere: string
  readonly keptHere: string
  readonly notReached: string
}

export const loadCampaignText = languages<CampaignTexts>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
