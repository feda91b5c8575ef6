import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SolvePlan } from '../engine/bots/solver.ts'
import { partsOf } from '../games/index.ts'
import { kernelOf } from '../scripts/kernels.ts'
import { testFolder } from '../scripts/testing/folder.ts'
import { type Cached, cacheFile, cacheFolder } from './cache.ts'
import { type Large, solveLarge } from './large.ts'

// Tables cannot have so small a target; solvers can.
const table = {
  game: 'dicy-cards',
  seats: 2,
  options: { lineup: 'interaction', cards: [], target: 3, lowestThree: 'others' },
} as const
const kernel = await kernelOf(table.game)
const plan = (await partsOf(table.game).solve?.())?.plan?.(table.seats, table.options) as SolvePlan
const folder = (): string => testFolder()

interface Heard {
  readonly memory: SharedArrayBuffer | null
  readonly found: readonly Cached[]
  readonly parts: readonly number[]
  readonly unkept: readonly string[]
}

async function run(given: Partial<Large> & { file: string }, stopAt = Number.POSITIVE_INFINITY): Promise<Heard> {
  const abort = new AbortController()
  if (stopAt <= 0) abort.abort()
  const heard = { found: [] as Cached[], parts: [] as number[], unkept: [] as string[] }
  const memory = await solveLarge(
    { plan, task: { ...table, kernel }, cores: 2, ...given },
    {
      signal: abort.signal,
      found: (cached) => heard.found.push(cached),
      part: (part) => {
        heard.parts.push(part)
        if (part >= stopAt) abort.abort()
      },
      unkept: (code) => heard.unkept.push(code),
    },
  )
  return { memory, ...heard }
}

/** In one thread, without a disk. */
const alone = new ArrayBuffer(plan.bytes)
const solving = plan.join(alone, kernel)
while (solving.step() < 1);

const bytesOf = (memory: ArrayBufferLike | null): Buffer => Buffer.from(plan.snapshot(memory as ArrayBufferLike))

describe('two threads and a disk', () => {
  const file = join(folder(), 'deeper', 'a.bin')

  test('come to the same solution as one thread', async () => {
    const { memory, found, parts, unkept } = await run({ file })
    expect([found, unkept, parts.at(-1)]).toEqual([['none'], [], 1])
    expect(bytesOf(memory).equals(bytesOf(alone))).toBe(true)
    expect(readdirSync(join(file, '..'))).toEqual(['a.bin'])
  })

  test('the second time it is read', async () => {
    const written = statSync(file).mtimeMs
    const { memory, found, parts } = await run({ file })
    expect([found, parts]).toEqual([['found'], []])
    expect(bytesOf(memory).equals(bytesOf(alone))).toBe(true)
    expect(statSync(file).mtimeMs).toBe(written)
  })

  test.each([
    ['one bit', (bytes: Buffer) => bytes.fill((bytes[70_000] as number) ^ 1, 70_000, 70_001)],
    ['empty', () => Buffer.alloc(0)],
  ])('a damaged file is noticed and solved anew: %s', async (_, damage) => {
    writeFileSync(file, damage(readFileSync(file)))
    const { memory, found } = await run({ file })
    expect(found).toEqual(['damaged'])
    expect(bytesOf(memory).equals(bytesOf(alone))).toBe(true)
    expect((await run({ file })).found).toEqual(['found'])
  })
})

test('stopped, it is kept half-way and goes on from there', async () => {
  const file = join(folder(), 'half.bin')
  expect((await run({ file }, 0)).memory).toBeNull()
  // As it would be after most of the work.
  const half = new ArrayBuffer(plan.bytes)
  const begun = plan.join(half, kernel)
  while (begun.step() < 0.9);
  writeFileSync(file, plan.snapshot(half))
  const { memory, found, parts } = await run({ file })
  expect(found).toEqual(['found'])
  expect(Math.min(...parts)).toBeGreaterThan(0.5)
  expect(bytesOf(memory).equals(bytesOf(alone))).toBe(true)
})

test('where nothing can be written, it is solved all the same, and said once', async () => {
  const file = join(folder(), 'file')
  writeFileSync(file, '')
  const { memory, unkept } = await run({ file: join(file, 'below.bin') })
  expect(memory).not.toBeNull()
  expect(unkept.length).toBe(1)
})

test('a thread that fails is not waited for', async () => {
  const wrong = { ...table, seats: 3, kernel }
  await expect(run({ file: join(folder(), 'a.bin'), task: wrong })).rejects.toThrow('no plan')
})

test('the place of a solution', () => {
  expect(cacheFile(cacheFolder({ IACTA_HOME: '/here' }), table.game, plan)).toBe(
    join('/here', 'solutions', 'dicy-cards.any-two.sixes.double-pair.lowest-three.forty-minus.3.v1.bin'),
  )
  if (process.platform !== 'win32') expect(cacheFolder({ XDG_CACHE_HOME: '/c' })).toBe('/c/iacta/solutions')
  expect(existsSync('/here')).toBe(false)
})
