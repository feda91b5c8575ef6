/** For any order of actions in two tabs: storage holds a legal game, both show it, and refusals change nothing. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Company } from '../../engine/company.ts'
import { unwrap } from '../../engine/result.ts'
import { seenTable } from '../../engine/table/table.ts'
import type { Command } from './host.ts'
import { loadLog } from './load.ts'
import { SETTLE } from './local-race.ts'
import { createTable, openLocal } from './local-tables.ts'
import type { MemoryStorage } from './storage/memory.ts'
import type { TableRecord } from './storage/record.ts'
import { type Desk, desk, load, quickBotService, Screen, seeded, settled } from './testing/host.ts'

type Act =
  | { readonly kind: 'answer'; readonly tab: number; readonly pick: number }
  | { readonly kind: 'send'; readonly tab: number; readonly command: Command }
  | { readonly kind: 'pass'; readonly tab: number; readonly ms: number }
  | { readonly kind: 'reload'; readonly tab: number }

const tab = fc.nat(1)
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.constantFrom<Command>({ kind: 'undo' }, { kind: 'roll' }, { kind: 'retry' }),
  fc.record({ kind: fc.constant('faces' as const), faces: fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 3 }) }),
  fc.record({
    kind: fc.constant('move' as const),
    seat: fc.integer({ min: -1, max: 3 }),
    move: fc.record({ kind: fc.constant('lay'), count: fc.nat(4) }),
  }),
)
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('answer' as const), tab, pick: fc.nat(99) }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('pass' as const), tab, ms: fc.constantFrom(0, 1200, 3000) }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('send' as const), tab, command }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab }) },
  ),
  { maxLength: 40 },
)
const companies: fc.Arbitrary<Company> = fc.record({
  sitters: fc.array(
    fc.constantFrom({ kind: 'person', name: '' } as const, { kind: 'bot', name: '', level: 'any' } as const),
    { minLength: 1, maxLength: 3 },
  ),
  dice: fc.constantFrom('app', 'real'),
})

class Tab {
  readonly on: Desk
  readonly #id: string
  screen: Screen = undefined as unknown as Screen
  /** Snapshots that were shown without being kept. */
  readonly unkept: string[] = []
  /** Every log that storage has held. */
  readonly #written: readonly string[]

  constructor(on: Desk, id: string, written: readonly string[]) {
    this.on = on
    this.#id = id
    this.#written = written
  }

  async open(): Promise<void> {
    ;(this.screen as Screen | undefined)?.host.close()
    const host = unwrap(await openLocal(this.#id, this.on))
    this.screen = new Screen(host)
    host.subscribe(() => {
      if (!this.#written.includes(host.log())) this.unkept.push(host.log())
    })
  }

  get stored(): TableRecord {
    return this.on.shelf.records.get(this.#id) as TableRecord
  }

  async do(act: Act): Promise<void> {
    if (act.kind === 'reload') return this.open()
    if (act.kind === 'pass') return this.on.clock.pass(act.ms)
    const before = structuredClone(this.stored)
    const command = act.kind === 'send' ? act.command : this.#answer(act.pick)
    if (command === null) return
    const races = this.screen.now.race !== undefined && command.kind === 'move'
    const sent = await this.screen.host.send(command)
    if (!sent.ok || command.kind === 'retry') expect(this.stored).toEqual(before)
    else if (races) await this.on.clock.pass(SETTLE)
    if (sent.ok && races) expect(this.stored.rev).toBeGreaterThan(before.rev)
    else if (sent.ok && command.kind !== 'retry') expect(this.stored.rev).toBe(before.rev + 1)
  }

  #answer(pick: number): Command | null {
    const { asks, table } = this.screen.now
    const ask = asks[pick % Math.max(1, asks.length)]
    if (ask === undefined) return null
    if (ask.kind === 'roll') return { kind: 'roll' }
    if (ask.kind === 'faces') return { kind: 'faces', faces: ask.turn.sides.map((sides) => (pick % sides) + 1) }
    const moves = table.game.moves(table.states.at(-1), ask.seat)
    return { kind: 'move', seat: ask.seat, move: moves[pick % moves.length] }
  }
}

/** Every log that storage holds from now on. */
function writesOf({ records }: MemoryStorage): readonly string[] {
  const written = [...records.values()].map((record) => (record as TableRecord).log)
  const set = records.set.bind(records)
  records.set = (id, record) => {
    written.push((record as TableRecord).log)
    return set(id, record)
  }
  return written
}

test('two tabs at one table', async () => {
  await fc.assert(
    fc.asyncProperty(companies, acts, fc.nat(), async (company, list, seed) => {
      const on = desk({ random: seeded(seed) })
      const made = unwrap(await createTable({ game: 'pebbles', options: { rounds: 2 }, company }, on))
      const other = desk({ random: seeded(seed + 1), botService: quickBotService(seed) }, on.shelf)
      const written = writesOf(on.shelf)
      const tabs = [new Tab(on, made, written), new Tab(other, made, written)]
      for (const one of tabs) await one.open()
      for (const act of list) {
        await tabs[act.tab]?.do(act)
        await settled()
      }
      const { log } = (tabs[0] as Tab).stored
      expect(tabs.map(({ screen }) => screen.host.log())).toEqual([log, log])
      expect(tabs.flatMap(({ unkept }) => unkept)).toEqual([])
      const loaded = unwrap(await loadLog(log, load))
      for (const { now } of tabs.map(({ screen }) => screen))
        expect(now.table.entries).toEqual(seenTable(loaded.table, now.viewer).entries)
      for (const one of tabs) one.screen.host.close()
    }),
    { numRuns: 60 },
  )
})
