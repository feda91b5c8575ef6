/** Puzzles in a game that was played: the decisions whose answer is beyond doubt, and not obvious. */
import type { GameBots } from '../../engine/bots/bot.ts'
import { decisionKindOf } from '../../engine/bots/decisions.ts'
import type { Seat } from '../../engine/contract.ts'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import { type Entry, writeLog } from '../../engine/log.ts'
import type { Table } from '../../engine/table/table.ts'
import { viewOf } from '../../engine/table/view.ts'
import { type Chances, isChoice, type RatedMove } from '../review/chances.ts'
import { type Difficulty, difficultyOf, isDecided, type Puzzle } from './puzzle.ts'

/** How often each level is asked: the weaker ones err at random. */
const ASKED = 5
/** A position that is as good as won teaches nothing. */
const WON = 0.995

/** Returns the puzzle that the decision at entry `index` of a table is; null: it was no choice, or its answer is obvious or in doubt. */
export function puzzleAt<State, Move>(
  table: Table<State, Move>,
  bots: GameBots<State, Move>,
  chances: Chances<State, Move>,
  index: number,
): Puzzle | null {
  const entry = table.entries[index]
  if (!isChoice(entry)) return null
  const { seat } = entry.input
  const moves = chances.moves(table, index, seat)
  if (moves === null || !isDecided(moves) || (moves[0] as RatedMove<Move>).chance > WON) return null
  const difficulty = difficultyOf(wrongOf(table, bots, index, seat, moves[0] as RatedMove<Move>))
  return difficulty === null ? null : puzzleOf(table, bots, index, seat, moves, difficulty)
}

/** Returns a decision as a puzzle, before any check of its quality. */
export function puzzleOf<State, Move>(
  { game, seats, options, entries, states }: Table<State, Move>,
  bots: Pick<GameBots<State, Move>, 'decisionKind'>,
  index: number,
  seat: Seat,
  moves: readonly RatedMove<Move>[],
  difficulty: Difficulty,
): Puzzle {
  const best = moves[0] as RatedMove<Move>
  return {
    log: writeLog(game, { seats, options, entries: entries.slice(0, index).map(plain) }),
    seat,
    kind: decisionKindOf(bots, states[index] as State, seat, best.move),
    difficulty,
    exact: best.exact,
    choices: moves.map(({ move, chance }) => ({ move: game.write(move), chance })),
  }
}

/** Drops the seat that acted. */
function plain<Move>({ input, forced }: Entry<Move>): Entry<Move> {
  return forced === true ? { input, forced } : { input }
}

/** How often the levels get it wrong, each from 0 to 1, summed. */
function wrongOf<State, Move>(
  { game, states }: Table<State, Move>,
  { levels }: GameBots<State, Move>,
  index: number,
  seat: Seat,
  best: RatedMove<Move>,
): number {
  const view = viewOf(game, states[index] as State, seat)
  const right = game.write(best.move)
  let wrong = 0
  for (const { bot } of levels) {
    for (let time = 0; time < ASKED; time++) {
      const move = bot.choose(view, seat, new Xoshiro128(index * ASKED + time))
      if (move === null || game.write(move) !== right) wrong++
    }
  }
  return wrong / ASKED
}
