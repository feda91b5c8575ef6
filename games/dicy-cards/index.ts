/** What Dicy Cards brings. The rules start in rules.ts. */
import type { GameEntry } from '../../engine/entry.ts'

export const dicyCardsEntry: GameEntry = {
  seats: { min: 2, max: 4 },
  cover: async (lang) => (await import('./text/covers.ts')).COVERS[lang],
  rules: { 1: async () => (await import('./rules.ts')).dicyCards },
  text: async (lang) => (await import('./text/load.ts')).loadText(lang),
  terminal: async (lang) => (await import('./terminal.ts')).loadTerminal(lang),
  bots: async () => (await import('./bot.ts')).dicyCardsBots,
  characters: async (lang) => (await import('./text/characters.ts')).CHARACTERS[lang],
  strengths: async () => (await import('./strengths.ts')).STRENGTHS,
  fixed: async () => {
    const [{ fixedPolicy }, { bulkFixed }] = await Promise.all([import('./fixed.ts'), import('./bulk.ts')])
    return { policy: fixedPolicy, bulk: bulkFixed }
  },
  solve: async () => (await import('./solver.ts')).dicyCardsSolver,
  trials: async () => (await import('./trials.ts')).trials,
}
