import { expect, test } from 'vitest'
import type { Pebbles } from '../../engine/conformance/fixture.ts'
import { pebbles } from '../../engine/conformance/fixture.ts'
import type { Seat } from '../../engine/contract.ts'
import { writeEntry } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import { unwrap } from '../../engine/result.ts'
import { CASES, playCase, type Setting, type Subject } from '../../engine/table/cases.ts'
import { openTable, type Table } from '../../engine/table/table.ts'
import type { View } from '../../engine/table/view.ts'
import { seenState } from '../../engine/table/visibility.ts'
import { type Answer, type Front, playOn, type Session } from './session.ts'

interface Question {
  readonly seats: readonly Seat[]
  /** How long it waits. */
  readonly ms: number
  readonly answer: (answer: Answer | null) => void
}

const FACES = (sides: readonly number[]) => sides.map(() => 1)

/** A session whose people answer when the case says so. */
function terminal({ people, options }: Setting): Subject {
  let table: Table = openTable(pebbles, people.length, unwrap(readOptions(pebbles, people.length, options)))
  let [refusals, clock, shown] = [0, 0, 0]
  let asked = Promise.withResolvers<Question | null>()
  const ask = (seats: readonly Seat[], ms = 0) =>
    new Promise<never>((resolve) => asked.resolve({ seats, ms, answer: (given) => resolve(given as never) }))
  const front: Partial<Front> = {
    happened: async (now) => {
      table = now
      shown = clock
      return null
    },
    askMove: (_, seat) => ask([seat]),
    askGrab: (_, people, ms) => ask(people, ms),
    hold: async () => null,
    refused: () => void refusals++,
  }
  const sitters = people.map((name) => ({ kind: 'person', name }) as const)
  const save = { write: () => undefined }
  const session = { company: { sitters, dice: 'app' }, front, save, clock: () => clock, roll: FACES }
  void playOn(session as unknown as Session, table).then(() => asked.resolve(null))
  /** Answers for one of these seats; null: nobody does. Returns false if it was refused, or the game is over. */
  const answered = async (seat: Seat | null, given: Answer | null): Promise<boolean> => {
    const question = await asked.promise
    if (question === null || (seat !== null && !question.seats.includes(seat))) return false
    const before = refusals
    if (given === null) clock += question.ms
    asked = Promise.withResolvers()
    question.answer(given)
    await asked.promise
    return refusals === before
  }
  const moved = (seat: Seat, text: string) => answered(seat, { kind: 'move', seat, move: pebbles.read(text) })
  return {
    move: moved,
    // One keyboard: keys are pressed one after the other.
    grabs: async (grabs) => {
      const start = shown
      for (const { seat, text, at } of grabs.toSorted((a, b) => a.at - b.at)) {
        clock = start + at
        await moved(seat, text)
      }
    },
    time: async () => void (await answered(null, null)),
    undo: () => answered(null, { kind: 'undo' }),
    lines: () =>
      table.entries.filter(({ input }) => input.kind !== 'throw').map((entry) => writeEntry(table.game, entry)),
    laid: (viewer) => (seenState(table, viewer) as View<Pebbles>).laid,
  }
}

test.each(CASES)('the terminal: $name', async (one) => {
  await expect(playCase(one, terminal)).resolves.toBeUndefined()
})
