/** The files in deploy/ fit the servers they are for, as far as can be checked without nginx and containers. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fill, ROUTES, SOCKET_PATH } from '../../protocol/http.ts'
import { TIMES } from '../../protocol/protocol.ts'
import { SETTINGS } from '../settings.ts'

const root = new URL('../../', import.meta.url)
const read = (file: string): string => readFileSync(new URL(`deploy/${file}`, root), 'utf8')
const [nginx, compose, dockerfile] = [read('nginx.conf'), read('compose.yaml'), read('Dockerfile')]

const ID = 'k3j7qm2xw5tbn4ra'
const pattern = /map \$uri \$table \{\s*"~(.+)" \$id;\s*default \$request_id;\s*\}/.exec(nginx)?.[1] ?? ''
const keyOf = (path: string): string | undefined => new RegExp(pattern).exec(path)?.groups?.id

test('all that concerns a table has its id as the key of the hash', () => {
  expect(nginx).toContain('hash $table consistent;')
  const own = (path: string): boolean => path.startsWith('/api/tables/:id')
  const paths = Object.values(ROUTES).flatMap(({ path }) => (own(path) ? [fill(path, ID)] : []))
  expect(paths.length).toBeGreaterThan(1)
  for (const path of [...paths, fill(SOCKET_PATH, ID), `/t/${ID}`, `/t/${ID}/tv`]) expect(keyOf(path), path).toBe(ID)
})

test('nothing else has: it is spread', () => {
  const others = Object.values(ROUTES).flatMap(({ path }) => (path.includes(':id') ? [] : [fill(path, 'x')]))
  const near = [`/api/tables/${ID}x/socket`, `/api/tables/${ID.slice(1)}`, `/assets/api/tables/${ID}`, `/rules/t/${ID}`]
  for (const path of ['/', '/index.html', ...others, ...near]) expect(keyOf(path), path).toBeUndefined()
})

test('a socket stays open between two pings, and a seal between servers does not come from outside', () => {
  const seconds = Number(/proxy_read_timeout (\d+)s/.exec(nginx)?.[1])
  expect(seconds * 1000).toBeGreaterThan(TIMES.silence)
  expect(nginx).toContain('proxy_set_header X-Iacta-Relay "";')
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;')
  // As many as TRUST_PROXY says.
  expect(compose).toMatch(/TRUST_PROXY: "1"/)
})

test('braces and lines of nginx.conf are whole', () => {
  const code = nginx.replace(/#.*$/gm, '').replace(/"[^"\n]*"/g, '""')
  expect(code.split('{').length).toBe(code.split('}').length)
  for (const line of code.split('\n').map((one) => one.trim())) if (line !== '') expect(line, line).toMatch(/[;{}]$/)
})

/** The block of YAML below this key, by its indentation. */
function below(key: string): string[] {
  const lines = compose.split('\n')
  const from = lines.findIndex((line) => line.trim().startsWith(`${key}:`))
  const depth = lines[from]?.search(/\S/) ?? 0
  const rest = lines.slice(from + 1)
  const end = rest.findIndex((line) => line.trim() !== '' && line.search(/\S/) <= depth)
  return rest.slice(0, end < 0 ? undefined : end).filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
}

test('compose.yaml is indented as YAML is, and names settings that exist', () => {
  for (const line of compose.split('\n')) expect(line).toMatch(/^(?: {2})*(?:[^\s].*)?$/)
  const names = below('environment').map((line) => line.trim().split(':')[0] ?? '')
  expect(names).toContain('DATABASE_URL')
  const known = SETTINGS.map(({ name }) => name)
  expect(names.filter((name) => !known.includes(name))).toEqual([])
})

test('the balancer knows the servers that are started, and those alone', () => {
  const balanced = [...nginx.matchAll(/^\s*server (\S+):(\d+) /gm)].map(([, name, port]) => [name, port])
  const started = below('services').flatMap((line) => /^ {2}(iacta-\d+):$/.exec(line)?.[1] ?? [])
  const port = /PORT=(\d+)/.exec(dockerfile)?.[1]
  expect(balanced).toEqual(started.map((name) => [name, port]))
  expect(started.length).toBeGreaterThan(1)
})

test('the image has what it copies, and does not run as root', () => {
  const copied = [...dockerfile.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, from = '']) => from.split(' '))
  const files = copied.map((path) => path.replace('/iacta/', '')).filter((path) => path !== 'dist')
  expect(files.length).toBeGreaterThan(2)
  for (const file of files) expect(existsSync(new URL(file, root)), file).toBe(true)
  expect(dockerfile).toMatch(/^USER node$/m)
  const needed = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).engines.node as string
  for (const [, major] of dockerfile.matchAll(/^FROM node:(\d+)/gm)) expect(`>=${major}`).toBe(needed)
})
