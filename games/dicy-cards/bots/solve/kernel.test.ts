import { expect, test } from 'vitest'
import { Xoshiro128 } from '../../../../engine/dice/random.ts'
import { kernelOf } from '../../../../scripts/kernels.ts'
import { readLineup } from '../../rules/options.ts'
import { canRun, type Kernel, kernelFor, plainKernel } from './kernel.ts'
import { AT, BLOCKS } from './layout.ts'

const code = await kernelOf('dicy-cards')

test('there is a kernel, it runs here, and it is the one that is taken', () => {
  expect(canRun(code)).toBe(true)
  expect(kernelFor(readLineup('glacial'), code).isQuick).toBe(true)
})

test.each([
  ['none', null],
  ['nothing', new Uint8Array()],
  ['another program', new Uint8Array([0, 97, 115, 109, 9, 9, 9, 9])],
])('with %s the plain one is taken', (_, bad) => {
  expect(canRun(bad)).toBe(false)
  expect(kernelFor(readLineup('glacial'), bad).isQuick).toBe(false)
})

/** Any chances for the ends and for passing; an end without points is worth nothing. */
function fill({ floats }: Kernel, seed: number): void {
  const random = new Xoshiro128(seed)
  for (let at = AT.ends / 4; at < AT.turn / 4; at++) floats[at] = (random.next() >>> 8) / 2 ** 24
}

test.each(['glacial', 'interaction'] as const)('both kernels agree bit for bit: %s', (lineup) => {
  const cards = readLineup(lineup)
  const kernels = [kernelFor(cards, code), plainKernel(cards)]
  const [quick, plain] = kernels.map((kernel) => {
    fill(kernel, 7)
    for (const [role, block] of [
      [0, 0],
      [1, 3],
      [1, BLOCKS - 1],
    ] as const)
      kernel.solve(role, block)
    return kernel.floats.slice(AT.turn / 4, AT.gains / 4)
  })
  expect(plain?.some((chance) => chance > 0.5)).toBe(true)
  expect(Buffer.compare(new Uint8Array(quick?.buffer ?? []), new Uint8Array(plain?.buffer ?? []))).toBe(0)
})
