import { expect, test } from 'vitest'
import { merged, NO_MEDALS, readMedals, withMedals, writeMedals } from './ladder.ts'
import type { Opponent, Played } from './played.ts'

type Result = Pick<Played, 'game' | 'date' | 'place' | 'winners' | 'opponents'>

const bot = (level: string, place: number): Opponent => ({ kind: 'bot', level, place })
const WON: Result = { game: 'dicy-cards', date: 5, place: 1, winners: 1, opponents: [bot('snowflake', 2)] }

test('a level is beaten by a win, and the first win counts', () => {
  expect(withMedals(NO_MEDALS, [WON, { ...WON, date: 3 }, { ...WON, date: 9 }])).toEqual({
    'dicy-cards': { snowflake: 3 },
  })
})

test('a win beats every bot at the table, and no person', () => {
  const opponents: Opponent[] = [bot('icicle', 2), { kind: 'person', name: 'Ada', place: 3 }, bot('iceberg', 4)]
  expect(withMedals(NO_MEDALS, [{ ...WON, opponents }])).toEqual({ 'dicy-cards': { icicle: 5, iceberg: 5 } })
})

test.each([
  ['a loss', { ...WON, place: 2 }],
  ['a shared win', { ...WON, winners: 2 }],
  ['a game alone', { ...WON, opponents: [] }],
])('%s beats no level', (_, game) => {
  expect(withMedals(NO_MEDALS, [game])).toEqual({})
})

test('medals stay when the games are gone, and of two devices the earlier date stays', () => {
  const medals = readMedals(writeMedals(withMedals(NO_MEDALS, [WON])))
  expect(withMedals(medals, [])).toEqual({ 'dicy-cards': { snowflake: 5 } })
  const other = { 'dicy-cards': { snowflake: 2 }, 'star-maps': { pilot: 7 } }
  expect(merged(medals, other)).toEqual(other)
  expect(merged(other, medals)).toEqual(other)
})

test.each([
  ['', {}],
  ['{', {}],
  ['null', {}],
  ['{"version":2,"medals":{"dicy-cards":{"icicle":1}}}', {}],
  [
    '{"version":1,"medals":{"dicy-cards":{"icicle":1,"iceberg":"x","Ice berg":4,"a":-1}}}',
    { 'dicy-cards': { icicle: 1 } },
  ],
  [`{"version":1,"medals":{"x":{"y":1}}}${' '.repeat(30_000)}`, {}],
])('reads %j without trust', (text, medals) => {
  expect(readMedals(text)).toEqual(medals)
})
