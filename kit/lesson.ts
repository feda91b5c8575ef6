/** A lesson from its script: the lines of a log, some with a text shown before they happen. */
import type { Lesson } from './board.ts'

export interface ScriptLine<Note extends string> {
  readonly line: string
  /** Said before it happens. */
  readonly note?: Note
  /** The part of the board that is meant. */
  readonly point?: string
}

interface Script<Note extends string> {
  readonly header: string
  readonly lines: readonly ScriptLine<Note>[]
}

/** A lesson in the learner's language: each note as it is, or as a function of names. */
interface LessonTexts<Note extends string, Names> {
  readonly notes: { readonly [note in Note]: string | ((names: Names) => string) }
  readonly learned: readonly string[]
}

/** Returns a lesson for these players; `names` are what its notes speak of. */
export function lessonOf<Note extends string, Names>(
  { header, lines }: Script<Note>,
  { notes, learned }: LessonTexts<Note, Names>,
  players: readonly string[],
  names: Names,
): Lesson {
  const say = (note: Note): string => {
    const said = notes[note]
    return typeof said === 'string' ? said : said(names)
  }
  return {
    log: `${[header, ...lines.map(({ line }) => line)].join('\n')}\n`,
    notes: lines.flatMap(({ note, point }, at) =>
      note === undefined ? [] : [{ at, text: say(note), ...(point === undefined ? {} : { point }) }],
    ),
    names: players,
    learned,
  }
}
