/** Random writes, right and wrong ones, on a store and on the model: the same answers and the same reads. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import { type SeatRow, STATUSES, type Store, type TableWrite, type Write } from '../store.ts'
import { Model } from './model.ts'
import { device, row, seated, someone } from './sample.ts'

const TABLES = ['ta', 'tb', 'tc']
const PEOPLE = ['ann', 'bob', 'eve']
const TOKENS = ['one', 'two']
const DEVICES = ['d1', 'd2', 'd3']
const COMMANDS = ['c1', 'c2', 'c3', 'c4']
const OWNERS = ['p1', 'p2']

const RUNS = process.env.SOAK === undefined ? 60 : 2000

const person = fc.constantFrom(...PEOPLE)
const endpoint = fc.constantFrom(...DEVICES)
const time = fc.integer({ min: 1, max: 6 })
const owner = fc.constantFrom(...OWNERS)
const seat = fc.oneof(
  fc.constant<SeatRow>({ kind: 'open' }),
  fc.constant<SeatRow>({ kind: 'bot', level: 'easy' }),
  person.map(seated),
)

const tableWrite = fc.record({
  id: fc.constantFrom(...TABLES),
  seen: fc.constantFrom('now', 'now', 'now', 'now', 'new', 'seq', 'epoch'),
  /** Which fields change: none but those of a move, those of people, or all. */
  same: fc.constantFrom('nothing', 'people', 'all'),
  back: fc.constantFrom(0, 0, 0, 1, 3),
  lines: fc.array(fc.constantFrom('throw 1', '0 pass', 'time'), { maxLength: 3 }),
  raise: fc.constantFrom(0, 0, 0, 1),
  command: fc.option(fc.record({ identity: person, id: fc.constantFrom(...COMMANDS) })),
  row: fc.record({
    host: fc.option(person),
    seats: fc.array(seat, { maxLength: 3 }),
    status: fc.constantFrom(...STATUSES),
    listed: fc.boolean(),
    created: time,
    updated: time,
    deadline: fc.option(time),
    owner: fc.option(owner),
  }),
})
type Sketch = typeof tableWrite extends fc.Arbitrary<infer Value> ? Value : never

