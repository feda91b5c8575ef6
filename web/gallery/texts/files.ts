/** The files of all languages, and the notes of the English ones. */
import { LANGS, type Lang } from '../../../engine/text/lang.ts'
import { type Notes, noteOf, readNotes, type Text, textsOf } from './notes.ts'

const MODULES = import.meta.glob<Record<string, unknown>>([
  '../../../{cli,engine,examples,fair,games,protocol,web}/**/text/**/{en,it,fr,es,de,pt}.ts',
  '!**/{terms,you}/*',
])
const SOURCES = import.meta.glob<string>('../../../{cli,engine,examples,fair,games,protocol,web}/**/text/**/en.ts', {
  query: '?raw',
  import: 'default',
})

/** Keys are relative to this file: `../../text/en.ts`, `../../../cli/text/en.ts`. */
const pathOf = (key: string): string => (key.startsWith('../../../') ? key.slice(9) : `web/${key.slice(6)}`)
const keys = new Map(Object.keys(MODULES).map((key) => [pathOf(key), key]))
const keyOf = (folder: string, lang: Lang): string => keys.get(`${folder}/${lang}.ts`) ?? ''

/** Folders of language files: `web/text`. */
export const FOLDERS: readonly string[] = [...keys.keys()]
  .filter((path) => path.endsWith('/en.ts'))
  .map((path) => path.replace('/en.ts', ''))

export async function notesIn(folder: string): Promise<Notes> {
  const source = await SOURCES[keyOf(folder, 'en')]?.()
  return readNotes(source ?? '')
}

export interface Row {
  readonly path: string
  readonly note: string
  readonly english: Text
  readonly text: Text | undefined
}

async function textsIn(folder: string, lang: Lang): Promise<ReadonlyMap<string, Text>> {
  const module = (await MODULES[keyOf(folder, lang)]?.()) ?? {}
  const all = Object.entries(module).flatMap(([name, value]) =>
    textsOf(value, LANGS.some((one) => one === name) ? '' : name),
  )
  return new Map(all)
}

/** Every text of a folder: those that stand in another file are left to it. */
export async function rowsOf(folder: string, lang: Lang): Promise<Row[]> {
  const [notes, english, texts] = await Promise.all([notesIn(folder), textsIn(folder, 'en'), textsIn(folder, lang)])
  return [...english].flatMap(([path, text]) => {
    const note = noteOf(notes, path)
    return note === undefined || note === null ? [] : [{ path, note, english: text, text: texts.get(path) }]
  })
}
