/** The real server as a process of its own, for tests that end it without warning and start it again on the same data. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unwrap } from '../../../engine/result.ts'
import { buildWeb } from '../../../scripts/web/build.ts'
import { start } from '../../../server/main.ts'

export interface Killable {
  readonly url: string
  /** As by `kill -9`. It is gone while `between` runs, and back afterwards at the same address. */
  kill(between: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

const FILE = fileURLToPath(import.meta.url)

export async function serveKillable(): Promise<Killable> {
  const { folder } = await buildWeb()
  const data = mkdtempSync(join(tmpdir(), 'iacta-killed-'))
  let child = await begin(folder, data, '0')
  const { url } = child
  const end = async (): Promise<void> => {
    if (child.process.exitCode !== null || child.process.signalCode !== null) return
    const ended = once(child.process, 'exit')
    child.process.kill('SIGKILL')
    await ended
  }
  return {
    url,
    kill: async (between) => {
      await end()
      await between()
      child = await begin(folder, data, new URL(url).port)
    },
    close: async () => {
      await end()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function begin(
  folder: string,
  data: string,
  port: string,
): Promise<{ readonly process: ChildProcess; readonly url: string }> {
  const child = spawn(process.execPath, [FILE, 'serve', folder, data, port], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
  ])) as [Buffer]
  return { process: child, url: String(said).trim() }
}

/** The other role of this file: the server. */
async function serve(folder: string, data: string, port: string): Promise<void> {
  const place = { host: '127.0.0.1', port: Number(port), more: 0 }
  const started = unwrap(await start({ folder, data, env: { LOG_LEVEL: 'silent' }, ...place }))
  process.stdout.write(`http://127.0.0.1:${started.port}\n`)
}

const [, file, role, folder = '', data = '', port = '0'] = process.argv
if (file === FILE && role === 'serve') await serve(folder, data, port)
