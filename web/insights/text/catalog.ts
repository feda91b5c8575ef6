/** What the pages of insights and of the ladder say. Loaded with them, not with the shell. */
import type { RecordKind } from '../../../bots/insights/records.ts'
import type { Says } from '../../../engine/text/catalog.ts'
import { languages } from '../../../engine/text/lang.ts'

export interface InsightTexts {
  readonly title: string
  readonly empty: string
  readonly emptyHelp: string
  readonly play: string
  /** While games are still being analysed. */
  readonly working: Says<{ left: number }>
  /** Games of several people, none of them known to be the person at this device. */
  readonly others: Says<{ count: number }>
  readonly skipped: Says<{ count: number }>
  readonly games: string
  readonly won: string
  readonly shared: string
  readonly rate: string
  /** "12 games, 7 won". */
  readonly summary: Says<{ games: number; won: number }>
  readonly choose: string
  readonly accuracy: {
    readonly title: string
    readonly help: string
    readonly you: string
    readonly games: string
  }
  readonly luck: {
    readonly title: string
    readonly won: string
    readonly expected: string
    readonly good: Says<{ wins: string }>
    readonly bad: Says<{ wins: string }>
    readonly even: string
    /** Why this settles sooner than wins. */
    readonly help: string
    readonly none: string
  }
  readonly kinds: {
    readonly title: string
    /** Of a solved table, of estimates, of a race. */
    readonly exact: string
    readonly estimated: string
    readonly race: string
    readonly wins: Says<{ wins: string }>
    readonly free: string
    readonly times: Says<{ count: number; seconds: string }>
    readonly choices: Says<{ slips: number; count: number }>
    /** A link to puzzles of this kind. */
    readonly train: string
    readonly worst: string
    /** A link to one of the worst choices: when, and how much of the chance to win it cost. */
    readonly example: Says<{ date: string; percent: string }>
  }
  readonly rivals: { readonly title: string; readonly who: string; readonly guest: string }
  readonly months: { readonly title: string; readonly month: string }
  readonly records: {
    readonly title: string
    readonly names: { readonly [kind in RecordKind]: string }
    readonly row: Says<{ count: number }>
    readonly chance: Says<{ percent: string }>
  }
  readonly table: string
  readonly csv: string
  readonly json: string
  readonly ladder: {
    readonly title: string
    readonly help: string
    readonly beaten: Says<{ date: string }>
    readonly open: string
    readonly count: Says<{ beaten: number; all: number }>
  }
}

export const loadInsightText = languages<InsightTexts>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
