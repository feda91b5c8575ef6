/** The same commands give the same log on every host: a server, this page, a terminal. Random games of every game. */
import { expect, test } from 'vitest'
import { type Answer, type Asked, type Front, playOn, type Session } from '../../cli/play/session.ts'
import type { Company } from '../../engine/company.ts'
import type { Game, OptionValue, Seat } from '../../engine/contract.ts'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import { isMoveLine, readLogLine, writeEntry } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import { unwrap } from '../../engine/result.ts'
import { timeless } from '../../engine/table/cases.ts'
import { openTable, type Table } from '../../engine/table/table.ts'
import { questionOf } from '../../engine/table/visibility.ts'
import { GAME_IDS } from '../../games/index.ts'
import { grab, nextRace, shown } from '../../server/tables/testing/race.ts'
import { games, openTestTables, type Page, playing } from '../../server/tables/testing/table.ts'
import { GET_READY } from './local-host.ts'
import { SETTLE } from './local-race.ts'
import { createTable, openLocal } from './local-tables.ts'
import { desk, Screen } from './testing/host.ts'

const SEATS = 2
const COMMANDS = 60
/** A pause between grabs, longer than any window. */
const PAUSE = 400

type Command =
  /** `at`: in a race, in ms since it was shown. */
  | {
      readonly kind: 'move'
      readonly seat: Seat
      readonly text: string
      readonly at: number | null
      readonly done: boolean
    }
  /** `done`: what the server said to it; the others must say the same. */
  | { readonly kind: 'undo'; readonly done: boolean }

type Options = { readonly [name: string]: OptionValue }

interface Script {
  readonly game: Game
  readonly options: Options
  readonly commands: readonly Command[]
  /** Faces of every throw, in order. */
  readonly throws: readonly (readonly number[])[]
  readonly lines: readonly string[]
}

const isThrow = (line: string): boolean => line.startsWith('throw ')
const isForced = (line: string): boolean => line.endsWith(' !')

/** Entries without times, up to the throw after the last choice: some hosts wait for a hand before it falls. */
function comparable(game: Game, lines: readonly string[]): string[] {
  const choice = lines.findLastIndex((line) => !isThrow(line) && !isForced(line))
  const next = lines.findIndex((line, i) => i > choice && isThrow(line))
  return lines.slice(0, next < 0 ? lines.length : next).map((line) => timeless(game, line))
}

/** A random game on a server; undo is tried now and then where no dice have fallen since. */
async function online(id: string, options: Options, seed: number): Promise<Script> {
  const random = new Xoshiro128(seed)
  const home = await openTestTables({ seed })
  const { id: table, ann, bob, both } = await playing(home, { game: id, options })
  const game = (await games.load(id, games.newest(id) ?? 1)) as Game
  const read = unwrap(readOptions(game, SEATS, options))
  const stored = async (): Promise<readonly string[]> => {
    const found = await home.store.table(table)
    return found.ok ? (found.value?.lines ?? []) : []
  }
  const entries = (lines: readonly string[]) =>
    lines.flatMap((text) => {
      const line = readLogLine(game, text)
      return line.ok && line.value.kind === 'entry' ? [line.value.entry] : []
    })
  const commands: Command[] = []
  let lines = await stored()
  for (let n = 0; n < COMMANDS; n++) {
    let state = entries(lines).reduce(
      (now, { input }) =>
        input.kind === 'throw'
          ? game.land(now, input.faces)
          : input.kind === 'move'
            ? game.move(now, input.seat, input.move, input.at)
            : now,
      game.setup(SEATS, read),
    )
    if (game.turn(state).kind === 'throw') {
      const before = lines.length
      await nextRace(home, both)
      await shown(home, ann)
      lines = await stored()
      for (const { input } of entries(lines.slice(before)))
        if (input.kind === 'throw') state = game.land(state, input.faces)
    }
    const turn = game.turn(state)
    if (turn.kind !== 'move') break
    const seat = turn.optional ? random.pick(turn.seats) : (turn.seats[0] as Seat)
    const page = both[seat] as Page
    const last = lines.findLast((line) => !isForced(line)) ?? ''
    if (random.below(5) === 0 && /^\d/.test(last)) {
      const mover = isMoveLine(last, 0) ? ann : bob
      const done = (await mover.send({ kind: 'takeback', seat: mover.you.seats[0] as Seat })) === 'done'
      const other = mover === ann ? bob : ann
      if (done) await other.send({ kind: 'agree', takeback: other.takeback?.takeback ?? 0, yes: true })
      commands.push({ kind: 'undo', done })
    } else {
      const text = game.write(random.pick(game.moves(state, seat)))
      await home.pass(PAUSE)
      const at = Math.round(home.clock.steady() - (ann.race?.begins ?? 0))
      const sent = page.post(
        turn.optional ? grab(page, text, at) : { kind: 'move', seat, question: questionOf(lines, seat), move: text },
      )
      await home.pass(PAUSE)
      const done = page.answers.get(sent)?.refusal === undefined
      expect(done || turn.optional).toBe(true)
      commands.push({ kind: 'move', seat, text, at: turn.optional ? at : null, done })
    }
    lines = await stored()
  }
  const all = entries(lines)
  const throws = all.flatMap(({ input }) => (input.kind === 'throw' ? [input.faces] : []))
  return {
    game,
    options,
    commands,
    throws,
    lines: comparable(
      game,
      all.map((entry) => writeEntry(game, entry)),
    ),
  }
}

