import { describe, expect, test, vi } from 'vitest'
import { rulesOf } from '../../games/index.ts'
import { generated } from '../../games/star-maps/sheets/counted.testing.ts'
import { chartOf } from '../../games/star-maps/sheets/library.ts'
import type { Payer } from '../http/budget.ts'
import { FakeClock, quiet } from '../tables/testing/table.ts'
import { BUDGETS, Materials } from './materials.ts'
import { type MaterialReply, type MaterialRequest, type StartThread, startThread } from './thread.ts'

vi.mock('../../games/star-maps/sheets/generator.ts', async (original) => {
  const { counted } = await import('../../games/star-maps/sheets/counted.testing.ts')
  return counted(original)
})

const game = await rulesOf('star-maps')
const anna: Payer = { guest: 'anna', address: '10.0.0.1' }

/** A thread that answers when told to, each job at this price. */
function slow(ms: number) {
  const asked: MaterialRequest[] = []
  let tell: (told: MaterialReply) => void = () => {}
  let die: (why: string) => void = () => {}
  let hired = 0
  const start: StartThread = (told, ended) => {
    hired++
    tell = told
    die = ended
    return { ask: (ask) => void asked.push(ask), end: () => undefined }
  }
  const made = game.material?.make('seed:test:easy')
  return {
    start,
    asked,
    hired: () => hired,
    die: () => die('out of memory'),
    answer: () => tell({ id: asked.at(-1)?.id ?? 0, ms, made }),
  }
}

describe('materials', () => {
  test('a thread computes what the rules then use, as often as it is asked for at once', async () => {
    const materials = new Materials({ log: quiet(), now: () => 0, start: startThread })
    const before = generated.onMainThread
    const lent = await Promise.all([1, 2, 3].map(() => materials.lend(game, 'seed:comet:hard', anna)))
    const { sheet } = chartOf('seed:comet:hard')
    expect(lent.map(({ ok }) => ok)).toEqual([true, true, true])
    expect([generated.onMainThread - before, materials.size]).toEqual([0, 1])
    materials.close()
    expect(sheet).toEqual(game.material?.make('seed:comet:hard'))
  })

  test('jobs of one address wait for those of another in turn', async () => {
    const thread = slow(1)
    const materials = new Materials({ log: quiet(), now: () => 0, start: thread.start })
    for (const n of [1, 2, 3]) void materials.lend(game, `seed:a${n}:hard`, anna)
    void materials.lend(game, 'seed:b1:hard', { guest: 'ben', address: '10.0.0.2' })
    for (let n = 0; n < 3; n++) thread.answer()
    expect(thread.asked.map(({ name }) => name)).toEqual([
      'seed:a1:hard',
      'seed:a2:hard',
      'seed:b1:hard',
      'seed:a3:hard',
    ])
  })

  test('a guest and an address pay in processor time; others are served', async () => {
    const clock = new FakeClock()
    const thread = slow(500)
    const materials = new Materials({ log: quiet(), now: () => clock.now(), start: thread.start })
    let n = 0
    const ask = async (payer: Payer | null) => {
      const lent = materials.lend(game, `seed:${n++}:hard`, payer)
      thread.answer()
      return (await lent).ok
    }
    const same = { guest: 'carla', address: '10.0.0.1' }
    expect([await ask(anna), await ask(anna), await ask(anna)]).toEqual([true, true, false])
    expect(await materials.lend(game, 'seed:more:hard', anna)).toEqual({
      ok: false,
      fault: { code: 'too-fast', wait: 100 },
    })
    // Four more by others of the same address, then it is spent: 3000 ms.
    for (const guest of ['carla', 'dora']) expect(await ask({ ...same, guest })).toBe(true)
    for (const guest of ['carla', 'dora']) expect(await ask({ ...same, guest })).toBe(true)
    expect(await ask({ ...same, guest: 'emil' })).toBe(false)
    expect(await ask({ guest: 'emil', address: '10.0.0.2' })).toBe(true)
    // The server itself is not refused, and cached material costs nothing.
    expect(await ask(null)).toBe(true)
    expect((await materials.lend(game, 'seed:0:hard', anna)).ok).toBe(true)
    await clock.pass((1000 * BUDGETS.guest.burst) / BUDGETS.guest.perSecond)
    expect(await ask(anna)).toBe(true)
    // Two of these were refused, and nothing was computed for them.
    expect(thread.asked).toHaveLength(n - 2)
  })

  test('what no table needs stays for a while, then it is evicted; what is needed is not', async () => {
    const thread = slow(0)
    const materials = new Materials({ log: quiet(), now: () => 0, start: thread.start })
    const lend = async (name: string) => {
      const lent = materials.lend(game, name, null)
      thread.answer()
      const result = await lent
      return result.ok ? result.value : () => {}
    }
    await lend('seed:needed:hard')
    for (let n = 0; n < 250; n++) (await lend(`seed:${n}:hard`))()
    expect(materials.size).toBe(201)
    const asked = thread.asked.length
    expect((await materials.lend(game, 'seed:needed:hard', null)).ok).toBe(true)
    expect((await materials.lend(game, 'seed:249:hard', null)).ok).toBe(true)
    expect(thread.asked).toHaveLength(asked)
  })

  test('a thread that dies is replaced once; then the table is refused', async () => {
    const thread = slow(0)
    const materials = new Materials({ log: quiet(), now: () => 0, start: thread.start })
    const lent = materials.lend(game, 'seed:x:hard', anna)
    thread.die()
    thread.die()
    expect([await lent, thread.hired()]).toEqual([{ ok: false, fault: { code: 'internal' } }, 2])
  })
})
