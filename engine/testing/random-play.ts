/** Aimless but lively play, for tests and golden files: every rule gets its turn. */
import type { Game, Input, MoveTurn } from '../contract.ts'
import { Xoshiro128 } from '../dice/random.ts'
import type { Entry } from '../log.ts'
import { readOptions } from '../options.ts'
import { forced, play } from '../play.ts'
import { unwrap } from '../result.ts'

/** The next input of a random match, forced moves marked; null at the end. */
export function randomInput<State, Move>(
  game: Game<State, Move>,
  state: State,
  random: Xoshiro128,
): Entry<Move> | null {
  const turn = game.turn(state)
  if (turn.kind === 'over') return null
  if (turn.kind === 'throw') return { input: { kind: 'throw', faces: random.throw(turn.sides) } }
  const must = forced(game, state)
  return must === null ? choose(game, state, turn, random) : { input: { kind: 'move', ...must }, forced: true }
}

/** A random seat, a random verb, then a random move of it; by moves alone, most of Dicy Cards would be rerolls. */
function choose<State, Move>(game: Game<State, Move>, state: State, turn: MoveTurn, random: Xoshiro128): Entry<Move> {
  const able = turn.seats.filter((seat) => game.moves(state, seat).length > 0)
  const canWait = turn.limitMs !== undefined
  if (canWait && (able.length === 0 || random.below(4) === 0)) return { input: { kind: 'time' } }
  const seat = random.pick(able)
  const byVerb = new Map<string, Move[]>()
  for (const move of game.moves(state, seat)) {
    const verb = game.write(move).split(' ', 1)[0] as string
    const known = byVerb.get(verb)
    if (known === undefined) byVerb.set(verb, [move])
    else known.push(move)
  }
  const move = random.pick(random.pick([...byVerb.values()]))
  if (turn.optional !== true) return { input: { kind: 'move', seat, move } }
  const at = random.below(5000)
  return { input: { kind: 'move', seat, move, at }, seen: at + random.below(100) }
}

export interface PlayedStep<State, Move> {
  readonly before: State
  readonly input: Input<Move>
  readonly after: State
}

/** A whole random match through `play`, step by step. */
export function playRandomly<State, Move, Options>(
  game: Game<State, Move, Options>,
  seats: number,
  given: object,
  seed: number,
): PlayedStep<State, Move>[] {
  const random = new Xoshiro128(seed)
  const options = unwrap(readOptions(game, seats, given))
  const steps: PlayedStep<State, Move>[] = []
  let before = game.setup(seats, options)
  for (let entry = randomInput(game, before, random); entry !== null; entry = randomInput(game, before, random)) {
    const played = unwrap(play(game, before, entry.input))
    steps.push({ before, input: entry.input, after: played })
    before = played
  }
  return steps
}
