/** A Chromium for tests: the one named in `CHROMIUM_PATH`, one on the PATH, Playwright's own, else the one inside a package. */
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { type Chromium, packagedChromium } from './packaged-chromium.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge']

const QUIET = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
]

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const ending = process.platform === 'win32' ? '.exe' : ''
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name + ending))).find((file) => existsSync(file))
}

function installed(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`)
  return named ?? onPath() ?? [chromium.executablePath()].find((file) => existsSync(file))
}

interface Startable {
  readonly executablePath: string
  readonly args: string[]
  /** The whole environment to start it in. */
  readonly env: Record<string, string | undefined>
}

/** The program, its flags and its environment, for callers that start it themselves. */
export async function findBrowser(): Promise<Startable> {
  return startable(await find())
}

async function find(): Promise<Chromium> {
  const executablePath = installed()
  return executablePath === undefined ? packagedChromium() : { executablePath, args: [], env: {} }
}

function startable({ executablePath, args, env }: Chromium): Startable {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return { executablePath, args: [...new Set([...args, ...QUIET, ...sandbox])], env: { ...process.env, ...env } }
}

export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser()
  const launch = (): Promise<Browser> => chromium.launch({ executablePath, args: [...args, ...more], env })
  // Threads of Chromium read the environment while another changes it: one start in some hundred crashes in libc's getenv.
  return launch()
    .catch(launch)
    .catch((cause) => {
      throw new Error(whyNotStarted(executablePath, cause), { cause })
    })
}

function whyNotStarted(executablePath: string, cause: unknown): string {
  const reason = (cause as Error).message.split('\n')[0]
  const remedy =
    executablePath === installed()
      ? 'set CHROMIUM_PATH to a Chromium that starts, or take this one off the PATH to use the packaged one'
      : `delete ${dirname(executablePath)} to have it unpacked again, or set CHROMIUM_PATH to a Chromium that is installed`
  return `the browser ${executablePath} does not start (${reason}): ${remedy}`
}
