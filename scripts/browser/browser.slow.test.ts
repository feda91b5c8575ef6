import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import { testFolder } from '../testing/folder.ts'
import { unpackOnce } from './unpack-once.ts'

let folder: string
beforeEach(() => {
  folder = testFolder()
})

interface Elsewhere {
  readonly env?: Readonly<Record<string, string>>
  /** A limit of the shell, as `ulimit` takes it. */
  readonly limit?: string
}

/** Starts a module in a process of its own, which looks for browsers nowhere but in this temporary folder. */
function start(script: string, { env, limit }: Elsewhere = {}): ChildProcessByStdio<null, Readable, Readable> {
  const alone = { ...process.env, TMPDIR: folder, PATH: '', PLAYWRIGHT_BROWSERS_PATH: folder, CHROMIUM_PATH: undefined }
  const node = [process.execPath, '--input-type=module', '-e', script]
  const command = limit === undefined ? node : ['/bin/sh', '-c', `ulimit ${limit} && exec "$@"`, 'sh', ...node]
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe']
  return spawn(command[0] as string, command.slice(1), { env: { ...alone, ...env }, stdio })
}

/** All that it says until it ends. */
async function saidBy(script: string, elsewhere?: Elsewhere): Promise<string> {
  const child = start(script, elsewhere)
  return (await Promise.all([text(child.stdout), text(child.stderr)])).join('')
}

/** Prints the browser's version, or why there is none. `before`: code that runs when all modules are loaded. */
const opening = (before = ''): string => `import { openBrowser } from './scripts/browser/browser.ts'
  ${before}
  const browser = await openBrowser().catch((error) => console.log(error.message))
  if (browser) console.log('version ' + browser.version())
  await browser?.close()`

/** All but the lock, an empty file that stays. */
const left = (): string[] => readdirSync(folder).filter((name) => !name.endsWith('.unpacking'))

const isPackaged = process.platform === 'linux' && process.arch === 'x64'
const noPackage = isPackaged ? '' : ': there is one only for Linux on x64'

describe.skipIf(!isPackaged)(`the packaged browser${noPackage}`, () => {
  test('four processes ask at once in an empty temporary folder: each gets one that starts', async () => {
    const said = await Promise.all([1, 2, 3, 4].map(() => saidBy(opening())))
    for (const line of said) expect(line).toMatch(/^version \d+/)
    expect(left().filter((name) => name.startsWith('iacta-chromium'))).toHaveLength(1)
  })

  test('one that does not start', async () => {
    const unpacked = await saidBy(`import { packagedChromium } from './scripts/browser/packaged-chromium.ts'
      console.log((await packagedChromium()).executablePath)`)
    const stub = unpacked.trim()
    renameSync(stub, `${stub}-itself`)
    writeFileSync(stub, '#!/bin/sh\n[ -e "$0-tried" ] && exec "$0-itself" "$@"\n: > "$0-tried"\nexit 1\n')
    chmodSync(stub, 0o755)
    expect(await saidBy(opening()), 'after a first try that failed').toMatch(/^version \d+/)
    writeFileSync(stub, '#!/bin/sh\nexit 1\n')
    const said = await saidBy(opening())
    expect(said).toContain(`the browser ${stub} does not start`)
    expect(said).toContain(`delete ${join(stub, '..')} to have it unpacked again`)
  })

  test('no space left: nothing stays', async () => {
    const said = await saidBy(opening(), { limit: '-f 20000' })
    expect(said).toContain(`no space to unpack the browser in ${folder}: free 250 MB`)
    expect(left()).toEqual([])
  })

  test('a temporary folder that does not exist', async () => {
    const said = await saidBy(opening(), { env: { TMPDIR: join(folder, 'missing') } })
    expect(said).toContain(`because ${folder}/missing cannot be written: set TMPDIR to a folder that can`)
  })

  test('a read-only temporary folder', async () => {
    chmodSync(folder, 0o555)
    // The superuser writes to read-only folders: there, the process goes on as another user.
    const said = await saidBy(opening('if (process.getuid() === 0) process.setuid(65534)'))
    expect(said).toContain(`because ${folder} cannot be written: set TMPDIR to a folder that can`)
    chmodSync(folder, 0o755)
    expect(left()).toEqual([])
  })
})

