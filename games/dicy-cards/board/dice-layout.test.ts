import { expect, test } from 'vitest'
import { handOf } from '../../../engine/dice/multiset.ts'
import { DICE } from '../rules/cards.ts'
import { dicyCards } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { stateOf } from '../rules/summary.ts'
import { EMPTY, follow, layOut, takenAt } from './dice-layout.ts'

const hand = (...faces: number[]): number => handOf(DICE, faces)
const NONE = new Set<number>()

function step(index: number, before: State, input: string) {
  const faces = input.split(' ').map(Number)
  if (input.startsWith('throw')) {
    const thrown = { kind: 'throw', faces: faces.slice(1) } as const
    return { index, before, input: thrown, after: dicyCards.land(before, thrown.faces) }
  }
  const move = dicyCards.read(input)
  if (move === null) throw new Error(input)
  return { index, before, input: { kind: 'move', seat: 0, move } as const, after: dicyCards.move(before, 0, move) }
}

test('dice that stay keep their keys, new ones take free ones', () => {
  const six = follow([], hand(1, 2, 2, 5, 6, 6))
  expect(six.map(({ face }) => face)).toEqual([1, 2, 2, 5, 6, 6])
  expect(new Set(six.map(({ key }) => key)).size).toBe(6)
  const kept = follow(six, hand(5, 6, 6))
  expect(kept.map(({ key }) => key)).toEqual(six.slice(3).map(({ key }) => key))
  const again = follow(kept, hand(3, 5, 6, 6))
  expect(again[1]).toEqual(kept[0])
  expect([0, 1, 2]).toContain(again[0]?.key)
})

test('of equal dice, the one that is held stays', () => {
  const six = follow([], hand(1, 2, 2, 5, 6, 6))
  const second = six[2]?.key as number
  expect(follow(six, hand(2), new Set([second]))).toEqual([{ face: 2, key: second }])
})

test('a roll throws six, a reroll only what was taken up', () => {
  const roll = step(4, stateOf({}), 'throw 6 1 3 3 2 5')
  const first = layOut(EMPTY, roll.after, roll, NONE)
  expect(first.thrown).toEqual({ id: 4, keys: first.dice.map(({ key }) => key) })
  const up = step(5, roll.after, 'reroll odds 1 2')
  const kept = layOut(first, up.after, up, NONE)
  expect(kept.dice.map(({ face }) => face)).toEqual([3, 3, 5, 6])
  const again = step(6, up.after, 'throw 3 4')
  const second = layOut(kept, again.after, again, NONE)
  expect(second.dice.map(({ face }) => face)).toEqual([3, 3, 3, 4, 5, 6])
  expect(second.thrown?.id).toBe(6)
  expect(second.thrown?.keys).toHaveLength(2)
  for (const die of kept.dice) expect(second.dice).toContainEqual(die)
  // The same scene again (something was picked): nothing is thrown anew.
  expect(layOut(second, again.after, again, NONE)).toEqual(second)
})

test('the dice of a score stay in sight until the next roll', () => {
  const before = stateOf({ dice: [1, 2, 3, 4, 6, 6] })
  const score = step(7, before, 'score straight')
  const lying = layOut(EMPTY, score.after, score, NONE)
  expect(lying.spent).toBe(true)
  expect(lying.dice.map(({ face }) => face)).toEqual([1, 2, 3, 4, 6, 6])
  expect(layOut(lying, score.after, null, NONE)).toEqual({ ...lying, thrown: null })
})

test('before the first roll six dice lie ready, and are all thrown by it', () => {
  const ready = layOut(EMPTY, stateOf({}), null, NONE)
  expect(ready.dice.map(({ face }) => face)).toEqual([1, 2, 3, 4, 5, 6])
  expect(ready.spent).toBe(true)
  const roll = step(1, stateOf({}), 'throw 6 1 3 3 2 5')
  const rolled = layOut(ready, roll.after, roll, NONE)
  expect(rolled.thrown?.keys.toSorted()).toEqual(ready.dice.map(({ key }) => key))
  expect(rolled.spent).toBe(false)
})

test('the dice that a card takes, by position', () => {
  const dice = follow([], hand(1, 2, 2, 5, 6, 6))
  expect([...takenAt(dice, [2, 2, 6])]).toEqual([1, 2, 4])
  expect([...takenAt(dice, [])]).toEqual([])
})
