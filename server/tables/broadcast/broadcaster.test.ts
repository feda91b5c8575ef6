import { expect, test } from 'vitest'
import { FakeClock } from '../testing/table.ts'
import { Broadcaster } from './broadcaster.ts'

test('a frame is made once for all who are shown the same, and everybody gets it', () => {
  const broadcaster = new Broadcaster(new FakeClock(), { seats: [] })
  const heard: string[] = []
  const subscribers = ['ann', 'ann', 'bob', 'cat', 'dan'].map((identity, i) => ({
    identity,
    send: (frame: string) => void heard.push(`${i} ${frame}`),
    close: () => undefined,
  }))
  for (const subscriber of subscribers) broadcaster.add(subscriber)
  const made: string[] = []
  broadcaster.sendViews(
    (identity) => (identity === 'ann' ? 'seat' : ''),
    (identity) => {
      made.push(identity)
      return [`for ${identity}`]
    },
  )
  expect(made).toEqual(['ann', 'bob'])
  expect(heard).toEqual(['0 for ann', '1 for ann', '2 for bob', '3 for bob', '4 for bob'])
})
