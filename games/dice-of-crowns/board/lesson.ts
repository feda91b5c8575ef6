/**
 * The guided first game: a whole game of three with chosen dice, in which the learner rolls, rerolls, hands scrolls over, gives a
 * dagger, is betrayed once, and wins. The learner makes the moves of seat 0; everything else happens by itself.
 */
import type { Lang } from '../../../engine/text/lang.ts'
import type { Lesson } from '../../../kit/board.ts'
import { lessonOf, type ScriptLine } from '../../../kit/lesson.ts'
import type { Catalog } from '../text/en.ts'
import { loadText } from '../text/texts.ts'

const HEADER = 'iacta 1 dice-of-crowns/1 {} seats=3'

/** Faces: 1 crown, 2 dagger, 3 and 4 skull, 5 and 6 scroll. */
const SCRIPT: readonly ScriptLine<keyof Catalog['lesson']['notes']>[] = [
  { line: 'throw 1' },
  { line: 'throw 1 3 2 4 3 1 4', note: 'roll', point: 'actions' },
  { line: '0 reroll skulls', note: 'reroll', point: 'dice' },
  { line: 'throw 5 1 3 6' },
  { line: '0 hand 1:1 2:1', note: 'hand', point: 'area-1' },
  { line: 'throw 4 2' },
  { line: '2 give 0:1 # bot' },
  { line: '0 stop', note: 'stop', point: 'actions' },
  { line: '0 take claim !' },
  { line: 'throw 2 5 3 2 4 6 3' },
  { line: '1 hand 0:1 2:1 # bot' },
  { line: 'throw 3 2' }, // seat 2 sits to the left of seat 1
  { line: '0 give 1:1', note: 'give', point: 'area-1' },
  { line: 'throw 1 3 1 4 1 5 3' },
  { line: '2 hand 0:1 # bot' },
  { line: 'throw 1', note: 'answer', point: 'actions' },
  { line: '2 stop # bot' },
  { line: '2 take claim !' },
  { line: 'throw 2 3 2 5 2 4', note: 'rollAgain', point: 'own' },
  { line: 'throw 4 1 3 3 2 4 3', note: 'betrayed', point: 'dice' },
  { line: '1 stop # bot' },
  { line: '1 take claim !' },
  { line: 'throw 2 5 1 2 6 2 3' },
  { line: 'throw 3 4 1 3 2 4 4', note: 'rollThird', point: 'actions' },
  { line: '0 stop', note: 'five', point: 'dice' },
  { line: '0 take claim !' },
  { line: 'throw 2 1 5 2 3 2 4' },
  { line: 'throw 1 3 2 4 1 3 4' },
  { line: '2 stop # bot' },
  { line: 'throw 4 1 3 1 2 1 3', note: 'rollLast', point: 'actions' },
  { line: '0 stop', note: 'win', point: 'actions' },
  { line: '0 take claim !' },
]

export async function loadLesson(lang: Lang): Promise<Lesson> {
  const { lesson } = await loadText(lang)
  const { you, left, right } = lesson
  return lessonOf({ header: HEADER, lines: SCRIPT }, lesson, [you, left, right], lesson)
}
