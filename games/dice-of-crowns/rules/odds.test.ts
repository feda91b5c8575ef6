import { expect, test } from 'vitest'
import { diceOfCrownsOdds } from './odds.ts'
import { kindOf } from './state.ts'

test('a first roll: the table agrees with every throw of one to five dice', () => {
  for (const { key, counts, total } of diceOfCrownsOdds.rows.slice(0, 5)) {
    const dice = Number(key)
    const counted = [0, 0, 0, 0]
    for (let roll = 0; roll < 6 ** dice; roll++) {
      const faces = Array.from({ length: dice }, (_, die) => kindOf(1 + (Math.floor(roll / 6 ** die) % 6)))
      const of = (kind: string): number => faces.filter((face) => face === kind).length
      const outcome = of('dagger') >= 3 ? 0 : of('crown') >= 3 ? 1 : of('skull') >= 5 ? 2 : 3
      counted[outcome] = (counted[outcome] as number) + 1
    }
    expect([counts, total]).toEqual([counted, 6 ** dice])
  }
})

test('of seven dice: the counts of the README', () => {
  const seven = diceOfCrownsOdds.rows[6]
  expect(seven?.counts[0]).toBe(26_811)
  expect(seven?.counts[2]).toBe(12_672)
  expect(seven?.counts.reduce((sum, count) => sum + count, 0)).toBe(279_936)
})
