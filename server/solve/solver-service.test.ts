import { describe, expect, test } from 'vitest'
import { bad, good } from '../../engine/result.ts'
import { TestServer } from '../e2e/test-server.ts'
import { FakeClock, quiet } from '../tables/testing/table.ts'
import { SolverService, TIMES } from './solver-service.ts'
import type { SolveReply, SolveRequest, StartThread } from './thread.ts'

const LOG = 'iacta 1 dicy-cards/1 {"target":50} seats=2\nthrow 1\nthrow 6 6 5 2 1 1\n'
const asked = { log: LOG, seat: 0 }

/** Threads that do as `does` says. */
function staff(does: (ask: SolveRequest, told: (told: SolveReply) => void, ended: (why: string) => void) => void) {
  const counts = { hired: 0, ended: 0 }
  const start: StartThread = (told, ended) => {
    counts.hired++
    return { ask: (ask) => does(ask, told, ended), end: () => void counts.ended++ }
  }
  return { start, counts }
}

describe('the thread', () => {
  test('is there while somebody asks', async () => {
    const clock = new FakeClock()
    const { start, counts } = staff(({ id }, told) => told({ id, answer: good({ part: 0.5 }) }))
    const judge = new SolverService({ clock, log: quiet(), start })
    expect(await judge.ask(asked)).toEqual(good({ part: 0.5 }))
    await clock.pass(TIMES.idle - 1)
    await judge.ask(asked)
    await clock.pass(TIMES.idle - 1)
    expect(counts).toEqual({ hired: 1, ended: 0 })
    await clock.pass(1)
    expect(counts).toEqual({ hired: 1, ended: 1 })
    await judge.ask(asked)
    expect(counts.hired).toBe(2)
    judge.close()
    expect([counts.ended, clock.pending]).toEqual([2, 0])
  })

  test('that dies or is silent is replaced, and whoever waits is told', async () => {
    const clock = new FakeClock()
    const dying = staff((_, __, ended) => ended('exit 1'))
    expect(await new SolverService({ clock, log: quiet(), start: dying.start }).ask(asked)).toEqual(
      bad({ code: 'internal' }),
    )
    const mute = staff(() => undefined)
    const judge = new SolverService({ clock, log: quiet(), start: mute.start })
    const [one, two] = [judge.ask(asked), judge.ask(asked)]
    await clock.pass(TIMES.patience)
    expect([await one, await two]).toEqual([bad({ code: 'internal' }), bad({ code: 'internal' })])
    expect(mute.counts).toEqual({ hired: 1, ended: 1 })
  })

  test('has only so many waiting', async () => {
    const judge = new SolverService({ clock: new FakeClock(), log: quiet(), start: staff(() => undefined).start })
    const answers = Array.from({ length: 65 }, () => judge.ask(asked))
    expect(await answers.at(-1)).toMatchObject(bad({ code: 'too-fast' }))
    judge.close()
    expect(await answers[0]).toEqual(bad({ code: 'internal' }))
  })
})

test('whole games wait in a shorter queue of their own', async () => {
  const { start } = staff(({ id, asked: what }, told) => {
    if ('seat' in what) told({ id, answer: good({ part: 0.5 }) })
  })
  const clock = new FakeClock()
  const judge = new SolverService({ clock, log: quiet(), start })
  const games = Array.from({ length: 9 }, () => judge.review({ log: LOG }))
  expect(await games.at(-1)).toMatchObject(bad({ code: 'too-fast' }))
  expect(await judge.ask(asked)).toEqual(good({ part: 0.5 }))
  await clock.pass(TIMES.patience)
  expect(await games[0]).toEqual(bad({ code: 'internal' }))
  // An abandoned request makes room.
  const next = judge.review({ log: LOG })
  judge.close()
  expect(await next).toEqual(bad({ code: 'internal' }))
})

describe('the server', () => {
  test('solves nothing unless it is told to', async () => {
    const testServer = await new TestServer().open()
    const anna = await testServer.person()
    expect(await anna.call('judge', { body: asked })).toEqual(bad({ code: 'no-such-page' }))
    expect(await anna.call('review', { body: { log: LOG } })).toEqual(bad({ code: 'no-such-page' }))
    await testServer.end()
  })

  test('begins to solve what is asked, and refuses what is no table', async () => {
    const testServer = await new TestServer({ SOLVE: 'on' }).open()
    const anna = await testServer.person()
    expect(await anna.call('judge', { body: asked })).toEqual(good({ part: 0 }))
    expect(await anna.call('judge', { body: { log: 'iacta 1 x', seat: 0 } })).toMatchObject(bad({ code: 'malformed' }))
    expect(await anna.call('judge', { body: { log: 'hello', seat: 0 } })).toMatchObject(bad({ code: 'malformed' }))
    expect(await anna.call('judge', { body: { ...asked, seat: 1 } })).toEqual(bad({ code: 'closed', seat: 1 }))
    expect(await anna.call('review', { body: { log: LOG } })).toMatchObject({ ok: true, value: { part: 0 } })
    expect(await anna.call('review', { body: { log: 'hello' } })).toMatchObject(bad({ code: 'malformed' }))
    const long = { log: LOG + 'void throw 1\n'.repeat(2000), seat: 0 }
    expect(await anna.call('judge', { body: long })).toMatchObject(bad({ code: 'too-large' }))
    await testServer.end()
  })
})
