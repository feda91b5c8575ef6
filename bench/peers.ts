/** What we compare with has its own package and lock in `peers/`, installed here and never with the project. */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Opened } from './player.ts'
import { nodePlayer } from './process.ts'

export function peerPlayer(module: string): Opened {
  const problem = installPeers()
  return problem ?? nodePlayer(module)
}

/** Installs the peers if they are not; gives what went wrong. */
export function installPeers(): string | null {
  const folder = new URL('peers/', import.meta.url)
  const changed = (file: string): number => statSync(new URL(file, folder), { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (changed('node_modules/.package-lock.json') >= changed('package-lock.json')) return null
  console.error('installing the peers (npm ci in bench/peers)')
  const { status, stderr, error } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: fileURLToPath(folder),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status === 0) return null
  const said = error?.message ?? stderr.split('\n').find((line) => line.includes('npm error')) ?? `exit ${status}`
  return `not installed: \`npm ci\` in bench/peers failed (${said.trim()})`
}
