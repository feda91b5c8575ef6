/**
 * The default bots: four levels by generic search, the strongest by the exact solution if the game is small enough. The solution is
 * computed within the budgets of questions, continues where it stopped, and is cached while the thread lives.
 */
import type { Bot, Budget, GameBots, Judged, Level, Prospects } from '../engine/bots/bot.ts'
import type { Solver } from '../engine/bots/solver.ts'
import type { Game, Seat } from '../engine/contract.ts'
import { type Exact, exactOf, LISTED, MOST_POSITIONS, MOST_SEATS } from './exact.ts'
import { greedyBot } from './greedy.ts'
import { settle } from './lookahead.ts'
import { playedOut } from './prospects.ts'
import { randomBot } from './random.ts'
import { searchBot } from './search.ts'

/** A game without `position` is solved only if it is tiny. */
const MOST_UNNAMED = 50_000
/** Passes of the search: of the third level, and of the fourth where nothing is solved. */
const [PASSES, MASTER_PASSES] = [300, 3000]
/** Playouts per position where nothing is solved. */
const GAMES = 100
/** How many decimals of a solution are reported. */
const DIGITS = 6

type DefaultLevel = 'novice' | 'casual' | 'skilled' | 'master'

export function defaultBots<State, Move>(game: Game<State, Move>): GameBots<State, Move> {
  const solution = new Solution(game)
  const search = searchBot(game)
  const quick = greedyBot(game)
  const skilled: Bot<State, Move> = {
    choose: (view, seat, random, budget) => search.choose(view, seat, random, { ...budget, iterations: PASSES }),
  }
  const master: Bot<State, Move> = {
    choose(view, seat, random, budget) {
      const best = solution.isKnown(view, budget) ? bestOf(solution.judge(view, seat)) : null
      return best ?? search.choose(view, seat, random, sharedOut({ iterations: MASTER_PASSES, ...budget }, 1))
    },
  }
  const bots: { readonly [level in DefaultLevel]: Bot<State, Move> } = {
    novice: randomBot(game),
    casual: quick,
    skilled,
    master,
  }
  return {
    levels: Object.entries(bots).map(([id, bot]): Level<State, Move> => ({ id, bot })),
    knowledge: {},
    judge(view, seat, budget = {}) {
      if (game.hidden?.(view) === true) return null
      if (solution.isKnown(view, budget)) return solution.judge(view, seat)
      const after = game.moves(view, seat).map((move) => ({ move, state: settle(game, game.move(view, seat, move)) }))
      const one = after.map(({ state }) => playedOut(game, quick, state, sharedOut(budget, after.length)))
      return after.map(({ move }, at): Judged<Move> => {
        const { chances, margin } = one[at] as Prospects
        return { move, chance: chances[seat] as number, exact: false, ...(margin === undefined ? {} : { margin }) }
      })
    },
    prospects(state, budget = {}) {
      if (solution.isKnown(state, budget)) return { chances: solution.chances(state), exact: true }
      return playedOut(game, quick, state, { iterations: GAMES, ...budget })
    },
  }
}

/** Returns the solver of such a game, for `iacta solve`. */
export function defaultSolver<State, Move>(game: Game<State, Move>): Solver {
  return {
    begin(seats, options) {
      const start = game.setup(seats, options)
      const exact = exactOf(game)
      const work = exact.solving(start, mostOf(game))
      let now = work.next()
      // Whether the game can be solved is known once its positions are listed.
      while (!now.done && now.value < LISTED) now = work.next()
      if (now.done && !now.value) return null
      return {
        step() {
          if (!now.done) now = work.next()
          return now.done ? 1 : now.value
        },
        solution() {
          const chances = game.scores(start).map((_, seat) => exact.chance(start, seat) ?? Number.NaN)
          return { chances, digits: DIGITS, json: { first: chances[0] as number, positions: exact.size } }
        },
      }
    },
  }
}

function mostOf<State, Move>({ position }: Game<State, Move>): number {
  return position === undefined ? MOST_UNNAMED : MOST_POSITIONS
}

/** Solutions that are known, and the one being computed. */
class Solution<State, Move> {
  readonly #game: Game<State, Move>
  readonly #exact: Exact<State>
  #work: Generator<number, boolean> | null = null
  /** The whole game is too large: from here on only the rest of a game is solved. */
  #most: number

  constructor(game: Game<State, Move>) {
    this.#game = game
    this.#exact = exactOf(game)
    this.#most = mostOf(game)
  }

  /** Works on the solution as long as the budget's clock allows; without a clock, to the end. Returns whether this position is solved. */
  isKnown(state: State, { ms, now, cancelled }: Budget = {}): boolean {
    const end = ms === undefined || now === undefined ? Infinity : now() + ms / 2
    while (!this.#covers(state)) {
      this.#work ??= this.#exact.solving(state, this.#most)
      const step = this.#work.next()
      if (step.done) {
        this.#work = null
        // Refused for its seats, a position says nothing of how large the game is for fewer.
        if (!step.value && this.#game.scores(state).length <= MOST_SEATS)
          this.#most = Math.min(this.#most, MOST_UNNAMED)
        return this.#covers(state)
      }
      if (cancelled?.() === true || (now !== undefined && now() >= end)) return false
    }
    return true
  }

  #covers(state: State): boolean {
    return this.#exact.chance(settle(this.#game, state), 0) !== null
  }

  chances(state: State): number[] {
    const settled = settle(this.#game, state)
    return this.#game.scores(state).map((_, seat) => this.#exact.chance(settled, seat) as number)
  }

  judge(state: State, seat: Seat): Judged<Move>[] {
    const game = this.#game
    return game.moves(state, seat).map((move) => {
      const chance = this.#exact.chance(settle(game, game.move(state, seat, move)), seat) as number
      return { move, chance, exact: true }
    })
  }
}

function bestOf<Move>(judged: readonly Judged<Move>[]): Move | null {
  let best: Judged<Move> | null = null
  for (const one of judged) if (best === null || one.chance > best.chance) best = one
  return best?.move ?? null
}

/** Returns the budget for one of several moves; half of the time has gone into the solution. */
function sharedOut({ ms, ...budget }: Budget, among: number): Budget {
  return { iterations: GAMES, ...budget, ...(ms === undefined ? {} : { ms: ms / (2 * among) }) }
}
