import { describe, expect, test } from 'vitest'
import type { Company, Sitter } from '../../engine/company.ts'
import { bad, good, unwrap } from '../../engine/result.ts'
import type { Host } from './host.ts'
import { loadLog } from './load.ts'
import { GRACE } from './local-host.ts'
import { SETTLE } from './local-race.ts'
import { createTable, openLocal } from './local-tables.ts'
import { MemoryStorage } from './storage/memory.ts'
import type { TableRecord } from './storage/record.ts'
import type { Store, StoreFault } from './storage/store.ts'
import { anyAnswer, type Desk, desk, load, playOut, quickBotService, Screen, settled } from './testing/host.ts'

const ada: Sitter = { kind: 'person', name: 'Ada' }
const bea: Sitter = { kind: 'person', name: 'Bea' }
const bot: Sitter = { kind: 'bot', name: 'Icicle', level: 'icicle' }
const company = (sitters: readonly Sitter[], dice: Company['dice'] = 'app'): Company => ({ sitters, dice })

async function created(
  on: Desk,
  who: Company,
  game = 'dicy-cards',
  options: unknown = game === 'dicy-cards' ? { target: 50 } : {},
): Promise<string> {
  return unwrap(await createTable({ game, options, company: who }, on))
}

async function opened(id: string, on: Desk): Promise<Host> {
  return unwrap(await openLocal(id, on))
}

async function sat(who: Company, on = desk(), game?: string, options?: unknown): Promise<{ on: Desk; screen: Screen }> {
  return { on, screen: new Screen(await opened(await created(on, who, game, options), on)) }
}

async function recordOf(on: Desk, id: string): Promise<TableRecord> {
  return unwrap(await on.store.get(id))
}

/** To the first choice of a person; returns whose it is. */
async function firstChoice(on: Desk, screen: Screen): Promise<number> {
  for (let steps = 0; steps < 20 && screen.now.asks[0]?.kind !== 'move'; steps++) {
    if (screen.now.asks[0]?.kind === 'roll') await screen.host.send({ kind: 'roll' })
    else await on.clock.pass(GRACE)
  }
  return screen.now.viewer as number
}

describe('whole games', () => {
  test('two people on one device: dice of nobody fall by themselves, own dice when asked, and the log replays', async () => {
    const { on, screen } = await sat(company([ada, bea]))
    expect(screen.now).toMatchObject({ asks: [], waitsFor: [], canUndo: false, trouble: 'not-saved', viewer: null })
    await playOut(screen, on.clock, anyAnswer(1))
    const record = await recordOf(on, screen.now.id)
    expect(record).toMatchObject({ over: true, way: 'device', log: screen.host.log() })
    expect(record.places).toHaveLength(2)
    expect(record.log.split('\n').slice(0, 2)).toEqual([
      'iacta 1 dicy-cards/1 {"lineup":"glacial","target":50,"lowestThree":"others"} seats=2',
      'fair 1 none=one-device',
    ])
    const replayed = await loadLog(record.log)
    expect(replayed.ok && replayed.value.table.states).toEqual(screen.now.table.states)
    expect(screen.lines.filter((line) => line.includes('#'))).toEqual([])
    expect(screen.seen.some(({ asks }) => asks[0]?.kind === 'roll')).toBe(true)
  })

  test('against bots: they answer by themselves and are marked, and one is never asked for them', async () => {
    const { on, screen } = await sat(company([ada, bot, bot]))
    await playOut(screen, on.clock, anyAnswer(2))
    expect(screen.seen.flatMap(({ asks }) => asks).filter((ask) => 'seat' in ask && ask.seat !== 0)).toEqual([])
    const moves = screen.lines.filter((line) => /^[12] /.test(line))
    expect(moves.length).toBeGreaterThan(10)
    expect(moves.filter((line) => !line.endsWith('# bot') && !line.endsWith('!'))).toEqual([])
    expect(screen.seen.some(({ waitsFor }) => waitsFor.includes(1))).toBe(true)
  })

  test('real dice: every throw is asked for, bots included, and the log says why there is no proof', async () => {
    const { on, screen } = await sat(company([ada, bot], 'real'))
    await playOut(screen, on.clock, anyAnswer(3))
    expect(screen.host.log().split('\n')[1]).toBe('fair 1 none=real-dice')
    expect(screen.seen.flatMap(({ asks }) => asks).some(({ kind }) => kind === 'roll')).toBe(false)
  })

  test('the fixture game: secrets, a race, a time limit, and nobody is left waiting', async () => {
    const { on, screen } = await sat(company([ada, bot, bea]), desk(), 'pebbles', { rounds: 5 })
    await playOut(screen, on.clock, anyAnswer(4))
    expect(screen.lines.some((line) => / grab brass @\d+/.test(line))).toBe(true)
  })
})

