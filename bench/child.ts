/** A player's own process: loads the module it is told, whose `play` it times. Started by `player.ts`. */
import type { Played, Round } from './player.ts'

const { play }: { play: (seed: number, games: number) => Played } = await import(process.argv[2] as string)

process.on('message', ({ seed, games }: { seed: number; games: number }) => {
  const began = performance.now()
  const { inputs, checksum } = play(seed, games)
  process.send?.({ inputs, checksum, seconds: (performance.now() - began) / 1000 } satisfies Round)
})
