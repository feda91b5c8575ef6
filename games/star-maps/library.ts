/** Every sheet by its name: a drawn one's id, or `seed:<text>:<difficulty>` (the same as `g1:…`). */
import { type Chart, compile } from './chart.ts'
import { DIFFICULTIES, type Difficulty, generate } from './generator.ts'
import { parseSheet, type Sheet } from './sheet.ts'
import { DRAWN } from './sheets/index.ts'

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

/** So many generated sheets are kept, as their names come from outside. */
const MOST_KEPT = 100
const drawn = new Map<string, Chart>()
const generated = new Map<string, Chart>()
/** A game asks for the same one over and over. */
let last: Chart | null = null
let lastName = ''

/** The link tables of a sheet that `isSheetName` knows. */
export function chartOf(name: string): Chart {
  if (name === lastName && last !== null) return last
  last = drawn.get(name) ?? generated.get(name) ?? load(name)
  lastName = name
  return last
}

/** Lets games be played on a sheet that has no place in the book yet; gives the name it goes by, which no options can hold. */
export function lend(sheet: Sheet): string {
  const name = `draft:${sheet.id}`
  if (name === lastName) last = null
  generated.delete(name)
  keep(name, compile(sheet))
  return name
}

function keep(name: string, chart: Chart): void {
  if (generated.size >= MOST_KEPT) generated.delete(generated.keys().next().value as string)
  generated.set(name, chart)
}

function load(name: string): Chart {
  const seeded = SEEDED.exec(name)
  if (seeded === null) {
    const chart = compile(loadDrawn(name))
    drawn.set(name, chart)
    return chart
  }
  const chart = compile(generate(seeded[1] as string, seeded[2] as Difficulty))
  keep(name, chart)
  return chart
}

function loadDrawn(id: string): Sheet {
  const parsed = parseSheet(DRAWN[SHEET_IDS.indexOf(id)] ?? '')
  if (!parsed.ok) throw new Error(`the sheet ${id} is broken: ${JSON.stringify(parsed.fault)}`)
  return parsed.value
}
