/** What Star Maps brings. The rules start in rules.ts. */
import type { GameEntry } from '../../engine/entry.ts'

export const starMapsEntry: GameEntry = {
  seats: { min: 1, max: 8 },
  cover: async (lang) => (await import('./text/covers.ts')).COVERS[lang],
  rules: { 1: async () => (await import('./rules.ts')).starMaps },
  text: async (lang) => (await import('./text/load.ts')).loadText(lang),
  terminal: async (lang) => (await import('./terminal.ts')).loadTerminal(lang),
  bots: async () => (await import('./bot.ts')).starMapsBots,
  characters: async (lang) => (await import('./text/characters.ts')).CHARACTERS[lang],
  strengths: async () => (await import('./strengths.ts')).STRENGTHS,
  fixed: async () => {
    const { fixedPolicy, bulkFixed } = await import('./fixed.ts')
    return { policy: fixedPolicy, bulk: bulkFixed }
  },
  sheets: async () => (await import('./gallery.ts')).starSheets,
  campaign: async () => (await import('./logbook.ts')).logbook,
  daily: async () => (await import('./daily.ts')).daily,
  trials: async () => (await import('./trials.ts')).trials,
}
