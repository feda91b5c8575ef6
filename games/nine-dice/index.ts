/** What 9 Dice brings. The rules start in rules/rules.ts. */
import type { GameEntry } from '../../engine/entry.ts'

export const nineDiceEntry: GameEntry = {
  seats: { min: 1, max: 5 },
  credits: 'Luca Bellini, Luca Borsa, Headu',
  cover: async (lang) => (await import('./text/covers.ts')).COVERS[lang],
  rules: {
    1: async () => (await import('./rules/rules.ts')).nineDice1,
    2: async () => (await import('./rules/rules.ts')).nineDice,
  },
  text: async (lang) => (await import('./text/texts.ts')).loadText(lang),
  terminal: async (lang) => (await import('./terminal/index.ts')).loadTerminal(lang),
  bots: async () => (await import('./bots/index.ts')).nineDiceBots,
  ratings: async () => (await import('./bots/ratings.ts')).RATINGS,
  odds: async () => (await import('./rules/odds.ts')).nineDiceOdds,
  daily: async () => (await import('./daily/daily.ts')).daily,
  fixtures: async () => (await import('./testing/fixtures.ts')).fixtures,
}
