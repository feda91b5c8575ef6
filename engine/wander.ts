/** Aimless but lively play, for tests and golden files: every rule gets its turn. */
import type { Game, MoveTurn } from './contract.ts'
import type { Entry } from './log.ts'
import { forced } from './play.ts'
import type { Xoshiro128 } from './random.ts'

/** The next input of a random match, forced moves marked; null at the end. */
export function wander<State, Move>(game: Game<State, Move>, state: State, random: Xoshiro128): Entry<Move> | null {
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
