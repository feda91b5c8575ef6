/** The chances after every move of a choice: the one estimate, then exact figures from the server where it has solved the table. */
import { rated } from '../../bots/review/chances.ts'
import type { Judge } from '../host/bots/bots.ts'
import type { ChancesQuestion, Judgement } from '../host/bots/messages.ts'
import type { Asking, Moves } from './solve/remote.ts'

export interface Choice {
  readonly outlook: ChancesQuestion
  /** Null: the game cannot tell. */
  tell(judged: readonly Judgement[] | null): void
  /** Exact chances from elsewhere, where there are any. */
  there?(): Asking<Moves> | null
  /** Done once something has been told. */
  afterwards?(): Promise<void>
}

/** Returns the way to call it off. */
export function advise(judge: Judge, { outlook, tell, there, afterwards }: Choice): () => void {
  let over = false
  let asking: Asking<Moves> | null = null
  const work = async (): Promise<void> => {
    const found = await judge.ask(outlook)
    if (over) return
    tell(found)
    if (found === null || found.every(({ exact }) => exact)) return
    asking = there?.() ?? null
    const exact = (await asking?.done) ?? null
    if (over) return
    if (exact?.ok) tell(rated(exact.value, 0))
    else await afterwards?.()
  }
  void work()
  return () => {
    over = true
    asking?.cancel()
  }
}
