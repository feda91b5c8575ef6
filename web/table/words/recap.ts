/** What the others did since a seat last acted: it stays on screen until that seat acts again. */
import type { Game, Seat } from '../../../engine/contract.ts'
import type { SeenEntry, TableLike } from '../../../engine/table/table.ts'

export interface Recap {
  /** The entries in which others chose or threw something, by index, oldest first. */
  readonly steps: readonly { readonly index: number; readonly seat: Seat }[]
  /** By seat: points won or lost since then. */
  readonly gains: readonly number[]
}

type Played = Pick<TableLike, 'game' | 'entries' | 'states'>

/** `at`: how many entries are on screen; `open`: how many of them are revealed. */
export function recapFor({ game, entries, states }: Played, seat: Seat, at: number, open: number): Recap {
  const acted = entries.slice(0, at).findLastIndex((entry, i) => {
    return entry.forced !== true && seatOf(game, entry, states[i]) === seat
  })
  // Where all choose in secret, the others' choices of that round may come before the player's own.
  const thrown = entries.slice(0, Math.max(acted, 0)).findLastIndex(({ input }) => input.kind === 'throw')
  const from = game.hidden !== undefined && thrown >= 0 ? thrown + 1 : acted + 1
  const steps = entries.slice(0, Math.min(at, open)).flatMap((entry, i) => {
    const by = i < from ? null : seatOf(game, entry, states[i])
    return by === null || by === seat ? [] : [{ index: i, seat: by }]
  })
  const before = game.scores(states[from])
  return { steps, gains: game.scores(states[at]).map((score, one) => score - (before[one] ?? 0)) }
}

/** Whose choice or throw it is; null: of no seat. */
function seatOf(game: Game, { input }: SeenEntry, before: unknown): Seat | null {
  if (input.kind === 'move' || input.kind === 'chosen') return input.seat
  const turn = game.turn(before)
  return input.kind === 'throw' && turn.kind === 'throw' ? turn.seat : null
}
