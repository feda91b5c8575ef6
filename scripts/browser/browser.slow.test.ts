import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import { testFolder } from '../testing/folder.ts'
import { whyNotUnpacked } from './packaged-chromium.ts'
import { unpackOnce } from './unpack-once.ts'

let folder: string
beforeEach(() => {
  folder = testFolder()
})

/** Opens a browser in a process of its own, which looks nowhere but in this temporary folder, and prints its version. */
async function openElsewhere(env: Record<string, string>): Promise<string> {
  const script = `import { openBrowser } from './scripts/browser/browser.ts'
    const browser = await openBrowser().catch((error) => console.log(error.message))
    if (browser) console.log('version ' + browser.version())
    await browser?.close()`
  const alone = { ...process.env, TMPDIR: folder, PATH: '', PLAYWRIGHT_BROWSERS_PATH: folder, CHROMIUM_PATH: undefined }
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env: { ...alone, ...env } })
  const [said, failed] = await Promise.all([text(child.stdout), text(child.stderr)])
  return said + failed
}

const unpackedFolders = (): string[] => readdirSync(folder).filter((name) => name.startsWith('iacta-chromium'))

describe.skipIf(process.platform !== 'linux' || process.arch !== 'x64')('the packaged browser', () => {
  test('four processes ask at once in an empty temporary folder: each gets one that starts', async () => {
    const said = await Promise.all([1, 2, 3, 4].map(() => openElsewhere({})))
    for (const line of said) expect(line).toMatch(/^version \d+/)
    expect(unpackedFolders()).toHaveLength(1)
  })

  test('a temporary folder that does not exist', async () => {
    const said = await openElsewhere({ TMPDIR: join(folder, 'missing') })
    expect(said).toContain(`because ${folder}/missing cannot be written: set TMPDIR to a folder that can`)
  })
})

test('a browser that is installed but does not start', async () => {
  const stub = join(folder, 'chromium')
  writeFileSync(stub, '#!/bin/sh\nexit 1\n')
  chmodSync(stub, 0o755)
  const said = await openElsewhere({ CHROMIUM_PATH: stub })
  expect(said).toContain(`the browser ${stub} does not start`)
  expect(said).toContain('set CHROMIUM_PATH to a Chromium that starts')
})

describe('unpacking once', () => {
  const target = (): string => join(folder, 'target')
  const into = (unpack: (part: string) => Promise<void>) => unpackOnce({ target: target(), proof: 'proof', unpack })
  const complete = async (part: string): Promise<void> => writeFileSync(join(part, 'proof'), '')

  /** The id of a process that has ended. */
  async function endedProcess(): Promise<number> {
    const child = spawn(process.execPath, ['-e', ''])
    await new Promise((resolve) => child.on('exit', resolve))
    return child.pid as number
  }

  test('what a killed process left behind is removed', async () => {
    const killed = await endedProcess()
    symlinkSync(String(killed), `${target()}.lock`)
    mkdirSync(`${target()}.part-${killed}`)
    await into(complete)
    expect(readdirSync(folder)).toEqual(['target'])
  })

  test('callers wait for the one that unpacks', async () => {
    let unpacked = 0
    const count = async (part: string): Promise<void> => {
      unpacked++
      await complete(part)
    }
    await Promise.all([into(count), into(count), into(count)])
    expect(unpacked).toBe(1)
  })

  test('a folder whose files were cleaned away is unpacked again', async () => {
    mkdirSync(target())
    writeFileSync(join(target(), 'rest'), '')
    await into(complete)
    expect(readdirSync(target())).toEqual(['proof'])
  })

  test('no space left: nothing stays, and the next try works', async () => {
    const full = async (part: string): Promise<void> => {
      writeFileSync(join(part, 'half'), '')
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    }
    const error = await into(full).catch((error) => error)
    expect(whyNotUnpacked(error, '/tmp')).toContain('no space to unpack the browser in /tmp: free 250 MB')
    expect(readdirSync(folder)).toEqual([])
    await into(complete)
    expect(existsSync(join(target(), 'proof'))).toBe(true)
  })

  // The superuser writes to read-only folders: there, the test goes on as another user.
  test.skipIf(process.platform === 'win32')('a read-only temporary folder', async () => {
    chmodSync(folder, 0o555)
    const superuser = process.geteuid?.() === 0
    if (superuser) process.seteuid?.(65534)
    const error = await into(complete).catch((error) => error)
    if (superuser) process.seteuid?.(0)
    expect(whyNotUnpacked(error, '/tmp')).toContain('because /tmp cannot be written: set TMPDIR to a folder that can')
    chmodSync(folder, 0o755)
    expect(readdirSync(folder)).toEqual([])
  })
})
