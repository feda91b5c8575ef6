/**
 * `node scripts/archive.ts`: writes the logs of a release into archive/VERSION, once. They are replayed for ever and never
 * edited: a change that breaks one needs a new rules version.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { playthrough } from '../games/golden.ts'
import { GAME_IDS, partsOf } from '../games/index.ts'
import packageJson from '../package.json' with { type: 'json' }
import { outcomeOf } from './outcome.ts'

const folder = new URL(`../archive/${packageJson.version}/`, import.meta.url)
if (existsSync(new URL('outcomes.json', folder))) {
  console.error(`archive/${packageJson.version} is written already, and archives are never edited`)
  process.exit(1)
}
mkdirSync(folder, { recursive: true })
const outcomes: Record<string, unknown> = {}
for (const id of GAME_IDS) {
  for (const run of (await partsOf(id).fixtures()).golden) {
    const text = (await playthrough(id, run)).replace(/^ {4}.*\n/gm, '')
    const file = `${id}-${run.name}.log`
    writeFileSync(new URL(file, folder), text)
    outcomes[file] = await outcomeOf(text)
  }
}
writeFileSync(new URL('outcomes.json', folder), `${JSON.stringify(outcomes, null, 2)}\n`)
console.log(`archive/${packageJson.version}: ${Object.keys(outcomes).length} logs`)
