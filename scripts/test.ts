/**
 * `npm test`: format, lint, types, then every test. `--fast` (`npm run check`) leaves out the slow suites, `--soak` runs the
 * long forms. The last line is the count of tests, which CI reads; a failed step counts as a failed test.
 */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'
import { startVitest } from 'vitest/node'
import { Summary } from './testing/reporter.ts'

const flags = process.argv.slice(2)
const unknown = flags.filter((flag) => !['--fast', '--soak'].includes(flag))
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(' ')}. Known are --fast and --soak.`)
  process.exit(64)
}
if (flags.includes('--fast')) process.env.FAST = '1'
if (flags.includes('--soak')) process.env.SOAK = '1'

/** TypeScript 7. The `tsc` of node_modules/.bin may be TypeScript 6, which svelte-check needs for itself. */
const TSC = ['node', 'node_modules/@typescript/native/bin/tsc', '-p'] as const

const STEPS = [
  ['format and lint', 'biome', 'ci', '--error-on-warnings'],
  ['types of the pure folders', ...TSC, 'tsconfig.pure.json'],
  ['types of the Node folders', ...TSC, 'tsconfig.node.json'],
  ['types of the web tests', ...TSC, 'tsconfig.webtests.json'],
  ['types of the web folders', 'svelte-check', '--tsgo', '--tsconfig', 'tsconfig.web.json', '--fail-on-warnings'],
] as const

/** Prints the output of a step when it has ended, so that steps that run side by side are not mixed up. */
async function pass([name, command, ...args]: (typeof STEPS)[number]): Promise<boolean> {
  const began = performance.now()
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
  const [said, status] = await Promise.all([
    Promise.all([text(child.stdout), text(child.stderr)]),
    new Promise((resolve) => child.on('error', resolve).on('close', resolve)),
  ])
  process.stdout.write(said.join(''))
  const took = ((performance.now() - began) / 1000).toFixed(2).padStart(8)
  console.log(`${took}  ${name}${status === 0 ? '' : `: FAILED (${status})`}`)
  return status === 0
}

// svelte-check keeps the code it generated, and would go on checking that of files that were moved or deleted.
rmSync('.svelte-check', { recursive: true, force: true })

/** As many at a time as there are processors: the checkers of types use one each. */
const due = [...STEPS]
const failedSteps: string[] = []
async function passAll(): Promise<void> {
  for (let step = due.shift(); step !== undefined; step = due.shift())
    if (!(await pass(step))) failedSteps.push(step[0])
}
await Promise.all(Array.from({ length: Math.min(availableParallelism(), STEPS.length) }, passAll))

const summary = new Summary()
const vitest = await startVitest('test', [], { watch: false, reporters: ['default', summary] })
await vitest.close()
for (const name of failedSteps) console.log(`FAILED  ${name}: see above`)
const failed = summary.failed + failedSteps.length
console.log(`\n${summary.passed} passed, ${failed} failed`)
process.exit(failed > 0 || summary.passed === 0 ? 1 : 0)