test('a browser that is installed but does not start', async ({ skip }) => {
  skip(process.platform === 'win32', 'Windows starts no shell scripts')
  const stub = join(folder, 'chromium')
  writeFileSync(stub, '#!/bin/sh\nexit 1\n')
  chmodSync(stub, 0o755)
  const said = await saidBy(opening(), { env: { CHROMIUM_PATH: stub } })
  expect(said).toContain(`the browser ${stub} does not start`)
  expect(said).toContain('set CHROMIUM_PATH to a Chromium that starts')
})

describe('unpacking once', () => {
  const target = (): string => join(folder, 'target')
  const log = (): string => join(folder, 'log')
  const into = (unpack: (part: string) => Promise<void>) => unpackOnce({ target: target(), proof: 'proof', unpack })
  const complete = async (part: string): Promise<void> => writeFileSync(join(part, 'proof'), '')

  /** Unpacks the target with this code, which knows the new folder as `part`, and logs a line for each folder that it writes. */
  const unpacking = (unpack: string, name = target()): string => `
    import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
    import { unpackOnce } from './scripts/browser/unpack-once.ts'
    await unpackOnce({ target: ${JSON.stringify(name)}, proof: 'proof', unpack: async (part) => {
      appendFileSync(${JSON.stringify(log())}, ${JSON.stringify(name)} + '\\n')
      ${unpack}
    } })`
  const unpacked = (): string[] => readFileSync(log(), 'utf8').trim().split('\n')

  test('four processes that want 50 folders, one after the other: each folder is written once and stays', async () => {
    const script = `import { appendFileSync, statSync, writeFileSync } from 'node:fs'
      import { unpackOnce } from './scripts/browser/unpack-once.ts'
      const seen = []
      for (let i = 0; i < 50; i++) {
        const target = ${JSON.stringify(folder)} + '/' + i
        const unpack = async (part) => {
          appendFileSync(${JSON.stringify(log())}, i + '\\n')
          writeFileSync(part + '/proof', '')
        }
        await unpackOnce({ target, proof: 'proof', unpack })
        seen.push(statSync(target).ino)
      }
      console.log(seen.join())`
    const said = await Promise.all([1, 2, 3, 4].map(() => saidBy(script)))
    expect(unpacked()).toEqual(Array.from({ length: 50 }, (_, i) => String(i)))
    expect(new Set(said).size).toBe(1)
  })

  test('killed half-way while three wait: one of them unpacks, and nothing else stays', async () => {
    const child = start(
      unpacking(`writeFileSync(part + '/half', ''); console.log('half'); setInterval(() => {}, 1000)
      await new Promise(() => {})`),
    )
    await once(child.stdout, 'data')
    const waiting = [1, 2, 3].map(() => {
      const script = `console.log('here')${unpacking(`writeFileSync(part + '/proof', '')`)}`
      return start(script)
    })
    await Promise.all(waiting.map(({ stdout }) => once(stdout, 'data')))
    expect(unpacked()).toHaveLength(1)
    child.kill('SIGKILL')
    const ends = await Promise.all(waiting.map((one) => once(one, 'close')))
    expect(ends.map(([status]) => status)).toEqual([0, 0, 0])
    expect(unpacked()).toHaveLength(2)
    expect([left().sort(), readdirSync(target())]).toEqual([['log', 'target'], ['proof']])
  })

  test('callers of one process wait for the one that unpacks', async () => {
    const count = async (part: string): Promise<void> => {
      appendFileSync(log(), 'once\n')
      await complete(part)
    }
    await Promise.all([into(count), into(count), into(count)])
    expect(unpacked()).toEqual(['once'])
  })

  test('a folder whose files were cleaned away is unpacked again', async () => {
    mkdirSync(target())
    writeFileSync(join(target(), 'rest'), '')
    await into(complete)
    expect([left(), readdirSync(target())]).toEqual([['target'], ['proof']])
  })

  test('a folder that another process completed without the lock stays', async () => {
    await into(async (part) => {
      await complete(part)
      mkdirSync(target())
      for (const name of ['proof', 'used']) writeFileSync(join(target(), name), '')
    })
    expect([left(), readdirSync(target()).sort()]).toEqual([['target'], ['proof', 'used']])
  })

  test('after a failure nothing stays, and the next try works', async () => {
    const half = async (part: string): Promise<void> => {
      writeFileSync(join(part, 'half'), '')
      throw new Error('half')
    }
    await expect(into(half)).rejects.toThrow('half')
    expect(left()).toEqual([])
    await into(complete)
    expect(readdirSync(target())).toEqual(['proof'])
  })
})
