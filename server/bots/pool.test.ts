import { describe, expect, test } from 'vitest'
import type { Question } from '../../bots/race-plan.ts'
import { bad, good } from '../../engine/result.ts'
import { openTable, stateOf } from '../../engine/table/table.ts'
import { revealed } from '../../engine/table/view.ts'
import { rulesOf } from '../../games/index.ts'
import type { OfTable } from '../tables/deps.ts'
import { FakeClock, quiet } from '../tables/testing/table.ts'
import { budgetOf, openPool } from './pool.ts'
import type { BotReply, BotRequest, StartThread } from './worker.ts'

const question: Question & OfTable = {
  table: 'a',
  game: 'dicy-cards',
  version: 1,
  level: 'icicle',
  seat: 0,
  view: revealed({}),
  seed: 1,
}

/** Threads that do as `does` says; the first is 0. */
function staff(
  does: (thread: number, ask: BotRequest, told: (told: BotReply) => void, ended: (why: string) => void) => void,
) {
  const asked: BotRequest[] = []
  const ends: number[] = []
  let count = 0
  const start: StartThread = (told, ended) => {
    const thread = count++
    return {
      ask: (ask) => {
        asked.push(ask)
        does(thread, ask, told, ended)
      },
      end: () => void ends.push(thread),
    }
  }
  return { start, asked, ends, started: () => count }
}

describe('the pool', () => {
  test('real threads give a legal move, and a bad question is stuck', async () => {
    const pool = openPool({ clock: new FakeClock(), log: quiet(), threads: 1 })
    const game = await rulesOf('dicy-cards')
    const table = openTable(game, 2, { lineup: 'beginner', cards: [], target: 100, lowestThree: 'others' })
    const view = game.land(game.land(stateOf(table), [1]), [1, 2, 3, 4, 5, 6])
    const chosen = await pool.choose({ ...question, view: revealed(view) })
    expect(chosen.ok && chosen.value !== null && game.why(view, 0, game.read(chosen.value))).toBeNull()
    expect(await pool.choose({ ...question, level: 'nobody' })).toEqual(bad('stuck'))
    pool.close()
    expect(await pool.choose(question)).toEqual(bad('stuck'))
  })

  test('tables are served in turn, and the more wait, the less time each has', async () => {
    const tell: (() => void)[] = []
    const { start, asked } = staff((_, { id }, told) => tell.push(() => told({ id, move: 'pass' })))
    const pool = openPool({ clock: new FakeClock(), log: quiet(), threads: 1, start, budget: 800 })
    const answers = ['a', 'a', 'a', 'b', 'c'].map((table) => pool.choose({ ...question, table }))
    expect(pool.load).toEqual({ waiting: 4, thinking: 1 })
    for (let i = 0; i < 5; i++) tell[i]?.()
    expect(await Promise.all(answers)).toEqual(Array(5).fill(good('pass')))
    expect(asked.map((ask) => ask.question.table)).toEqual(['a', 'a', 'b', 'c', 'a'])
    expect(asked.map(({ ms }) => ms)).toEqual([800, 200, 267, 400, 800])
    expect(budgetOf(800, 1e6, 2)).toBe(20)
  })

  test('a silent thread is replaced and the question asked once more; then it is stuck', async () => {
    const clock = new FakeClock()
    const { start, ends, started } = staff((thread, { id }, told) => thread === 1 && told({ id, move: 'pass' }))
    const pool = openPool({ clock, log: quiet(), threads: 1, start })
    const first = pool.choose(question)
    await clock.pass(15_000)
    expect([await first, started(), ends]).toEqual([good('pass'), 2, [0]])

    const mute = staff(() => undefined)
    const stuck = openPool({ clock, log: quiet(), threads: 1, start: mute.start }).choose(question)
    await clock.pass(30_000)
    expect([await stuck, mute.started()]).toEqual([bad('stuck'), 2])
  })

  test('a thread that dies is replaced; what it says afterwards does not count', async () => {
    const { start, asked } = staff((thread, { id }, told, ended) => {
      if (thread === 0) ended('out of memory')
      told({ id: thread === 0 ? id : id, move: thread === 0 ? 'old' : 'new' })
    })
    const pool = openPool({ clock: new FakeClock(), log: quiet(), threads: 1, start })
    expect(await pool.choose(question)).toEqual(good('new'))
    expect(asked).toHaveLength(2)
  })
})
