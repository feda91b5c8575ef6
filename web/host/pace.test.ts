/** When a table goes on by itself, and when it waits. */
import { expect, test } from 'vitest'
import { REACTION } from '../../bots/race-plan.ts'
import type { Company } from '../../engine/company.ts'
import { good, unwrap } from '../../engine/result.ts'
import { GRACE } from './local-host.ts'
import { SETTLE } from './local-race.ts'
import { createTable, openLocal } from './local-tables.ts'
import type { Store } from './storage/store.ts'
import { type Desk, desk, quickBotService, Screen, settled } from './testing/host.ts'

const COMPANY: Company = {
  sitters: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: '', level: 'any' },
  ],
  dice: 'app',
}
const lay = (count: number) => ({ kind: 'move', seat: 0, move: { kind: 'lay', count } }) as const

/** Pebbles have been thrown for; Ada and a bot that thinks until it is told are to lay some. */
async function laying(
  change: Partial<Desk> = {},
): Promise<{ on: Desk; screen: Screen; say: (text: string | null) => void }> {
  let say: (text: string | null) => void = () => undefined
  const choose = () =>
    new Promise<{ ok: true; value: string | null }>((resolve) => {
      say = (text) => resolve(good(text))
    })
  const race = async ({ passed }: { passed: number }) => {
    const { value: move } = await choose()
    return good(move === null ? null : { move, at: passed + REACTION })
  }
  const on = desk({ botService: { ...quickBotService(), choose, race }, ...change })
  const made = await createTable({ game: 'pebbles', options: { rounds: 2 }, company: COMPANY }, on)
  const host = unwrap(made.ok ? await openLocal(made.value, on) : made)
  const screen = new Screen(host, false)
  host.shown(0)
  await on.clock.pass(0)
  host.shown(1)
  return { on, screen, say: (text) => say(text) }
}

test('what is undone and done otherwise is new to the screen', async () => {
  const { on, screen } = await laying()
  await screen.host.send(lay(1))
  screen.host.shown(2)
  await screen.host.send({ kind: 'undo' })
  await screen.host.send(lay(2))
  expect(on.clock.pending).toBe(0)
  screen.host.shown(2)
  expect(on.clock.pending).toBe(1)
})

test('a screen that repeats itself does not put others off', async () => {
  const { on, screen, say } = await laying()
  await screen.host.send(lay(1))
  screen.host.shown(2)
  await on.clock.pass(GRACE - 1)
  screen.host.shown(2)
  await on.clock.pass(1)
  say('lay 3')
  await settled()
  expect(screen.lines.at(-1)).toBe('1 lay 3 # bot')
})

test('a bot that let one race go by takes part in the next', async () => {
  const { on, screen, say } = await laying()
  const through = async (answer: string | null): Promise<void> => {
    screen.host.shown(99)
    await on.clock.pass(GRACE)
    say('lay 3')
    await settled()
    await screen.host.send(lay(1))
    screen.host.shown(99)
    await settled()
    say(answer)
    await on.clock.pass(REACTION + SETTLE)
  }
  await through(null)
  expect(screen.now.waitsFor).toEqual([])
  screen.host.shown(99)
  await on.clock.pass(3000 + SETTLE)
  expect(screen.lines.at(-1)).toBe('time')
  screen.host.shown(99)
  await on.clock.pass(0)
  await through('grab brass')
  expect(screen.lines.at(-3)).toBe(`1 grab brass @${REACTION} # bot`)
})

test('at a table that is gone nothing is under way', async () => {
  const { on, screen } = await laying()
  await screen.host.send(lay(1))
  screen.host.shown(2)
  expect(on.clock.pending).toBe(1)
  await on.shelf.open().delete(screen.now.id)
  await settled()
  expect([screen.now.trouble, on.clock.pending]).toEqual(['gone', 0])
})

test('a closed table is no longer told of other tabs', async () => {
  const real = desk()
  let listening = 0
  const store: Store = {
    ...real.store,
    watch: (listener) => {
      const stop = real.store.watch(listener)
      listening++
      return () => {
        listening--
        stop()
      }
    },
  }
  const { screen } = await laying({ store })
  expect(listening).toBe(1)
  screen.host.close()
  expect(listening).toBe(0)
})
