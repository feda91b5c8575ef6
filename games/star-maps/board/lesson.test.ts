import { expect, test } from 'vitest'
import type { Entry } from '../../../engine/log.ts'
import { LANGS } from '../../../engine/text/lang.ts'
import { gameOf, testNotes } from '../../../kit/lesson.testing.ts'
import type { Move } from '../rules/moves.ts'
import { differenceAt, type Page } from '../rules/page.ts'
import { starMaps } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { chartOf } from '../sheets/library.ts'
import { loadLesson } from './lesson.ts'

const { notes, entries, states, end } = gameOf(starMaps, await loadLesson('en'))
const chart = chartOf('winged-horse')

const isOwn = ({ input }: Entry<Move>): boolean => input.kind === 'move' && input.seat === 0
/** The sheet of a seat before and after an entry. */
const pagesAt = (i: number, seat: number): readonly [Page, Page] =>
  [i, i + 1].map((at) => (states[at] as State).pages[seat]) as [Page, Page]

/** What the stars discovered by an entry are worth: "6 − 4 = 2". */
function sumsAt(i: number): string[] {
  const [before, after] = pagesAt(i, 0)
  return chart.sheet.stars.flatMap((_, star) => {
    if (!(after.found & ~before.found & (1 << star))) return []
    const [a, b] = [chart.left, chart.right].map((side) => after.boxes[side[star] as number] as number) as [
      number,
      number,
    ]
    return [`${Math.max(a, b)} − ${Math.min(a, b)} = ${differenceAt(chart, after.boxes, star)}`]
  })
}

test('the game replays by the rules and the learner wins it', () => {
  expect(starMaps.turn(end)).toEqual({ kind: 'over', places: [1, 2] })
  expect(starMaps.scores(end)).toEqual([16, 3])
})

test('there is a note wherever the learner acts, and nowhere else', () => {
  expect(notes.map(({ at }) => at)).toEqual(entries.flatMap((entry, i) => (isOwn(entry) ? [i] : [])))
})

test('each note points at the box or circle that is meant', () => {
  for (const { at, point } of notes) {
    const { input } = entries[at] as Entry<Move>
    if (input.kind !== 'move') throw new Error('not a move')
    expect(starMaps.write(input.move).split(' ').at(-1)).toBe(point)
  }
})

test('notes tell the truth about what is discovered', () => {
  expect(notes.map(({ at }) => sumsAt(at))).toEqual([
    [],
    ['4 − 4 = 0'],
    ['6 − 4 = 2'],
    ['6 − 1 = 5'],
    [],
    ['4 − 1 = 3'],
    ['4 − 1 = 3'],
  ])
})

test('the lock opens an arm, the other one’s lock fails, and the other is stuck at the end', () => {
  const [lock] = [notes[1]?.at ?? 0]
  const [before, after] = pagesAt(lock, 0)
  expect([before, after].map(({ found }) => (found & (1 << 5)) !== 0)).toEqual([false, true])
  expect(chart.opens[5]).not.toBe(0)
  expect((states.at(-1) as State).pages.map(({ failed }) => failed)).toEqual([0, 1 << 12])
  expect((states.at(-1) as State).stuck).toBe(0b10)
})

testNotes(loadLesson, 2)

test.each(LANGS)('in %s: the sums of the boxes', async (lang) => {
  const said = (await loadLesson(lang)).notes.map(({ text }) => text.match(/\d − \d = \d/g) ?? [])
  expect(said).toEqual(notes.map(({ at }) => sumsAt(at)))
})
