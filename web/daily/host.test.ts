import { beforeEach, describe, expect, test } from 'vitest'
import type { Game } from '../../engine/contract.ts'
import { writeLog } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import { act, openTable, stateOf, type Table } from '../../engine/table/table.ts'
import { daily } from '../../games/star-maps/daily.ts'
import { starMaps } from '../../games/star-maps/rules.ts'
import type { BodyOf } from '../../protocol/http.ts'
import type { Snapshot } from '../host/host.ts'
import { dayFaces } from '../host/random.ts'
import type { ApiFault } from '../online/api.ts'
import { type DailyHost, openDaily } from './host.ts'

const DATE = '2026-11-15'
const game = starMaps as unknown as Game
const about = {
  id: 'day',
  date: DATE,
  company: { sitters: [{ kind: 'person', name: 'Ada' } as const], dice: 'app' as const },
}

/** The server of the day, as far as a page knows it; it can be out of reach, before or after it has heard. */
class FakeDay {
  table: Table
  reach: 'well' | 'deaf' | 'mute' = 'well'
  heard: BodyOf<'playDaily'>[] = []

  constructor() {
    const options = readOptions(game, 1, daily.options(DATE))
    if (!options.ok) throw new Error(options.fault.code)
    this.table = this.#thrown(openTable(game, 1, options.value))
  }

  get made(): number {
    return this.table.entries.filter(({ input, forced }) => input.kind === 'move' && forced !== true).length
  }

  readonly send = async (body: BodyOf<'playDaily'>): Promise<Result<string, ApiFault>> => {
    if (this.reach === 'deaf') return bad({ code: 'no-server' })
    this.heard.push(body)
    const move = body.move === undefined || body.seen !== this.made ? null : game.read(body.move)
    if (move !== null) {
      const acted = act(this.table, { input: { kind: 'move', seat: 0, move } })
      if (!acted.ok) return bad({ code: 'illegal', rule: 'R1' })
      this.table = this.#thrown(acted.value)
    }
    return this.reach === 'mute' ? bad({ code: 'no-server' }) : good(writeLog(game, this.table))
  }

  #thrown(table: Table): Table {
    const turn = game.turn(stateOf(table))
    if (turn.kind !== 'throw') return table
    const thrown = table.entries.filter(({ input }) => input.kind === 'throw').length
    const acted = act(table, { input: { kind: 'throw', faces: dayFaces('g', DATE, thrown, turn.sides) } })
    if (!acted.ok) throw new Error(acted.fault.code)
    return this.#thrown(acted.value)
  }
}

let server: FakeDay
let host: DailyHost
let now: Snapshot
let fault: ApiFault | null

async function open(): Promise<void> {
  const opened = await openDaily(about, server)
  if (!opened.ok) throw new Error(opened.fault.code)
  host = opened.value
  host.subscribe((next) => {
    now = next
  })
  host.hear((next) => {
    fault = next
  })
}

const choices = (): readonly unknown[] => game.moves(stateOf(now.table), 0)
const play = (at = 0) => host.send({ kind: 'move', seat: 0, move: choices().at(at) })

beforeEach(async () => {
  server = new FakeDay()
  await open()
})

describe('the ranked table of the day', () => {
  test('asks the one person, binds every move, and takes nothing back', async () => {
    expect(now).toMatchObject({ viewer: 0, asks: [{ kind: 'move', seat: 0 }], binding: true, canUndo: false })
    expect(await play()).toEqual(good(null))
    expect(now.table.entries).toEqual(server.table.entries)
    expect(await host.send({ kind: 'undo' })).toEqual(bad({ code: 'no-undo' }))
    expect(await host.send({ kind: 'roll' })).toEqual(bad({ code: 'not-asked' }))
    expect(host.log()).toBe(writeLog(game, server.table))
  })

  test('is played to its end', async () => {
    for (let moves = 0; now.asks.length > 0; moves++) {
      expect(moves).toBeLessThan(100)
      expect(await play(-1)).toEqual(good(null))
    }
    expect(game.turn(stateOf(now.table)).kind).toBe('over')
    expect(server.heard.map(({ date }) => date)).toEqual(server.heard.map(() => DATE))
  })

  test('what the rules refuse is not even sent', async () => {
    const heard = server.heard.length
    const sent = await host.send({ kind: 'move', seat: 0, move: game.read('write 9 b1') ?? { kind: 'write' } })
    expect(sent).toMatchObject({ ok: false, fault: { code: 'illegal' } })
    expect(server.heard).toHaveLength(heard)
  })

  test('a move that did not get through has not been made, and is sent again', async () => {
    server.reach = 'deaf'
    const before = now.table.entries
    expect(await play()).toEqual(bad({ code: 'told' }))
    expect([fault, now.table.entries]).toEqual([{ code: 'no-server' }, before])
    server.reach = 'well'
    expect(await host.send({ kind: 'retry' })).toEqual(good(null))
    expect([fault, server.made]).toEqual([null, 1])
    expect(now.table.entries.length).toBeGreaterThan(before.length)
    expect(await host.send({ kind: 'retry' })).toEqual(good(null)) // Nothing waits any more.
    expect(server.made).toBe(1)
  })

  test('a move whose answer was lost counts once, and stands', async () => {
    server.reach = 'mute'
    const [first, second] = choices()
    await host.send({ kind: 'move', seat: 0, move: first })
    server.reach = 'well'
    await host.send({ kind: 'move', seat: 0, move: second }) // Thought better of it: too late.
    expect(server.made).toBe(1)
    const made = now.table.entries.find(({ input }) => input.kind === 'move' && input.seat === 0)?.input
    expect(made?.kind === 'move' && game.write(made.move)).toBe(game.write(first))
  })

  test('another page of the same person went on: it is where that one is', async () => {
    const here = host
    await open()
    await play()
    await play()
    let behind: Snapshot | null = null
    here.subscribe((next) => {
      behind = next
    })
    await here.send({ kind: 'move', seat: 0, move: game.moves(stateOf((behind as unknown as Snapshot).table), 0)[0] })
    expect((behind as unknown as Snapshot).table.entries).toEqual(server.table.entries)
    expect(server.made).toBe(2)
  })

  test('is gone on with after the page was closed', async () => {
    await play()
    const { entries } = now.table
    host.close()
    expect(await host.send({ kind: 'retry' })).toEqual(bad({ code: 'closed' }))
    await open()
    expect(now.table.entries).toEqual(entries)
  })
})
