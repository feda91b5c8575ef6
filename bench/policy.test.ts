import { expect, test } from 'vitest'
import { Xoshiro128 } from '../engine/dice/random.ts'
import { readOptions } from '../engine/options.ts'
import { play } from '../engine/play.ts'
import { unwrap } from '../engine/result.ts'
import { points } from '../games/dicy-cards/rules/cards.ts'
import { type Move, write } from '../games/dicy-cards/rules/moves.ts'
import type { Options } from '../games/dicy-cards/rules/options.ts'
import { dicyCards } from '../games/dicy-cards/rules/rules.ts'
import type { State } from '../games/dicy-cards/rules/state.ts'
import { fixedPolicy, playFixed } from './policy.ts'

function start(seats: number, given: Partial<Options>): State {
  return dicyCards.setup(seats, unwrap(readOptions(dicyCards, seats, given)))
}

/** The policy in the words of its description, over the list of legal moves. */
function oracle(state: State, seat: number): string {
  const legal = dicyCards.moves(state, seat)
  const worth = (move: Move): number => (move.kind === 'score' ? points(move.card, state.dice) : 0)
  const place = (move: Move): number => (move.kind === 'pass' ? 9 : state.table.cards.indexOf(move.card))
  const [best] = legal
    .filter((move) => move.kind !== 'reroll')
    .sort((one, two) => worth(two) - worth(one) || place(one) - place(two))
  return write(best as Move)
}

test.each([
  ['glacial', 2],
  ['interglacial', 3],
  ['interaction', 4],
] as const)('does what it says: %s, %i seats', (lineup, seats) => {
  const random = new Xoshiro128(4)
  const seen = new Set<string>()
  for (let game = 0; game < 40; game++) {
    let state = start(seats, { lineup })
    for (let turn = dicyCards.turn(state); turn.kind !== 'over'; turn = dicyCards.turn(state)) {
      if (turn.kind === 'throw') {
        state = dicyCards.land(state, random.throw(turn.sides))
        continue
      }
      const seat = random.pick(turn.seats)
      const move = fixedPolicy(state, seat)
      expect(write(move)).toBe(oracle(state, seat))
      seen.add(move.kind)
      // Off its own path as well: sometimes a reroll or a card that it would not have taken.
      const other = random.below(4) === 0 ? random.pick(dicyCards.moves(state, seat)) : move
      state = unwrap(play(dicyCards, state, { kind: 'move', seat, move: other }))
    }
  }
  expect([...seen].sort()).toEqual(['freeze', 'pass', 'score', 'wake'])
})

test('plays to the end', () => {
  const { state, inputs } = playFixed(start(2, {}), new Xoshiro128(1))
  expect(state.phase).toBe('over')
  expect(Math.max(...state.scores)).toBeGreaterThanOrEqual(100)
  expect(inputs).toBeGreaterThan(20)
})
