/** Everybody's chance to win from a position: the result, the game's own figures, or games that the strongest bots play on. */
import type { Bot, Budget, GameBots, Level, Prospects } from '../engine/bots/bot.ts'
import { enough } from '../engine/bots/budget.ts'
import { ratesOf, shareOf } from '../engine/bots/estimate.ts'
import type { Game } from '../engine/contract.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import { forMedal } from '../engine/solo.ts'
import { playOn } from './matches/match.ts'

/** Of a position without its path. What people are shown comes from `review/chances.ts`. */
export function prospectsOf<State, Move>(
  game: Game<State, Move>,
  bots: Pick<GameBots<State, Move>, 'levels' | 'prospects'>,
  state: State,
  budget: Budget,
): Prospects {
  const turn = game.turn(state)
  // Whether a medal was reached only the game knows.
  if (turn.kind === 'over' && !(bots.prospects !== undefined && forMedal(game, turn.places.length)))
    return { chances: sharesOf(turn.places), exact: true }
  return (
    bots.prospects?.(state, budget) ?? playedOut(game, (bots.levels.at(-1) as Level<State, Move>).bot, state, budget)
  )
}

/** A win is 1, shared among those who share it. */
export function sharesOf(places: readonly number[]): number[] {
  return places.map((_, seat) => shareOf(places, seat))
}

/**
 * The wins of playouts by this bot at all seats. Playout n has the same luck from every position (common random numbers): differences are
 * more precise than the figures themselves.
 */
export function playedOut<State, Move>(
  game: Game<State, Move>,
  bot: Bot<State, Move>,
  state: State,
  budget: Budget,
): Prospects {
  const seats = game.scores(state).map(() => ({ bot }))
  const won = seats.map(() => 0)
  let games = 0
  for (const done = enough(budget); !done(); games++) {
    const chance = { dice: new Xoshiro128(2 * games), bots: new Xoshiro128(2 * games + 1) }
    sharesOf(playOn({ game, seats }, state, chance).places).forEach((share, seat) => {
      won[seat] = (won[seat] as number) + share
    })
  }
  return { exact: false, ...ratesOf(won, games) }
}
