/** The accuracy that each level would have reached with the same choices. */
import type { GameBots } from '../../engine/bots/bot.ts'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import type { Table } from '../../engine/table/table.ts'
import { viewOf } from '../../engine/table/view.ts'
import type { Chances } from './chances.ts'
import { accuracyOf, type ChoiceReview } from './review.ts'

/** By seat, by level from the weakest on: the accuracy, from 0 to 100; null: the seat had no choice. */
export type LevelAccuracy = readonly (readonly (number | null)[])[]

/** Gives the choices to the levels in steps: yields the progress, and returns the accuracies. */
export function* measureLevels<State, Move>(
  table: Table<State, Move>,
  chances: Chances<State, Move>,
  { levels }: Pick<GameBots<State, Move>, 'levels'>,
  choices: readonly ChoiceReview[],
): Generator<number, LevelAccuracy> {
  const costs = Array.from({ length: table.seats }, () => levels.map((): number[] => []))
  for (const [done, choice] of choices.entries()) {
    for (const [i, cost] of costsOf(table, chances, levels, choice).entries()) costs[choice.seat]?.[i]?.push(cost)
    yield (done + 1) / choices.length
  }
  return costs.map((ofSeat) => ofSeat.map(accuracyOf))
}

/** Returns the cost of each level's move. The generator is seeded with the step, so that the answer is deterministic. */
function costsOf<State, Move>(
  table: Table<State, Move>,
  chances: Chances<State, Move>,
  levels: GameBots<State, Move>['levels'],
  { index, seat }: ChoiceReview,
): number[] {
  const { game, states } = table
  const moves = chances.moves(table, index, seat) ?? []
  const view = viewOf(game, states[index] as State, seat)
  return levels.map(({ bot }) => {
    const move = bot.choose(view, seat, new Xoshiro128(index))
    const written = move === null ? null : game.write(move)
    return moves.find((one) => game.write(one.move) === written)?.behind ?? 0
  })
}
