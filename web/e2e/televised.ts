/** Tables on a real server whose people need no browser, for pictures of a television. They make legal moves from a fixed seed. */
import { Xoshiro128 } from '../../engine/dice/random.ts'
import type { BodyOf } from '../../protocol/http.ts'
import { COLOURS } from '../../protocol/names.ts'
import type { ServerMessageOf } from '../../protocol/server.ts'
import { Person, type Page as Seated } from '../../server/soak/client.ts'

export interface Televised {
  readonly game: string
  readonly names: readonly string[]
  readonly options?: BodyOf<'createTable'>['options']
  /** The same people have played a game before: the second of them gave up. */
  readonly again?: boolean
  /** Moves to be made; null: it stays in its lobby, with a seat free unless it is a rematch. */
  readonly moves: number | null
}

/** Returns the id of the table, and the way for its people to leave. */
export async function televised(base: string, { game, names, options = {}, again = false, moves }: Televised) {
  const [people, seats] = [[] as Person[], names.length + (moves === null && !again ? 1 : 0)]
  for (const _ of names) people.push(await Person.arrive(base))
  const body = { game, options, seats, clock: { kind: 'none' }, listed: false, departure: 'end' } as const
  const { id } = await (people[0] as Person).must('createTable', { body })
  const table = again ? await rematchOf(people, names, id) : id
  // Of a rematch in its lobby, the last one has not answered yet.
  const here = again && moves === null ? names.slice(0, -1) : names
  const pages = await sitDown(people, here, table)
  if (moves !== null) await playOn(pages, moves)
  return { id: table, leave: () => Promise.all(pages.map((page) => page.leave())) }
}

async function sitDown(people: readonly Person[], names: readonly string[], id: string): Promise<Seated[]> {
  const pages: Seated[] = []
  for (const [seat, name] of names.entries()) {
    const page = await (people[seat] as Person).at(id).connect()
    await page.done({ kind: 'sit', seat, name, colour: COLOURS[seat] ?? 'blue' })
    pages.push(page)
  }
  return pages
}

async function rematchOf(people: readonly Person[], names: readonly string[], id: string): Promise<string> {
  const pages = await sitDown(people, names, id)
  const [host, second] = pages as [Seated, Seated]
  await host.done({ kind: 'start' })
  // Refused until the dice are agreed on.
  while ((await second.command({ kind: 'resign', seat: 1 })).kind === 'refused') await pause()
  await host.done({ kind: 'rematch' })
  while ((host.facts?.rematch ?? null) === null) await pause()
  await Promise.all(pages.map((page) => page.leave()))
  return host.facts?.rematch ?? ''
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 200))

async function playOn(pages: readonly Seated[], moves: number): Promise<void> {
  const chance = new Xoshiro128(1)
  const host = pages[0] as Seated
  if (host.facts?.status === 'lobby') await host.done({ kind: 'start' })
  for (let made = 0; made < moves && !isOver(host); ) {
    let acted = false
    for (const [seat, page] of pages.entries())
      if (made < moves && (await moveOnce(page, seat, chance))) [acted, made] = [true, made + 1]
    if (acted) continue
    // The dice are agreed on, or a race waits for everybody to have read it.
    for (const page of pages) await page.command({ kind: 'read', line: page.seq })
    await pause()
  }
}

const isOver = ({ facts }: Seated): boolean => facts?.status === 'over' || facts?.status === 'closed'

/** False: this seat is not asked. */
async function moveOnce(page: Seated, seat: number, chance: Xoshiro128): Promise<boolean> {
  let listed: ServerMessageOf<'legal-moves'> | null = null
  page.onMessage = (message) => {
    if (message.kind === 'legal-moves') listed = message
  }
  const asked = await page.command({ kind: 'legal', seat })
  const list = listed as ServerMessageOf<'legal-moves'> | null
  const move = list?.moves.find((one) => one.startsWith('score')) ?? list?.moves[chance.below(list.moves.length)]
  if (asked.kind === 'refused' || list === null || move === undefined) return false
  return (await page.command({ kind: 'move', seat, question: list.question, move })).kind === 'done'
}
