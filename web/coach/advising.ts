/** The chances after every move of a choice: the one estimate, then exact figures from the server where it has solved the table. */
import { anchorOf, rated } from '../../bots/review/chances.ts'
import type { Seat } from '../../engine/contract.ts'
import type { TableLike } from '../../engine/table/table.ts'
import { viewOf } from '../../engine/table/view.ts'
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

/** Returns a step of a table as the worker is asked about it: the steps from the last anchor on, as `seat` sees them. */
export function stretchOf(
  table: Pick<TableLike, 'game' | 'states' | 'entries'>,
  step: number,
  seat: Seat,
): ChancesQuestion {
  const { game, states, entries } = table
  const anchor = anchorOf(table, step)
  return {
    game: game.id,
    version: game.version,
    seat,
    states: states.slice(anchor, step + 1).map((state) => viewOf(game, state, seat)),
    entries: entries.slice(anchor, step),
  }
}
