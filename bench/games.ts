/** Every game through the contract and `play`, with all its checks, by a policy that picks any legal move. One core. */
import type { Game, Input, Turn } from '../engine/contract.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import { readOptions, usualSeats } from '../engine/options.ts'
import { play } from '../engine/play.ts'
import { unwrap } from '../engine/result.ts'
import { GAME_IDS, type GameId, rulesOf } from '../games/index.ts'

/** What we want to reach, in inputs a second. */
const AIMS: { readonly [id: string]: number } = { 'dice-of-crowns': 2e6, 'star-maps': 5e5 }

/** In milliseconds. */
const ROUND_MS = 700
/** Between two looks at the clock. */
const MATCHES = 20

export interface GameSpeed {
  readonly game: GameId
  readonly seats: number
  readonly inputsPerSecond: number
  readonly aim: number | null
}

/** Best of several rounds, in turns. */
export async function measureGames(
  rounds: number,
  say: (line: string) => void,
  roundMs = ROUND_MS,
): Promise<readonly GameSpeed[]> {
  const best = new Map<GameId, GameSpeed>()
  for (let round = 1; round <= rounds; round++) {
    for (const id of GAME_IDS) {
      const game = await rulesOf(id)
      const seats = usualSeats(game)
      const inputsPerSecond = speedOf(game, seats, round, roundMs)
      say(
        `games, round ${round} of ${rounds}  ${id.padEnd(16)}  ${Math.round(inputsPerSecond).toLocaleString('en')} inputs/s`,
      )
      if (inputsPerSecond > (best.get(id)?.inputsPerSecond ?? 0)) {
        best.set(id, { game: id, seats, inputsPerSecond, aim: AIMS[id] ?? null })
      }
    }
  }
  return [...best.values()]
}

function speedOf(game: Game, seats: number, seed: number, roundMs: number): number {
  const options = unwrap(readOptions(game, seats, {}))
  const random = new Xoshiro128(seed)
  const start = game.setup(seats, options)
  const began = performance.now()
  let [inputs, ms] = [0, 0]
  while (ms < roundMs) {
    for (let match = 0; match < MATCHES; match++) inputs += playMatch(game, start, random)
    ms = performance.now() - began
  }
  return (inputs * 1000) / ms
}

/** Gives the number of inputs. */
function playMatch(game: Game, start: unknown, random: Xoshiro128): number {
  let state = start
  for (let inputs = 0; ; inputs++) {
    const turn = game.turn(state)
    if (turn.kind === 'over') return inputs
    state = unwrap(play(game, state, anyInput(game, state, turn, random)))
  }
}

function anyInput(
  game: Game,
  state: unknown,
  turn: Exclude<Turn, { kind: 'over' }>,
  random: Xoshiro128,
): Input<unknown> {
  if (turn.kind === 'throw') return { kind: 'throw', faces: random.throw(turn.sides) }
  const seat = turn.seats[turn.seats.length === 1 ? 0 : random.below(turn.seats.length)] as number
  const moves = game.moves(state, seat)
  return { kind: 'move', seat, move: moves[moves.length === 1 ? 0 : random.below(moves.length)] }
}

export function gamesTable(speeds: readonly GameSpeed[]): string {
  const million = (speed: number): string => (speed / 1e6).toFixed(1)
  const rows = speeds.map(({ game, seats, inputsPerSecond, aim }) => {
    const wanted = aim === null ? '' : `aim ${million(aim)}: ${inputsPerSecond >= aim ? 'reached' : 'not reached'}`
    return `${game.padEnd(16)}  ${seats} seats  ${million(inputsPerSecond).padStart(6)} million inputs/s  ${wanted}`.trimEnd()
  })
  return `Any legal move, through play\n${rows.join('\n')}`
}
