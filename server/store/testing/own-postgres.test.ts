import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { testFolder } from '../../../scripts/testing/folder.ts'
import { readableProgram, sharedFolder, startServer } from './own-postgres.ts'

describe('a folder for a PostgreSQL that runs as another user', () => {
  beforeEach(({ skip }) => skip(process.platform === 'win32', 'Windows has other rights'))
  const secret = testFolder()
  const below = join(secret, 'open')
  mkdirSync(below, { mode: 0o755 })

  it('is not one below a private folder', () => expect(sharedFolder([below, secret, '/'])).toBe('/'))

  it('is the first that everybody can enter', () => expect(sharedFolder(['/no-such-folder', '/', '/tmp'])).toBe('/'))

  it('is asked for in a sentence where all are private', () =>
    expect(() => sharedFolder([below])).toThrow(`every user can enter: ${below} is not`))
})

it('is started from a copy where its program lies below a private folder', async () => {
  const folder = testFolder()
  const secret = testFolder()
  const native = join(secret, 'native')
  mkdirSync(native)
  writeFileSync(join(native, 'postgres'), '')
  expect([readableProgram('/', folder), existsSync(join(folder, 'program'))]).toEqual(['/', false])
  expect(readableProgram(native, folder)).toBe(join(folder, 'program'))
  expect(existsSync(join(folder, 'program', 'postgres'))).toBe(true)
})

describe('a program that does not start', () => {
  beforeEach(({ skip }) => skip(process.platform === 'win32', 'no shell to play it'))

  it.each([
    ['ends', '#!/bin/sh\necho "no room: $1" >&2; exit 3', 'no room'],
    ['is damaged', '#!/no/such/shell', 'ENOENT'],
  ])('that %s is told of at once, and nothing stays', async (_, script, why) => {
    const [installed, temporary] = [testFolder(), testFolder()]
    mkdirSync(join(installed, 'native', 'bin'), { recursive: true })
    writeFileSync(join(installed, 'native', 'bin', 'initdb'), script)
    vi.stubEnv('TMPDIR', temporary)
    const said = await startServer(installed).then(String, String)
    expect(said).toContain(`PostgreSQL cannot make its folder: `)
    expect(said).toContain(why)
    expect(readdirSync(temporary)).toEqual([])
    const folder = /--pgdata=(\S+)/.exec(said)?.[1]
    if (folder !== undefined) expect(existsSync(dirname(folder))).toBe(false)
  })
})
