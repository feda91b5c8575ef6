/** Every move with the chance to win after it: exact where the game is solved, else from games played on in the mind. */
import type { Budget, Judged, Prospects } from '../../../engine/bots/bot.ts'
import { enough } from '../../../engine/bots/budget.ts'
import { rateOf, ratesOf } from '../../../engine/bots/estimate.ts'
import type { Seat } from '../../../engine/contract.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import type { Move } from '../rules/moves.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { playOn } from './quick.ts'
import { exactChance, isSolved } from './solve/chance.ts'

export function judge(view: State, seat: Seat, budget: Budget = {}): readonly Judged<Move>[] {
  const moves = diceOfCrowns.moves(view, seat)
  const after = moves.map((move) => diceOfCrowns.move(view, seat, move))
  if (isSolved(view.table)) {
    return moves.map((move, i) => ({ move, chance: exactChance(after[i] as State, seat), exact: true }))
  }
  const wins = moves.map(() => 0)
  let games = 0
  for (const done = enough(budget); !done(); games++) {
    after.forEach((state, i) => {
      // Whoever ends a game wins it, alone (R12, R16).
      if (playOn(state, new Xoshiro128(games)).seat === seat) wins[i] = (wins[i] as number) + 1
    })
  }
  return moves.map((move, i) => ({ move, exact: false, ...rateOf(wins[i] as number, games) }))
}

/** Everybody's chance, from the true position. */
export function prospects(state: State, budget: Budget = {}): Prospects {
  const { seats } = state.table
  const all = Array.from({ length: seats }, (_, seat) => seat)
  if (isSolved(state.table)) return { chances: all.map((seat) => exactChance(state, seat)), exact: true }
  const wins = all.map(() => 0)
  let games = 0
  for (const done = enough(budget); !done(); games++) {
    const { seat } = playOn(state, new Xoshiro128(games))
    wins[seat] = (wins[seat] as number) + 1
  }
  return { exact: false, ...ratesOf(wins, games) }
}
