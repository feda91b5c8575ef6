/** Writes every golden playthrough anew. Read the diff: it shows what a change of the rules means. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { playthrough } from '../games/golden.ts'
import { GAME_IDS, partsOf } from '../games/index.ts'

for (const id of GAME_IDS) {
  const folder = new URL(`../games/${id}/playthroughs/`, import.meta.url)
  mkdirSync(folder, { recursive: true })
  for (const run of (await partsOf(id).fixtures()).golden) {
    writeFileSync(new URL(`${run.name}.txt`, folder), await playthrough(id, run))
    console.log(`games/${id}/playthroughs/${run.name}.txt`)
  }
}
