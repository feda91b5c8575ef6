/**
 * The guided first game: three rounds against a slow opponent, with chosen dice: a sum, a difference, the joker, a disc that is gone, STOP,
 * and STOP where nothing can be made. The learner makes the moves of seat 0 without a clock; everything else is scripted.
 */
import type { Lang } from '../../../engine/text/lang.ts'
import type { Lesson } from '../../../kit/board.ts'
import { lessonOf, type ScriptLine } from '../../../kit/lesson.ts'
import type { Catalog } from '../text/en.ts'
import { loadText } from '../text/texts.ts'

const HEADER = 'iacta 1 nine-dice/2 {"seconds":0} seats=2'

/** A throw shows the number, the pairs red, orange, blue and green, and the joker. */
const SCRIPT: readonly ScriptLine<keyof Catalog['lesson']['notes']>[] = [
  { line: 'throw 1' },
  { line: 'throw 5 2 3 4 4 6 6 6 1 4', note: 'spin', point: 'spinner' },
  { line: '0 take red', note: 'pair', point: 'disc-red' },
  { line: '1 take orange # bot' },
  { line: '0 take green', note: 'gap', point: 'disc-green' },
  { line: '0 take black', note: 'stop', point: 'disc-black' },
  { line: 'throw 2 3 6 1 1 2 2 3 5 6' },
  { line: '0 take blue', note: 'joker', point: 'disc-blue' },
  { line: '1 take orange # bot' },
  { line: '0 take green', note: 'late', point: 'disc-green' },
  { line: '1 take black # bot' },
  { line: 'throw 12 1 2 3 3 1 4 2 2 1', note: 'spinAgain', point: 'spinner' },
  { line: '0 take black', note: 'nothing', point: 'disc-black' },
]

export async function loadLesson(lang: Lang): Promise<Lesson> {
  const { lesson, colours } = await loadText(lang)
  const { you, other } = lesson
  const { red, orange, blue, green } = colours
  const names = { you, other, red: red.name, orange: orange.name, blue: blue.name, green: green.name }
  return lessonOf({ header: HEADER, lines: SCRIPT }, lesson, [you, other], names)
}
