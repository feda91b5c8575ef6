import { expect, test } from 'vitest'
import type { Entry } from '../../../engine/log.ts'
import { forced } from '../../../engine/play.ts'
import { gameOf, testNotes } from '../../../kit/lesson.testing.ts'
import { at } from '../rules/counts.ts'
import type { Move } from '../rules/moves.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { loadLesson } from './lesson.ts'

const { notes, entries, states, end } = gameOf(diceOfCrowns, await loadLesson('en'))

/** Entries that the learner makes: own moves, and throws that are not of dice just taken up. */
function isOwn({ input, forced: must }: Entry<Move>, i: number): boolean {
  if (input.kind === 'move') return input.seat === 0 && must !== true
  const turn = diceOfCrowns.turn(states[i] as State)
  return turn.kind === 'throw' && turn.seat === 0 && !isReroll(entries[i - 1] as Entry<Move>)
}

function isReroll({ input }: Entry<Move>): boolean {
  return input.kind === 'move' && input.move.kind === 'reroll'
}

const ownMoves = entries.flatMap((entry, i) =>
  entry.input.kind === 'move' && isOwn(entry, i) ? [{ move: entry.input.move, before: states[i] as State }] : [],
)

test('the game replays by the rules and the learner wins it', () => {
  expect(diceOfCrowns.turn(end)).toEqual({ kind: 'over', places: [1, 2, 2] })
  expect(diceOfCrowns.scores(end)).toEqual([3, 1, 1])
})

test('the learner rerolls, hands over, gives and stops, each as a free choice', () => {
  expect(new Set(ownMoves.map(({ move }) => move.kind))).toEqual(new Set(['reroll', 'hand', 'give', 'stop']))
  for (const { move, before } of ownMoves) {
    expect(diceOfCrowns.why(before, 0, move)).toBeNull()
    expect(forced(diceOfCrowns, before)).toBeNull()
  }
})

test('what the host would play by itself is marked, and nothing else is', () => {
  const musts = states.slice(0, -1).map((state) => forced(diceOfCrowns, state) !== null)
  expect(musts).toEqual(entries.map((entry) => entry.forced === true))
})

test('there is a note wherever the learner acts, and one more where the learner has been betrayed', () => {
  const own = entries.flatMap((entry, i) => (isOwn(entry, i) ? [i] : []))
  const others = notes.filter((note) => !own.includes(note.at)).map((note) => note.at)
  expect(notes.map((note) => note.at).filter((i) => own.includes(i))).toEqual(own)
  expect(others).toEqual([19])
  expect(notes).toHaveLength(12)
  const [before, after] = [states[18] as State, states[19] as State]
  expect([before.seat, before.hand, at(before.crowns, 0)]).toEqual([0, 6, 1])
  expect([after.seat, at(after.claims, 0)]).toEqual([1, 1])
})

test('notes tell the truth about the dice', () => {
  const held = (i: number) => {
    const state = states[i] as State
    return { crowns: at(state.crowns, 0), daggers: at(state.daggers, 0), skulls: state.skulls, fresh: state.fresh }
  }
  expect(held(2)).toEqual({ crowns: 2, daggers: 1, skulls: 4, fresh: 0 })
  expect(held(4)).toMatchObject({ crowns: 3, fresh: 2 })
  expect(held(7)).toMatchObject({ crowns: 3, daggers: 2 })
  expect(at((states[12] as State).daggers, 1)).toBe(2)
  expect(held(24)).toMatchObject({ skulls: 5, fresh: 0 })
  expect(held(30)).toMatchObject({ crowns: 3, fresh: 0 })
  expect([23, 29].map((i) => (states[i] as State).hand)).toEqual([7, 7])
})

test('each note points at a part of the board', () => {
  for (const { point } of notes) expect(point).toMatch(/^(actions|dice|own|area-[12])$/)
})

testNotes(loadLesson, 3)
