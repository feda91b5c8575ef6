/** What the television, a person who is away, leaving, and people you played with are told in. Loaded with their screens, not with the shell. */
import type { Says } from '../../../engine/text/catalog.ts'
import { languages } from '../../../engine/text/lang.ts'

export interface TogetherTexts {
  readonly tv: {
    readonly title: string
    /** On the television, above its code. */
    readonly pair: string
    readonly pairHelp: string
    /** Above the code of a table. */
    readonly join: string
    /** With the address of the home page. */
    readonly joinAt: Says<{ address: string }>
    readonly wait: string
    readonly turn: Says<{ who: string }>
    readonly all: string
    readonly again: string
    /** After the end, while people come over to the next game. */
    readonly next: string
    /** Above the games won this evening. */
    readonly evening: string
    readonly played: Says<{ count: number }>
    readonly back: string
    /** On a phone. */
    readonly show: string
    readonly showHelp: Says<{ address: string }>
    readonly code: string
    readonly send: string
    readonly sent: string
    readonly notTv: string
    readonly here: string
    readonly which: string
    readonly none: string
    readonly noneHelp: string
  }
  readonly away: {
    readonly since: Says<{ who: string }>
    readonly ready: Says<{ who: string }>
    readonly nudge: string
    readonly nudged: Says<{ who: string }>
    readonly bot: string
    readonly wait: string
    readonly end: string
  }
  readonly leave: {
    readonly inviteHelp: string
    readonly leave: string
    readonly title: string
    readonly bot: string
    readonly ends: string
    readonly yes: string
    readonly stay: string
    readonly end: string
    readonly asked: Says<{ names: string }>
    readonly asks: Says<{ who: string }>
    readonly agree: string
    readonly goOn: string
    readonly refused: Says<{ who: string }>
  }
  /** The page on which four letters are typed. */
  readonly join: {
    readonly help: string
    readonly field: string
    readonly go: string
  }
  readonly people: {
    readonly title: string
    readonly help: string
    readonly last: Says<{ game: string; when: string }>
    readonly times: Says<{ count: number }>
    readonly again: Says<{ who: string }>
    readonly play: string
    readonly gone: Says<{ who: string }>
    readonly forget: Says<{ who: string }>
    readonly forgotten: Says<{ who: string }>
  }
}

export const loadTogetherText = languages<TogetherTexts>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
