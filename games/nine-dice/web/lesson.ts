/**
 * The guided first game: three rounds against somebody slow, with chosen dice: a sum, a difference, the joker, a disc that is
 * gone, STOP, and STOP where nothing can be made. The learner makes the moves of seat 0 and is not timed; everything else
 * happens by itself.
 */
import type { Lang } from '../../../engine/text/lang.ts'
import type { Lesson, LessonNote } from '../../../kit/board.ts'
import type { LessonNotes, LessonTexts } from '../text/lesson/catalog.ts'
import { loadLessonTexts } from '../text/lesson/load.ts'
import { loadText } from '../text/load.ts'
import type { NineText } from '../text/texts.ts'

interface Line {
  readonly line: string
  /** Said before it happens. */
  readonly note?: keyof LessonNotes
  readonly point?: string
}

const HEADER = 'iacta 1 nine-dice/1 {"seconds":0} seats=2'

/** A throw shows the number, the pairs red, orange, blue and green, and the joker. */
const SCRIPT: readonly Line[] = [
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
  const [say, text] = await Promise.all([loadLessonTexts(lang), loadText(lang)])
  return {
    log: `${[HEADER, ...SCRIPT.map(({ line }) => line)].join('\n')}\n`,
    notes: SCRIPT.flatMap((line, at) => noteOf(say, text, line, at)),
    names: [say.you, say.other],
    learned: say.learned,
  }
}

function noteOf(
  { notes, you, other }: LessonTexts,
  { colours }: NineText,
  { note, point }: Line,
  at: number,
): LessonNote[] {
  if (note === undefined) return []
  const said = notes[note]
  const { red, orange, blue, green } = colours
  const names = { you, other, red: red.name, orange: orange.name, blue: blue.name, green: green.name }
  return [{ at, text: typeof said === 'string' ? said : said(names), ...(point === undefined ? {} : { point }) }]
}
