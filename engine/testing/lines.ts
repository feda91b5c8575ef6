/** For tests of rules: log lines played on a position, and how many positions lie ahead of one. */
import type { Game } from '../contract.ts'
import { outcomes } from '../dice/dice.ts'
import { readEntry } from '../log.ts'
import { play } from '../play.ts'
import { unwrap } from '../result.ts'
import type { PlayedStep } from './random-play.ts'

/** Plays log lines. A refusal ends it with its rule, or its code where no rule is named. */
export function playLines<State, Move, Options>(
  game: Game<State, Move, Options>,
  state: State,
  lines: readonly string[],
): State | string {
  let now = state
  for (const line of lines) {
    const played = play(game, now, unwrap(readEntry(game, line)).input)
    if (!played.ok) return played.fault.code === 'illegal' ? played.fault.rule : played.fault.code
    now = played.value
  }
  return now
}

/** The steps of log lines: each input with the positions around it. Throws where one is refused. */
export function stepsOf<State, Move, Options>(
  game: Game<State, Move, Options>,
  state: State,
  lines: readonly string[],
): PlayedStep<State, Move>[] {
  let before = state
  return lines.map((line) => {
    const { input } = unwrap(readEntry(game, line))
    const step = { before, input, after: unwrap(play(game, before, input)) }
    before = step.after
    return step
  })
}

/** How many positions lie `depth` inputs ahead, throws by multiset: the whole tree, so that no rule changes by accident. */
export function countPositions<State, Move, Options>(
  game: Game<State, Move, Options>,
  state: State,
  depth: number,
): number {
  const turn = game.turn(state)
  if (depth === 0 || turn.kind === 'over') return 1
  const next =
    turn.kind === 'throw'
      ? outcomes(turn).map(({ faces }) => game.land(state, faces))
      : turn.seats.flatMap((seat) => game.moves(state, seat).map((move) => game.move(state, seat, move)))
  return next.reduce((sum, one) => sum + countPositions(game, one, depth - 1), 0)
}