const write = fc.oneof(
  { weight: 6, arbitrary: fc.record({ tables: fc.array(tableWrite, { minLength: 1, maxLength: 2 }) }) },
  { weight: 3, arbitrary: fc.record({ introduce: person.map((id) => someone(id)) }) },
  { weight: 1, arbitrary: fc.record({ identity: fc.record({ id: person, seen: time }).map((p) => someone(p.id, p)) }) },
  {
    weight: 1,
    arbitrary: fc.record({ link: fc.record({ token: fc.constantFrom(...TOKENS), identity: person, expires: time }) }),
  },
  { weight: 1, arbitrary: fc.record({ spend: fc.record({ token: fc.constantFrom(...TOKENS), now: time }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      introduce: person.map((id) => someone(id)),
      remove: fc.tuple(fc.record({ id: fc.constantFrom(...TABLES), expect: fc.constant(null) })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ shelve: fc.tuple(fc.constantFrom(...TABLES)) }) },
  { weight: 1, arbitrary: fc.record({ forget: person }) },
  {
    weight: 1,
    arbitrary: fc.record({ expire: fc.record({ before: time, limit: fc.integer({ min: 0, max: 2 }) }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      push: fc.record({ endpoint, identity: person, created: time }).map((d) => device(d.endpoint, d.identity, d)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ unpush: fc.record({ endpoint, identity: person }) }) },
)
type WriteOutline = Omit<Write, 'tables'> & { readonly tables?: readonly Sketch[] }

/** The write that is meant, where the tables are as the model has them now. */
function meant(model: Model, { tables, ...rest }: WriteOutline): Write {
  return tables === undefined ? rest : { ...rest, tables: tables.map((outline) => meantTable(model, outline)) }
}

function meantTable(model: Model, { id, seen, same, back, lines, raise, command, row: changed }: Sketch): TableWrite {
  const now = model.table(id)?.row
  const shifted = { seq: (now?.seq ?? 0) + Number(seen === 'seq'), epoch: (now?.epoch ?? 1) + Number(seen === 'epoch') }
  const expected = seen === 'new' || (now === undefined && seen === 'now') ? null : shifted
  const keep = Math.max(0, (expected?.seq ?? 0) - back)
  const seq = keep + lines.length
  const people = same === 'people' && now !== undefined ? { host: now.host, seats: now.seats } : {}
  const counts = { seq, epoch: (expected?.epoch ?? 1) + raise }
  const moved =
    same === 'all' && now !== undefined ? { ...now, updated: changed.updated, notes: lines, ...counts } : null
  const whole = moved ?? row(id, { ...changed, ...people, ...counts })
  const before = now === undefined ? {} : { before: now }
  const commands = command === null ? [] : [{ ...command, seq }]
  return { row: whole, expect: expected, ...before, keep, lines, commands }
}

/** What processes do between two batches. */
const hold = fc.record({
  claim: fc.record({ id: fc.constantFrom(...TABLES), owner }),
  release: fc.record({ ids: fc.subarray(TABLES), owner }),
  take: fc.record({ owner, now: time, limit: fc.integer({ min: 0, max: 2 }) }),
})
type Hold = Partial<typeof hold extends fc.Arbitrary<infer Value> ? Value : never>

async function held(store: Store, model: Model, { claim, release, take }: Hold): Promise<void> {
  if (claim) expect(unwrap(await store.claim(claim.id, claim.owner))).toEqual(model.claim(claim.id, claim.owner))
  if (release) {
    unwrap(await store.release(release.ids, release.owner))
    model.release(release.ids, release.owner)
  }
  if (!take) return
  const taken = unwrap(await store.takeDue(take.owner, take.now, take.limit))
  expect(taken).toEqual(model.takeDue(take.owner, take.now, take.limit))
}

export async function againstModel(store: Store): Promise<void> {
  const batch = fc.record({
    writes: fc.array(write, { minLength: 1, maxLength: 6 }),
    hold: fc.oneof(
      fc.constant<Hold>({}),
      hold.map(({ claim }): Hold => ({ claim })),
      hold.map(({ release }): Hold => ({ release })),
      hold.map(({ take }): Hold => ({ take })),
    ),
  })
  const batches = fc.array(batch, { minLength: 1, maxLength: 6 })
  let committed = 0
  await fc.assert(
    fc.asyncProperty(batches, async (batches) => {
      for (const forget of PEOPLE)
        unwrap(await store.commit({ remove: TABLES.map((id) => ({ id, expect: null })), forget }))
      const model = new Model()
      for (const { writes, hold } of batches) {
        // All of a batch wait together, so that they share a transaction where there is such a thing.
        const pairs = (writes as readonly WriteOutline[]).map((outline) => {
          const write = meant(model, outline)
          return { answer: store.commit(write), expected: model.commit(write) }
        })
        for (const { answer, expected } of pairs) expect(await answer).toEqual(expected)
        committed += pairs.filter(({ expected }) => expected.ok).length
        await held(store, model, hold)
        await compare(store, model)
      }
    }),
    { numRuns: RUNS, seed: 5 },
  )
  expect(committed).toBeGreaterThan(RUNS)
}

async function compare(store: Store, model: Model): Promise<void> {
  for (const id of TABLES) {
    for (const from of [1, 2, 5]) expect(unwrap(await store.table(id, from))).toEqual(model.table(id, from))
    const pairs = PEOPLE.flatMap((who) => COMMANDS.map((command) => [who, command] as const))
    const applied = await Promise.all(pairs.map(([who, command]) => store.appliedCommand(id, who, command)))
    expect(applied.map(unwrap)).toEqual(pairs.map(([who, command]) => model.appliedCommand(id, who, command)))
  }
  for (const id of PEOPLE) {
    expect(unwrap(await store.identity(id))).toEqual(model.identity(id))
    expect(unwrap(await store.pushesOf(id))).toEqual(model.pushesOf(id))
    expect(unwrap(await store.tablesOf(id, 2))).toEqual({ rows: model.tablesOf(id, 2), corrupt: [] })
  }
  for (const token of TOKENS) expect(unwrap(await store.link(token))).toEqual(model.link(token))
  for (const now of [3, Infinity]) expect(unwrap(await store.due(now, 2))).toEqual(model.due(now, 2))
  const first = unwrap(await store.publicTables(1))
  expect(first.rows).toEqual(model.publicTables(1))
  expect(first.next === null).toBe(model.publicTables(2).length < 2)
  if (first.next !== null)
    expect(unwrap(await store.publicTables(2, first.next)).rows).toEqual(model.publicTables(2, first.next))
}
