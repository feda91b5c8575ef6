import { expect, test } from 'vitest'
import { FIGURES } from '../../bots/insights/analysis.ts'
import type { Finished, Played } from '../../bots/insights/played.ts'
import { analyseAll, analysedOnce, type Progress } from '../analyses/analyses.ts'
import { gatherHere, gatherOnline, type Source } from '../analyses/gather.ts'
import { type AnalysisStore, readKept, type StoredAnalysis } from '../analyses/store.ts'
import type { Analysed, Outcome } from '../host/bots/messages.ts'
import { csvOf, jsonOf } from './export.ts'
import { spread } from './spread.ts'

const ANALYSED: Analysed = {
  seat: 0,
  places: [1, 2],
  scores: [3, 1],
  analysis: {
    pricing: 'exact',
    result: 1,
    expected: 0.6,
    choices: 4,
    accuracy: 93.5,
    levels: [80, 85, 90, 100],
    sampled: 1,
    kinds: { stop: { count: 4, slips: 1, cost: 0.02, ms: 0 } },
    slips: [{ step: 12, kind: 'stop', cost: 0.02 }],
  },
}

function sourceOf(id: string, { rev = 1, log = `log of ${id}` }: { rev?: number; log?: string | null } = {}): Source {
  const sitters = [{ name: '' }, { name: '=1+1, "Ada"' }]
  const table = { id, source: 'device', game: 'dice-of-crowns', date: 5, month: '2026-11', sitters } as const
  return {
    id,
    rev,
    date: 5,
    seat: null,
    outcome: null,
    log: async () => log,
    finished: (you, places, scores): Finished => ({ ...table, you, places, scores }),
  }
}

/** What would lie in the database, read as it would be. */
function memory(): AnalysisStore & { readonly rows: Map<string, unknown> } {
  const rows = new Map<string, unknown>()
  return {
    rows,
    all: async () => new Map([...rows.values()].flatMap((row) => readKept(row) ?? []).map((one) => [one.id, one])),
    put: async (some) => some.forEach((one) => void rows.set(one.id, { ...one, figures: FIGURES })),
    drop: async (ids) => ids.forEach((id) => void rows.delete(id)),
    clear: async () => rows.clear(),
  }
}

async function run(sources: readonly Source[], store: AnalysisStore) {
  const asked: string[] = []
  const told: Progress[] = []
  const analyse = async ({ log }: { log: string }): Promise<Analysed | null> => {
    asked.push(log)
    return log.includes('foreign') ? null : ANALYSED
  }
  const { analysis: _, ...result } = ANALYSED
  const outcome = async ({ log }: { log: string }): Promise<Outcome | null> => (log.includes('foreign') ? null : result)
  await analyseAll(sources, store, { analyse, outcome }, { tell: (one) => told.push(one), isGone: () => false })
  return { end: told.at(-1) as Progress, asked, told }
}

test('a game is analysed once; a new one alone is analysed later, and the sum is as from scratch', async () => {
  const store = memory()
  await run([sourceOf('a'), sourceOf('b')], store)
  const later = await run([sourceOf('a'), sourceOf('b'), sourceOf('c')], store)
  expect(later.asked).toEqual(['log of c'])
  const scratch = await run([sourceOf('a'), sourceOf('b'), sourceOf('c')], memory())
  expect(later.end).toEqual(scratch.end)
})

test('one game alone is analysed once, whoever asks for it', async () => {
  const store = memory()
  await run([sourceOf('a')], store)
  const asked: string[] = []
  const analyse = async ({ log }: { log: string }): Promise<Analysed> => {
    asked.push(log)
    return ANALYSED
  }
  const one = await analysedOnce(store, { analyse })
  expect(await one(sourceOf('a'))).toMatchObject({ id: 'a', ...ANALYSED })
  expect(asked).toEqual([])
  expect(await one(sourceOf('b'))).toMatchObject({ id: 'b' })
  expect(await one(sourceOf('a', { rev: 2 }))).toMatchObject({ rev: 2 })
  expect(await one(sourceOf('c', { log: null }))).toBeNull()
  expect(asked).toEqual(['log of b', 'log of a'])
  expect([...(await store.all()).keys()]).toEqual(['a', 'b'])
})