describe('what is asked', () => {
  test('dice just taken up fall at once, without a question', async () => {
    const { on, screen } = await sat(company([ada, bea]))
    const seat = await firstChoice(on, screen)
    const { game, states } = screen.now.table
    const reroll = game.moves(states.at(-1), seat).find((move) => game.write(move).startsWith('reroll'))
    await screen.host.send({ kind: 'move', seat, move: reroll })
    expect(screen.now.asks).toEqual([])
    await on.clock.pass(0)
    expect(screen.lines.at(-1)).toMatch(/^throw( [1-6])+$/)
    expect(screen.now.asks).toEqual([{ kind: 'move', seat }])
  })

  test('nothing goes on by itself before it is on screen', async () => {
    const on = desk()
    const host = await opened(await created(on, company([ada, bot])), on)
    const screen = new Screen(host, false)
    await on.clock.pass(60_000)
    expect(screen.lines).toEqual([])
    host.shown(0)
    await on.clock.pass(0)
    expect(screen.lines).toHaveLength(1)
    await on.clock.pass(60_000)
    expect(screen.lines).toHaveLength(1)
  })

  test('the time limit counts from when the question is on screen', async () => {
    const on = desk()
    const host = await opened(await created(on, company([ada]), 'pebbles', { rounds: 1 }), on)
    const screen = new Screen(host, false)
    host.shown(0)
    await on.clock.pass(0)
    await host.send({ kind: 'move', seat: 0, move: { kind: 'lay', count: 1 } })
    await on.clock.pass(10_000)
    expect(screen.lines.at(-1)).toBe('0 lay 1')
    host.shown(2)
    await on.clock.pass(3000 + SETTLE - 1)
    expect(screen.lines.at(-1)).toBe('0 lay 1')
    await on.clock.pass(1)
    expect(screen.lines.at(-1)).toBe('time')
    expect(screen.over).toBe(true)
  })

  test('a bot that would rather not act in a race is left alone', async () => {
    const botService = { ...quickBotService(), choose: async () => good(null), race: async () => good(null) }
    const { on, screen } = await sat(company([ada, bot]), desk({ botService }), 'pebbles', { rounds: 1 })
    await on.clock.pass(0)
    expect(screen.now.trouble).toBe('bot-stuck') // It must lay.
    botService.choose = quickBotService().choose as typeof botService.choose
    await screen.host.send({ kind: 'retry' })
    await on.clock.pass(0)
    await screen.host.send({ kind: 'move', seat: 0, move: { kind: 'lay', count: 1 } })
    await on.clock.pass(2000)
    expect(screen.now).toMatchObject({ waitsFor: [], trouble: 'not-saved', asks: [{ kind: 'move', seat: 0 }] })
    await on.clock.pass(1000 + SETTLE)
    expect(screen.lines.at(-1)).toBe('time')
  })
})

