/** A log of a race says who was first for ever: the order of its lines, whatever the rules of judging are by then. */
import { expect, test } from 'vitest'
import { readLog, replay, writeLog } from '../../engine/log.ts'
import { nineDice } from '../../games/nine-dice/rules.ts'

const HEADER =
  'iacta 1 nine-dice/1 {"blackBonus":"nothing-taken","wrongWithBlack":"separate","start":0,"target":25,"spinner":12,"seconds":60,"statement":"off","lockout":0} seats=2'

/** Two discs after each other, a photo finish, an arrival that is later than the next grab's, and an anticipator. */
const LINES = [
  'throw 1',
  'throw 7 3 4 1 1 4 4 1 2 5',
  '1 take orange @120 seen @60',
  '1 take red @900 seen @1000',
  '0 take blue @891 seen @896',
  '1 take green @990 seen @1090',
  '0 take black @991 seen @996',
]

test('the same order, byte for byte', () => {
  const text = `${[HEADER, ...LINES].join('\n')}\n`
  const read = readLog(nineDice, text)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  const owners: string[] = []
  const end = replay(nineDice, read.value, ({ entry }) => {
    if (entry?.input.kind === 'move') owners.push(`${entry.input.seat} ${nineDice.write(entry.input.move)}`)
  })
  expect(end.ok && end.value.taken.map(({ seat, disc }) => [seat, disc])).toEqual([
    [1, 1],
    [1, 0],
    [0, 2],
    [1, 3],
    [0, 4],
  ])
  expect(owners).toHaveLength(5)
  expect(writeLog(nineDice, read.value)).toBe(text)
})