test('all results come before the first analysis, and a known result needs no log', async () => {
  const many = Array.from({ length: 50 }, (_, i) => sourceOf(`g${i}`))
  const listed = { ...sourceOf('listed'), outcome: { seat: 0, places: [2, 1], scores: [1, 3] } }
  const { told } = await run([...many, listed], memory())
  const whole = told.findIndex(({ games }) => games.length === 51)
  expect(told[whole]?.left).toBe(51)
  expect(told[whole]?.games.every(({ analysis }) => analysis === null)).toBe(true)
  expect(told[whole]?.games.at(-1)?.place).toBe(2)
  // From then on no game is missing while analyses are filled in.
  expect(told.slice(whole).every(({ games }) => games.length === 51)).toBe(true)
  expect(told.map(({ left }) => left)).toEqual([51, 51, 31, 11, 0])
  expect(told.at(-1)?.games.every(({ analysis }) => analysis !== null)).toBe(true)
})

test('a server that wants to be asked more slowly is asked again, and each log is loaded once', async () => {
  const table = {
    id: 'a',
    game: 'dice-of-crowns',
    updated: 5,
    status: 'over',
    seats: [{ kind: 'person', name: 'Ada' }],
  }
  const waits: number[] = []
  let asked = 0
  const ask = async (name: string) => {
    if (name === 'myTables') return { ok: true, value: { tables: [{ table, you: { seats: [0] } }] } }
    return ++asked < 3 ? { ok: false, fault: { code: 'too-fast', wait: 100 * asked } } : { ok: true, value: 'its log' }
  }
  const [source] = await gatherOnline(ask as never, async (ms) => void waits.push(ms))
  expect([await source?.log(), await source?.log()]).toEqual(['its log', 'its log'])
  expect([waits, asked]).toEqual([[100, 200], 3])
})

test('what cannot be read or is foreign is skipped and counted; the others stay', async () => {
  const gone = { ...sourceOf('gone', { log: null }), seat: 0 }
  const { end } = await run([sourceOf('a'), gone, sourceOf('odd', { log: 'foreign' })], memory())
  expect([end.games.map(({ id }) => id), end.skipped, end.unowned, end.left]).toEqual([['a'], 1, 1, 0])
})

test('a table that changed, figures of another version and rows that are no analyses are made anew; deleted tables are forgotten', async () => {
  const store = memory()
  await run([sourceOf('a'), sourceOf('b'), sourceOf('c'), sourceOf('d')], store)
  store.rows.set('b', { ...(store.rows.get('b') as StoredAnalysis), figures: FIGURES + 1 })
  store.rows.set('c', { ...(store.rows.get('c') as StoredAnalysis), analysis: { pricing: 'exact' } })
  const { asked } = await run([sourceOf('a', { rev: 2 }), sourceOf('b'), sourceOf('c')], store)
  expect(asked).toEqual(['log of a', 'log of b', 'log of c'])
  expect([...store.rows.keys()]).toEqual(['a', 'b', 'c'])
})

test('as a table for spreadsheets, in which no name is a formula, and as JSON', async () => {
  const { end } = await run([sourceOf('a')], memory())
  expect(csvOf(end.games).split('\r\n')).toEqual([
    'date,game,source,place,score,opponents,accuracy,choices,result,expected,table',
    '1970-01-01T00:00:00.005Z,dice-of-crowns,device,1,3,"\'=1+1, ""Ada""",93.5,4,1,0.6,a',
    '',
  ])
  expect((JSON.parse(jsonOf(end.games)) as { games: Played[] }).games).toEqual(end.games)
})

test('names beside lines are moved apart, and stay within', () => {
  expect(spread([50, 52, 10], 10, 0, 100)).toEqual([50, 60, 10])
  expect(spread([98, 99], 10, 0, 100)).toEqual([90, 100])
})

test('alone, only the log tells whether there was a medal: the places of the rules are not taken', async () => {
  const table = { id: 'solo', game: 'star-maps', updated: 5, rev: 1, places: [1], scores: [9] }
  const company = { sitters: [{ kind: 'person', name: '' }] }
  const list = async () => ({ ok: true, value: { finished: [{ ...table, company }], broken: [] } })
  const library = { list, logOf: async () => 'log' } as unknown as Parameters<typeof gatherHere>[0]
  const [source] = (await gatherHere(library, ''))?.sources ?? []
  expect(source?.outcome).toBe(null)
  expect(source?.finished(0, [2], [9])).toMatchObject({ id: 'solo', you: 0, places: [2], scores: [9] })
})
