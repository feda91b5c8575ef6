/** A log fixes the result of a race for ever: the order of its lines, even if the rules of judging change. */
import { expect, test } from 'vitest'
import { readLog, replay, writeLog } from '../../engine/log.ts'
import { unwrap } from '../../engine/result.ts'
import { loadGame } from '../../games/index.ts'
import type { State } from '../../games/nine-dice/rules/state.ts'

/** Rules 1 of the game, as this was played. */
const HEADER =
  'iacta 1 nine-dice/1 {"blackBonus":"nothing-taken","wrongWithBlack":"separate","start":0,"target":25,"spinner":12,"seconds":60,"statement":"off","lockout":0} seats=2'

/** A photo finish, a grab that arrived after the next one, a grab that was faster than any person, and a false time. */
const LINES = [
  'throw 1',
  'throw 7 3 4 1 1 4 4 1 2 5',
  '1 take orange @120 seen @60',
  '1 take red @900 seen @1000',
  '0 take blue @891 seen @896',
  '1 take green @990 seen @1090',
  '0 take black @991 seen @996 said @0',
]

test('the same order, byte for byte', async () => {
  const game = await loadGame('nine-dice', 1)
  if (game === null) throw new Error('no such rules')
  const text = `${[HEADER, ...LINES].join('\n')}\n`
  const read = unwrap(readLog(game, text))
  const end = replay(game, read)
  const taken = end.ok ? (end.value as State).taken.map(({ seat, disc }) => [seat, disc]) : null
  expect(taken).toEqual([
    [1, 1],
    [1, 0],
    [0, 2],
    [1, 3],
    [0, 4],
  ])
  expect(writeLog(game, read)).toBe(text)
})