const PEOPLE = ['Ann', 'Bob'].map((name) => ({ kind: 'person', name }) as const)

/** Dice as they fell on the server; ones after the last. */
function facesIn({ throws }: Script): (n: number, sides: readonly number[]) => readonly number[] {
  return (n, sides) => throws[n] ?? sides.map(() => 1)
}

/** The same commands in this page. */
async function inPage(script: Script): Promise<string[]> {
  const on = desk({ throws: facesIn(script) })
  const company: Company = { sitters: PEOPLE, dice: 'app' }
  const id = unwrap(await createTable({ game: script.game.id, options: script.options, company }, on))
  const screen = new Screen(unwrap(await openLocal(id, on)))
  const asked = async (): Promise<void> => {
    for (let tries = 0; tries < 50 && !screen.over; tries++) {
      const { race, asks } = screen.now
      if (asks[0]?.kind === 'roll') await screen.host.send({ kind: 'roll' })
      else if (asks.length > 0 && race?.since !== null) return
      await on.clock.pass(GET_READY.least + GET_READY.spread)
    }
  }
  for (const command of script.commands) {
    await asked()
    if (command.kind === 'undo') {
      expect([command, (await screen.host.send({ kind: 'undo' })).ok]).toEqual([command, command.done])
      continue
    }
    const acted = (screen.now.race?.since ?? 0) + (command.at ?? 0)
    await on.clock.pass(Math.max(0, acted - on.clock.steady()))
    const { seat, text, at, done } = command
    const move = { kind: 'move', seat, move: script.game.read(text), ...(at === null ? {} : { acted }) } as const
    expect([command, (await screen.host.send(move)).ok]).toEqual([command, done])
    if (at !== null) await on.clock.pass(SETTLE)
  }
  return comparable(script.game, screen.lines)
}

/** The same commands at a terminal. */
async function atTerminal(script: Script): Promise<string[]> {
  const { game } = script
  const read = unwrap(readOptions(game, SEATS, script.options))
  const faces = facesIn(script)
  const commands = [...script.commands]
  let table: Table = openTable(game, SEATS, read)
  let [clock, shown] = [0, 0]
  const roll = (sides: readonly number[]) =>
    faces(table.entries.filter(({ input }) => input.kind === 'throw').length, sides)
  const answer = ({ canUndo }: Asked, people: readonly Seat[]): Answer => {
    for (;;) {
      const command = commands.shift()
      if (command === undefined) return { kind: 'quit', interrupted: false }
      if (command.kind === 'move') {
        expect(people).toContain(command.seat)
        clock = shown + (command.at ?? 0)
        return { kind: 'move', seat: command.seat, move: game.read(command.text) }
      }
      expect([command, canUndo]).toEqual([command, command.done])
      if (command.done) return { kind: 'undo' }
    }
  }
  const front: Partial<Front> = {
    happened: async (now) => {
      if (now.entries.at(-1)?.input.kind === 'throw') shown = clock
      table = now
      return commands.length === 0 ? { kind: 'quit', interrupted: false } : null
    },
    askMove: async (asked, seat) => answer(asked, [seat]),
    askGrab: async (asked, people) => answer(asked, people),
    askRoll: async () => ({ kind: 'roll' }),
    hold: async () => null,
    // Where nothing is refused, the logs tell.
    refused: () => undefined,
  }
  const company: Company = { sitters: PEOPLE, dice: 'app' }
  const session = { company, front, save: { write: () => undefined }, clock: () => clock, roll }
  await playOn(session as unknown as Session, table)
  return comparable(
    game,
    table.entries.map((entry) => writeEntry(game, entry)),
  )
}

const undos = new Set<boolean>()

const refused = new Set<string>()

const TABLES: readonly (readonly [id: string, Options])[] = [
  ...GAME_IDS.map((id) => [id, id === 'nine-dice' ? { seconds: 0 } : {}] as const),
  ['nine-dice', { seconds: 0, statement: 'on', lockout: 2000 }],
]

test.each(TABLES.flatMap(([id, options]) => [1, 2, 3].map((seed) => [id, options, seed] as const)))(
  '%s %j, seed %d: one log',
  async (id, options, seed) => {
    const script = await online(id, options, seed)
    expect(script.lines.length).toBeGreaterThan(10)
    expect(await inPage(script)).toEqual(script.lines)
    expect(await atTerminal(script)).toEqual(script.lines)
    for (const command of script.commands) {
      if (command.kind === 'undo') undos.add(command.done)
      else if (!command.done) refused.add(id)
    }
  },
)

test('undo was both done and refused, and grabs were refused', () => {
  expect(undos.size).toBe(2)
  expect([...refused]).toEqual(['nine-dice'])
})
