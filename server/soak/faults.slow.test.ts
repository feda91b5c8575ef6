/** The short form of `npm run soak:faults`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { sharedServer } from '../store/testing/postgres.ts'

const program = fileURLToPath(new URL('faults.ts', import.meta.url))
const soak = process.env.SOAK !== undefined
const server = await sharedServer()
const url = 'url' in server ? server.url : ''
const CLEAN = '0 lost, 0 doubled, 0 disordered, 0 changed, 0 asked again, 0 bad dice, 0 stuck, 0 unfinished'

/** Not waited for in one piece: the shared PostgreSQL must see that this run is alive. */
async function run(args: readonly string[], faults: number): Promise<void> {
  const given = ['--faults', String(faults), ...args]
  const env = { ...process.env, TEST_DATABASE_URL: url }
  const child = spawn(process.execPath, [program, ...given], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, complained, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  expect({ status, complained }, said).toEqual({ status: 0, complained: '' })
  const [played = '', clean, dice = ''] = said.trimEnd().split('\n').slice(-4)
  expect(clean).toBe(CLEAN)
  const [suffered, over, games, inputs] = [...played.matchAll(/(\d+) (?:faults|of|games|inputs)/g)].map(([, n]) =>
    Number(n),
  )
  expect(suffered).toBe(faults)
  expect(over).toBe(games)
  expect(inputs).toBeGreaterThan(faults)
  const [verified, alone] = [/(\d+) games verified/, /(\d+) by the server/].map((one) => Number(one.exec(dice)?.[1]))
  expect(Number(verified) + Number(alone)).toBe(games)
}

describe.skipIf(url === '')(`faults on PostgreSQL${'missing' in server ? `: ${server.missing}` : ''}`, () => {
  const [faults, seats] = soak ? [1000, 100] : [12, 8]
  test(`${faults} of three processes, ${seats} seats`, () => run(['--seats', String(seats)], faults))
})

describe('faults on SQLite', () => {
  const [faults, seats] = soak ? [300, 100] : [6, 6]
  test(`${faults} of one process, ${seats} seats`, () => run(['--store', 'sqlite', '--seats', String(seats)], faults))
})
