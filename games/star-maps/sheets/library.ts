/** Every sheet by its name: the id of a drawn one, or `seed:<text>:<difficulty>` (the same as `g1:…`). */
import { Recent } from '../../../engine/recent.ts'
import { type Chart, compile } from '../rules/chart.ts'
import { CHAPTER_1 } from './chapter-1.ts'
import { CHAPTER_2 } from './chapter-2.ts'
import { CHAPTER_3 } from './chapter-3.ts'
import { CHAPTER_4 } from './chapter-4.ts'
import { CHAPTER_5 } from './chapter-5.ts'
import { DIFFICULTIES, type Difficulty, generate } from './generator.ts'
import { parseSheet, type Sheet } from './sheet.ts'

/** A released sheet never changes: logs name it by its id. */
export const DRAWN: readonly string[] = [...CHAPTER_1, ...CHAPTER_2, ...CHAPTER_3, ...CHAPTER_4, ...CHAPTER_5]

export const FIRST_SHEET = 'great-bear'

/** The drawn sheets, chapter by chapter. */
export const SHEET_IDS: readonly string[] = DRAWN.map((text) => /^sheet (\S+)$/m.exec(text)?.[1] ?? '')

/** Generated sheets: their words and difficulty. */
export const SEEDED = new RegExp(`^(?:seed|g1):(.+):(${DIFFICULTIES.join('|')})$`, 'u')

export function isSheetName(name: string): boolean {
  return SHEET_IDS.includes(name) || SEEDED.test(name)
}

/** The sheet of this name; null where there is none. */
export function sheetOf(name: string): Sheet | null {
  return isSheetName(name) ? chartOf(name).sheet : null
}

const drawn = new Map<string, Chart>()
/** Generated sheets: their names come from outside. */
const kept = new Recent<string, Chart>(100)
/** Those that a host holds in memory for its tables. */
const lent = new Map<string, Chart>()
/** A game asks for the same one over and over. */
let last: Chart | null = null
let lastName = ''

/** The link tables of a sheet that `isSheetName` knows. */
export function chartOf(name: string): Chart {
  if (name === lastName && last !== null) return last
  last = drawn.get(name) ?? lent.get(name) ?? kept.get(name) ?? load(name)
  lastName = name
  return last
}

export function isGenerated(name: string): boolean {
  return SEEDED.test(name)
}

/** Generates the sheet of this name, which takes up to 50 ms. Throws if there is none. */
export function generated(name: string): Sheet {
  const [, words, difficulty] = SEEDED.exec(name) ?? []
  if (words === undefined) throw new Error(`no generated sheet: ${name}`)
  return generate(words, difficulty as Difficulty)
}

/** `chartOf` uses this sheet, which `generated` made, until the returned function is called. */
export function lendChart(name: string, sheet: unknown): () => void {
  lent.set(name, compile(sheet as Sheet))
  return () => void lent.delete(name)
}

/** Lets games be played on a sheet that has no place in the book yet; gives the name it goes by, which no options can hold. */
export function lend(sheet: Sheet): string {
  const name = `draft:${sheet.id}`
  if (name === lastName) last = null
  kept.set(name, compile(sheet))
  return name
}

function load(name: string): Chart {
  if (isGenerated(name)) return kept.set(name, compile(generated(name)))
  const chart = compile(loadDrawn(name))
  drawn.set(name, chart)
  return chart
}

function loadDrawn(id: string): Sheet {
  const parsed = parseSheet(DRAWN[SHEET_IDS.indexOf(id)] ?? '')
  if (!parsed.ok) throw new Error(`the sheet ${id} is broken: ${JSON.stringify(parsed.fault)}`)
  return parsed.value
}
