/** Every setting of the server: by environment, with a default. README.md has the table that is made from here. */
import { homedir } from 'node:os'
import { join } from 'node:path'
import { bad, good, type Result } from '../engine/result.ts'
import type { Env, SettingFault } from '../protocol/serving.ts'

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

interface Spec<Value> {
  readonly name: string
  /** In the table. */
  readonly shown: string
  readonly help: string
  read(name: string, env: Env): Result<Value, SettingFault>
}

type Read<Value> = Spec<Value>['read']

function spec<Value>(name: string, shown: string, help: string, read: Read<Value>): Spec<Value> {
  return { name, shown, help, read }
}

function number(name: string, or: number, [min, max]: readonly [number, number], help: string): Spec<number> {
  return spec(name, String(or), help, (_, env) => {
    const got = env[name] || String(or)
    const ok = /^\d{1,9}$/.test(got) && Number(got) >= min && Number(got) <= max
    return ok ? good(Number(got)) : bad({ code: 'not-a-number', name, got, min, max })
  })
}

function word<Word extends string>(
  name: string,
  or: Word,
  words: readonly Word[],
  help: string,
  shown: string = or,
): Spec<Word> {
  return spec(name, shown, help, (_, env) => {
    const got = env[name] || or
    const found = words.find((one) => one === got)
    return found === undefined ? bad({ code: 'not-a-word', name, got, words }) : good(found)
  })
}

function text<Or extends string | null>(name: string, shown: string, help: string, or: (env: Env) => Or) {
  return spec<string | Or>(name, shown, help, (_, env) => good(env[name] || or(env)))
}

const address: Read<string | null> = (name, env) => {
  const got = env[name]
  if (got === undefined || got === '') return good(null)
  const url = URL.parse(got)
  const plain = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search + url.hash === ''
  return plain && url.username === '' ? good(url.origin) : bad({ code: 'not-an-address', name, got })
}

const database: Read<string | null> = (name, env) => {
  const got = env[name]
  if (got === undefined || got === '') return good(null)
  const isOne = /^postgres(ql)?:$/.test(URL.parse(got)?.protocol ?? '')
  return isOne ? good(got) : bad({ code: 'not-a-database', name })
}

const SPECS = {
  port: number('PORT', 8080, [0, 65_535], 'the port to listen on; 0: any free port. Unset: 8080 or the next free one'),
  host: text('HOST', 'all', 'the local address to listen on', () => null),
  data: text('DATA', "the system's folder for a program's state", 'the folder of the database', dataFolder),
  database: spec(
    'DATABASE_URL',
    'none',
    'a PostgreSQL database instead of that folder, such as `postgres://iacta:secret@db.example/iacta`: any number of servers may share it',
    database,
  ),
  peerUrl: spec(
    'PEER_URL',
    "this machine's first address and port",
    'where the other servers on the same PostgreSQL database reach this one',
    address,
  ),
  publicUrl: spec(
    'PUBLIC_URL',
    'none',
    'the address people use, such as `https://dice.example`, if a proxy changes it',
    address,
  ),
  proxies: number(
    'TRUST_PROXY',
    0,
    [0, 10],
    'the number of proxies in front of the server: so many entries of `X-Forwarded-For` are trusted, and `X-Forwarded-Proto`',
  ),
  cert: text(
    'TLS_CERT',
    'none',
    'a PEM file with the certificate and its chain; with `TLS_KEY` the server speaks https',
    () => null,
  ),
  key: text('TLS_KEY', 'none', 'a PEM file with its key', () => null),
  tables: number('TABLES_PER_GUEST', 20, [1, 10_000], 'unfinished tables per person'),
  botTables: number('BOT_TABLES_PER_GUEST', 5, [0, 10_000], 'unfinished tables with bots per person'),
  guests: number('GUESTS_PER_MINUTE', 60, [1, 1_000_000], 'new guests per address'),
  requests: number('REQUESTS_PER_SECOND', 10, [1, 100_000], 'HTTP requests per person; five times as many per address'),
  socketsOfGuest: number('SOCKETS_PER_GUEST', 32, [1, 100_000], 'open WebSockets per person'),
  socketsOfAddress: number('SOCKETS_PER_ADDRESS', 256, [1, 1_000_000], 'open WebSockets per address'),
  sockets: number('SOCKETS', 10_000, [1, 1_000_000], 'open WebSockets of the process'),
  messages: number('MESSAGES_PER_SECOND', 10, [1, 100_000], 'messages per WebSocket; bursts of four times as many'),
  lobby: number('LOBBY_HOURS', 24, [1, 87_600], 'a lobby is deleted after this many hours without a change'),
  playing: number('EXPIRE_DAYS', 60, [1, 3650], 'a game is closed after this many days without a move'),
  over: number('KEEP_DAYS', 365, [1, 36_500], 'a finished game is kept for this many days'),
  guestDays: number(
    'GUEST_DAYS',
    30,
    [1, 36_500],
    'a guest without a seat is deleted after this many days without a visit',
  ),
  bots: number('BOT_WORKERS', 1, [1, 64], 'threads in which bots think'),
  push: word('PUSH', 'on', ['on', 'off'], 'whether people can turn on notifications (Web Push) that it is their turn'),
  solve: word(
    'SOLVE',
    'off',
    ['on', 'off'],
    'whether the server solves tables for devices without enough memory: a core for minutes, 0.5 GB of memory, 1 GB below `DATA`',
  ),
  logLevel: word(
    'LOG_LEVEL',
    'info',
    LOG_LEVELS,
    'the lowest level that is logged, as JSON lines on standard error',
    'info; on a terminal warn',
  ),
  metrics: word('METRICS', 'off', ['on', 'off'], 'whether `/metrics` answers, to anyone who can reach it'),
} as const

type Specs = typeof SPECS

export type Settings = { readonly [name in keyof Specs]: Specs[name] extends Spec<infer Value> ? Value : never }

export const SETTINGS: readonly Spec<unknown>[] = Object.values(SPECS)

export function readSettings(env: Env): Result<Settings, SettingFault> {
  const found: [string, unknown][] = []
  for (const [name, one] of Object.entries(SPECS) as [string, Spec<unknown>][]) {
    const read = one.read(one.name, env)
    if (!read.ok) return read
    found.push([name, read.value])
  }
  const settings = Object.fromEntries(found) as unknown as Settings
  const { cert, key } = settings
  if (cert !== null && key === null) return bad({ code: 'alone', name: 'TLS_CERT', missing: 'TLS_KEY' })
  if (key !== null && cert === null) return bad({ code: 'alone', name: 'TLS_KEY', missing: 'TLS_CERT' })
  return good(settings)
}

/** Beside the saved games of the terminal. */
export function dataFolder(env: Env): string {
  if (env.IACTA_HOME) return join(env.IACTA_HOME, 'server')
  if (process.platform === 'win32') return join(env.LOCALAPPDATA || homedir(), 'iacta', 'server')
  return join(env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'iacta', 'server')
}

/** The database in that folder. */
export function databaseIn(folder: string): string {
  return join(folder, 'iacta.db')
}

/** For people who set them. */
export function settingsTable(): string {
  const rows = SETTINGS.map(({ name, shown, help }) => `| \`${name}\` | ${shown} | ${help} |`)
  return ['| setting | default | |', '| --- | --- | --- |', ...rows].join('\n')
}
