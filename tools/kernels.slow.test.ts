import { expect, test } from 'vitest'
import { kernelGames, kernelOf } from '../scripts/kernels.ts'
import { compile } from './kernels.ts'

test.runIf(process.env.SOAK)('a committed kernel is what its source gives: only in npm run soak', async () => {
  expect(kernelGames()).not.toEqual([])
  for (const game of kernelGames())
    expect(Buffer.compare(await compile(game), (await kernelOf(game)) ?? Buffer.of())).toBe(0)
})
