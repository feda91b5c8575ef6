/** What Dicy Cards brings. The rules start in rules/rules.ts. */
import type { GameEntry } from '../../engine/entry.ts'

export const dicyCardsEntry: GameEntry = {
  seats: { min: 2, max: 4 },
  credits: 'Eric B. Vogel, Blue Orange 2024',
  cover: async (lang) => (await import('./text/covers.ts')).COVERS[lang],
  rules: { 1: async () => (await import('./rules/rules.ts')).dicyCards },
  text: async (lang) => (await import('./text/texts.ts')).loadText(lang),
  terminal: async (lang) => (await import('./terminal/index.ts')).loadTerminal(lang),
  bots: async () => (await import('./bots/index.ts')).dicyCardsBots,
  puzzles: {
    two: async () => (await import('./puzzles/two.ts')).PACK,
  },
  ratings: async () => (await import('./bots/ratings.ts')).RATINGS,
  solve: async () => (await import('./bots/solve/solver.ts')).dicyCardsSolver,
  daily: async () => (await import('./daily/daily.ts')).daily,
  fixtures: async () => (await import('./testing/fixtures.ts')).fixtures,
}
