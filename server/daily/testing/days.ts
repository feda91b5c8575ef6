/** For tests of days: a server with three guests, and their games of a day. */
import { expect } from 'vitest'
import type { Game } from '../../../engine/contract.ts'
import { readLog } from '../../../engine/log.ts'
import { unwrap } from '../../../engine/result.ts'
import { stateOf, type Table, tableOf } from '../../../engine/table/table.ts'
import { questionOf } from '../../../engine/table/visibility.ts'
import { type GameId, rulesOf } from '../../../games/index.ts'
import type { BodyOf } from '../../../protocol/http.ts'
import type { IdentityRow } from '../../store/store.ts'
import { someone } from '../../store/testing/sample.ts'
import { openTestTables, type Page, seeded, type TestTables } from '../../tables/testing/table.ts'
import { DAY_MS } from '../day.ts'
import { Days } from '../days.ts'

export const HERE = '10.0.0.1'
export const [ann, bob, cat] = ['Ann', 'Bob', 'Cat'].map((name) => someone(name.toLowerCase(), { name })) as [
  IdentityRow,
  IdentityRow,
  IdentityRow,
]

export const logOf = ({ table, lines }: Page): string => `${[table?.header, ...lines].join('\n')}\n`

export function tableIn(game: Game, log: string): Table {
  const read = readLog(game, log)
  return unwrap(read.ok ? tableOf(game, read.value) : read)
}

type Pick = (moves: readonly string[]) => string
export const first: Pick = (moves) => moves[0] as string
export const last: Pick = (moves) => moves.at(-1) as string

export class TestDays {
  readonly home: TestTables
  readonly days: Days

  constructor(home: TestTables) {
    this.home = home
    this.days = new Days({ store: home.store, random: seeded(7), now: () => home.clock.now() })
  }

  static async open(settings: Parameters<typeof openTestTables>[0] = {}): Promise<TestDays> {
    const home = await openTestTables({ people: [], ...settings })
    for (const introduce of [ann, bob, cat]) unwrap(await home.store.commit({ introduce }))
    return new TestDays(home)
  }

  /** `ahead`: in days. */
  date(ahead = 0): string {
    return new Date(this.home.clock.now() + ahead * DAY_MS).toISOString().slice(0, 10)
  }

  untilMidnight(): number {
    return DAY_MS - (this.home.clock.now() % DAY_MS)
  }

  async page(id: GameId, guest: IdentityRow, sent: BodyOf<'playDaily'> = {}): Promise<Page> {
    const { table } = unwrap(await this.days.play(id, guest, sent, HERE))
    return this.home.page(table, guest.id)
  }

  /** Plays to the end or this many moves, always the one that `pick` takes; returns the log so far. */
  async play(page: Page, pick: Pick, most = 400): Promise<string> {
    const game = await rulesOf(page.table?.game as GameId)
    for (let made = 0; made < most; made++) {
      await this.home.settled()
      const state = stateOf(tableIn(game, logOf(page)))
      const turn = game.turn(state)
      if (turn.kind === 'over') break
      if (turn.kind !== 'move' || !turn.seats.includes(0)) continue
      const move = pick(game.moves(state, 0).map((one) => game.write(one)))
      expect(await page.send({ kind: 'move', seat: 0, question: questionOf(page.lines, 0), move })).toBe('done')
    }
    return logOf(page)
  }
}
