/** Contests between bots, by seeded games: for tests and for measuring. */

import { shareOf } from '../../engine/bots/estimate.ts'
import type { Ratings } from '../../engine/bots/ratings.ts'
import type { Game, Input, Seat } from '../../engine/contract.ts'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import { eloOf } from './elo.ts'
import { type Contestant, type Ending, playMatch } from './match.ts'

/** The game of this seed, with all its inputs. */
export function playSeeded<State, Move, Options>(
  game: Game<State, Move, Options>,
  options: Options,
  seats: readonly Contestant<State, Move>[],
  seed: number,
): Omit<Ending<State>, 'inputs'> & { readonly inputs: readonly Input<Move>[] } {
  const inputs: Input<Move>[] = []
  const chance = { dice: new Xoshiro128(seed), bots: new Xoshiro128(~seed) }
  const ending = playMatch({ game, options, seats }, chance, ({ input }) => inputs.push(input))
  return { ...ending, inputs }
}

/** Returns the share of `games` that `one` wins; it sits in each seat in turn, with the same dice. */
export function contest<State, Move, Options>(
  game: Game<State, Move, Options>,
  options: Options,
  one: Contestant<State, Move>,
  others: readonly Contestant<State, Move>[],
  games: number,
  seed: number,
): number {
  let wins = 0
  for (let match = 0; match < games; match++) {
    const seat: Seat = match % (others.length + 1)
    const seats = others.toSpliced(seat, 0, one)
    const { places } = playSeeded(game, options, seats, seed + Math.floor(match / seats.length))
    wins += shareOf(places, seat)
  }
  return wins / games
}

/** Every level against every other, two at a table. */
export function ratingsOf<State, Move, Options>(
  game: Game<State, Move, Options>,
  options: Options,
  levels: readonly Contestant<State, Move>[],
  games: number,
  seed: number,
): Ratings {
  const shares = levels.map(() => levels.map(() => 0.5))
  for (const [i, one] of levels.entries()) {
    for (const [j, two] of levels.slice(0, i).entries()) {
      const share = contest(game, options, one, [two], games, seed)
      ;(shares[i] as number[])[j] = share
      ;(shares[j] as number[])[i] = 1 - share
    }
  }
  return { games, shares, ...eloOf(shares, games) }
}
