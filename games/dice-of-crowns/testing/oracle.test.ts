/** Random games through the rules and through the oracle: at every step both want the same, allow the same and show the same. */
import { expect, test } from 'vitest'
import type { Turn } from '../../../engine/contract.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { readOptions } from '../../../engine/options.ts'
import { unwrap } from '../../../engine/result.ts'
import { randomInput } from '../../../engine/testing/random-play.ts'
import { listed } from '../rules/counts.ts'
import { write } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { diceOfCrowns as game } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { fixtures } from './fixtures.ts'
import { type Answer, type Ask, Oracle } from './oracle.ts'
import { SoloOracle } from './oracle-solo.ts'

/** What the rules want, in the oracle's words. */
function asked(state: State, turn: Turn): Ask | readonly number[] {
  if (turn.kind === 'over') return turn.places
  if (turn.kind === 'throw') return { want: 'throw', sides: turn.sides, by: turn.seat }
  const [by = -1, ...others] = turn.seats
  expect(others).toEqual([])
  return { want: 'move', by, legal: game.moves(state, by).map(write).sort() }
}

const sorted = (ask: Ask): Ask => (ask.want === 'move' ? { ...ask, legal: ask.legal.toSorted() } : ask)

/** Which die lies where, in a form that both implementations produce. */
type Picture = { readonly [what: string]: unknown }

function pictureOf(state: State): Picture {
  const { table, crowns, daggers, claims, fate, crown } = state
  const seats = Math.max(2, table.seats)
  const [locked, tokens] = [[listed(crowns, seats), listed(daggers, seats)], listed(claims, seats)]
  const loose = [state.skulls, state.scrolls + state.fresh]
  return { locked, loose, tokens, fate: listed(fate, seats), crown }
}

function pictureOfOracle(oracle: Oracle | SoloOracle, active: number): Picture {
  if (oracle instanceof SoloOracle) {
    const locked = (['crown', 'dagger'] as const).map((face) => [
      oracle.count('you', face),
      oracle.count('varrick', face),
    ])
    const loose = [oracle.count('you', 'skull'), oracle.count('you', 'scroll')]
    return { locked, loose, tokens: [oracle.tokens.you, oracle.tokens.varrick], fate: [0, 0], crown: -1 }
  }
  const seats = oracle.tokens.map((_, seat) => seat)
  const locked = (['crown', 'dagger'] as const).map((face) => seats.map((seat) => oracle.count(seat, face)))
  const loose = [oracle.count(active, 'skull'), oracle.count(active, 'scroll')]
  return { locked, loose, tokens: [...oracle.tokens], fate: [...oracle.fate], crown: oracle.crown ?? -1 }
}

/** Where dice are in the air or undecided, the two put them in different places; all others are compared. */
const STILL = new Set(['hand', 'choose', 'betrayed', 'vengeance', 'reward', 'over'])

/** Loaded dice: every other throw shows one face, so that sevens come as often as anything. */
function loaded(faces: readonly number[], random: Xoshiro128): readonly number[] {
  return random.below(2) === 0 ? faces : faces.map(() => faces[0] as number)
}

function compare(seats: number, options: Options, random: Xoshiro128): number {
  const oracle = seats === 1 ? new SoloOracle(options.tokens) : new Oracle(seats, options)
  const steps = oracle.play()
  let state = game.setup(seats, options)
  let told = steps.next()
  for (let inputs = 0; ; inputs++) {
    const turn = game.turn(state)
    expect(told.done ? told.value : sorted(told.value)).toEqual(asked(state, turn))
    if (STILL.has(state.phase)) expect(pictureOfOracle(oracle, state.seat)).toEqual(pictureOf(state))
    const entry = randomInput(game, state, random)
    if (entry === null) return inputs
    const { input } = entry
    if (input.kind === 'time') throw new Error('there is no clock in this game')
    const answer: Answer = input.kind === 'throw' ? loaded(input.faces, random) : write(input.move)
    state = input.kind === 'throw' ? game.land(state, answer as number[]) : game.move(state, input.seat, input.move)
    told = steps.next(answer)
  }
}

const SETS = fixtures.plan.options.flatMap((given) => [1, 2, 3, 4, 5, 6].map((seats) => ({ seats, given })))

test('a few hundred random games, all pairs of options, one to six seats', () => {
  const random = new Xoshiro128(20)
  let [games, inputs] = [0, 0]
  for (let round = 0; round < (process.env.SOAK ? 100 : 5); round++) {
    for (const { seats, given } of SETS) {
      const options = readOptions(game, seats, given)
      if (!options.ok) continue
      inputs += compare(seats, options.value, random)
      games++
    }
  }
  expect(games).toBeGreaterThan(250)
  expect(inputs).toBeGreaterThan(30_000)
})

test('the solo game, a few hundred times', () => {
  const random = new Xoshiro128(21)
  for (const tokens of [3, 5, 7] as const) {
    const options = unwrap(readOptions(game, 1, { tokens }))
    for (let round = 0; round < 100; round++) compare(1, options, random)
  }
})
