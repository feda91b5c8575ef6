import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import { testFolder } from '../../../scripts/testing/folder.ts'
import { openSqlite } from '../sqlite.ts'

const program = fileURLToPath(new URL('killed.ts', import.meta.url))
const ROUNDS = process.env.SOAK === undefined ? 5 : 50
const TABLES = 20

/** Lets the program write, kills it after `acknowledgements`, and returns the last one of each table. */
function killAfter(file: string, acknowledgements: number): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [program, file, String(TABLES)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  let count = 0
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (text: string) => {
    said += text
    count += text.split('\n').length - 1
    if (count >= acknowledgements) child.kill('SIGKILL')
  })
  return new Promise((resolve, reject) => {
    child.on('close', (code, signal) => {
      if (signal !== 'SIGKILL' && process.platform !== 'win32')
        reject(new Error(`it ended by itself: ${code} ${signal}`))
      const whole = said.split('\n').slice(0, -1)
      resolve(new Map(whole.map((line) => line.split(' ')).map(([id = '', seq]) => [id, Number(seq)])))
    })
  })
}

test('kill -9 in the middle of writing: every acknowledged write is there afterwards, whole and once', async () => {
  const file = join(testFolder(), 'iacta.db')
  let checked = 0
  for (let round = 0; round < ROUNDS; round++) {
    const acknowledged = await killAfter(file, 200 + round * 77)
    const opened = unwrap(await openSqlite({ file }))
    for (const [id, seq] of acknowledged) {
      const found = unwrap(await opened.table(id))
      expect(found?.row.seq).toBeGreaterThanOrEqual(seq)
      expect((found?.row.seq ?? 1) % 2).toBe(0)
      expect(found?.lines).toEqual(Array.from({ length: found?.row.seq ?? 0 }, (_, i) => `throw ${i + 1}`))
      expect(unwrap(await opened.appliedCommand(id, 'ann', `c${seq - 2}`))).toBe(seq)
      checked++
    }
    await opened.close()
  }
  expect(checked).toBeGreaterThan(ROUNDS)
})
