import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { testFolder } from '../../../scripts/testing/folder.ts'
import { readableProgram, sharedFolder } from './own-postgres.ts'

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
