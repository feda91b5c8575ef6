/**
 * `npm test`: format, lint, types, then every test. `--fast` (`npm run check`) leaves out the slow suites, `--soak` runs the
 * long forms. The last line is the count of tests, which CI reads; a failed step counts as a failed test.
 */
import { spawnSync } from 'node:child_process'
import { startVitest } from 'vitest/node'
import { Seconds } from './reporter.ts'

const flags = process.argv.slice(2)
const unknown = flags.filter((flag) => !['--fast', '--soak'].includes(flag))
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(' ')}. Known are --fast and --soak.`)
  process.exit(64)
}
if (flags.includes('--fast')) process.env.FAST = '1'
if (flags.includes('--soak')) process.env.SOAK = '1'

const STEPS = [
  ['format and lint', 'biome', 'ci', '--error-on-warnings'],
  ['types of the pure folders', 'tsc', '-p', 'tsconfig.pure.json'],
  ['types of the Node folders', 'tsc', '-p', 'tsconfig.node.json'],
  ['types of the web tests', 'tsc', '-p', 'tsconfig.webtests.json'],
  ['types of the web folders', 'svelte-check', '--tsconfig', 'tsconfig.web.json', '--fail-on-warnings'],
] as const

let failedSteps = 0
for (const [name, command, ...args] of STEPS) {
  const began = performance.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  console.log(
    `${((performance.now() - began) / 1000).toFixed(2).padStart(8)}  ${name}${status === 0 ? '' : ': FAILED'}`,
  )
  if (status !== 0) failedSteps++
}

const seconds = new Seconds()
const vitest = await startVitest('test', [], { watch: false, reporters: ['default', seconds] })
await vitest.close()
const failed = seconds.failed + failedSteps
console.log(`\n${seconds.passed} passed, ${failed} failed`)
process.exit(failed > 0 || seconds.passed === 0 ? 1 : 0)
