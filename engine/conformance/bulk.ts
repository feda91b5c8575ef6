/** What a fixed policy's bulk must count, played the long way: every input through `play`, with all its checks. */

import { type BulkPlan, type BulkTally, type Fixed, gameSeed } from '../bots/fixed.ts'
import type { Game } from '../contract.ts'
import { Xoshiro128 } from '../dice/random.ts'
import { play } from '../play.ts'

export function bulkThroughDoor<State, Move, Options>(
  game: Game<State, Move, Options>,
  policy: Fixed<State, Move>['policy'],
  { options, seats, seed, from, to }: BulkPlan<Options>,
): BulkTally {
  const games = Array.from({ length: to - from }, (_, index) => {
    const random = new Xoshiro128(gameSeed(seed, from + index))
    return through(game, policy, game.setup(seats, options), random)
  })
  const winners = games.map(({ places }) => places.flatMap((place, seat) => (place === 1 ? [seat] : [])))
  const alone = winners.flatMap((won) => (won.length === 1 ? won : []))
  return {
    games: games.length,
    wins: Array.from({ length: seats }, (_, seat) => alone.filter((winner) => winner === seat).length),
    shared: winners.filter((won) => won.length > 1).length,
    points: histogram(games.flatMap(({ state }) => game.scores(state))),
    lengths: histogram(games.map(({ inputs }) => inputs)),
    inputs: games.reduce((sum, { inputs }) => sum + inputs, 0),
  }
}

function histogram(values: readonly number[]): number[] {
  return Array.from({ length: Math.max(...values) + 1 }, (_, value) => values.filter((one) => one === value).length)
}

function through<State, Move>(
  game: Game<State, Move>,
  policy: Fixed<State, Move>['policy'],
  start: State,
  random: Xoshiro128,
): { readonly state: State; readonly places: readonly number[]; readonly inputs: number } {
  let state = start
  for (let inputs = 0; ; inputs++) {
    const turn = game.turn(state)
    if (turn.kind === 'over') return { state, places: turn.places, inputs }
    const [input] =
      turn.kind === 'throw'
        ? [{ kind: 'throw', faces: random.throw(turn.sides) } as const]
        : turn.seats.flatMap((seat) => {
            const move = policy(state, seat)
            return move === null ? [] : [{ kind: 'move', seat, move } as const]
          })
    if (input === undefined) throw new Error('nobody acts')
    const played = play(game, state, input)
    if (!played.ok) throw new Error(JSON.stringify(played.fault))
    state = played.value
  }
}
