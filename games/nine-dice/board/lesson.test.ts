import { expect, test } from 'vitest'
import type { Entry } from '../../../engine/log.ts'
import { LANGS } from '../../../engine/text/lang.ts'
import { gameOf, testNotes } from '../../../kit/lesson.testing.ts'
import type { Move } from '../rules/moves.ts'
import { nineDice } from '../rules/rules.ts'
import { open } from '../rules/scoring.ts'
import { BLACK, DISCS, type State } from '../rules/state.ts'
import { COLOURS, diceOf, solution } from '../rules/sums.ts'
import { arithmetic } from '../text/lines.ts'
import { loadLesson } from './lesson.ts'

const { notes, entries, states, end } = gameOf(nineDice, await loadLesson('en'))

/** Entries that the learner makes: own moves, and the throws of an own spinner. */
function isOwn({ input }: Entry<Move>, i: number): boolean {
  if (input.kind === 'move') return input.seat === 0
  const turn = nineDice.turn(states[i] as State)
  return turn.kind === 'throw' && turn.seat === 0
}

/** What makes the number, by colour, before this entry. */
function sums(i: number): { readonly [colour: string]: string } {
  const { number, dice } = states[i] as State
  const all = COLOURS.map((id, colour) => [id, solution(number, diceOf(dice, colour)), colour] as const)
  return Object.fromEntries(
    all.flatMap(([id, signs, colour]) => (signs === null ? [] : [[id, arithmetic(diceOf(dice, colour), signs)]])),
  )
}

test('the game replays by the rules and the learner wins it', () => {
  expect(nineDice.turn(end)).toEqual({ kind: 'over', places: [1, 2] })
  expect(nineDice.scores(end)).toEqual([15, 6])
})

test('there is a note wherever the learner acts, and nowhere else', () => {
  expect(notes.map(({ at }) => at)).toEqual(entries.flatMap((entry, i) => (isOwn(entry, i) ? [i] : [])))
})

test('notes tell the truth about the dice', () => {
  expect([2, 7, 12].map((i) => (states[i] as State).number)).toEqual([5, 2, 12])
  expect(sums(2)).toEqual({ red: '2 + 3 = 5', green: '6 − 1 = 5' })
  expect(sums(7)).toEqual({ orange: '1 + 1 = 2', blue: '6 − 2 − 2 = 2', green: '5 − 3 = 2' })
  expect(sums(12)).toEqual({})
  expect([2, 7].map((i) => (states[i] as State).dice.at(-1))).toEqual([4, 6])
})

test('the learner errs nowhere, the other once; the gains are those that the notes tell', () => {
  expect((states[6] as State).gains).toEqual([6, -1])
  expect((states[11] as State).gains).toEqual([3, 4])
  expect((states[13] as State).gains).toEqual([3, 0])
  const stops = entries.flatMap(({ input }, i) => (input.kind === 'move' && input.move.disc === BLACK ? [i] : []))
  for (const i of stops) expect(open(states[i] as State)).toBe(0)
})

test('each note points at a part of the board, and a disc that is meant is the one that is taken', () => {
  for (const { at, point } of notes) {
    const { input } = entries[at] as Entry<Move>
    expect(point).toBe(input.kind === 'move' ? `disc-${DISCS[input.move.disc]}` : 'spinner')
  }
})

testNotes(loadLesson, 2)

test.each(LANGS)('in %s: the sums of the dice', async (lang) => {
  const said = (await loadLesson(lang)).notes.map(({ text }) => text).join('\n')
  expect(said.match(/\d( [+−] \d)+ = \d/g)).toEqual(['2 + 3 = 5', '6 − 1 = 5', '6 − 2 − 2 = 2', '5 − 3 = 2'])
})
