/** A game as a line of steps: where turns begin, whose they are, and where the keys lead. */
import type { Seat, Turn } from '../../engine/contract.ts'
import type { TableLike } from '../../engine/table/table.ts'

/** The steps of one turn: from the position before its first input to the one after its last. */
export interface Span {
  readonly from: number
  readonly to: number
  /** Whose turn it is; null before the first. */
  readonly seat: Seat | null
}

/** A turn begins with a throw that does not go on with anything. The steps before the first are a span of their own. */
export function spansOf(table: TableLike): Span[] {
  const { entries } = table
  const starts = entries.flatMap(({ input }, at) => {
    const turn = turnAt(table, at)
    return input.kind === 'throw' && turn.kind === 'throw' && turn.goesOn !== true ? [at] : []
  })
  const from = [...new Set([0, ...starts])]
  if (entries.length === 0) return []
  return from.map((start, i) => {
    const turn = turnAt(table, start)
    return { from: start, to: from[i + 1] ?? entries.length, seat: turn.kind === 'throw' ? turn.seat : null }
  })
}

function turnAt({ game, states }: TableLike, step: number): Turn {
  return game.turn(states[step])
}

/** Where ↓ and ↑ lead: to where the next turn begins, or this one, or the one before. */
export function nextTurn(spans: readonly Span[], at: number): number {
  return spans.find(({ from }) => from > at)?.from ?? spans.at(-1)?.to ?? 0
}

export function turnBefore(spans: readonly Span[], at: number): number {
  return spans.findLast(({ from }) => from < at)?.from ?? 0
}

/** The seat in front at this step: the only person's, else the one that acts. */
export function frontAt(table: TableLike, people: readonly Seat[], at: number): Seat {
  if (people.length === 1) return people[0] as Seat
  for (let step = at; step >= 0; step--) {
    const turn = turnAt(table, step)
    if (turn.kind === 'throw' && turn.seat !== null) return turn.seat
    if (turn.kind === 'move' && turn.seats[0] !== undefined) return turn.seats[0]
  }
  return 0
}
