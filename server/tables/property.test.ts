/**
 * For any commands of several people in any order: the log replays by the rules, a command answered `done` is in it once, a refused one has
 * changed nothing, and every page has the log of the store. Also when the server dies in between, before a commit or between
 * a commit and its broadcast.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../engine/contract.ts'
import { readLog, replay } from '../../engine/log.ts'
import { unwrap } from '../../engine/result.ts'
import { questionOf } from '../../engine/table/visibility.ts'
import { COUNTDOWN } from '../race/show.ts'
import type { TableWithLines } from '../store/store.ts'
import { away } from './testing/race.ts'
import {
  fileStore,
  games,
  memoryStore,
  type Order,
  openTestTables,
  type Page,
  PEOPLE,
  type TestTables,
} from './testing/table.ts'

const RUNS = process.env.SOAK === undefined ? 25 : 1000
const SEATS = 3

const person = fc.integer({ min: 0, max: 3 })
const seat = fc.integer({ min: 0, max: SEATS })
const step = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      pick: fc.nat(1000),
      late: fc.constantFrom(0, 0, 0, 0, 1),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('stray' as const), who: person, seat, pick: fc.nat(1000) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      who: person,
      seat,
      kind: fc.constantFrom(
        'sit',
        'rise',
        'hand',
        'back',
        'takeback',
        'agree',
        'start',
        'fill',
        'remove',
        'rematch',
        'say',
      ),
      yes: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('part' as const),
      who: person,
      seat,
      kind: fc.constantFrom('resign', 'leave', 'claim', 'end', 'agree-end', 'agree-end'),
      yes: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('repeat' as const), back: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('leave' as const), who: person }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(100, 3000, 12_000) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const) }) },
  // The server dies between the commit of what comes next and its broadcast.
  { weight: 1, arbitrary: fc.record({ do: fc.constant('gap' as const), pick: fc.nat(1000) }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

function orderOf({ kind, seat, yes }: Extract<Step, { do: 'order' }>, page: Page): Order {
  switch (kind) {
    case 'sit':
      return { kind, seat, name: 'N', colour: 'red' }
    case 'fill':
      return { kind, seat, level: 'easy' }
    case 'agree':
      return { kind, takeback: page.takeback?.takeback ?? 1, yes }
    case 'say':
      return { kind, seat, what: { kind: 'reaction', reaction: 'clap' } }
    case 'start':
    case 'rematch':
      return { kind }
    default:
      return { kind: kind as 'rise' | 'hand' | 'back' | 'takeback' | 'remove', seat }
  }
}

function partingOf({ kind, seat, yes }: Extract<Step, { do: 'part' }>): Order {
  if (kind === 'leave' || kind === 'end') return { kind }
  return kind === 'agree-end' ? { kind, ending: 1, yes } : { kind, seat }
}

class Evening {
  readonly home: TestTables
  readonly id: string
  readonly game: Game
  readonly pages: Page[]
  readonly sent: { readonly page: Page; readonly id: string; readonly order: Order }[] = []
  #next = 0
  moves = 0
  restarts = 0

  constructor(home: TestTables, id: string, game: Game, pages: Page[]) {
    this.home = home
    this.id = id
    this.game = game
    this.pages = pages
  }

  static async open(home: TestTables, id: string): Promise<Evening> {
    const game = (await games.load(id, games.newest(id) ?? 1)) as Game
    const table = await home.create('ann', {
      game: id,
      seats: SEATS,
      options: {},
      clock: { kind: 'live', move: 5, bank: 5 },
    })
    const pages = await Promise.all(PEOPLE.map((who) => home.page(table, who)))
    const [ann, bob] = pages as [Page, Page]
    // In races they wait for each other.
    bob.distance = away(60)
    // Ann has two seats, Bob one; Cat and Dan watch.
    for (const [seat, page] of [ann, bob, ann].entries())
      await page.send({ kind: 'sit', seat, name: 'N', colour: 'red' })
    await ann.send({ kind: 'start' })
    await home.settled()
    return new Evening(home, table, game, pages)
  }

  async kept(): Promise<TableWithLines> {
    const found = await this.home.store.table(this.id)
    if (!found.ok || found.value === null) throw new Error('lost')
    return found.value
  }

  async #state() {
    const { row, lines } = await this.kept()
    const header = (row.notes as { header: string }).header
    const state = unwrap(replay(this.game, unwrap(readLog(this.game, `${[header, ...lines].join('\n')}\n`))))
    return { state, turn: this.game.turn(state), lines }
  }

  post(page: Page, order: Order, id = `p${this.#next++}`): string {
    this.sent.push({ page, id, order })
    page.post(order, id)
    return id
  }

  async take(step: Step): Promise<void> {
    switch (step.do) {
      case 'move': {
        const { state, turn, lines } = await this.#state()
        // Everybody is ready for the next race.
        if (turn.kind === 'throw') for (const page of this.pages) page.post({ kind: 'read', line: lines.length })
        if (turn.kind !== 'move') return
        const seat = turn.seats[step.pick % turn.seats.length] as number
        const moves = this.game.moves(state, seat)
        const move = this.game.write(moves[step.pick % moves.length])
        const page = this.pages.find(({ you }) => you.seats.includes(seat))
        if (page === undefined) return
        const question = Math.max(0, questionOf(lines, seat) - step.late)
        // In a race, at a time of its own; an old page would name none.
        const line = step.pick % 4 === 0 ? undefined : page.race?.line
        const race = turn.optional && line !== undefined ? { race: { line: line - step.late, at: step.pick } } : {}
        this.post(page, { kind: 'move', seat, question, move, ...race })
        return
      }
      case 'stray': {
        const page = this.pages[step.who] as Page
        const words = this.game.words
        const move = `${words[step.pick % words.length]} ${step.pick % 7}`
        this.post(page, { kind: 'move', seat: step.seat, question: step.pick % 4, move })
        return
      }
      case 'order': {
        const page = this.pages[step.who] as Page
        this.post(page, orderOf(step, page))
        return
      }
      case 'part':
        this.post(this.pages[step.who] as Page, partingOf(step))
        return
      case 'repeat': {
        const before = this.sent.at(-1 - step.back)
        if (before !== undefined && before.order.kind !== 'say') before.page.post(before.order, before.id)
        return
      }
      case 'leave': {
        const page = this.pages[step.who] as Page
        page.leave()
        await page.connect()
        return
      }
      case 'wait':
        return this.home.pass(step.ms)
      case 'gap':
        this.home.killAtCommit()
        await this.take({ do: 'move', pick: step.pick, late: 0 })
        await this.home.settled()
        return this.take({ do: 'restart' })
      case 'restart':
        this.restarts++
        await this.home.restart()
        for (const page of this.pages) await page.connect()
    }
  }

  /** After everything has come to rest. */
  async check(): Promise<void> {
    await this.home.settled()
    // A race is shown to all at the same moment, and grabs are judged a little later.
    await this.home.pass(COUNTDOWN + 500)
    await this.home.settled()
    await this.#state()
    const { row, lines } = await this.kept()
    const masked = lines.length
    for (const page of this.pages) {
      expect([page.lines.length, page.takebacks]).toEqual([masked, row.takebacks])
      for (const [i, line] of page.lines.entries()) {
        if (typeof line === 'string') expect(line).toBe(lines[i])
        else expect(lines[i]?.startsWith(`${line.chosen} `)).toBe(true)
      }
      expect(page.table?.status).toBe(row.status)
    }
    await this.#checkAnswers(row.takebacks)
    expect(this.home.log.errors).toEqual([])
  }

  async #checkAnswers(takebacks: number): Promise<void> {
    const { lines } = await this.kept()
    let done = 0
    for (const { page, id, order } of this.sent) {
      const answer = page.answers.get(id)
      const applied = await this.home.store.appliedCommand(this.id, page.who, id)
      const kept = applied.ok ? applied.value : null
      if (answer === undefined) continue // Its server died before it could answer; what it did is what the store says.
      if (order.kind === 'say') expect(kept).toBeNull()
      else if (answer.refusal === undefined) expect(answer.seq).toBe(kept)
      else expect(kept).toBeNull()
      if (order.kind === 'move' && answer.refusal === undefined) done++
    }
    this.moves = done
    // Without a takeback each move that was done is a line of its own: neither lost nor doubled.
    if (takebacks > 0) return
    const own = lines.filter((line) => /^\d/.test(line) && !/(?: !| # bot| # clock)$/.test(line))
    const silent = this.sent.filter(({ page, id, order }) => order.kind === 'move' && !page.answers.has(id)).length
    expect(own.length).toBeGreaterThanOrEqual(done)
    expect(own.length).toBeLessThanOrEqual(done + silent)
  }
}

