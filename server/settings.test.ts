import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unwrap } from '../engine/result.ts'
import { dataFolder, readSettings, SETTINGS, settingsTable } from './settings.ts'

const settings = (env: Record<string, string>) => {
  return unwrap(readSettings({ IACTA_HOME: '/state', ...env }))
}

test('without any, there are the defaults', () => {
  expect(settings({})).toMatchObject({
    port: 8080,
    host: null,
    publicUrl: null,
    proxies: 0,
    cert: null,
    tables: 20,
    logLevel: 'info',
    metrics: 'off',
  })
  expect(settings({}).data).toMatch(/[\\/]state[\\/]server$/)
})

test('an empty one is none', () => {
  const none = Object.fromEntries(SETTINGS.map(({ name }) => [name, '']))
  expect(settings(none)).toEqual(settings({}))
})

test('each is read from its own name', () => {
  const given = settings({ PORT: '0', HOST: '::1', DATA: '/d', PUBLIC_URL: 'https://dice.example/', TRUST_PROXY: '2' })
  expect(given).toMatchObject({ port: 0, host: '::1', data: '/d', publicUrl: 'https://dice.example', proxies: 2 })
  expect(settings({ TLS_CERT: 'c', TLS_KEY: 'k', METRICS: 'on' })).toMatchObject({ cert: 'c', key: 'k', metrics: 'on' })
})

test('what may hold a password is not told', () => {
  expect(JSON.stringify(readSettings({ DATABASE_URL: 'mysql://a:secret@b/c' }))).not.toContain('secret')
})

test.each([
  [{ PORT: '65536' }, { code: 'not-a-number', name: 'PORT', got: '65536', min: 0, max: 65_535 }],
  [{ TRUST_PROXY: 'true' }, { code: 'not-a-number', name: 'TRUST_PROXY', got: 'true', min: 0, max: 10 }],
  [{ MESSAGES_PER_SECOND: '0' }, { code: 'not-a-number', name: 'MESSAGES_PER_SECOND', got: '0' }],
  [{ EXPIRE_DAYS: '-1' }, { code: 'not-a-number', name: 'EXPIRE_DAYS', got: '-1' }],
  [{ LOG_LEVEL: 'loud' }, { code: 'not-a-word', name: 'LOG_LEVEL', got: 'loud' }],
  [{ METRICS: 'yes' }, { code: 'not-a-word', name: 'METRICS', got: 'yes', words: ['on', 'off'] }],
  [{ PUBLIC_URL: 'dice.example' }, { code: 'not-an-address', name: 'PUBLIC_URL', got: 'dice.example' }],
  [{ PUBLIC_URL: 'https://a.example/dice' }, { code: 'not-an-address', name: 'PUBLIC_URL' }],
  [{ PUBLIC_URL: 'ftp://a.example' }, { code: 'not-an-address', name: 'PUBLIC_URL' }],
  [{ DATABASE_URL: 'mysql://a:secret@b/c' }, { code: 'not-a-database', name: 'DATABASE_URL' }],
  [{ DATABASE_URL: 'iacta' }, { code: 'not-a-database', name: 'DATABASE_URL' }],
  [{ PEER_URL: '10.0.0.1:8080' }, { code: 'not-an-address', name: 'PEER_URL' }],
  [{ TLS_CERT: 'c' }, { code: 'alone', name: 'TLS_CERT', missing: 'TLS_KEY' }],
  [{ TLS_KEY: 'k' }, { code: 'alone', name: 'TLS_KEY', missing: 'TLS_CERT' }],
])('%j is refused', (env, fault) => {
  expect(readSettings(env)).toMatchObject({ ok: false, fault })
})

test('the data folder is where the system keeps such things', () => {
  if (process.platform === 'win32') return
  expect(dataFolder({ XDG_STATE_HOME: '/x' })).toBe('/x/iacta/server')
  expect(dataFolder({ IACTA_HOME: '/h' })).toBe('/h/server')
})

test('the table of the README is that of the settings', () => {
  expect(readFileSync(new URL('README.md', import.meta.url), 'utf8')).toContain(settingsTable())
})
