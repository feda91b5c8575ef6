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
import { type Answer, type Asked, type Front, playOn, type Session } from './session.ts'

interface Question {
  readonly asked: Asked
  readonly seats: readonly Seat[]
  readonly answer: (answer: Answer) => void
}

const FACES = (sides: readonly number[]) => sides.map(() => 1)

/** A session whose people answer when the case says so. */
function terminal({ people, options }: Setting): Subject {
  let table: Table = openTable(pebbles, people.length, unwrap(readOptions(pebbles, people.length, options)))
  let refusals = 0
  const clock = 0
  let asked = Promise.withResolvers<Question>()
  const ask = (about: Asked, seats: readonly Seat[]) =>
    new Promise<never>((resolve) => asked.resolve({ asked: about, seats, answer: (given) => resolve(given as never) }))
  const front: Partial<Front> = {
    happened: async (now) => {
      table = now
      return null
    },
    askMove: (about, seat) => ask(about, [seat]),
    askGrab: (about, people) => ask(about, people),
    hold: async () => null,
    refused: () => void refusals++,
  }
  const sitters = people.map((name) => ({ kind: 'person', name }) as const)
  const session = {
    company: { sitters, dice: 'app' },
    front,
    save: { write: () => undefined },
    clock: () => clock,
    roll: FACES,
  }
  void playOn(session as unknown as Session, table)
  const answered = async (question: Question, given: Answer): Promise<boolean> => {
    const before = refusals
    asked = Promise.withResolvers()
    question.answer(given)
    await asked.promise
    return refusals === before
  }
  return {
    move: async (seat, text) => {
      const question = await asked.promise
      return question.seats.includes(seat) && answered(question, { kind: 'move', seat, move: pebbles.read(text) })
    },
    undo: async () => {
      const question = await asked.promise
      return question.asked.canUndo && answered(question, { kind: 'undo' })
    },
    lines: () =>
      table.entries.filter(({ input }) => input.kind !== 'throw').map((entry) => writeEntry(table.game, entry)),
    laid: (viewer) => (seenState(table, viewer) as View<Pebbles>).laid,
  }
}

test.each(CASES)('the terminal: $name', async (one) => {
  await expect(playCase(one, terminal)).resolves.toBeUndefined()
})
