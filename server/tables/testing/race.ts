/** For tests of races at a table: people who are ready, a throw that is shown, and grabs at chosen moments. */
import type { Distance } from '../../race/clock.ts'
import { type Order, type Page, playing, type TestTables } from './table.ts'

/** A page at a constant distance, in ms. */
export function away(ms: number): Distance {
  return { delay: ms, jitter: 0, slowest: ms }
}

/** Time passes until the dice are revealed. */
export async function shown(home: TestTables, page: Page): Promise<{ readonly show: number; readonly line: number }> {
  const { race } = page
  if (race === null) throw new Error('no race')
  await home.pass(Math.max(0, race.show - home.clock.steady()))
  return race
}

/** Everybody has seen the last round, and the next throw falls. */
export async function nextRace(home: TestTables, pages: readonly Page[]): Promise<{ show: number; line: number }> {
  const before = pages[0]?.race?.line ?? 0
  for (const page of pages) await page.send({ kind: 'read', line: page.lines.length })
  await home.settled()
  const race = pages[0]?.race ?? null
  if (race === null || race.line === before) throw new Error('no throw')
  return race
}

/** Ann and Bob race, each at this distance in ms; the dice are revealed. */
export async function racing(
  home: TestTables,
  options: object = {},
  { lines = [], ...more }: Parameters<TestTables['create']>[1] & { readonly lines?: readonly number[] } = {},
) {
  const table = await playing(home, { game: 'nine-dice', options: { seconds: 60, ...options }, ...more })
  for (const [i, ms] of lines.entries()) (table.both[i] as Page).distance = away(ms)
  await nextRace(home, table.both)
  const race = await shown(home, table.ann)
  return { ...table, race }
}

/** A grab of this page's own seat; `at`: as its page says. */
export function grab(page: Page, move: string, at: number, line = page.race?.line ?? 0): Order {
  const seat = page.you.seats[0] as number
  return { kind: 'move', seat, question: 0, move, race: { line, at } }
}

/** Time passes until `ms` after the reveal. */
export async function passTo(home: TestTables, page: Page, ms: number): Promise<void> {
  await home.pass((page.race?.begins ?? 0) + ms - home.clock.steady())
}
