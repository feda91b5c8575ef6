/** For tests of hosts: a clock that stands still, dice from a seed, bots that answer at once, and the fixture game beside ours. */

import { REACTION } from '../../../bots/race-plan.ts'
import { pebbles } from '../../../engine/conformance/fixture.ts'
import type { Game } from '../../../engine/contract.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { good, unwrap } from '../../../engine/result.ts'
import { seeded, VirtualClock } from '../../../engine/testing/clock.ts'
import { loadGame } from '../../../games/index.ts'
import type { BotService } from '../bots/bots.ts'
import type { Clock } from '../clock.ts'
import type { Ask, Command, Host, Snapshot } from '../host.ts'
import type { Load } from '../load.ts'
import { SETTLE } from '../local-race.ts'
import type { Deps } from '../page.ts'
import { MemoryStorage } from '../storage/memory.ts'

export { seeded }

export class FakeClock extends VirtualClock implements Clock {
  constructor() {
    super(1_000_000, 1000, settled)
  }
}

/** Everything that waits for nothing but other promises has happened. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0))
}

export const load: Load = async (id, version) =>
  id === 'pebbles' && version === 1 ? (pebbles as Game) : loadGame(id, version)

/** Takes any legal move, at once. `calls` counts the questions. */
export function quickBotService(seed = 1): BotService & { calls: number } {
  const random = new Xoshiro128(seed)
  const botService = {
    calls: 0,
    warm: () => undefined,
    choose: async ({ game: id, version, view, seat }: Parameters<BotService['choose']>[0]) => {
      botService.calls++
      const game = (await load(id, version)) as Game
      const moves = game.moves(view, seat)
      return good(moves.length === 0 ? null : game.write(random.pick(moves)))
    },
    race: async ({ passed, ...question }: Parameters<BotService['race']>[0]) => {
      const chosen = await botService.choose(question)
      return good(chosen.value === null ? null : { move: chosen.value, at: passed + REACTION })
    },
  }
  return botService
}

export interface Desk extends Deps {
  readonly clock: FakeClock
  readonly shelf: MemoryStorage
}

/** What a page has, all of it under control. */
export function desk(change: Partial<Deps> = {}, shelf = new MemoryStorage()): Desk {
  const clock = new FakeClock()
  return { store: shelf.open(), botService: quickBotService(), random: seeded(7), load, ...change, clock, shelf }
}

/** A screen that shows everything at once. */
export class Screen {
  readonly seen: Snapshot[] = []
  readonly host: Host
  now: Snapshot

  constructor(host: Host, keepsUp = true) {
    this.host = host
    this.now = undefined as unknown as Snapshot
    host.subscribe((now) => {
      this.now = now
      this.seen.push(now)
      if (keepsUp) host.shown(now.table.entries.length)
    })
  }

  get lines(): readonly string[] {
    return this.host.log().trimEnd().split('\n').slice(2)
  }

  get over(): boolean {
    const { game, states } = this.now.table
    return game.turn(states.at(-1)).kind === 'over'
  }
}

/** Answers as `answer` says until the game is over; never waits longer than a host should. */
export async function playOut(
  screen: Screen,
  clock: FakeClock,
  answer: (ask: Ask, now: Snapshot) => Command,
): Promise<void> {
  for (let steps = 0; steps < 5000 && !screen.over; steps++) {
    const ask = screen.now.asks[0]
    if (ask === undefined) await clock.pass(2000)
    else {
      unwrap(await screen.host.send(answer(ask, screen.now)))
      if (screen.now.race !== undefined) await clock.pass(SETTLE)
    }
  }
  if (!screen.over) throw new Error('no end')
}

/** Any legal answer, by chance. */
export function anyAnswer(seed: number): (ask: Ask, now: Snapshot) => Command {
  const random = new Xoshiro128(seed)
  return (ask, { table: { game, states } }) => {
    if (ask.kind === 'roll') return { kind: 'roll' }
    if (ask.kind === 'faces') return { kind: 'faces', faces: random.throw(ask.turn.sides) }
    return { kind: 'move', seat: ask.seat, move: random.pick(game.moves(states.at(-1), ask.seat)) }
  }
}
