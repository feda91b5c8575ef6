import { expect, test } from 'vitest'
import { LANGS } from '../../engine/text/lang.ts'
import { EXIT } from '../exit.ts'
import { main } from '../main.ts'
import { NO_SERVICES, type Services } from '../services.ts'

type Checked = Awaited<ReturnType<Services['check']>>

async function check(answer: Checked, ...args: readonly string[]) {
  const said = { out: '', err: '' }
  const io = {
    out: (text: string) => {
      said.out += text
    },
    err: (text: string) => {
      said.err += text
    },
    colour: false,
    columns: 100,
    env: { LANG: 'en' },
  }
  const exit = await main(['check', ...args], io, { ...NO_SERVICES, check: async () => answer })
  return { exit, ...said }
}

const report = (findings: readonly string[]): Checked => ({
  ok: true,
  value: { folder: '/tables', tables: 3, findings },
})

test('a whole database', async () => {
  const out = 'Everything is in order: 3 tables.\n'
  expect(await check(report([]))).toEqual({ exit: EXIT.ok, out, err: '' })
})

test('a damaged one, in every language: what SQLite says, and what to do', async () => {
  const said = await Promise.all(LANGS.map((lang) => check(report(['Page 7: never used']), '--lang', lang)))
  for (const { exit, out, err } of said) {
    expect([exit, out]).toEqual([EXIT.bad, 'Page 7: never used\n'])
    expect(err).toContain('/tables')
  }
  expect(new Set(said.map(({ err }) => err)).size).toBe(LANGS.length)
})

test('none, or one of PostgreSQL', async () => {
  expect(await check({ ok: false, fault: { code: 'no-database', folder: '/x' } })).toMatchObject({ exit: EXIT.noInput })
  expect(await check({ ok: false, fault: { code: 'not-a-file' } })).toMatchObject({ exit: EXIT.usage })
})
