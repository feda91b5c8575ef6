/** Races at a table of this device, by a clock that stands still: who was first, who came too late, and what bots may do. */
import { describe, expect, test } from 'vitest'
import type { Planned } from '../../engine/bots/bot.ts'
import type { Sitter } from '../../engine/company.ts'
import { good, unwrap } from '../../engine/result.ts'
import type { Command, Snapshot } from './host.ts'
import { GET_READY, READING } from './local-host.ts'
import { elapsed, SETTLE } from './local-race.ts'
import { createTable, openLocal } from './local-tables.ts'
import type { Store } from './storage/store.ts'
import { type Desk, desk, quickBotService, Screen, settled } from './testing/host.ts'

const person = (name: string): Sitter => ({ kind: 'person', name })
const bot: Sitter = { kind: 'bot', name: '', level: 'hare' }
const TWO = [person('Ada'), person('Bea')]
const LONGEST_WAIT = GET_READY.least + GET_READY.spread

interface Raced {
  readonly on: Desk
  readonly screen: Screen
  /** A press this many ms after the race was shown. */
  readonly press: (seat: number, text: string, ms: number) => Promise<unknown>
}

const idle = { ...quickBotService(), race: async () => good(null) }

async function opened(id: string, on: Desk, reader?: () => boolean): Promise<Screen> {
  return new Screen(unwrap(await openLocal(id, on, reader)))
}

interface Setting extends Partial<Desk> {
  readonly options?: object
  readonly dice?: 'app' | 'real'
  readonly reader?: () => boolean
}

/** A table of 9 Dice before its first throw. */
async function seated(sitters: readonly Sitter[], { options = {}, dice = 'app', reader, ...change }: Setting = {}) {
  const on = desk({ botService: idle, ...change })
  const made = unwrap(await createTable({ game: 'nine-dice', options, company: { sitters, dice } }, on))
  const screen = await opened(made, on, reader)
  return { on, screen, press: presser(screen) }
}

/** The same at the moment when its first race has been shown, or is read aloud. */
async function raced(sitters: readonly Sitter[] = TWO, setting: Setting = {}): Promise<Raced> {
  const table = await seated(sitters, setting)
  const { on, screen } = table
  await on.clock.pass(0)
  if (screen.now.asks[0]?.kind === 'roll') await screen.host.send({ kind: 'roll' })
  await on.clock.pass(LONGEST_WAIT)
  return table
}

function presser(screen: Screen): Raced['press'] {
  return (seat, text, ms) => {
    const { game } = screen.now.table
    const since = screen.now.race?.since ?? 0
    return screen.host.send({ kind: 'move', seat, move: game.read(text), acted: since + ms })
  }
}

/** Ms since the race was shown. */
const passed = (on: Desk, screen: Screen): number => on.clock.steady() - (screen.now.race?.since ?? 0)
const throwOf = (screen: Screen): string | undefined => screen.lines.findLast((line) => line.startsWith('throw'))
const spinnerOf = (now: Snapshot): number => now.table.game.first?.(now.table.states.at(-1)) ?? -1

describe('before it is shown', () => {
  async function thrown(): Promise<Raced> {
    const table = await seated(TWO)
    await table.on.clock.pass(0)
    await table.screen.host.send({ kind: 'roll' })
    return table
  }

  test('nobody sees the throw, not even the log, and all are told to get ready', async () => {
    const { screen, on } = await thrown()
    expect(screen.now).toMatchObject({ race: { since: null }, asks: [], canUndo: false })
    expect(screen.lines).toHaveLength(1)
    await on.clock.pass(GET_READY.least - 1)
    expect(screen.lines).toHaveLength(1)
    await on.clock.pass(GET_READY.spread + 1)
    expect(screen.lines).toHaveLength(2)
    expect(screen.now.race?.since).toBeGreaterThan(0)
  })

  test('nothing can be grabbed, and nothing is thrown twice', async () => {
    const { screen, on, press } = await thrown()
    expect(await press(0, 'take red', 0)).toMatchObject({ ok: false })
    expect(await screen.host.send({ kind: 'roll' })).toMatchObject({ ok: false })
    await on.clock.pass(LONGEST_WAIT)
    expect(screen.lines).toHaveLength(2)
    expect(screen.now.race?.lost).toEqual([])
  })

  test('a stamp from before it was shown is no grab', async () => {
    const { screen, press } = await raced()
    expect(await press(0, 'take red', -5)).toMatchObject({ ok: false, fault: { code: 'told' } })
    expect(screen.now.race?.pending).toEqual([])
  })
})

