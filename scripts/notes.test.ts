import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MOST, noteOf, readNotes, textsOf } from '../web/gallery/texts/notes.ts'

const ROOT = new URL('../', import.meta.url)

/** All English texts but the term sheet and the grammar, which are no texts to show. */
const FILES = globSync('{cli,engine,examples,fair,games,protocol,server,web}/**/text/**/en.ts', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\/(terms|you)\/|node_modules/.test(file))

/** The texts of the boxes: all languages in one file, the notes at the English ones. */
const COVERS = globSync('games/*/text/covers.ts', { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'))

interface Missing {
  readonly file: string
  readonly keys: readonly string[]
}

/** Keys without a note, and notes that hold for too many. */
function faultsOf(source: string, exported: object): string[] {
  const notes = readNotes(source)
  const held = new Map<string, number>()
  const faults: string[] = []
  const paths = Object.entries(exported).flatMap(([name, value]) => textsOf(value, name === 'en' ? '' : name))
  for (const [path] of paths) {
    const note = noteOf(notes, path)
    if (note === null) faults.push(path)
    else if (note !== undefined) held.set(note, (held.get(note) ?? 0) + 1)
  }
  const broad = [...held].filter(([note, count]) => count > MOST && !note.startsWith('Each'))
  return [...faults, ...broad.map(([note, count]) => `${count} keys: ${note}`)]
}

test('every English text has a note for translators: where it appears, and what it is', async () => {
  const found: Missing[] = []
  for (const file of FILES) {
    const keys = faultsOf(readFileSync(new URL(file, ROOT), 'utf8'), await import(new URL(file, ROOT).href))
    if (keys.length > 0) found.push({ file, keys })
  }
  for (const file of COVERS) {
    const { COVERS: all } = await import(new URL(file, ROOT).href)
    const keys = faultsOf(readFileSync(new URL(file, ROOT), 'utf8'), { COVERS: { en: all.en } })
    if (keys.length > 0) found.push({ file, keys })
  }
  expect(FILES.length).toBeGreaterThan(15)
  expect(COVERS.length).toBe(4)
  expect(found).toEqual([])
})

const SAMPLE = `export const en = {
  /** Own. */
  one: 'One',
  two: 'Two',
  // Buttons.
  three: 'Three',
  /**
   * A group,
   * told in two lines.
   */
  group: {
    four: 'Four',
    five: { six: 'Six' },
    /** Its own. */
    seven: ({ n }: { n: number }) =>
      \`\${n}\`,
  },
  eight: 'Eight',
}
`

test('a note is read from the key, the line comment above, or the group', () => {
  const notes = readNotes(SAMPLE)
  const of = (path: string) => noteOf(notes, path)
  expect(['one', 'two', 'three', 'eight'].map(of)).toEqual(['Own.', null, 'Buttons.', 'Buttons.'])
  expect(['group.four', 'group.five.six', 'group.seven'].map(of)).toEqual([
    'A group, told in two lines.',
    'A group, told in two lines.',
    'Its own.',
  ])
  expect(of('elsewhere.nine')).toBe(undefined)
})

test('a key without a note is found, and a note that holds for too many', () => {
  const many = Object.fromEntries(Array.from({ length: MOST + 1 }, (_, i) => [`k${i}`, '']))
  const list = (note: string): string =>
    `export const en = {\n  /** ${note} */\n  group: {\n${Object.keys(many)
      .map((key) => `    ${key}: '',\n`)
      .join('')}  },\n}\n`
  expect(faultsOf(SAMPLE, { en: { one: 'One', two: 'Two', eight: 'Eight' } })).toEqual(['two'])
  expect(faultsOf(list('All sorts.'), { en: { group: many } })).toEqual([`${MOST + 1} keys: All sorts.`])
  expect(faultsOf(list('Each is a name.'), { en: { group: many } })).toEqual([])
})
