import { describe, expect, test } from 'vitest'
import type { Bot, Planned } from '../../engine/bots/bot.ts'
import type { Company } from '../../engine/company.ts'
import type { Game } from '../../engine/contract.ts'
import { writeEntry } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import { isRace } from '../../engine/race-order.ts'
import { unwrap } from '../../engine/result.ts'
import { act, openTable, stateOf, type Table } from '../../engine/table/table.ts'
import type { Move } from '../../games/nine-dice/rules/moves.ts'
import { nineDice } from '../../games/nine-dice/rules/rules.ts'
import type { State } from '../../games/nine-dice/rules/state.ts'
import { ownKey } from './race.ts'
import { type Front, playOn, type Session } from './session.ts'

/** A key at its time, in ms since the race was shown: `500 0 take red`. */
type Key = `${number} ${number} ${string}`

interface Players {
  /** Otherwise a bot, who plans this. */
  readonly people?: readonly boolean[]
  readonly plans?: readonly Planned<Move>[]
  readonly dice?: Company['dice']
}

function shown(given: object, spinner = 1, seats = 2): Table {
  const options = unwrap(readOptions(nineDice, seats, given))
  const throws = [[spinner], [7, 3, 4, 1, 1, 4, 4, 1, 2, 5]]
  return throws.reduce<Table>(
    (table, faces) => unwrap(act(table, { input: { kind: 'throw', faces } })),
    openTable(nineDice, seats, options),
  )
}

const plan = (text: string, at: number): Planned<Move> => ({ move: nineDice.read(text) as Move, at })

/** The entries of the race when these keys were pressed, or when it has ended; and what was refused. */
async function race(
  table: Table,
  keys: readonly Key[],
  { people = [true, true], plans = [], dice = 'app' }: Players = {},
) {
  let [clock, now] = [1000, table]
  const waiting = [...keys]
  const refusals: unknown[] = []
  const front: Partial<Front> = {
    askGrab: async (_, asked, ms) => {
      const [at = '', seat = '', ...text] = waiting[0]?.split(' ') ?? []
      if (waiting.length === 0 && ms === Infinity) return { kind: 'quit', interrupted: false }
      const pressed = 1000 + Number(at)
      if (waiting.length === 0 || pressed >= clock + ms) {
        clock += ms
        return null
      }
      waiting.shift()
      clock = Math.max(clock, pressed)
      expect(asked).toContain(Number(seat))
      return { kind: 'move', seat: Number(seat), move: nineDice.read(text.join(' ')) }
    },
    happened: async (after) => {
      now = after
      return isRace(nineDice as Game, stateOf(now)) ? null : { kind: 'quit', interrupted: false }
    },
    refused: (refusal) => void refusals.push(refusal),
  }
  const bot: Bot<State, Move> = {
    choose: () => null,
    race: (view, seat, _, passed) => {
      const due = plans[seat]
      return due === undefined || due.at < passed || nineDice.why(view, seat, due.move) !== null ? null : due
    },
  }
  const sitters = people.map((person, seat) =>
    person ? { kind: 'person', name: `P${seat}` } : { kind: 'bot', name: `B${seat}`, level: 'hare' },
  )
  const bots = { game: nineDice, bots: { levels: [{ id: 'hare', bot }] } }
  const session = { company: { sitters, dice }, front, bots, clock: () => clock, save: { write: () => undefined } }
  await playOn(session as unknown as Session, table)
  return { lines: now.entries.slice(2).map((entry) => writeEntry(nineDice, entry as never)), refusals }
}

const BOTS = { people: [false, false] }
const STATED = { statement: 'on', lockout: 2000, seconds: 0 }

describe('a race is decided by the table', () => {
  test('a bot acts at the time it planned, if nobody was quicker', async () => {
    const { lines } = await race(shown({ seconds: 15 }), ['500 0 take blue'], {
      people: [true, false],
      plans: [plan('take red', 0), plan('take red', 700)],
    })
    expect(lines).toEqual(['0 take blue @500', '1 take red @700 # bot', 'time'])
  })

  test('bots of the same ms: the spinner is first, whatever their seats', async () => {
    const plans = [plan('take red', 700), plan('take red', 700)]
    expect((await race(shown({ seconds: 15 }, 1), [], { ...BOTS, plans })).lines[0]).toBe('0 take red @700 # bot')
    expect((await race(shown({ seconds: 15 }, 2), [], { ...BOTS, plans })).lines[0]).toBe('1 take red @700 # bot')
  })

  test('a grab before the limit counts, and one at the limit does not', async () => {
    const table = shown({ seconds: 15 })
    expect((await race(table, ['14999 0 take red'])).lines).toEqual(['0 take red @14999', 'time'])
    expect((await race(table, ['15000 0 take red'])).lines).toEqual(['time'])
    const late = { people: [true, false], plans: [plan('take red', 0), plan('take red', 15_000)] }
    expect((await race(table, [], late)).lines).toEqual(['time'])
  })

  test('a wrong statement locks its seat, and no other', async () => {
    const { lines } = await race(shown(STATED), [
      '500 0 take red +-',
      '600 0 take blue ++',
      '700 1 take green +-',
      '2500 0 take blue ++',
    ])
    expect(lines).toEqual(['0 take red +- @500', '1 take green +- @700', '0 take blue ++ @2500'])
  })

  test('what is gone is refused by its rule, and locks its seat', async () => {
    const keys: Key[] = ['500 1 take red', '600 0 take red', '700 0 take blue', '2600 0 take blue']
    const { lines, refusals } = await race(shown({ lockout: 2000, seconds: 0 }), keys)
    expect(lines).toEqual(['1 take red @500', '0 take blue @2600'])
    expect(refusals).toEqual([{ code: 'illegal', rule: 'R3' }])
  })

  test('with real dice hands were quickest: no times, no locks, and only the game itself refuses', async () => {
    const { lines } = await race(shown(STATED), ['500 0 take red +-', '600 0 take blue ++'], { dice: 'real' })
    expect(lines).toEqual(['0 take red +-', '0 take blue ++'])
    expect((await race(shown({ seconds: 15 }), ['1 0 take red'], { dice: 'real' })).lines).toEqual([
      '0 take red',
      'time',
    ])
  })

  test('a saved race goes on at the time it was saved', async () => {
    const input = { kind: 'move', seat: 1, move: nineDice.read('take red'), at: 9000 } as const
    const saved = unwrap(act(shown({ seconds: 15 }), { input }))
    expect((await race(saved, ['5999 0 take blue'])).lines).toEqual(['1 take red @9000', '0 take blue @14999', 'time'])
  })
})

test('several people have a row of keys each; alone one has them all', () => {
  expect(ownKey([0, 2], '4')).toEqual({ seat: 0, key: '4' })
  expect(ownKey([0, 2], 'g')).toEqual({ seat: 2, key: '5' })
  expect(ownKey([0, 1, 2, 3, 4], ';')).toEqual({ seat: 4, key: '5' })
  for (const key of ['z', 'q', 'u', '?', 'enter', 'left', 'space']) expect(ownKey([0, 2], key)).toBeNull()
  expect(ownKey([0], '4')).toBeNull()
})