describe('refusals change nothing', () => {
  test.each([
    ['a move while dice are due', { kind: 'move', seat: 0, move: { kind: 'pass' } }, 'throw-due'],
    ['faces typed where the app throws', { kind: 'faces', faces: [1, 2, 3, 4, 5, 6] }, 'not-asked'],
    ['a move of a bot', { kind: 'move', seat: 1, move: { kind: 'pass' } }, 'not-asked'],
    ['a seat that is not there', { kind: 'move', seat: 9, move: { kind: 'pass' } }, 'no-such-seat'],
    ['nothing to take back', { kind: 'undo' }, 'no-undo'],
  ] as const)('%s', async (_, command, code) => {
    const { on, screen } = await sat(company([ada, bot]))
    await on.clock.pass(0)
    const before = await recordOf(on, screen.now.id)
    const count = screen.seen.length
    expect(await screen.host.send(command)).toMatchObject({ ok: false, fault: { code } })
    expect(await recordOf(on, screen.now.id)).toEqual(before)
    expect(screen.seen).toHaveLength(count)
  })

  test('the dice of a bot cannot be thrown by a person', async () => {
    const on = desk()
    const id = await created(on, company([bot, bot]))
    const screen = new Screen(await opened(id, on), false)
    expect(await screen.host.send({ kind: 'roll' })).toEqual(bad({ code: 'not-asked' }))
  })

  test('a rule that refuses is named', async () => {
    const { on, screen } = await sat(company([ada, bea]))
    const seat = await firstChoice(on, screen)
    const move = screen.now.table.game.read('freeze straight')
    expect(await screen.host.send({ kind: 'move', seat, move })).toEqual(bad({ code: 'illegal', rule: 'R8' }))
  })

  test('commands in flight are taken in order, and what no longer fits is refused', async () => {
    const { on, screen } = await sat(company([ada, bea]))
    await on.clock.pass(0)
    const twice = await Promise.all([screen.host.send({ kind: 'roll' }), screen.host.send({ kind: 'roll' })])
    expect(twice).toMatchObject([{ ok: true }, { ok: false, fault: { code: 'move-due' } }])
    expect(screen.lines).toHaveLength(2)
  })
})

describe('undo', () => {
  /** Ada has passed, and nothing came after it. */
  async function passed(who: Company): Promise<{ on: Desk; screen: Screen; seat: number }> {
    const { on, screen } = await sat(who)
    const seat = await firstChoice(on, screen)
    await screen.host.send({ kind: 'move', seat, move: { kind: 'pass' } })
    return { on, screen, seat }
  }

  test('a choice can be taken back until a bot goes on, which waits a moment for it', async () => {
    const { on, screen } = await passed(company([ada, bot]))
    const { length } = screen.lines
    expect(screen.now.canUndo).toBe(true)
    await on.clock.pass(GRACE - 1)
    expect(screen.lines).toHaveLength(length)
    expect(await screen.host.send({ kind: 'undo' })).toEqual(good(null))
    expect(screen.now.asks).toEqual([{ kind: 'move', seat: 0 }])
    expect((await recordOf(on, screen.now.id)).log).toBe(screen.host.log())
    await on.clock.pass(60_000)
    expect(screen.lines).toHaveLength(length - 1)
  })

  test('and not after it', async () => {
    const { on, screen } = await passed(company([ada, bot]))
    await on.clock.pass(GRACE)
    expect(screen.now.canUndo).toBe(false)
    expect(await screen.host.send({ kind: 'undo' })).toEqual(bad({ code: 'no-undo' }))
  })

  test('before the next person throws there is all the time of the world', async () => {
    const { on, screen } = await passed(company([ada, bea]))
    await on.clock.pass(60_000)
    expect(screen.now).toMatchObject({ canUndo: true, asks: [{ kind: 'roll' }] })
    await screen.host.send({ kind: 'roll' })
    expect(screen.now.canUndo).toBe(false)
  })

  test('typed dice may be mistyped; dice that the app has thrown among them stand, also after loading', async () => {
    const { on, screen } = await sat(company([ada, bea], 'real'))
    await screen.host.send({ kind: 'faces', faces: [2] })
    expect(screen.now.canUndo).toBe(true)
    await screen.host.send({ kind: 'undo' })
    await screen.host.send({ kind: 'faces', faces: [1] })
    expect(screen.lines).toEqual(['throw 1'])
    expect(await screen.host.send({ kind: 'roll' })).toEqual(good(null))
    expect(screen.now.canUndo).toBe(false)
    const again = new Screen(await opened(screen.now.id, on))
    expect(again.now.canUndo).toBe(false)
    await again.host.send({ kind: 'move', seat: 0, move: { kind: 'pass' } })
    expect(again.now.canUndo).toBe(true)
  })
})

