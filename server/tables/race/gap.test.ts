/** The line of a race's throw is sent later than it is committed: no page may get the lines after it without it. */

import { expect } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import { VERSION } from '../../../protocol/protocol.ts'
import { ann, TestDays } from '../../daily/testing/days.ts'
import { COUNTDOWN } from '../../race/show.ts'
import { test } from '../testing/fixture.ts'
import { grab, nextRace, passTo, shown } from '../testing/race.ts'
import { type Page, playing, type TestTables } from '../testing/table.ts'

const race = { game: 'nine-dice', options: { seconds: 60 } }
const HELLO = { kind: 'hello', protocol: VERSION, seen: 0, takebacks: 0 } as const

/** A watcher at whose frame of this kind the process stands still. */
async function staller(home: TestTables, id: string, kind: string, ms: number): Promise<void> {
  const send = (frame: string) => {
    if (frame.startsWith(`{"kind":"${kind}"`)) home.clock.stall(ms)
  }
  unwrap(await home.tables.connect(id, { identity: 'dan', send, close: () => undefined }, HELLO))
  await home.settled()
}

const throwsIn = ({ lines }: Page) => lines.filter((line) => String(line).startsWith('throw ')).length

test('the process stands still between the commit of the throw and its show', async ({ home }) => {
  const { id, ann, bob, both } = await playing(home, race)
  await staller(home, id, 'race', 300)
  await nextRace(home, both)
  await shown(home, ann)
  expect([throwsIn(ann), throwsIn(bob)]).toEqual([2, 2])
  await passTo(home, ann, 800)
  expect(await ann.send(grab(ann, 'take red', 790))).toBe('done')
  expect(bob.lines).toEqual(ann.lines)
  expect(home.log.errors).toEqual([])
})

test('the show passes while a page is welcomed', async ({ home }) => {
  const { id, ann, both } = await playing(home, race)
  await nextRace(home, both)
  const frames: string[] = []
  const send = (frame: string) => {
    frames.push(frame)
    if (frame.startsWith('{"kind":"welcome"')) home.clock.stall(COUNTDOWN)
  }
  unwrap(await home.tables.connect(id, { identity: 'dan', send, close: () => undefined }, HELLO))
  await home.pass(1)
  expect(frames.join()).toContain(String(ann.lines.at(-1)))
})

test('lines are committed after the show, before the timers of the show have fired', async ({ home }) => {
  const { id, ann, bob, both } = await playing(home, race)
  const cat = await home.page(id, 'cat')
  await nextRace(home, both)
  home.clock.stall(COUNTDOWN)
  expect(await bob.send({ kind: 'resign', seat: 1 })).toBe('done')
  expect(ann.lines.at(-2)).toBe('end resigned 1')
  expect([bob.lines, cat.lines]).toEqual([ann.lines, ann.lines])
  expect(home.log.errors).toEqual([])
})

test('the day ends while a throw is on its way', async () => {
  const on = await TestDays.open()
  const { home } = on
  await home.pass(on.untilMidnight() - 40)
  const page = await on.page('nine-dice', ann)
  await page.send({ kind: 'read', line: page.lines.length })
  expect((page.race?.show ?? 0) - home.clock.steady()).toBeGreaterThan(40)
  await home.pass(1000)
  expect(page.table?.status).toBe('closed')
  expect(page.lines.at(-1)).toMatch(/^fair secret=/)
  expect(home.log.errors).toEqual([])
})
