/** A good player that only looks things up: for playing games on in the mind, where a judge needs hundreds of them. */
import type { Seat } from '../../../engine/contract.ts'
import type { Xoshiro128 } from '../../../engine/dice/random.ts'
import { forced } from '../../../engine/play.ts'
import { at } from '../rules/counts.ts'
import type { Move } from '../rules/moves.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import { rivalsOf, type State, standing } from '../rules/state.ts'
import { diceOf, hopesOf } from './hopes.ts'
import { mostTo, pays } from './simple.ts'
import { followersOf } from './solve/graph.ts'

/** Plays this game to its end, all seats alike; gives the last position. */
export function playOn(start: State, random: Xoshiro128): State {
  let state = start
  for (;;) {
    const turn = diceOfCrowns.turn(state)
    if (turn.kind === 'over') return state
    if (turn.kind === 'throw') state = diceOfCrowns.land(state, random.throw(turn.sides))
    else {
      const seat = turn.seats[0] as Seat
      state = diceOfCrowns.move(state, seat, forced(diceOfCrowns, state)?.move ?? quickMove(state, seat, random))
    }
  }
}

function quickMove(state: State, seat: Seat, random: Xoshiro128): Move {
  const moves = diceOfCrowns.moves(state, seat)
  switch (state.phase) {
    case 'choose':
      return pays(state) ? (moves[0] as Move) : (moves[likeliest(state)] as Move)
    case 'give':
      return mostTo(state.seat, moves)
    case 'hand':
      return allTo(humblest(state, random), moves)
    case 'betrayed':
      return averting(state, moves)
    case 'vengeance':
      return moves.find((move) => move.kind === 'avenge' && move.on === proudest(state)) ?? (moves[0] as Move)
    default:
      return moves[0] as Move
  }
}

/** R8. Stop, skulls, scrolls, both: positions follow each other in the order of moves. */
function likeliest(state: State): number {
  const { turn, claim } = hopesOf(state.table)
  const followers = followersOf(turn.graph, turn.choose(diceOf(state)))
  let chosen = 0
  followers.forEach((node, at) => {
    if ((claim[node] as number) > (claim[followers[chosen] as number] as number)) chosen = at
  })
  return chosen
}

/** R6 */
function allTo(rival: Seat, moves: readonly Move[]): Move {
  const share = (move: Move): number => (move.kind === 'hand' ? at(move.to, rival) : 0)
  return moves.reduce((best, move) => (share(move) > share(best) ? move : best))
}

/** Of the rivals with the fewest claims any. */
function humblest(state: State, random: Xoshiro128): Seat {
  const rivals = rivalsOf(state)
  const least = Math.min(...rivals.map((rival) => standing(state, rival)))
  return random.pick(rivals.filter((rival) => standing(state, rival) === least))
}

function proudest(state: State): Seat {
  return rivalsOf(state).reduce((best, rival) => (standing(state, rival) > standing(state, best) ? rival : best))
}

/** R15. Where there is a token for every dagger too many. */
function averting({ seat, daggers, fate }: State, moves: readonly Move[]): Move {
  const averts = moves.find((move) => move.kind === 'fate' && move.seat === seat && move.die === 'dagger')
  return averts !== undefined && at(fate, seat) >= at(daggers, seat) - 2 ? averts : (moves[0] as Move)
}
