/** For tests of lessons: a lesson's game step by step, and the tests that every lesson passes. */
import { expect, test } from 'vitest'
import type { Game } from '../engine/contract.ts'
import { type Entry, readLog, replay } from '../engine/log.ts'
import { unwrap } from '../engine/result.ts'
import { LANGS, type Lang } from '../engine/text/lang.ts'
import type { Lesson, LessonNote } from './board.ts'

interface LessonGame<State, Move> {
  readonly notes: readonly LessonNote[]
  readonly entries: readonly Entry<Move>[]
  /** Before each entry, and at the end. */
  readonly states: readonly State[]
  readonly end: State
}

/** Replays the game of a lesson; throws where the rules refuse it. */
export function gameOf<State, Move, Options>(
  game: Game<State, Move, Options>,
  { log, notes }: Lesson,
): LessonGame<State, Move> {
  const read = unwrap(readLog(game, log))
  const states: State[] = []
  const end = unwrap(replay(game, read, ({ state }) => states.push(state)))
  return { notes, entries: read.entries, states, end }
}

/** In every language the same game, with short notes at the same places. */
export function testNotes(load: (lang: Lang) => Promise<Lesson>, names: number, longest = 180): void {
  test.each(LANGS)('in %s: the same game with short notes at the same places', async (lang) => {
    const [english, lesson] = await Promise.all([load('en'), load(lang)])
    const places = ({ notes }: Lesson) => notes.map(({ at, point }) => [at, point])
    const texts = lesson.notes.map(({ text }) => text)
    expect(lesson.log).toBe(english.log)
    expect(places(lesson)).toEqual(places(english))
    for (const text of texts) {
      expect(text).not.toMatch(/undefined|\[object| {2}/)
      if (lang === 'fr') expect(text).not.toMatch(/[^\u00a0][;!?»]| :|« /)
      expect(text.length).toBeGreaterThan(10)
      expect(text.length, text).toBeLessThanOrEqual(longest)
    }
    expect(new Set(texts).size).toBe(texts.length)
    expect(new Set(lesson.names).size).toBe(names)
    expect(lesson.learned).toHaveLength(5)
    if (lang !== 'en') expect(texts).not.toContain(english.notes[0]?.text)
  })
}
