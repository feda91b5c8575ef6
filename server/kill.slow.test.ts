import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const program = fileURLToPath(new URL('kill.ts', import.meta.url))
const [kills, seats] = process.env.SOAK === undefined ? [2, 20] : [20, 200]

test(`kill -9, ${kills} times under play by ${seats} seats: nothing acknowledged is lost, every table goes on`, () => {
  const args = [program, '--kills', String(kills), '--seats', String(seats)]
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 900_000 })
  expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: '' })
  const last = stdout.trimEnd().split('\n').at(-1) ?? ''
  expect(last).toMatch(new RegExp(`^${kills} kills, ${seats} seats: ${seats / 2} tables, `))
  expect(Number(/(\d+) acknowledged inputs looked up/.exec(last)?.[1])).toBeGreaterThan(kills * (seats / 2))
  expect(last).toContain(' 0 faults')
}, 900_000)
