/** Packages that few commands need (`bench/peers`, `tools`) have their own lock and are installed by those commands. */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

// Without a network it fails at once instead of retrying for minutes.
const NPM_CI = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=0', '--prefer-offline']

/** True if the folder's lock file matches the last install. `folder` ends in a slash. */
export function isInstalled(folder: URL): boolean {
  const changed = (file: string): number => statSync(new URL(file, folder), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return changed('node_modules/.package-lock.json') >= changed('package-lock.json')
}

/** Runs `npm ci` in a folder unless that was done. Returns null, or a sentence on what went wrong. */
export function install(folder: URL): string | null {
  if (isInstalled(folder)) return null
  const name = relative(root, fileURLToPath(folder))
  console.error(`installing: npm ci in ${name}`)
  const { status, stderr, error } = spawnSync('npm', NPM_CI, {
    cwd: fileURLToPath(folder),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status === 0) return null
  const said = error?.message ?? stderr.split('\n').find((line) => line.includes('npm error')) ?? `exit ${status}`
  return `not installed: \`npm ci\` in ${name} failed (${said.trim()})`
}

/** Installs the packages of `tools/`, once; throws if that fails. Each is imported only afterwards. */
export function installTools(): void {
  const problem = install(new URL('../tools/', import.meta.url))
  if (problem !== null) throw new Error(problem)
}