async function spend(home: TestTables, game: string, steps: readonly Step[]): Promise<Evening> {
  const evening = await Evening.open(home, game)
  for (const [i, step] of steps.entries()) {
    await evening.take(step)
    // Some come together, some one after the other.
    if (i % 3 === 2) await evening.check()
  }
  await evening.check()
  return evening
}

describe('whatever is sent', () => {
  test.each(['dicy-cards', 'pebbles', 'nine-dice'])('%s', async (game) => {
    let [moves, restarts, refused, unheard] = [0, 0, 0, 0]
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), fc.nat(1000), async (steps, seed) => {
        const home = await openTestTables({ store: memoryStore(), seed })
        const evening = await spend(home, game, steps)
        moves += evening.moves
        restarts += evening.restarts
        unheard += home.unheard
        refused += evening.sent.filter(({ page, id }) => page.answers.get(id)?.refusal !== undefined).length
        await home.tables.stop()
      }),
      { numRuns: RUNS, seed: 11 },
    )
    expect(Math.min(moves, restarts, refused, unheard)).toBeGreaterThan(5)
  })

  test('on a real file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        const place = await fileStore()
        const home = await openTestTables({ store: await place.open() })
        await spend(home, 'pebbles', steps)
        await home.tables.stop()
        await home.store.close()
        place.drop()
      }),
      { numRuns: 5, seed: 12 },
    )
  })
})
