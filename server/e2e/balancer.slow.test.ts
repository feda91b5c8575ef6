/** The nginx of this machine with the configuration of deploy/, before two servers on one PostgreSQL. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testFolder } from '../../scripts/testing/folder.ts'
import { Person } from '../soak/client.ts'
import { freePort } from '../store/testing/own-postgres.ts'
import { ask, sharedServer } from '../store/testing/postgres.ts'
import { dropDatabase, freshDatabase, movesIn, PATIENT, playOn, Server, until } from './fleet.ts'
import { gather } from './test-server.ts'

const hasNginx = spawnSync('nginx', ['-v']).error === undefined
const server = hasNginx ? await sharedServer() : { missing: 'nginx is not installed here' }
const url = 'url' in server ? server.url : ''
const why = 'missing' in server ? `: ${server.missing}` : ''

/** The same, with these servers, at this port, in this folder. */
function configured(servers: readonly Server[], port: number, folder: string): string {
  const shipped = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
  const places = servers.map(({ base }) => `server ${new URL(base).host} max_fails=1 fail_timeout=5s;`)
  return shipped
    .replace(/(\s*server iacta-\d+:8080 [^;]+;)+/, `\n    ${places.join('\n    ')}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/tmp/nginx', join(folder, 'nginx'))
}

describe.skipIf(why !== '')(`a balancer${why}`, () => {
  const folder = testFolder()
  const servers: Server[] = []
  let database = ''
  let nginx: ChildProcess
  let base = ''
  let said = ''
  beforeAll(async () => {
    database = await freshDatabase(url)
    servers.push(...(await Promise.all([1, 2].map(() => Server.start(database, { TRUST_PROXY: '1', ...PATIENT })))))
    const file = join(folder, 'nginx.conf')
    let port = 0
    const isWell = (): Promise<boolean> =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok, headers }) => ok && (headers.get('server') ?? '').startsWith('nginx'),
        () => false,
      )
    // Another program may take the port before nginx does: then nginx ends.
    do {
      port = await freePort()
      writeFileSync(file, configured(servers, port, folder))
      nginx = spawn('nginx', ['-c', file, '-p', folder, '-g', 'daemon off;'], { stdio: ['ignore', 'inherit', 'pipe'] })
      nginx.stderr?.on('data', (text) => (said += text))
      await until(async () => nginx.exitCode !== null || (await isWell()))
      if (nginx.exitCode !== null && !said.includes('in use')) throw new Error(said)
    } while (nginx.exitCode !== null)
    base = `http://127.0.0.1:${port}`
  })
  afterAll(async () => {
    // Killed outright, the master process would leave its workers behind.
    if (nginx?.kill('SIGTERM')) await once(nginx, 'exit')
    await Promise.all(servers.map((one) => one.end()))
    await dropDatabase(url, database)
  })

  test('people play through it, each table at one server, and all servers have some', async () => {
    const tables = await Promise.all(
      Array.from({ length: 12 }, async () => gather([await Person.arrive(base), await Person.arrive(base)])),
    )
    for (const pages of tables) {
      const done = await playOn(pages, 6)
      expect(movesIn(pages[0]?.lines ?? [])).toEqual(done)
    }
    const owners = await ask(database, 'SELECT owner, epoch FROM iacta.tables')
    expect(owners.map(({ epoch }) => epoch)).toEqual(owners.map(() => '2'))
    expect(new Set(owners.map(({ owner }) => owner)).size).toBe(2)
    expect((await fetch(`${base}/metrics`)).status).toBe(404)
  })

  test('one of them is killed: people come back to the other by the same address', async () => {
    const pages = await gather([await Person.arrive(base), await Person.arrive(base)])
    const done = await playOn(pages, 4)
    await servers[0]?.end()
    for (const page of pages) {
      if (page.socket?.readyState === page.socket?.OPEN && page.bye === null) page.socket?.terminate()
      await page.closed()
      await until(() =>
        page.connect().then(
          () => true,
          () => false,
        ),
      )
    }
    done.push(...(await playOn(pages, 4)))
    expect(movesIn(pages[1]?.lines ?? [])).toEqual(done)
  })
})
