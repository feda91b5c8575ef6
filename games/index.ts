/** Every game, one line each. A game's parts are loaded on demand, so that programs know no game by name. */
import { EXAMPLES } from '#examples'
import type { GameBots } from '../engine/bots/bot.ts'
import type { Game } from '../engine/contract.ts'
import type { GameEntry, GameParts } from '../engine/entry.ts'
import type { LogFault } from '../engine/log.ts'
import { type Lang, list } from '../engine/text/lang.ts'
import { newestOf, withDefaults } from './defaults.ts'
import { diceOfCrownsEntry } from './dice-of-crowns/index.ts'
import { dicyCardsEntry } from './dicy-cards/index.ts'
import { nineDiceEntry } from './nine-dice/index.ts'
import { starMapsEntry } from './star-maps/index.ts'

const OWN = {
  'dicy-cards': dicyCardsEntry,
  'dice-of-crowns': diceOfCrownsEntry,
  'nine-dice': nineDiceEntry,
  'star-maps': starMapsEntry,
} satisfies Record<string, GameEntry>

/** One of these, or of the examples where a build has them. */
export type GameId = keyof typeof OWN

const ENTRIES: { readonly [id: string]: GameEntry } = { ...OWN, ...EXAMPLES }

export const GAME_IDS = Object.keys(ENTRIES) as GameId[]

const GAMES = Object.fromEntries(GAME_IDS.map((id) => [id, withDefaults(ENTRIES[id] as GameEntry)])) as {
  readonly [id in GameId]: GameParts
}

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(GAMES, id)
}

/** A game's parts besides its rules, own or default: `partsOf(id).text(lang)`. */
export function partsOf(id: GameId): GameParts {
  return GAMES[id]
}

/** The newest version of a game's rules. */
export function newest(id: GameId): number {
  return newestOf(GAMES[id])
}

/** The rules of a game, in their newest version. */
export async function rulesOf(id: GameId): Promise<Game> {
  const game = await loadGame(id, newest(id))
  if (game === null) throw new Error(`${id} has no rules`)
  return game
}

/** The rules of a game in the version that a log asks for; null where there are none. */
export async function loadGame(id: string, version: number): Promise<Game | null> {
  return isGameId(id) ? ((await GAMES[id].rules[version]?.()) ?? null) : null
}

/** The rules of a game and its bots. Throws where there are none. */
export async function botsOf({ game: id, version }: { readonly game: string; readonly version: number }): Promise<{
  readonly game: Game
  readonly bots: GameBots
}> {
  const game = await loadGame(id, version)
  if (game === null || !isGameId(id)) throw new Error(`no rules ${id}/${version}`)
  return { game, bots: await partsOf(id).bots() }
}

/** What a log's first line asks for and is not here. */
export function unknownRules(id: string, rules: number): LogFault {
  return isGameId(id)
    ? { line: 1, code: 'unknown-rules', game: id, got: rules, known: newest(id) }
    : { line: 1, code: 'unknown-game', got: id, known: GAME_IDS }
}

/** Every game with its authors and publishers: "Dicy Cards (Eric B. Vogel, Blue Orange 2024), …". */
export async function creditsIn(lang: Lang): Promise<string> {
  const credited = Object.values(GAMES).filter(({ credits }) => credits !== undefined)
  const games = await Promise.all(
    credited.map(async ({ cover, credits }) => `${(await cover(lang)).name} (${credits})`),
  )
  return list(lang, games, 'and')
}
