/** Simulations as whole programs: from the source, from a bundle, and stopped by a signal. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { testFolder } from '../../scripts/testing/folder.ts'
import { EXIT } from '../exit.ts'
import { cli } from '../testing.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

function start(program: readonly string[], args: readonly string[]): ChildProcess & { ended: Promise<Ended> } {
  const child = spawn(process.execPath, [...program, 'simulate', 'dicy-cards', '--json', ...args], { cwd: root })
  let [out, err] = ['', '']
  child.stdout.on('data', (data) => {
    out += data
  })
  child.stderr.on('data', (data) => {
    err += data
  })
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, out, err })))
  return Object.assign(child, { ended })
}

const SOURCE = ['bin/iacta.mjs']

/** As in an installed package: many chunks, far from the source. */
async function bundle(): Promise<readonly string[]> {
  const folder = testFolder()
  await build({
    absWorkingDir: root,
    entryPoints: { cli: 'cli/main.ts' },
    outdir: join(folder, 'dist'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    chunkNames: 'chunks/[name]-[hash]',
    logLevel: 'silent',
  })
  cpSync(join(root, 'bin'), join(folder, 'bin'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  return [join(folder, 'bin/iacta.mjs')]
}

const report = (out: string): object => {
  const { seconds: _, ...rest } = JSON.parse(out.trimEnd().split('\n').at(-1) as string)
  return rest
}

test('the source and the bundle, in their own processes, count what is counted in this one', async () => {
  const args = ['--games', '10', '--bots', 'snowflake', '--seed', '4', '--cores', '2']
  const here = await cli('simulate', 'dicy-cards', '--json', ...args)
  for (const program of [SOURCE, await bundle()]) {
    const { code, out, err } = await start(program, args).ended
    // No progress where the standard error is no terminal.
    expect([code, err]).toEqual([EXIT.ok, ''])
    expect(report(out)).toEqual(report(here.out))
  }
})

/** Stopped by Ctrl-C once ten games are in the folder: what it counted. */
async function stoppedRun(): Promise<{ readonly games: number; readonly partial: boolean }> {
  const log = join(testFolder(), 'logs')
  const many = ['--games', '5000000', '--bots', 'snowflake', '--seed', '4', '--cores', '2', '--log', log]
  const child = start(SOURCE, many)
  while (countLogs(log) < 10) await sleep(20)
  child.kill('SIGINT')
  const { code, out } = await child.ended
  expect(code).toBe(EXIT.interrupted)
  const stopped = report(out) as { games: number; partial: boolean }
  expect(countLogs(log)).toBe(stopped.games)
  return stopped
}

test('Ctrl-C: what was counted so far is a whole smaller run', async ({ skip }) => {
  skip(process.platform === 'win32', 'Windows has no signals')
  // Nothing is counted before the first game: the other core may have played ten by then.
  let stopped = await stoppedRun()
  while (stopped.games === 0) stopped = await stoppedRun()
  expect(stopped.partial).toBe(true)
  const args = ['--games', String(stopped.games), '--bots', 'snowflake', '--seed', '4']
  const whole = await cli('simulate', 'dicy-cards', '--json', ...args)
  expect({ ...stopped, partial: false }).toEqual(report(whole.out))
})

function countLogs(folder: string): number {
  try {
    return readdirSync(folder).length
  } catch {
    return 0
  }
}
