/** A Chromium for tests: the one named, one on the PATH, Playwright's own, else the one inside a package. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge']

const QUIET = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
]

/** The packaged one comes with flags for a place with one process and no care for security; ours are for seeing what people see. */
const NOT_HERE = ['--single-process', '--disable-web-security', '--allow-running-insecure-content']

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const ending = process.platform === 'win32' ? '.exe' : ''
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name + ending))).find((file) => existsSync(file))
}

async function find(): Promise<{ readonly executablePath: string; readonly args: readonly string[] }> {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`)
  const installed = named ?? onPath() ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)
  if (installed !== undefined) return { executablePath: installed, args: [] }
  // The packaged one brings its own system libraries when it believes to be in a bare environment.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  // Pages are painted by the processor either way; by way of a graphics card that it plays as well, it takes twice as long.
  packaged.setGraphicsMode = false
  return {
    executablePath: await packaged.executablePath(),
    args: packaged.args.filter((arg) => !NOT_HERE.includes(arg)),
  }
}

/** What to start, and with what, for those who start it themselves. */
export async function findBrowser(): Promise<{ readonly executablePath: string; readonly args: string[] }> {
  const { executablePath, args } = await find()
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return { executablePath, args: [...new Set([...args, ...QUIET, ...sandbox])] }
}

export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const { executablePath, args } = await findBrowser()
  return chromium.launch({ executablePath, args: [...args, ...more] })
}
