/**
 * The Chromium inside a package, for machines that have none: unpacked into the temporary folder once. Started as a program, this
 * file unpacks it into `TMPDIR`, the only place that the package knows.
 */
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { unpackOnce } from './unpack-once.ts'

export interface Chromium {
  readonly executablePath: string
  readonly args: readonly string[]
  /** Added to the environment that it is started in. */
  readonly env: Readonly<Record<string, string>>
}

/** Flags of the package that run one process without security, where tests should see what people see, or start each from nothing. */
const UNWANTED = ['--single-process', '--no-zygote', '--disable-web-security', '--allow-running-insecure-content']

/** The package adds its own system libraries only where it sees this. */
const BARE_MACHINE = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }

export async function packagedChromium(): Promise<Chromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('no browser found: install Chrome or Chromium, or name one in CHROMIUM_PATH')
  }
  const folder = join(tmpdir(), `iacta-chromium-${version()}-${userInfo().uid}`)
  try {
    await unpackOnce({ target: folder, proof: 'chromium', unpack: (part) => unpack(part, folder) })
  } catch (error) {
    throw new Error(whyNotUnpacked(error, tmpdir()), { cause: error })
  }
  const { default: chromium } = await import('@sparticuz/chromium')
  // Software rendering without an emulated graphics card takes half the time.
  chromium.setGraphicsMode = false
  return {
    executablePath: join(folder, 'chromium'),
    args: chromium.args.filter((arg) => !UNWANTED.includes(arg)),
    env: {
      FONTCONFIG_PATH: join(folder, 'fonts'),
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      HOME: process.env.HOME ?? folder,
    },
  }
}

function version(): string {
  const file = findPackageJSON('@sparticuz/chromium', import.meta.url)
  if (file === undefined) throw new Error('the package @sparticuz/chromium is missing: run npm ci')
  return JSON.parse(readFileSync(file, 'utf8')).version
}

async function unpack(part: string, folder: string): Promise<void> {
  const env = { ...process.env, ...BARE_MACHINE, TMPDIR: part }
  await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url), 'unpack'], { env })
  // The package's own names /tmp, wherever it was unpacked.
  const fonts = join(folder, 'fonts')
  const config = `<fontconfig><dir>${fonts}</dir><cachedir>${fonts}/cache</cachedir></fontconfig>\n`
  writeFileSync(join(part, 'fonts', 'fonts.conf'), config)
}

const NO_SPACE = /\b(ENOSPC|EDQUOT|EFBIG)\b/
const NOT_WRITABLE = /\b(EACCES|EPERM|EROFS|ENOENT|ENOTDIR)\b/

/** One sentence on what to do, from the error of the file system. */
function whyNotUnpacked(error: unknown, folder: string): string {
  const { message } = error as Error
  const instead = 'or CHROMIUM_PATH to a Chromium that is installed'
  if (NO_SPACE.test(message)) {
    return `no space to unpack the browser in ${folder}: free 250 MB, or set TMPDIR to a folder with space, ${instead}`
  }
  if (NOT_WRITABLE.test(message)) {
    return `the browser cannot be unpacked, because ${folder} cannot be written: set TMPDIR to a folder that can, ${instead}`
  }
  return `the browser cannot be unpacked (${message.trim()}): run npm ci again, or set CHROMIUM_PATH to a Chromium that is installed`
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] === 'unpack') {
  const { default: chromium } = await import('@sparticuz/chromium')
  await chromium.executablePath()
}
