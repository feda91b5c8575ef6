/**
 * `node scripts/medals.ts`: finds bronze, silver and gold of every drawn sheet of Star Maps by the games of its navigator, and writes
 * them into the sheets. A sheet that is out keeps its medals: with `--new` only those are written that have none.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { computeMedals, GAMES } from '../games/star-maps/rules/medals.ts'

const FOLDER = join(import.meta.dirname, '../games/star-maps/sheets')
const onlyNew = process.argv.includes('--new')

for (const chapter of [1, 2, 3, 4, 5]) {
  const file = join(FOLDER, `chapter-${chapter}.ts`)
  const text = readFileSync(file, 'utf8')
  const next = text.replace(/^sheet (\S+)\n[^`]*/gm, (sheet, id: string) => {
    if (onlyNew && /^medals /m.test(sheet)) return sheet
    const medals = computeMedals(id, GAMES.drawn).join(' ')
    console.log(`${id.padEnd(16)} ${medals}`)
    return `${sheet.replace(/^medals .*\n/m, '')}medals ${medals}\n`
  })
  writeFileSync(file, next)
}
