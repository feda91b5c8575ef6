/**
 * The web app as files: `npm run web:build`. Builds only when what it is made of has changed, and once, however many ask for it at
 * the same time. A build appears as a whole or not at all.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { EXAMPLES } from '#examples'
import { alone } from '../alone.ts'
import { copyKernels, kernelTexts } from '../kernels.ts'
import { compressAll, compressBest } from './compress.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const DIST = join(root, 'dist')
/** With the examples if this program has them: `node --conditions=examples …`. */
const withExamples = Object.keys(EXAMPLES).length > 0
const FOLDER = join(DIST, withExamples ? 'web-examples' : 'web')
const STAMP = `${FOLDER}.json`
const CONFIG = withExamples ? 'scripts/web/examples.config.ts' : 'web/vite.config.ts'

/** What the page is made of. */
const INPUTS = [
  'web',
  'kit',
  'engine',
  'games',
  'bots',
  'fair',
  'protocol',
  ...(withExamples ? ['examples'] : []),
  'package-lock.json',
  'scripts/web/build.ts',
  'scripts/kernels.ts',
]
const NOT_IN_IT = /\.(test|slow\.test)\.ts$|\.(md|txt|log)$/

interface WebBuild {
  readonly folder: string
  /** Eight letters that change when a source changes. */
  readonly id: string
  /** Whether there was anything to do. */
  readonly built: boolean
}

interface Wish {
  readonly force?: boolean
  /** Compressed as well as it can be done, for a package, which takes seven seconds more. */
  readonly isBest?: boolean
  onBuild?(): void
}

export async function buildWeb(wish: Wish = {}): Promise<WebBuild> {
  mkdirSync(DIST, { recursive: true })
  return alone(`${FOLDER}.building`, () => buildAlone(wish))
}

async function buildAlone({ force = false, isBest = false, onBuild = () => {} }: Wish): Promise<WebBuild> {
  const id = idOf(INPUTS)
  const stamp = force ? '' : lastStamp()
  const isBuilt = [true, false].some((best) => stamp === stampOf(id, best))
  if (isBuilt && (!isBest || stamp === stampOf(id, true))) return { folder: FOLDER, id, built: false }
  onBuild()
  if (!isBuilt) await buildAnew(id)
  if (isBest) await compressBest(FOLDER)
  writeFileSync(STAMP, stampOf(id, isBest))
  return { folder: FOLDER, id, built: true }
}

async function buildAnew(id: string): Promise<void> {
  const next = `${FOLDER}.next`
  await runVite({ id, out: next, config: CONFIG })
  await compressAll(next)
  rmSync(FOLDER, { recursive: true, force: true })
  renameSync(next, FOLDER)
}

/** One build into a folder, not yet compressed. */
export async function runVite(to: {
  readonly id: string
  readonly out: string
  readonly config: string
}): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = ['build', 'web', '--config', to.config, '--outDir', to.out, '--emptyOutDir', '--logLevel', 'error']
  // A test runner's variables would change the build.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const child = spawn(process.execPath, [vite, ...args], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production', IACTA_BUILD: to.id, IACTA_KERNELS: JSON.stringify(await kernelTexts()) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const status = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (status !== 0) throw new Error(said.trim())
  // For the server that serves this build and may solve; pages have them in their scripts.
  await copyKernels(join(to.out, 'kernels'))
}

const stampOf = (id: string, isBest: boolean): string => `${JSON.stringify({ id, isBest })}\n`

/** Of the last build; empty: there is none. */
function lastStamp(): string {
  return existsSync(join(FOLDER, 'index.html')) && existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
}

function idOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesUnder)) {
    const content = readFileSync(join(root, path))
    hash.update(`${path} ${content.length}\n`).update(content)
  }
  return hash.digest('hex').slice(0, 8)
}

function filesUnder(path: string): string[] {
  if (!existsSync(join(root, path))) return []
  if (path.includes('.')) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_IN_IT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .sort()
}
