/** The recap of the others' turns until the player acts. */
import { expect, test } from 'vitest'
import { readLog } from '../../../engine/log.ts'
import { play } from '../../../engine/play.ts'
import { unwrap } from '../../../engine/result.ts'
import { openTable } from '../../../engine/table/table.ts'
import { rulesOf } from '../../../games/index.ts'
import { LOG } from '../../e2e/sample.ts'
import { recapFor } from './recap.ts'

const game = await rulesOf('dicy-cards')
const { entries, options } = unwrap(readLog(game, LOG))
const states = [openTable(game, 2, options).states[0]]
for (const { input } of entries) {
  states.push(unwrap(play(game, states.at(-1), input)))
}
const table = { game, entries, states }

test('keeps the choices and points of the others until the seat acts', () => {
  // Seat 0 has scored, seat 1 has rerolled and scored: seat 0 is about to roll.
  const at =
    entries.findLastIndex(
      ({ input }) => input.kind === 'move' && input.seat === 1 && JSON.stringify(input).includes('score'),
    ) + 1
  const recap = recapFor(table, 0, at, at)
  expect(recap.steps.map(({ seat }) => seat)).toEqual([1, 1])
  expect(recap.gains[1]).toBeGreaterThan(0)
  expect(recap.gains[0]).toBe(0)
})

test('is empty once the seat has rolled', () => {
  expect(recapFor(table, 0, entries.length, entries.length)).toEqual({ steps: [], gains: [0, 0] })
})
