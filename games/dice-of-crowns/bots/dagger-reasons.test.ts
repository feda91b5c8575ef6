import { expect, test } from 'vitest'
import { outcomes } from '../../../engine/dice/dice.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { at, of } from '../rules/counts.ts'
import type { Move } from '../rules/moves.ts'
import { DEFAULTS } from '../rules/options.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import { type State, VARRICK } from '../rules/state.ts'
import { type DaggerReason, daggerReason } from './dagger-reasons.ts'

const SKULL = 3
const SCROLL = 5

/** Two seats; seat 0 is active with two daggers, and seat 1 has rolled two. */
function giving(vengeance: 'off' | 'all', fate = 0): State {
  const options = { ...DEFAULTS, vengeance }
  const state = diceOfCrowns.land(diceOfCrowns.setup(2, options), [1])
  const rolled = diceOfCrowns.land(state, [2, 2, 3, 3, 3, 5, 5])
  const handed = diceOfCrowns.move(rolled, 0, diceOfCrowns.moves(rolled, 0)[0] as Move)
  return { ...diceOfCrowns.land(handed, [2, 2]), fate: of(0, fate) }
}

const gift = (mine: number, theirs: number): Move => ({ kind: 'give', to: of(0, theirs) + of(1, mine) })

test('the third dagger betrays; a fourth would allow vengeance', () => {
  const state = giving('all')
  expect(daggerReason(state, 1, gift(1, 1))).toEqual({ kind: 'betrays', spared: true })
  expect(daggerReason(state, 1, gift(0, 2))).toEqual({ kind: 'betrays', spared: false })
  expect(daggerReason(state, 1, gift(2, 0))).toBeNull()
  expect(diceOfCrowns.move(state, 1, gift(1, 1))).toMatchObject({ seat: 1, phase: 'roll' })
  expect(diceOfCrowns.move(state, 1, gift(0, 2))).toMatchObject({ seat: 0, phase: 'vengeance' })
})

test('without vengeance nothing is spared, and where fate could avert it nothing is certain', () => {
  expect(daggerReason(giving('off'), 1, gift(1, 1))).toEqual({ kind: 'betrays', spared: false })
  expect(daggerReason(giving('all', 1), 1, gift(1, 1))).toBeNull()
})

/** Every choice about daggers in some games alone, with its reason. */
function* passes(): Generator<{ state: State; move: Move; reason: DaggerReason }> {
  const random = new Xoshiro128(7)
  for (let games = 0; games < 60; games++) {
    let state = diceOfCrowns.setup(1, DEFAULTS)
    for (let turn = diceOfCrowns.turn(state); turn.kind !== 'over'; turn = diceOfCrowns.turn(state)) {
      for (const move of state.phase === 'keep' ? diceOfCrowns.moves(state, 0) : []) {
        const reason = daggerReason(state, 0, move)
        if (reason !== null) yield { state, move, reason }
      }
      state =
        turn.kind === 'throw'
          ? diceOfCrowns.land(state, random.throw(turn.sides))
          : diceOfCrowns.move(state, 0, random.pick(diceOfCrowns.moves(state, 0)))
    }
  }
}

/** The part of Varrick's throws after which he has a token more. */
function tokenPart(state: State): number {
  const turn = diceOfCrowns.turn(state)
  if (turn.kind !== 'throw') throw new Error('no throw')
  let [gains, all] = [0, 0]
  for (const { faces, ways } of outcomes(turn)) {
    all += ways
    if (at(diceOfCrowns.land(state, faces).claims, VARRICK) > at(state.claims, VARRICK)) gains += ways
  }
  return gains / all
}

/** True if this number of skulls, with scrolls for the other dice, gives you the third dagger: Varrick takes a token or a crown, or the turn ends. */
function isThird(state: State, skulls: number): boolean {
  const dice = at(state.handed, VARRICK)
  const faces = Array.from({ length: dice }, (_, die) => (die < skulls ? SKULL : SCROLL))
  return diceOfCrowns.land(state, faces).claims !== state.claims
}

test('alone, every reason is what the rules carry out', () => {
  const seen = new Set<string>()
  for (const { state, move, reason } of passes()) {
    const after = diceOfCrowns.move(state, 0, move)
    const others = diceOfCrowns.moves(state, 0).filter((other) => other !== move)
    const afterOthers = others.map((other) => diceOfCrowns.move(state, 0, other))
    seen.add(reason.kind)
    if (reason.kind === 'ends') {
      expect([after.phase, after.claims]).toEqual(['roll', state.claims])
    } else if (reason.kind === 'frees') {
      expect(at(after.crowns, VARRICK)).toBe(at(state.crowns, VARRICK) - 1)
    } else if (reason.kind === 'varrick') {
      expect(reason.ways / reason.of).toBeCloseTo(tokenPart(after), 12)
      for (const other of afterOthers) expect(tokenPart(other)).toBeGreaterThan(tokenPart(after))
    } else if (reason.kind === 'skulls' && after.phase === 'varrick' && at(state.claims, 0) > 0 && after.skulls === 0) {
      const dice = at(after.handed, VARRICK)
      for (let skulls = 0; skulls <= dice; skulls++)
        expect(isThird(after, skulls)).toBe(reason.skulls !== null && skulls >= reason.skulls)
      seen.add('skulls thrown')
    }
  }
  expect(seen).toEqual(new Set(['ends', 'frees', 'varrick', 'skulls', 'skulls thrown']))
})
