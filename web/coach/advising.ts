/** The chances after every move of a choice: told at once, then better and better, until they are exact or good. */
import { type Judge, openJudge } from '../host/bots.ts'
import type { Judgement, Outlook } from '../host/messages.ts'
import type { Asking, Moves } from './solve/remote.ts'

/** How long estimates may take: something to go by at once, then something better, then something good. */
const PATIENCE = [120, 600, 2400] as const

/**
 * Two workers as one: what is wanted at once never waits behind what takes long, perhaps for a choice that was made long ago. The quick
 * one alone knows solutions: with them it is quick in everything.
 */
export function openAdvisor(open: () => Judge = openJudge): Judge {
  const [quick, deep] = [open(), open()]
  let [ready, solved] = [false, false]
  return {
    ask: (outlook) => ((outlook.ms ?? Number.POSITIVE_INFINITY) > PATIENCE[0] ? deep : quick).ask(outlook),
    chances: (outlook) => {
      // Its tables are made while nobody waits for them.
      if (!ready && !solved) void quick.chances({ ...outlook, ms: 1 })
      ready = true
      return (solved ? quick : deep).chances(outlook)
    },
    learn: (game, solution) => {
      solved = true
      quick.learn(game, solution)
    },
    close: () => {
      quick.close()
      deep.close()
    },
  }
}

export interface Choice {
  readonly outlook: Omit<Outlook, 'ms'>
  /** Null: the game cannot tell. */
  tell(judged: readonly Judgement[] | null): void
  /** Exact chances from elsewhere, where there are any. */
  there?(): Asking<Moves> | null
  /** Done once something has been told. */
  afterwards?(): Promise<void>
}

/** Gives the way to call it off. */
export function advise(judge: Judge, { outlook, tell, there, afterwards }: Choice): () => void {
  let over = false
  let asking: Asking<Moves> | null = null
  const work = async (): Promise<void> => {
    for (const ms of PATIENCE) {
      const found = await judge.ask({ ...outlook, ms })
      if (over) return
      tell(found)
      if (found === null || found.every(({ exact }) => exact)) return
      asking = there?.() ?? null
      const exact = (await asking?.done) ?? null
      if (over) return
      if (exact?.ok) return tell(exact.value)
      await afterwards?.()
      if (over) return
    }
  }
  void work()
  return () => {
    over = true
    asking?.cancel()
  }
}
