import { nearest } from '../engine/text/near.ts'
import { GAME_IDS, type GameId, isGameId } from '../games/index.ts'
import type { Context } from './command.ts'
import { EXIT, Failure } from './exit.ts'

/** A game's name as typed. */
export function gameWord(context: Context, word: string): GameId {
  if (isGameId(word)) return word
  throw unknownWord(context, context.text.unknownGame({ got: word, known: GAME_IDS.join(', ') }), word, GAME_IDS)
}

/** What is told, and the known word that was meant if one is near. */
export function unknownWord({ engine }: Context, told: string, word: string, known: readonly string[]): Failure {
  const near = nearest(word, known)
  return new Failure(EXIT.usage, near === null ? told : `${told} ${engine.didYouMean({ word: near })}`)
}
