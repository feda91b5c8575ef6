/** The defaults of a game: everything but rules and texts. Loaded on demand, as a game's own parts are. */
import type { Game } from '../engine/contract.ts'
import type { Fixtures, GameEntry, GameParts } from '../engine/entry.ts'

const fixtures: Fixtures = {
  plan: { options: [{}], matches: 1, seed: 1, bound: 100_000 },
  golden: [],
  summarize: (state) => JSON.stringify(state),
}

/** The newest version of a game's rules. */
export function newestOf({ rules }: Pick<GameEntry, 'rules'>): number {
  return Math.max(...Object.keys(rules).map(Number))
}

/** A game's own parts, completed by defaults. Call it once for each game: bots cache their solutions. */
export function withDefaults(entry: GameEntry): GameParts {
  const newest = entry.rules[newestOf(entry)] as () => Promise<Game>
  const text: GameParts['text'] = async (lang) => {
    const own = await entry.text(lang)
    if ('lang' in own) return own
    const [{ plainText }, rules] = await Promise.all([import('../engine/text/plain.ts'), newest()])
    return plainText(rules, lang, own)
  }
  const made = once(async () => (await import('../bots/default.ts')).defaultBots(await newest()))
  const solve = async () => (await import('../bots/default.ts')).defaultSolver(await newest())
  return {
    cover: async (lang) => {
      const { name, tagline, levels } = await text(lang)
      return { name, tagline, levels }
    },
    bots: made,
    fixtures: async () => fixtures,
    ...(entry.bots === undefined ? { solve } : {}),
    ...entry,
    text,
  }
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null
  return () => {
    made ??= make()
    return made
  }
}
