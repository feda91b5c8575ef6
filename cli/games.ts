import { nearest } from '../engine/text/near.ts'
import { GAME_IDS, type GameId, isGameId } from '../games/index.ts'
import type { Context } from './command.ts'
import { EXIT, Failure } from './exit.ts'

/** A game's name as typed. */
export function gameWord({ text, engine }: Context, word: string): GameId {
  if (isGameId(word)) return word
  const near = nearest(word, GAME_IDS)
  const hint = near === null ? '' : ` ${engine.didYouMean({ word: near })}`
  throw new Failure(EXIT.usage, `${text.unknownGame({ got: word, known: GAME_IDS.join(', ') })}${hint}`)
}
