/** For tests: what a page does with real storage and a real worker, where the test finds it. Each part is called by name. */

import { unwrap } from '../../../engine/result.ts'
import { openTable, stateOf } from '../../../engine/table/table.ts'
import { revealed } from '../../../engine/table/view.ts'
import { rulesOf } from '../../../games/index.ts'
import { openBotService, openJudge } from '../bots/bots.ts'
import type { Host, Snapshot } from '../host.ts'
import { createTable, openLocal } from '../local-tables.ts'
import { openIdb } from '../storage/idb.ts'
import type { Store } from '../storage/store.ts'
import { type Bench, STORE_CASES, sampleRecord } from './store-cases.ts'

async function opened(name: string): Promise<Store> {
  return unwrap(await openIdb(name))
}

function asPromise<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function benchOn(name: string): Bench {
  return {
    tabs: async () => [await opened(name), await opened(name)],
    spoil: async (id, table, log) => {
      const db = await asPromise(indexedDB.open(name))
      const both = db.transaction(['tables', 'logs'], 'readwrite')
      await asPromise(both.objectStore('tables').put(table))
      if (log !== undefined) await asPromise(both.objectStore('logs').put(log, id))
      db.close()
    },
    settle: () => new Promise((resolve) => setTimeout(resolve, 100)),
  }
}

/** What went wrong, by case. */
async function storeCases(): Promise<Record<string, string>> {
  const wrong: Record<string, string> = {}
  for (const [i, { name, run }] of STORE_CASES.entries()) {
    wrong[name] = await run(benchOn(`cases-${i}`)).then(() => 'fine', String)
  }
  return wrong
}

/** Written in this page, then read by the page that comes after it. */
async function keep(id: string): Promise<unknown> {
  return (await opened('lasting')).create(sampleRecord(id))
}

async function kept(id: string): Promise<unknown> {
  return (await opened('lasting')).get(id)
}

/** A newer version of the app opens the tables while this one has them open. */
async function newer(): Promise<unknown> {
  const store = await opened('newer')
  await store.create(sampleRecord('a'))
  const db = await asPromise(indexedDB.open('newer', 99))
  const during = await store.get('a')
  db.close()
  const reopened = await openIdb('newer')
  return { during, reopened: reopened.ok && (await reopened.value.list()) }
}

/** The browser has closed the database behind our back. */
async function lost(): Promise<unknown> {
  const store = await opened('lost')
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = () => {
    IDBDatabase.prototype.transaction = transaction
    throw new DOMException('closed', 'InvalidStateError')
  }
  return [await store.create(sampleRecord('a')), await store.get('a')]
}

async function full(): Promise<unknown> {
  const store = await opened('full')
  const created = await store.create(sampleRecord('a'))
  const log = 'x'.repeat(8 * 2 ** 20)
  const wrote = await store.replace(1, sampleRecord('a', { rev: 2, log }))
  return { created, wrote, after: await store.get('a') }
}

async function forbidden(): Promise<unknown> {
  return (await openIdb('forbidden')).ok
}

/** A real worker chooses and looks back. */
async function worker(): Promise<unknown> {
  const game = await rulesOf('dicy-cards')
  const table = openTable(game, 2, { lineup: 'beginner', cards: [], target: 100, lowestThree: 'others' })
  const view = game.land(game.land(stateOf(table), [1]), [6, 6, 5, 5, 1, 1])
  const botService = openBotService()
  botService.warm({ game: 'dicy-cards', version: 1 })
  const question = { game: 'dicy-cards', version: 1, view: revealed(view), seat: 0, level: 'avalanche', seed: 1 }
  const stuck = await botService.choose({ ...question, level: 'nobody' })
  const chosen = await botService.choose(question)
  const judge = openJudge()
  const looked = await judge.chances({
    game: game.id,
    version: game.version,
    seat: 0,
    states: [revealed(view)],
    entries: [],
  })
  judge.close()
  return { stuck, legal: chosen.ok && chosen.value !== null && game.why(view, 0, game.read(chosen.value)), looked }
}

/** A whole game against a bot, as the page runs it: its own store, worker, clock and dice. */
async function wholeGame(): Promise<unknown> {
  const sitters = [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: '', level: 'avalanche' },
  ] as const
  const made = await createTable({ game: 'dicy-cards', options: { target: 50 }, company: { sitters, dice: 'app' } })
  if (!made.ok) return made
  const host = await openLocal(made.value)
  if (!host.ok) return host
  const end = await new Promise<Snapshot>((resolve) => playAll(host.value, resolve))
  const again = await openLocal(made.value)
  return { trouble: end.trouble, over: true, same: again.ok && again.value.log() === host.value.log() }
}

function playAll(host: Host, done: (end: Snapshot) => void): void {
  host.subscribe((now) => {
    const { game, states, entries } = now.table
    if (game.turn(states.at(-1)).kind === 'over') return done(now)
    host.shown(entries.length)
    const [ask] = now.asks
    if (ask?.kind === 'roll') void host.send({ kind: 'roll' })
    if (ask?.kind !== 'move') return
    const moves = game.moves(states.at(-1), ask.seat)
    void host.send({
      kind: 'move',
      seat: ask.seat,
      move: moves.find((move) => game.write(move).startsWith('score')) ?? moves[0],
    })
  })
}

const parts = { storeCases, keep, kept, newer, lost, full, forbidden, worker, wholeGame }

export type Parts = typeof parts

Object.assign(globalThis, { parts })
