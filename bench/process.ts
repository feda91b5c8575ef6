/** A player in a Node process of its own, so that garbage and compiled code are not shared. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Player, Round } from './player.ts'

/** `module`: relative to this folder; exports `play(seed, games)`. */
export function nodePlayer(module: string): Player {
  const child = fork(new URL('child.ts', import.meta.url), [new URL(module, import.meta.url).href], {
    env: { ...process.env, NODE_ENV: 'production' },
    // One core each: with helper threads, collections wait for a second core, and figures depend on what else runs there.
    execArgv: ['--single-threaded-gc'],
  })
  const gone = once(child, 'exit').then(() => Promise.reject(new Error(`${module} has failed`)))
  gone.catch(() => {}) // It also goes when it is closed.
  return {
    play: async (seed, games) => {
      child.send({ seed, games })
      const [round] = await Promise.race([once(child, 'message'), gone])
      return round as Round
    },
    close: () => child.kill(),
  }
}
