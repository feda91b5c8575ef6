/**
 * The guided first game: a whole short game with chosen dice, so that every kind of move comes up once and the learner wins. The
 * learner makes the moves of seat 0; everything else happens by itself.
 */
import type { Lang } from '../../../engine/text/lang.ts'
import type { Lesson } from '../../../kit/board.ts'
import { lessonOf, type ScriptLine } from '../../../kit/lesson.ts'
import { type DicyText, loadText } from '../text/texts.ts'

const HEADER = 'iacta 1 dicy-cards/1 {"lineup":"glacial","target":50} seats=2'

/** Places in the line-up: 0 any-two, 1 no-sixes, 2 odds, 3 straight, 4 two-pairs. */
const SCRIPT: readonly ScriptLine<keyof DicyText['lesson']['notes']>[] = [
  { line: 'throw 1' },
  { line: 'throw 6 5 4 3 3 1', note: 'roll', point: 'actions' },
  { line: '0 score straight', note: 'score', point: 'card-3' },
  { line: 'throw 6 5 2 2 1 1' },
  { line: '1 score any-two # bot' },
  { line: '0 freeze two-pairs', note: 'freeze', point: 'card-4' },
  { line: 'throw 6 5 5 4 2 2', note: 'rollAgain', point: 'cards' },
  { line: '0 reroll any-two 2 2 4 6', note: 'reroll', point: 'dice' },
  { line: 'throw 5 3 1 6' },
  { line: '0 score odds', note: 'scoreMore', point: 'card-2' },
  { line: 'throw 6 6 6 6 3 1' },
  { line: '1 reroll no-sixes 1 3 # bot' },
  { line: 'throw 4 2' },
  { line: '1 pass # bot' },
  { line: '0 wake straight', note: 'wake', point: 'card-3' },
  { line: 'throw 6 6 3 3 1 1', note: 'rollTwoLeft', point: 'cards' },
  { line: '0 pass', note: 'pass', point: 'actions' },
  { line: 'throw 5 5 4 3 3 2' },
  { line: '1 score no-sixes # bot' },
  { line: 'throw 6 5 5 3 3 1', note: 'rollAll', point: 'cards' },
  { line: '0 score odds', note: 'reach', point: 'card-2' },
  { line: 'throw 6 6 4 4 2 1' },
  { line: '1 score two-pairs # bot' },
]

export async function loadLesson(lang: Lang): Promise<Lesson> {
  const { lesson, cards } = await loadText(lang)
  const { you, other } = lesson
  const names = {
    you,
    other,
    anyTwo: cards['any-two'].name,
    noSixes: cards['no-sixes'].name,
    odds: cards.odds.name,
    straight: cards.straight.name,
    twoPairs: cards['two-pairs'].name,
  }
  return lessonOf({ header: HEADER, lines: SCRIPT }, lesson, [you, other], names)
}
