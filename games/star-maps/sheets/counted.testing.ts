/** The generator of sheets for tests, counting its calls on this thread. */
import type * as Generator from './generator.ts'

export const generated = { onMainThread: 0 }

/** For `vi.mock`: the real module, counted. */
export async function counted(original: () => Promise<typeof Generator>): Promise<typeof Generator> {
  const real = await original()
  const generate: typeof real.generate = (...given) => {
    generated.onMainThread++
    return real.generate(...given)
  }
  return { ...real, generate }
}
