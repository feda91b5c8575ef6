/**
 * The notes for translators: comments in the English files, which are the schema of all languages. A note stands
 *
 * - at a key, as a doc comment: it holds for that key, and for everything inside it;
 * - before some keys, as a line comment (`// Table, buttons: …`): it holds for the keys below, up to the next one.
 *
 * The nearest note wins. One that holds for more than `MOST` keys begins with “Each”: it is a list of things of one kind.
 */

/** More keys than this need several notes, or are a list. */
export const MOST = 12

/** By key, with its path as in the code: `table.pass.title`. */
export type Notes = ReadonlyMap<string, { readonly note: string | null; readonly elsewhere: boolean }>

interface Open {
  /** Of the line that opens it. */
  readonly indent: number
  readonly path: string
  readonly note: string | null
  section: string | null
}

const OPENS = /^(export )?const (\w+)(?:: [^=]+)? = \{$/
const KEY = /^ *(?:'([^']+)'|(\w+))(:|,$)/
const DOC = /^ *\/\*\*(.*)\*\/$/

/** Reads an English file as the formatter writes it: one key a line, two blanks deeper in each group. */
export function readNotes(source: string): Notes {
  const notes = new Map<string, { note: string | null; elsewhere: boolean }>()
  const groups: Open[] = []
  let own: string | null = null
  for (const line of joinDocs(source).split('\n')) {
    const group = groups.at(-1)
    const indent = line.search(/\S/)
    if (group !== undefined && indent === group.indent && line.trimStart().startsWith('}')) groups.pop()
    if (indent !== (group === undefined ? 0 : group.indent + 2)) continue
    if (DOC.test(line)) {
      own = DOC.exec(line)?.[1]?.trim() ?? null
      continue
    }
    if (group === undefined) {
      const [, exported, root] = OPENS.exec(line) ?? []
      const note = exported === undefined ? own : null
      if (root !== undefined) groups.push({ indent, path: root === 'en' ? '' : root, note, section: null })
    } else if (/^ *\/\/ /.test(line)) group.section = line.replace(/^ *\/\/ /, '')
    else read(line, group, own)
    own = null
  }
  return notes

  function read(line: string, { indent, path, section, note: outer }: Open, own: string | null): void {
    const [, quoted, plain, ending] = KEY.exec(line) ?? []
    const name = quoted ?? plain
    if (name === undefined) return
    const [at, note] = [path === '' ? name : `${path}.${name}`, own ?? section ?? outer]
    if (!notes.has(at)) notes.set(at, { note, elsewhere: ending !== ':' })
    if (line.endsWith(': {')) groups.push({ indent: indent + 2, path: at, note, section: null })
  }
}

/** Doc comments of several lines as one. */
function joinDocs(source: string): string {
  return source.replaceAll(
    /\/\*\*\n([\s\S]*?)\*\//g,
    (_, lines: string) => `/** ${lines.replaceAll(/\s*\n?^\s*\* ?/gm, ' ').trim()} */`,
  )
}

/** A text, or a sentence with arguments. */
export type Text = string | ((...args: never[]) => string)

/** Every text of a file’s exports, by its path: lists count from 0. */
export function textsOf(value: unknown, path = ''): [path: string, text: Text][] {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value as Text]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path === '' ? key : `${path}.${key}`))
}

/** The note of a text, its own or that of the nearest group. Undefined: its words stand in another file. */
export function noteOf(notes: Notes, path: string): string | null | undefined {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const found = notes.get(at)
    if (found !== undefined) return found.elsewhere ? undefined : found.note
  }
  return undefined
}
