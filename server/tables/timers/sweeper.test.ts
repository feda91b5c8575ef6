import { expect, test } from 'vitest'
import { made } from '../../store/testing/sample.ts'
import { FakeClock, memoryStore, quiet } from '../testing/table.ts'
import { Sweeper } from './sweeper.ts'

test.each([null, 'me'])(
  'all that are due are woken, also behind many that nobody can help (owner: %s)',
  async (owner) => {
    const clock = new FakeClock()
    const store = memoryStore()
    const now = clock.now()
    const stuck = Array.from({ length: 120 }, (_, i) => made(`stuck${i}`, [], { deadline: now - 1000 + i }))
    await store.commit({ tables: [...stuck, made('loaded', [], { deadline: now - 1 })] })
    await store.commit({ tables: [made('due', [], { deadline: now }), made('later', [], { deadline: now + 90_000 })] })
    const woken = new Map<string, number>()
    const wake = async (id: string) => void woken.set(id, (woken.get(id) ?? 0) + 1)
    const sweeper = new Sweeper({
      store,
      owner,
      clock,
      log: quiet(),
      isLoaded: (id) => id === 'loaded',
      wake,
      took: () => {},
    })
    await clock.pass(5000)
    expect([woken.get('due'), woken.get('stuck119'), woken.get('later'), woken.get('loaded')]).toEqual([
      1,
      1,
      undefined,
      undefined,
    ])
    expect([...woken.values()].every((times) => times === 1)).toBe(true)
    await clock.pass(10_000)
    expect(woken.get('stuck0')).toBe(2)
    await clock.pass(80_000)
    expect(woken.get('later')).toBe(1)
    sweeper.stop()
    expect(clock.pending).toBe(0)
  },
)
