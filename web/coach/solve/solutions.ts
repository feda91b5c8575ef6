/** Solutions that were made in this page: the last one, because each is as large as a film. */
import { isGameId, partsOf } from '../../../games/index.ts'

export interface Planned {
  readonly game: string
  readonly key: string
  readonly bytes: number
}

let kept: { readonly name: string; readonly solution: ArrayBufferLike } | null = null

const nameOf = ({ game, key }: Planned): string => `${game} ${key}`

/** The plan that would solve this table exactly; null: the game cannot be solved, or needs no solution. */
export async function planFor(game: string, view: unknown): Promise<Planned | null> {
  const solver = isGameId(game) ? await partsOf(game).solve?.() : undefined
  const plan = solver?.planAt?.(view) ?? null
  return plan === null ? null : { game, key: plan.key, bytes: plan.bytes }
}

export function solutionOf(planned: Planned): ArrayBufferLike | null {
  return kept?.name === nameOf(planned) ? kept.solution : null
}

export function keepSolution(planned: Planned, solution: ArrayBufferLike): void {
  kept = { name: nameOf(planned), solution }
  for (const tell of listeners) tell()
}

const listeners = new Set<() => void>()

/** Calls `tell` whenever a table has been solved. Returns the way to end it. */
export function onSolution(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