describe('who was first', () => {
  test('is told by the stamps, not by who was heard first', async () => {
    const { on, screen, press } = await raced()
    await on.clock.pass(520)
    await press(0, 'take red', 518)
    await press(1, 'take red', 511)
    expect(screen.now.race?.pending).toMatchObject([{ seat: 0 }, { seat: 1 }])
    expect(screen.lines).toHaveLength(2)
    await on.clock.pass(SETTLE)
    expect(screen.lines.slice(2)).toEqual(['1 take red @511'])
    expect(screen.now.race).toMatchObject({ pending: [], lost: [{ seat: 0, at: 518, first: 1, firstAt: 511 }] })
  })

  test('at the same ms the spinner, then clockwise', async () => {
    const { on, screen, press } = await raced([person('Ada'), person('Bea'), person('Cleo')])
    const spinner = spinnerOf(screen.now)
    await on.clock.pass(500)
    for (const seat of [0, 1, 2]) await press(seat, 'take blue', 400)
    await on.clock.pass(SETTLE)
    expect(screen.lines.slice(2)).toEqual([`${spinner} take blue @400`])
    expect(screen.now.race?.lost.map(({ seat }) => seat)).toEqual([(spinner + 1) % 3, (spinner + 2) % 3])
  })

  test('different things are all taken, in one write', async () => {
    const { on, screen, press } = await raced()
    const before = on.shelf.records.get(screen.now.id) as { rev: number }
    await on.clock.pass(300)
    await press(0, 'take red', 290)
    await press(1, 'take green', 280)
    await press(0, 'take blue', 299)
    await on.clock.pass(SETTLE)
    expect(screen.lines.slice(2)).toEqual(['1 take green @280', '0 take red @290', '0 take blue @299'])
    expect((on.shelf.records.get(screen.now.id) as { rev: number }).rev).toBe(before.rev + 1)
  })

  test('black ends it: what comes after is too late, and told as a finish', async () => {
    const { on, screen, press } = await raced()
    await on.clock.pass(900)
    await press(0, 'take black', 880)
    await press(1, 'take red', 890)
    await on.clock.pass(SETTLE)
    expect(screen.lines.slice(2)).toEqual(['0 take black @880'])
    expect(screen.now.race).toBeUndefined()
    expect(screen.now.finish).toMatchObject([{ seat: 1, at: 890, first: 0, firstAt: 880 }])
    const late = { kind: 'move', seat: 1, move: screen.now.table.game.read('take black') } as const
    await screen.host.send({ ...late, acted: on.clock.steady() })
    expect(screen.now.finish).toHaveLength(2)
  })

  test('what is gone already is too late at once, without a penalty', async () => {
    const { on, screen, press } = await raced()
    await on.clock.pass(300)
    await press(0, 'take red', 290)
    await on.clock.pass(200)
    await press(1, 'take red', 480)
    expect(screen.now.race).toMatchObject({ pending: [], lost: [{ seat: 1, at: 480, firstAt: 290 }] })
    await press(1, 'take green', 490)
    await on.clock.pass(SETTLE)
    expect(screen.lines.at(-1)).toBe('1 take green @490')
  })

  test('one who races alone waits for nobody', async () => {
    const { on, screen, press } = await raced([person('Ada')])
    await on.clock.pass(700)
    await press(0, 'take red', 700)
    await on.clock.pass(0)
    expect(screen.lines.at(-1)).toBe('0 take red @700')
  })

  test('a rule that refuses says so, and nothing is grabbed', async () => {
    const { on, screen, press } = await raced(TWO, { options: { statement: 'on' } })
    await on.clock.pass(300)
    expect(await press(0, 'take red', 290)).toMatchObject({ ok: false, fault: { code: 'illegal', rule: 'R8' } })
    expect(screen.now.race?.pending).toEqual([])
  })
})