describe('what is kept', () => {
  test('every input is on disk before it is shown', async () => {
    const on = desk()
    const id = await created(on, company([ada, bot]))
    const host = await opened(id, on)
    const unkept: string[] = []
    host.subscribe(() => {
      const stored = (on.shelf.records.get(id) as TableRecord).log
      if (stored !== host.log()) unkept.push(host.log())
    })
    await playOut(new Screen(host), on.clock, anyAnswer(5))
    expect(unkept).toEqual([])
  })

  test('a table opened again in mid-question is as it was', async () => {
    const { on, screen } = await sat(company([ada, bot]))
    await firstChoice(on, screen)
    screen.host.close()
    const again = new Screen(await opened(screen.now.id, on))
    expect(again.now).toEqual(screen.now)
    expect(again.host.log()).toBe(screen.host.log())
    await playOut(again, on.clock, anyAnswer(6))
  })

  test('after closing nothing is heard, nothing goes on, and commands are refused', async () => {
    const { on, screen } = await sat(company([ada, bot]))
    const count = screen.seen.length
    screen.host.close()
    await on.clock.pass(60_000)
    screen.host.shown(0)
    expect(await screen.host.send({ kind: 'roll' })).toEqual(bad({ code: 'closed' }))
    expect([screen.seen.length, on.clock.pending]).toEqual([count, 0])
  })

  test.each([{ code: 'full' }, { code: 'unavailable', detail: 'gone' }] as const)(
    'when storage fails ($code) the table stays at the last kept input, says so, and goes on when it can',
    async (fault: StoreFault) => {
      const shelf = new MemoryStorage()
      const real = shelf.open()
      let broken = false
      const store: Store = {
        ...real,
        lasting: true,
        replace: (seen, record) => (broken ? Promise.resolve(bad(fault)) : real.replace(seen, record)),
      }
      const { on, screen } = await sat(company([ada, bot]), desk({ store }, shelf))
      await firstChoice(on, screen)
      const log = screen.host.log()
      broken = true
      const pass = { kind: 'move', seat: 0, move: { kind: 'pass' } } as const
      expect(await screen.host.send(pass)).toEqual(bad({ code: 'not-kept' }))
      expect(screen.now).toMatchObject({ trouble: 'not-kept', asks: [{ kind: 'move', seat: 0 }] })
      expect([screen.host.log(), (await recordOf(on, screen.now.id)).log]).toEqual([log, log])
      broken = false
      expect(await screen.host.send(pass)).toEqual(good(null))
      expect(screen.now.trouble).toBe(null)
      broken = true
      await on.clock.pass(GRACE)
      expect(screen.now.trouble).toBe('not-kept') // The bot's dice have fallen, and are not kept.
      const { length } = screen.lines
      await on.clock.pass(60_000)
      expect(screen.lines).toHaveLength(length)
      broken = false
      await screen.host.send({ kind: 'retry' })
      await on.clock.pass(GRACE)
      expect(screen.lines.length).toBeGreaterThan(length)
    },
  )

  test('a log that cannot be read is told with its line, a missing table as such', async () => {
    const on = desk()
    const id = await created(on, company([ada, bea]))
    const record = await recordOf(on, id)
    await on.store.replace(1, { ...record, rev: 2, log: `${record.log}throw 7\n` })
    expect(await openLocal(id, on)).toMatchObject({ ok: false, fault: { code: 'log', fault: { line: 3 } } })
    expect(await openLocal('nowhere', on)).toEqual(bad({ code: 'missing', id: 'nowhere' }))
  })

  test('a table that does not fit its options or its game is not created', async () => {
    const on = desk()
    const three = company([ada, bea, ada, bea, ada])
    const wrong = await createTable({ game: 'dicy-cards', options: {}, company: three }, on)
    expect(wrong).toMatchObject({ ok: false, fault: { code: 'bad-seats' } })
    const none = await createTable({ game: 'chess', options: {}, company: three }, on)
    expect(none).toEqual(bad({ code: 'unknown-game', got: 'chess' }))
    expect(on.shelf.records.size).toBe(0)
  })
})

