/** Every game, one line each: its rules by version, loaded when asked for. Old versions stay, so that old logs replay. */
import type { Game } from '../engine/contract.ts'

const GAMES = {
  'dicy-cards': { 1: async () => (await import('./dicy-cards/rules.ts')).dicyCards },
} satisfies Record<string, Record<number, () => Promise<Game>>>

export type GameId = keyof typeof GAMES

export const GAME_IDS = Object.keys(GAMES) as GameId[]

/** The newest version of a game's rules. */
export function newest(id: GameId): number {
  return Math.max(...Object.keys(GAMES[id]).map(Number))
}

/** A game by name, and by the version of its rules where a log asks for one; null where there is none. */
export async function loadGame(id: string, version?: number): Promise<Game | null> {
  if (!isGameId(id)) return null
  const versions: Record<number, () => Promise<Game>> = GAMES[id]
  return (await versions[version ?? newest(id)]?.()) ?? null
}

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(GAMES, id)
}
