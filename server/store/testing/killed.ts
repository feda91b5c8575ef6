/** A program that writes without end and prints acknowledgements, until it is killed: `node killed.ts FILE TABLES`. */

import { unwrap } from '../../../engine/result.ts'
import { openSqlite } from '../sqlite.ts'
import { made, more } from './sample.ts'

const [file = '', count = '1'] = process.argv.slice(2)
const store = unwrap(await openSqlite({ file }))

async function play(id: string): Promise<never> {
  let row = unwrap(await store.table(id))?.row
  for (;;) {
    const seq = row?.seq ?? 0
    const lines = [`throw ${seq + 1}`, `throw ${seq + 2}`]
    const commands = [{ identity: 'ann', id: `c${seq}`, seq: seq + 2 }]
    const write = { ...(row === undefined ? made(id, lines) : more(row, lines)), commands }
    unwrap(await store.commit({ tables: [write] }))
    row = write.row
    const said = `${id} ${row.seq}\n`
    await new Promise((resolve) => process.stdout.write(said, resolve))
  }
}

await Promise.all(Array.from({ length: Number(count) }, (_, i) => play(`t${i}`)))
