import { describe, expect, test } from 'vitest'
import { unwrap } from '../../engine/result.ts'
import { daily } from '../../games/star-maps/daily/daily.ts'
import type { Host } from './host.ts'
import { createTable, openLocal } from './local-tables.ts'
import { dayFaces } from './random.ts'
import { isBroken, readSummary } from './storage/record.ts'
import { anyAnswer, type Desk, desk, playOut, Screen } from './testing/host.ts'

const DAY = '2026-11-15'
const NEXT = '2026-11-16'

async function begun(on: Desk, day: string): Promise<string> {
  const company = { sitters: [{ kind: 'person', name: 'Ada' } as const], dice: 'app' as const }
  return unwrap(await createTable({ game: 'star-maps', options: daily.options(day), company, day }, on))
}

/** The log of a day against a bot, with choices by this seed. */
async function duel(on: Desk, choices: number): Promise<readonly string[]> {
  const sitters = [{ kind: 'person', name: 'Ada' } as const, { kind: 'bot', name: 'Icicle', level: 'icicle' } as const]
  const made = unwrap(
    await createTable({ game: 'dicy-cards', options: {}, company: { sitters, dice: 'app' }, day: DAY }, on),
  )
  const screen = new Screen(await opened(made, on))
  await playOut(screen, on.clock, anyAnswer(choices))
  return screen.lines
}

async function opened(id: string, on: Desk): Promise<Host> {
  return unwrap(await openLocal(id, on))
}

const throwsIn = ({ lines }: Screen): string[] => lines.filter((line) => line.startsWith('throw'))

/** Plays the day on a device of its own, with choices of its own. */
async function played(day: string, choices: number): Promise<string[]> {
  const on = desk()
  const screen = new Screen(await opened(await begun(on, day), on))
  await playOut(screen, on.clock, anyAnswer(choices))
  return throwsIn(screen)
}

describe('a table of the day without a server', () => {
  test('has the same dice on every device, whatever is chosen, and others on another day', async () => {
    const [one, two, next] = [await played(DAY, 1), await played(DAY, 2), await played(NEXT, 1)]
    const shared = Math.min(one.length, two.length)
    expect(shared).toBeGreaterThan(5)
    expect(one.slice(0, shared)).toEqual(two.slice(0, shared))
    expect(one.slice(0, 5)).not.toEqual(next.slice(0, 5))
  })

  test('has a bot that answers the same to the same, on every device', async () => {
    const seeds: number[][] = []
    const noting = (): Desk => {
      const on = desk()
      const asked: number[] = []
      seeds.push(asked)
      const choose: Desk['botService']['choose'] = (question) => {
        asked.push(question.seed)
        return on.botService.choose(question)
      }
      return { ...on, botService: { ...on.botService, choose } }
    }
    const [one, two] = [await duel(noting(), 3), await duel(noting(), 3)]
    expect(one.length).toBeGreaterThan(10)
    expect(two).toEqual(one)
    expect(new Set(seeds[0]).size).toBeGreaterThan(3)
    expect(seeds[1]).toEqual(seeds[0])
  })

  test('goes on with the same dice when it was left, and says which day it is of', async () => {
    const on = desk()
    const id = await begun(on, DAY)
    const first = new Screen(await opened(id, on))
    await on.clock.pass(0)
    expect(first.now).toMatchObject({ day: DAY, asks: [{ kind: 'move', seat: 0 }] })
    first.host.close()
    const second = new Screen(await opened(id, on))
    await playOut(second, on.clock, anyAnswer(1))
    expect(throwsIn(second).map((line) => line.split(' ').slice(1).map(Number))).toEqual(
      throwsIn(second).map((_, thrown) => dayFaces('star-maps', DAY, thrown, [6, 6])),
    )
  })

  test('its day is kept, and only a day', async () => {
    const on = desk()
    const record = await on.store.get(await begun(on, DAY))
    expect(record).toMatchObject({ ok: true, value: { day: DAY } })
    const { value } = record as Extract<typeof record, { ok: true }>
    expect(readSummary(value)).toMatchObject({ day: DAY })
    const { day: _, ...usual } = value
    expect(readSummary(usual)).not.toHaveProperty('day')
    for (const day of ['yesterday', '2026-13-01', 7, null]) expect(isBroken(readSummary({ ...value, day }))).toBe(true)
  })
})

test('the faces of a day are those of the dice, each thrown', () => {
  const faces = Array.from({ length: 600 }, (_, thrown) => dayFaces('g', DAY, thrown, [6, 2])).flat()
  expect(new Set(faces)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  const seconds = Array.from({ length: 600 }, (_, thrown) => dayFaces('g', DAY, thrown, [6, 2])[1])
  expect(new Set(seconds)).toEqual(new Set([1, 2]))
})