describe('the host', () => {
  test('locks out who came too late, for so long, and nobody else', async () => {
    const { on, screen, press } = await raced(TWO, { options: { lockout: 1000 } })
    await on.clock.pass(300)
    await press(0, 'take red', 290)
    await press(1, 'take red', 295)
    await on.clock.pass(SETTLE)
    expect(screen.now.race?.locked.map(({ seat }) => seat)).toEqual([1])
    expect(await press(1, 'take blue', 400)).toMatchObject({ ok: false })
    await press(0, 'take green', 401)
    await on.clock.pass(1000)
    const at = passed(on, screen)
    await press(1, 'take blue', at)
    await on.clock.pass(SETTLE)
    expect(screen.lines.slice(2)).toEqual(['0 take red @290', '0 take green @401', `1 take blue @${at}`])
  })

  test('ends it when time is up, and what was grabbed in time counts', async () => {
    const { on, screen, press } = await raced(TWO, { options: { seconds: 15 } })
    const left = (screen.now.race?.until ?? 0) - on.clock.steady()
    await on.clock.pass(left)
    await press(0, 'take red', 14_999)
    expect(await press(1, 'take blue', 15_001)).toMatchObject({ ok: false })
    await on.clock.pass(SETTLE)
    expect(screen.lines.slice(2)).toEqual(['0 take red @14999', 'time'])
  })

  test('takes grabs while the last ones are being written', async () => {
    const real = desk()
    let write: (() => void) | null = null
    let slow = false
    const store: Store = {
      ...real.store,
      replace: async (seen, record) => {
        if (slow) await new Promise<void>((resolve) => (write = resolve))
        return real.store.replace(seen, record)
      },
    }
    const { on, screen, press } = await raced(TWO, { store })
    slow = true
    await on.clock.pass(300)
    await press(0, 'take red', 290)
    await on.clock.pass(SETTLE)
    await press(1, 'take blue', 325)
    expect(screen.now.race?.pending.map(({ seat }) => seat)).toEqual([0, 1])
    slow = false
    ;(write as (() => void) | null)?.()
    await on.clock.pass(SETTLE)
    expect(screen.lines.slice(2)).toEqual(['0 take red @290', '1 take blue @325'])
  })
})

