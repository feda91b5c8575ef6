import { expect, test } from 'vitest'
import { outcomes, throws } from '../../../engine/dice/dice.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { LANGS } from '../../../engine/text/lang.ts'
import { at } from '../rules/counts.ts'
import type { Move } from '../rules/moves.ts'
import { DEFAULTS } from '../rules/options.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { loadText } from '../text/texts.ts'
import { type Reason, reasonFor } from './reasons.ts'

function partOf(reason: Reason | null): number {
  if (reason === null || !('ways' in reason)) throw new Error('nothing is counted')
  return reason.ways / reason.of
}

/** Two seats; seat 0 has rolled one crown, one dagger, three skulls, two scrolls, and its rival has answered. */
function chosen(): State {
  let state = diceOfCrowns.land(diceOfCrowns.setup(2, DEFAULTS), [1])
  state = diceOfCrowns.land(state, [1, 2, 3, 3, 4, 5, 6])
  for (let turn = diceOfCrowns.turn(state); state.phase !== 'choose'; turn = diceOfCrowns.turn(state)) {
    if (turn.kind === 'throw')
      state = diceOfCrowns.land(
        state,
        turn.sides.map(() => 5),
      )
    else if (turn.kind === 'move') {
      const seat = turn.seats[0] as number
      state = diceOfCrowns.move(state, seat, diceOfCrowns.moves(state, seat)[0] as never)
    } else throw new Error('over')
  }
  return state
}

test('the danger of a reroll is counted as the rules carry it out', () => {
  const state = chosen()
  let tried = 0
  for (const move of diceOfCrowns.moves(state, 0)) {
    if (move.kind !== 'reroll') continue
    const after = diceOfCrowns.move(state, 0, move)
    const turn = diceOfCrowns.turn(after)
    if (turn.kind !== 'throw') throw new Error('no throw')
    let ways = 0
    for (const one of outcomes(turn)) {
      const landed = diceOfCrowns.land(after, one.faces)
      // A betrayal ends the turn: the other seat is active, or dice are gathered anew.
      if (landed.seat !== 0) ways += one.ways
    }
    expect(reasonFor(state, 0, move)).toMatchObject({
      kind: 'reroll',
      ways,
      of: turn.sides.reduce((n, side) => n * side, 1),
    })
    tried++
  }
  expect(tried).toBeGreaterThan(0)
  expect(at(state.daggers, 0)).toBe(1)
})

test('stopping is told with what it gives, and with the least danger it avoids', () => {
  const state = chosen()
  const stop = diceOfCrowns.moves(state, 0).find(({ kind }) => kind === 'stop')
  if (stop === undefined) throw new Error('no stop')
  const reason = reasonFor(state, 0, stop)
  const others = diceOfCrowns.moves(state, 0).flatMap((move) => {
    return move.kind === 'reroll' ? [partOf(reasonFor(state, 0, move))] : []
  })
  expect(partOf(reason)).toBeCloseTo(Math.min(...others), 12)
})

/** Positions alone in which it is chosen what to reroll. */
function* choicesAlone(): Generator<State> {
  const random = new Xoshiro128(4)
  for (let games = 0; games < 8; games++) {
    let state = diceOfCrowns.setup(1, DEFAULTS)
    for (let turn = diceOfCrowns.turn(state); turn.kind !== 'over'; turn = diceOfCrowns.turn(state)) {
      if (state.phase === 'choose') yield state
      state =
        turn.kind === 'throw'
          ? diceOfCrowns.land(state, random.throw(turn.sides))
          : diceOfCrowns.move(state, 0, random.pick(diceOfCrowns.moves(state, 0)))
    }
  }
}

/** The part of the throws that bring three crowns or five skulls, as the rules carry them out. */
function partWithGoal(state: State, move: Move): number {
  const after = diceOfCrowns.move(state, 0, move)
  const turn = diceOfCrowns.turn(after)
  if (turn.kind !== 'throw') throw new Error('no throw')
  let ways = 0
  for (const one of outcomes(turn)) {
    const { crowns, skulls, claims } = diceOfCrowns.land(after, one.faces)
    // Without a dagger or a scroll the token is there at once, and the dice are free.
    const gained = at(claims, 0) > at(after.claims, 0)
    if (gained || at(crowns, 0) >= 3 || skulls >= 5) ways += one.ways
  }
  return ways / throws(turn)
}

test('alone, a reroll is told with its chance of a token, where none has a better one', () => {
  let [told, untold] = [0, 0]
  for (const state of choicesAlone()) {
    const parts = diceOfCrowns.moves(state, 0).map((move) => partWithGoal(state, move))
    for (const [i, move] of diceOfCrowns.moves(state, 0).entries()) {
      const reason = reasonFor(state, 0, move)
      const part = parts[i] as number
      const isMost = part > 0 && parts.every((other, j) => i === j || other < part - 1e-9)
      expect(reason !== null).toBe(isMost)
      if (reason !== null) expect(partOf(reason)).toBeCloseTo(part, 12)
      if (reason === null) untold++
      else told++
    }
  }
  expect(Math.min(told, untold)).toBeGreaterThan(10)
})

test.each(LANGS)('has its sentences in %s', async (lang) => {
  const text = await loadText(lang)
  const state = chosen()
  for (const move of diceOfCrowns.moves(state, 0)) {
    const told = text.reason?.(state, 0, move) ?? null
    expect(told).not.toBeNull()
    expect(told ?? '').not.toMatch(/undefined|NaN|\{/)
  }
  const alone = [...choicesAlone()].flatMap((one) =>
    diceOfCrowns.moves(one, 0).flatMap((move) => text.reason?.(one, 0, move) ?? []),
  )
  expect(alone.length).toBeGreaterThan(10)
  for (const told of alone) expect(told).toMatch(/^\S.*\d.*\.$/)
})