describe('two tabs', () => {
  async function twoTabs(who = company([ada, bea])): Promise<{ a: Screen; b: Screen; on: Desk; other: Desk }> {
    const { on, screen: a } = await sat(who)
    await on.clock.pass(0)
    const other = desk({}, on.shelf)
    return { a, b: new Screen(await opened(a.now.id, other)), on, other }
  }

  test('one follows the other, and says so', async () => {
    const { a, b } = await twoTabs()
    await a.host.send({ kind: 'roll' })
    await settled()
    expect(b.host.log()).toBe(a.host.log())
    expect([a.now.trouble, b.now.trouble]).toEqual(['not-saved', 'elsewhere'])
    await b.host.send({ kind: 'move', seat: b.now.viewer as number, move: { kind: 'pass' } })
    await settled()
    expect([a.now.trouble, b.now.trouble]).toEqual(['elsewhere', 'not-saved'])
    expect(a.host.log()).toBe(b.host.log())
  })

  test('of two commands at once one counts, the other is refused, and both show the same', async () => {
    const { a, b } = await twoTabs()
    const sent = await Promise.all([a.host.send({ kind: 'roll' }), b.host.send({ kind: 'roll' })])
    await settled()
    expect(sent.map(({ ok }) => ok)).toEqual([true, false])
    expect(sent[1]).toEqual(bad({ code: 'elsewhere' }))
    expect(b.host.log()).toBe(a.host.log())
    expect(a.lines).toHaveLength(2)
  })

  test('a table deleted in one tab stands still in the other until it is put back', async () => {
    const { a, b, other } = await twoTabs()
    const record = await recordOf(other, a.now.id)
    await other.store.delete(a.now.id)
    await settled()
    expect(a.now).toMatchObject({ trouble: 'gone', asks: [] })
    expect(await a.host.send({ kind: 'roll' })).toMatchObject({ ok: false })
    await other.store.create(record)
    await settled()
    expect(a.now.asks).toMatchObject([{ kind: 'roll' }])
    expect(await a.host.send({ kind: 'roll' })).toEqual(good(null))
    b.host.close()
  })
})

describe('bots', () => {
  test('one that does not answer is told, and asked again on request', async () => {
    const quick = quickBotService()
    let stuck = true
    const botService = {
      ...quick,
      choose: (question: Parameters<typeof quick.choose>[0]) =>
        stuck ? Promise.resolve(bad('stuck' as const)) : quick.choose(question),
    }
    const { on, screen } = await sat(company([bot, ada]), desk({ botService }), 'pebbles')
    await on.clock.pass(0)
    expect(screen.now).toMatchObject({ trouble: 'bot-stuck', waitsFor: [0], asks: [{ kind: 'move', seat: 1 }] })
    await on.clock.pass(60_000)
    expect(screen.lines).toHaveLength(1)
    stuck = false
    await screen.host.send({ kind: 'retry' })
    await on.clock.pass(0)
    expect(screen.now.trouble).toBe('not-saved')
    expect(screen.lines.at(-1)).toMatch(/^0 lay \d # bot$/)
  })

  test.each(['lay 9', 'nonsense', 'bow'])('an answer that is no legal move (%s) is as good as none', async (text) => {
    const { on, screen } = await sat(
      company([bot, ada]),
      desk({ botService: { ...quickBotService(), choose: async () => good(text) } }),
      'pebbles',
    )
    await on.clock.pass(0)
    expect(screen.now.trouble).toBe('bot-stuck')
  })

  test('gets the view of its seat, and its answer is dropped when the table has changed', async () => {
    const views: unknown[] = []
    let answer: (text: string) => void = () => undefined
    const choose = ({ view }: { view: unknown }) => {
      views.push(view)
      return new Promise<{ ok: true; value: string }>((resolve) => {
        answer = (text) => resolve(good(text))
      })
    }
    const { on, screen } = await sat(
      company([ada, bot, bea]),
      desk({ botService: { ...quickBotService(), choose } }),
      'pebbles',
    )
    await on.clock.pass(0)
    await screen.host.send({ kind: 'move', seat: 0, move: { kind: 'lay', count: 3 } })
    answer('lay 1')
    await settled()
    expect(screen.lines.at(-1)).toBe('0 lay 3')
    await on.clock.pass(GRACE)
    expect((views.at(-1) as { laid: number[] }).laid).toEqual([-2, -1, -1])
    answer('lay 2')
    await settled()
    expect(screen.lines.at(-1)).toBe('1 lay 2 # bot')
  })
})

test('a table of unknown rules cannot be opened', async () => {
  const on = desk()
  const id = await created(on, company([ada, bea]), 'pebbles')
  const blind = {
    ...on,
    load: async (game: string, version: number) => (game === 'pebbles' ? null : load(game, version)),
  }
  expect(await openLocal(id, blind)).toMatchObject({
    ok: false,
    fault: { code: 'log', fault: { code: 'unknown-game' } },
  })
})
