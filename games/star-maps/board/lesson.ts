/**
 * The guided first game: seven rounds on a sheet with a lock that opens an arm, against an opponent too fond of circles. The learner makes
 * the moves of seat 0; the dice and the opponent's choices are scripted.
 */
import type { Lang } from '../../../engine/text/lang.ts'
import type { Lesson } from '../../../kit/board.ts'
import { lessonOf, type ScriptLine } from '../../../kit/lesson.ts'
import { loadText, type StarText } from '../text/texts.ts'

const HEADER = 'iacta 1 star-maps/1 {"sheet":"winged-horse"} seats=2'

/** Each note points at the box or circle that is meant. */
const SCRIPT: readonly ScriptLine<keyof StarText['lesson']['notes']>[] = [
  { line: 'throw 1 4' },
  { line: '0 write 4 b6', note: 'write', point: 'b6' },
  { line: '1 connect c1 # bot' },
  { line: 'throw 3 4' },
  { line: '0 write 4 b8', note: 'lock', point: 'b8' },
  { line: '1 write 3 b12 # bot' },
  { line: 'throw 3 6' },
  { line: '0 write 6 b7', note: 'shared', point: 'b7' },
  { line: '1 write 6 b11 # bot' },
  { line: 'throw 1 3' },
  { line: '0 write 1 b4', note: 'far', point: 'b4' },
  { line: '1 connect c4 # bot' },
  { line: 'throw 1 6' },
  { line: '0 write 1 b10', note: 'dashed', point: 'b10' },
  { line: '1 connect c2 # bot' },
  { line: 'throw 1 4' },
  { line: '0 write 1 b1', note: 'three', point: 'b1' },
  { line: '1 connect c3 # bot' },
  { line: 'throw 5 5' },
  { line: '0 connect c3', note: 'circle', point: 'c3' },
]

export async function loadLesson(lang: Lang): Promise<Lesson> {
  const { lesson } = await loadText(lang)
  const { you, other } = lesson
  return lessonOf({ header: HEADER, lines: SCRIPT }, lesson, [you, other], { you, other })
}
