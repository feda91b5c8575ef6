/** Packs the project, installs the tarball into an empty folder, and uses it there: what a user gets. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, readdirSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { LANGS } from '../engine/text/lang.ts'
import { testFolder } from './testing/folder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = testFolder()
const shell = process.platform === 'win32'

/** Without this project's own programs on the PATH: the Node that the machine has. */
const env = {
  ...process.env,
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((dir) => !dir.includes('node_modules'))
    .join(delimiter),
}

function iacta(...args: readonly string[]) {
  return spawnSync(join(folder, 'node_modules', '.bin', 'iacta'), args, {
    cwd: folder,
    env: { ...env, LANG: 'en' },
    encoding: 'utf8',
    shell,
  })
}

beforeAll(() => {
  const quiet = { cwd: root, env, encoding: 'utf8', stdio: 'pipe', shell } as const
  execFileSync('npm', ['pack', '--pack-destination', folder, '--loglevel', 'error'], quiet)
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) as string
  execFileSync(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel', 'error', join(folder, tarball)],
    { ...quiet, cwd: folder },
  )
  copyFileSync(join(root, 'archive/0.1.0/dicy-cards-glacial.log'), join(folder, 'game.log'))
})

test('it runs from anywhere, on the machine’s own Node', () => {
  const { stdout, stderr, status } = iacta('--version')
  expect({ stdout, stderr, status }).toMatchObject({ stderr: '', status: 0 })
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
})

test('it replays a log', () => {
  const { stdout, status } = iacta('replay', 'game.log', '--json')
  expect(status).toBe(0)
  const last = JSON.parse(stdout.trimEnd().split('\n').at(-1) as string)
  expect(last).toMatchObject({ due: 'over', scores: [57, 101], places: [2, 1] })
})

test('exit codes and errors are the same', () => {
  const { stderr, status } = iacta('replay', 'none.log')
  expect(status).toBe(66)
  expect(stderr).toBe('iacta: cannot read none.log: there is no such file.\n')
})

test('it speaks every language', () => {
  const titles = LANGS.map((lang) => iacta('rules', 'dicy-cards', '--lang', lang).stdout)
  expect(new Set(titles).size).toBe(LANGS.length)
  for (const text of titles) expect(text).toContain('R11')
})

test('it simulates on several cores', () => {
  const args = ['--games', '20', '--bots', 'snowflake', '--seed', '1', '--cores', '2', '--json']
  const { stdout, status } = iacta('simulate', 'dicy-cards', ...args)
  expect(status).toBe(0)
  const { games, wins, shared } = JSON.parse(stdout)
  expect([games, wins[0] + wins[1] + shared]).toEqual([20, 20])
})

test('it serves the web app', async () => {
  const child = spawn(join(folder, 'node_modules', '.bin', 'iacta'), ['serve', '--host', '127.0.0.1', '--port', '0'], {
    cwd: folder,
    env: { ...env, LANG: 'en' },
    shell,
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = /http:\/\/\S+/.exec(said)
      if (found !== null) resolve(found[0])
    })
    void ended.then((exit) => reject(new Error(`ended with ${exit}: ${said}`)))
  })
  const page = await (await fetch(url)).text()
  const entry = /src="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? ''
  expect((await fetch(url + entry)).headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('a checkout is used through npm', () => {
  const quiet = { cwd: root, env, encoding: 'utf8', shell } as const
  const { stdout } = spawnSync('npm', ['run', '-s', 'iacta', '--', '--version'], quiet)
  expect(stdout).toBe(iacta('--version').stdout)
})

test('a reader that has seen enough is no error', () => {
  const piped = spawnSync(
    'sh',
    ['-c', `"${join(folder, 'node_modules', '.bin', 'iacta')}" replay game.log --json | head -n 1`],
    { cwd: folder, env, encoding: 'utf8' },
  )
  expect(piped.stderr).toBe('')
  expect(piped.stdout).toContain('"step":0')
})

test('it holds the program and nothing else', () => {
  const installed = join(folder, 'node_modules', 'iacta')
  expect(readdirSync(installed).sort()).toEqual(['ABOUT.md', 'LICENSE', 'README.md', 'bin', 'dist', 'package.json'])
  expect(statSync(join(installed, 'dist', 'cli.js')).size).toBeLessThan(200_000)
})