describe('bots', () => {
  /** Bots that say what they are told to, and remember what they were asked. */
  function scripted(plans: (passed: number) => Planned<string> | null) {
    const asked: { seat: number; seed: number; passed: number }[] = []
    const race = async ({ seat, seed, passed }: { seat: number; seed: number; passed: number }) => {
      asked.push({ seat, seed, passed })
      return good(plans(passed))
    }
    return { asked, botService: { ...quickBotService(), race } }
  }

  test('play at their time, and are marked', async () => {
    const { botService } = scripted((passed) => (passed < 800 ? { move: 'take green', at: 800 } : null))
    const { on, screen } = await raced([person('Ada'), bot], { botService })
    const left = 800 - passed(on, screen)
    await on.clock.pass(left + SETTLE - 1)
    expect(screen.lines.filter((line) => line.includes('green'))).toEqual([])
    await on.clock.pass(1)
    expect(screen.lines.at(-1)).toBe('1 take green @800 # bot')
  })

  test('are asked again after every change, with the same seed, and what they meant to do before is forgotten', async () => {
    const { botService, asked } = scripted((passed) => ({ move: passed === 0 ? 'take red' : 'take blue', at: 2000 }))
    const { on, screen, press } = await raced([person('Ada'), bot], { botService })
    const now = passed(on, screen)
    await press(0, 'take green', now)
    await on.clock.pass(SETTLE)
    expect(asked.map(({ seed }) => seed)).toEqual([asked[0]?.seed, asked[0]?.seed])
    expect(asked[0]?.passed).toBe(0)
    expect(asked[1]?.passed).toBe(now + SETTLE)
    await on.clock.pass(2000)
    expect(screen.lines.filter((line) => line.startsWith('1 '))[0]).toBe('1 take blue @2000 # bot')
  })

  test('lose to a person who pressed earlier in the same moment', async () => {
    const { botService } = scripted((passed) => (passed === 0 ? { move: 'take red', at: 2500 } : null))
    const { on, screen, press } = await raced([person('Ada'), bot], { botService })
    await on.clock.pass(2500 - passed(on, screen))
    await press(0, 'take red', 2495)
    await on.clock.pass(SETTLE)
    expect(screen.lines.slice(2)).toEqual(['0 take red @2495'])
    expect(screen.now.race?.lost).toMatchObject([{ seat: 1, at: 2500, first: 0 }])
  })

  test('real ones race each other to the end', async () => {
    const { replyTo } = await import('./bots/think.ts')
    const race = async (question: object) => {
      const reply = await replyTo({ job: 'race', id: 1, given: question } as never)
      if (!('value' in reply)) throw new Error(JSON.stringify(reply))
      return good(reply.value)
    }
    const { on, screen } = await raced([bot, bot, bot], {
      botService: { ...quickBotService(), race } as Desk['botService'],
    })
    for (let i = 0; i < 400 && !screen.over; i++) await on.clock.pass(10_000)
    expect(screen.over).toBe(true)
    expect(screen.seen.some(({ trouble }) => trouble === 'bot-stuck')).toBe(false)
    expect(screen.lines.filter((line) => /^\d take \w+ @\d+ # bot$/.test(line)).length).toBeGreaterThan(8)
  })
})

describe('whoever looks away gains nothing', () => {
  test('after loading the race goes on, and its clock has run on', async () => {
    const { on, screen, press } = await raced()
    await on.clock.pass(1000)
    const at = passed(on, screen)
    await press(0, 'take red', at)
    await on.clock.pass(SETTLE)
    screen.host.close()
    await on.clock.pass(5000)
    const again = await opened(screen.now.id, on)
    const since = passed(on, again)
    expect(since).toBeGreaterThanOrEqual(at + 5000)
    expect(since).toBeLessThanOrEqual(at + 5000 + SETTLE)
    expect(throwOf(again)).toBe(throwOf(screen))
  })

  test('after its limit it is over', async () => {
    const { on, screen } = await raced(TWO, { options: { seconds: 15 } })
    screen.host.close()
    await on.clock.pass(60_000)
    const again = await opened(screen.now.id, on)
    await on.clock.pass(SETTLE)
    expect(again.lines.at(-1)).toBe('time')
  })

  test('a clock that was set back is no time at all', () => {
    expect(elapsed({ entries: [] } as never, 0, 5000, 1000)).toBe(0)
    expect(elapsed({ entries: [] } as never, 0, 0, 1e15)).toBe(999_999_999)
  })
})

describe('read aloud', () => {
  const reading = () => raced([person('Ada'), bot], { options: { seconds: 15 }, reader: () => true })

  test('it is shown, and nothing counts until it has been heard', async () => {
    const { on, screen, press } = await reading()
    expect(screen.now.race).toMatchObject({ since: null, reading: true })
    expect(throwOf(screen)?.split(' ')).toHaveLength(11)
    expect(await press(0, 'take red', 0)).toMatchObject({ ok: false })
    await on.clock.pass(3000)
    await screen.host.send({ kind: 'read' })
    const since = on.clock.steady()
    expect(screen.now.race).toMatchObject({ since, until: since + 15_000 })
    expect(screen.now.race?.reading).toBeUndefined()
  })

  test('it does not wait for ever', async () => {
    const { on, screen } = await reading()
    await on.clock.pass(READING)
    expect(screen.now.race?.since).toBeGreaterThan(0)
  })

  test('where nothing is read there is nothing to say', async () => {
    const { screen } = await raced()
    expect(await screen.host.send({ kind: 'read' })).toMatchObject({ ok: false, fault: { code: 'not-asked' } })
  })
})

describe('real dice', () => {
  async function typed(): Promise<Raced> {
    const table = await seated(TWO, { options: { seconds: 15 }, dice: 'real' })
    for (const faces of [[1], [5, 1, 4, 1, 1, 6, 6, 2, 2, 3]]) await table.screen.host.send({ kind: 'faces', faces })
    return table
  }

  test('nobody races on the device: what was taken is entered in order, without times, and can be taken back', async () => {
    const { on, screen } = await typed()
    expect(screen.now.race).toBeUndefined()
    expect(screen.now.asks).toMatchObject([{ seat: 0 }, { seat: 1 }])
    await on.clock.pass(60_000)
    expect(screen.lines).toHaveLength(2)
    const take = (seat: number, text: string): Command => ({
      kind: 'move',
      seat,
      move: screen.now.table.game.read(text),
    })
    await screen.host.send(take(1, 'take red'))
    await screen.host.send(take(0, 'take blue'))
    await screen.host.send({ kind: 'undo' })
    await screen.host.send(take(0, 'take black'))
    expect(screen.lines.slice(2)).toEqual(['1 take red', '0 take black'])
    await settled()
  })

  test('a round that nobody ended is ended by hand; elsewhere it cannot be', async () => {
    const { screen } = await typed()
    expect(await screen.host.send({ kind: 'time' })).toEqual(good(null))
    expect(screen.lines.at(-1)).toBe('time')
    const { screen: other } = await raced()
    expect(await other.host.send({ kind: 'time' })).toMatchObject({ ok: false, fault: { code: 'not-asked' } })
  })
})
