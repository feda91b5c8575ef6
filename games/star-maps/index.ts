/** What Star Maps brings. The rules start in rules/rules.ts. */
import type { GameEntry } from '../../engine/entry.ts'

export const starMapsEntry: GameEntry = {
  seats: { min: 1, max: 8 },
  credits: 'Bryan Fischer, Button Shy, MS Edizioni 2019',
  cover: async (lang) => (await import('./text/covers.ts')).COVERS[lang],
  rules: { 1: async () => (await import('./rules/rules.ts')).starMaps },
  text: async (lang) => (await import('./text/texts.ts')).loadText(lang),
  terminal: async (lang) => (await import('./terminal/index.ts')).loadTerminal(lang),
  bots: async () => (await import('./bots/index.ts')).starMapsBots,
  puzzles: {
    two: async () => (await import('./puzzles/two.ts')).PACK,
  },
  ratings: async () => (await import('./bots/ratings.ts')).RATINGS,
  sheets: async () => (await import('./terminal/sheets.ts')).starSheets,
  campaign: async () => (await import('./rules/logbook.ts')).logbook,
  daily: async () => (await import('./daily/daily.ts')).daily,
  fixtures: async () => (await import('./testing/fixtures.ts')).fixtures,
}
