/** SIGTERM, as a process manager sends it: exit 0, and the last line is logged, with either database. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { testFolder } from '../../scripts/testing/folder.ts'
import { sharedServer } from '../store/testing/postgres.ts'
import { makeBuild } from '../testing.ts'
import { dropDatabase, freshDatabase } from './fleet.ts'

/** Like `bin/iacta.mjs`: the program's last word is a top-level `await`. */
const PROGRAM = fileURLToPath(new URL('stopped.ts', import.meta.url))
const server = await sharedServer()
const missing = 'missing' in server ? server.missing : null
const database = 'url' in server ? await freshDatabase(server.url) : ''
afterAll(async () => {
  if ('url' in server) await dropDatabase(server.url, database)
})

test.for([
  { store: 'SQLite', isThere: true },
  { store: 'PostgreSQL', isThere: missing === null },
])('with $store', async ({ store, isThere }, { skip }) => {
  if (!isThere) skip(missing ?? '')
  const env = {
    ...process.env,
    BUILD: makeBuild(),
    DATA: testFolder(),
    DATABASE_URL: store === 'SQLite' ? '' : database,
    LOG_LEVEL: 'info',
  }
  for (let n = 0; n < 3; n++) {
    const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let logged = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (logged += text))
    const ended = new Promise((resolve) => child.once('close', resolve))
    await new Promise((resolve) => child.stdout.once('data', resolve))
    child.kill('SIGTERM')
    expect([await ended, logged]).toEqual([0, expect.stringMatching(/"msg":"stopped"\}\n$/)])
  }
})
