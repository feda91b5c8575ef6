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

/** Returns a lesson. `say` returns a note in the learner's language. */
export function lessonOf<Note extends string>(
  { header, lines }: Script<Note>,
  say: (note: Note) => string,
  spoken: Pick<Lesson, 'names' | 'learned'>,
): Lesson {
  return {
    log: `${[header, ...lines.map(({ line }) => line)].join('\n')}\n`,
    notes: lines.flatMap(({ note, point }, at) =>
      note === undefined ? [] : [{ at, text: say(note), ...(point === undefined ? {} : { point }) }],
    ),
    ...spoken,
  }
}
