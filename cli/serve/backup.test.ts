import { expect, test } from 'vitest'
import { LANGS } from '../../engine/text/lang.ts'
import type { BackupFault, BackupOptions } from '../../protocol/serving.ts'
import { EXIT } from '../exit.ts'
import { main } from '../main.ts'
import { NO_SERVICES } from '../services.ts'

async function backup(fault: BackupFault | null, ...args: readonly string[]) {
  let [out, err] = ['', '']
  const asked: BackupOptions[] = []
  const io = {
    out: (text: string) => {
      out += text
    },
    err: (text: string) => {
      err += text
    },
    colour: false,
    columns: 100,
    env: { LANG: 'en' },
  }
  const exit = await main(['backup', ...args], io, {
    ...NO_SERVICES,
    backup: async (options) => {
      asked.push(options)
      return fault === null ? { ok: true, value: null } : { ok: false, fault }
    },
  })
  return { exit, out, err, asked }
}

test('it says where the copy is', async () => {
  expect(await backup(null, 'copy.db')).toEqual({
    exit: EXIT.ok,
    out: 'Everything is in copy.db.\n',
    err: '',
    asked: [{ file: 'copy.db', data: null, env: { LANG: 'en' } }],
  })
  expect((await backup(null, 'copy.db', '--data', '/tables')).asked).toMatchObject([{ data: '/tables' }])
})

test('a file must be named', async () => {
  const err = 'iacta: FILE is missing. See iacta backup --help.\n'
  expect(await backup(null)).toEqual({ exit: EXIT.usage, out: '', err, asked: [] })
})

test.each([
  [{ code: 'no-database', folder: '/tables' }, EXIT.noInput],
  [{ code: 'itself', file: '/tables' }, EXIT.noOutput],
  [{ code: 'cannot-write', file: '/tables', reason: 'ENOSPC' }, EXIT.noOutput],
  [{ code: 'newer-data', folder: '/tables' }, EXIT.unavailable],
  [{ code: 'not-a-file', file: '/tables' }, EXIT.usage],
] satisfies [BackupFault, number][])('%j is told in every language', async (fault, exit) => {
  const said = await Promise.all(LANGS.map((lang) => backup(fault, 'copy.db', '--lang', lang)))
  for (const called of said) {
    expect(called).toMatchObject({ exit, out: '' })
    expect(called.err).toContain('/tables')
  }
  expect(new Set(said.map(({ err }) => err)).size).toBe(LANGS.length)
})
