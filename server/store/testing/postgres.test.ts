import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { testFolder } from '../../../scripts/testing/folder.ts'
import { sharedFolder } from './postgres.ts'

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
