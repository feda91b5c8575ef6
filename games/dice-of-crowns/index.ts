/** What Dice of Crowns brings. The rules start in rules/rules.ts. */
import type { GameEntry } from '../../engine/entry.ts'

export const diceOfCrownsEntry: GameEntry = {
  seats: { min: 1, max: 6 },
  credits: 'Brander Roullett, Sean Epperson, Thing 12 Games 2016, George Jaros [Varrick]',
  cover: async (lang) => (await import('./text/covers.ts')).COVERS[lang],
  rules: { 1: async () => (await import('./rules/rules.ts')).diceOfCrowns },
  text: async (lang) => (await import('./text/texts.ts')).loadText(lang),
  terminal: async (lang) => (await import('./terminal/index.ts')).loadTerminal(lang),
  bots: async () => (await import('./bots/index.ts')).diceOfCrownsBots,
  puzzles: {
    two: async () => (await import('./puzzles/two.ts')).PACK,
    solo: async () => (await import('./puzzles/solo.ts')).PACK,
  },
  ratings: async () => (await import('./bots/ratings.ts')).RATINGS,
  solve: async () => (await import('./bots/solve/solver.ts')).diceOfCrownsSolver,
  odds: async () => (await import('./rules/odds.ts')).diceOfCrownsOdds,
  daily: async () => (await import('./daily/daily.ts')).daily,
  fixtures: async () => (await import('./testing/fixtures.ts')).fixtures,
}
