import { wrapWords } from '../engine/parts/terminal.ts'

/** Lines of at most `columns` characters (and at most 100: longer ones are hard to read), paragraphs kept. */
export function wrap(text: string, columns: number, indent = ''): string {
  const width = Math.max(20, Math.min(columns, 100) - indent.length)
  return text
    .split('\n')
    .map((paragraph) =>
      wrapWords(paragraph, width)
        .map((line) => `${indent}${line}`.trimEnd())
        .join('\n'),
    )
    .join('\n')
}
