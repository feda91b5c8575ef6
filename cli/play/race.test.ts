import { describe, expect, test } from 'vitest'
import type { Planned } from '../../engine/bots/bot.ts'
import type { Company } from '../../engine/company.ts'
import { readOptions } from '../../engine/options.ts'
import { unwrap } from '../../engine/result.ts'
import { act, openTable, stateOf, type Table } from '../../engine/table/table.ts'
import { type Move, TAKE } from '../../games/nine-dice/rules/moves.ts'
import { nineDice } from '../../games/nine-dice/rules/rules.ts'
import { ownKey, raceOn } from './race.ts'
import type { Front, Moved, Session } from './session.ts'

const COMPANY: Company = {
  sitters: [
    { kind: 'person', name: 'Anna' },
    { kind: 'bot', name: 'Ben', level: 'hare' },
  ],
  dice: 'app',
}

function shown(given: object): Table {
  const options = unwrap(readOptions(nineDice, 2, given))
  const throws = [[1], [7, 3, 4, 1, 1, 4, 4, 1, 2, 5]]
  return throws.reduce<Table>(
    (table, faces) => {
      return unwrap(act(table, { input: { kind: 'throw', faces } }))
    },
    openTable(nineDice, 2, options),
  )
}

/** A race in which a person does this, or waits as long as it is let. */
async function race(table: Table, grab: Moved | null, plan: Planned | null, ago = 0) {
  const asked: { people: readonly number[]; ms: number }[] = []
  const front = {
    askGrab: async (_: unknown, people: readonly number[], ms: number) => {
      asked.push({ people, ms })
      return grab
    },
  } as unknown as Front
  const bots = { game: nineDice, bots: { levels: [{ id: 'hare', bot: { race: () => plan } }] } }
  const session = { company: COMPANY, front, bots } as unknown as Session
  const turn = table.game.turn(stateOf(table))
  if (turn.kind !== 'move') throw new Error('no race')
  const next = await raceOn(session, table, turn, { began: performance.now() - ago, seeds: [1, 2] })
  return { next: next.kind === 'entry' ? next.entry : next, asked }
}

const RED = TAKE[0] as Move

describe('what comes first', () => {
  test('a bot, at the time it planned, if nobody has acted', async () => {
    const { next, asked } = await race(shown({}), null, { move: RED, at: 700 }, 699)
    expect(next).toMatchObject({ input: { kind: 'move', seat: 1, move: RED, at: 700 }, by: 'bot' })
    expect(asked).toEqual([{ people: [0], ms: expect.any(Number) }])
    expect(asked[0]?.ms).toBeLessThanOrEqual(1)
  })

  test('a person, at the time of the key', async () => {
    const grab: Moved = { kind: 'move', seat: 0, move: RED }
    const { next } = await race(shown({}), grab, { move: RED, at: 9000 }, 4000)
    if (!('input' in next) || next.input.kind !== 'move') throw new Error('no move')
    expect(next.input).toMatchObject({ seat: 0, move: RED })
    expect(next.input.at).toBeGreaterThanOrEqual(4000)
    expect(next.by).toBeUndefined()
  })

  test('the end of the time, where it comes before the plan', async () => {
    const { next, asked } = await race(shown({ seconds: 15 }), null, { move: RED, at: 15_000 }, 14_000)
    expect(next).toEqual({ input: { kind: 'time' } })
    expect(asked[0]?.ms).toBeLessThanOrEqual(1000)
  })

  test('without a limit and without a plan people have all the time there is', async () => {
    const { asked } = await race(shown({ seconds: 0 }), { kind: 'move', seat: 0, move: RED }, null)
    expect(asked[0]?.ms).toBe(Number.POSITIVE_INFINITY)
  })
})

test('several people have a row of keys each; alone one has them all', () => {
  expect(ownKey([0, 2], '4')).toEqual({ seat: 0, key: '4' })
  expect(ownKey([0, 2], 'g')).toEqual({ seat: 2, key: '5' })
  expect(ownKey([0, 1, 2, 3, 4], ';')).toEqual({ seat: 4, key: '5' })
  for (const key of ['z', 'q', 'u', '?', 'enter', 'left', 'space']) expect(ownKey([0, 2], key)).toBeNull()
  expect(ownKey([0], '4')).toBeNull()
})
