/**
 * The dice as things: the game knows only which values lie there, a picture must know which die is which. A die that stays keeps its
 * key from one position to the next; one that was thrown gets a key that is free.
 */
import { facesOf } from '../../../engine/dice/multiset.ts'
import type { Step } from '../../../kit/board.ts'
import { DICE } from '../rules/cards.ts'
import type { State } from '../rules/state.ts'

export interface PlacedDie {
  readonly key: number
  readonly face: number
}

export interface Tray {
  /** Ascending, so that a die's index is its position. */
  readonly dice: readonly PlacedDie[]
  /** The last throw seen, and the dice that were thrown; null before any. */
  readonly thrown: { readonly id: number; readonly keys: readonly number[] } | null
  /** The dice belong to a turn that has ended, or lie ready for the first: they do not count. */
  readonly spent: boolean
}

/** Before the first throw one die of each face lies ready, hidden from screen readers. */
const READY: readonly PlacedDie[] = [1, 2, 3, 4, 5, 6].map((face) => ({ face, key: face - 1 }))

export const EMPTY: Tray = { dice: [], thrown: null, spent: false }

/** The dice of `hand`: those of `before` where values agree, the ones in `held` first, and new ones. */
export function follow(before: readonly PlacedDie[], hand: number, held: ReadonlySet<number> = new Set()): PlacedDie[] {
  const left = [...before].sort((a, b) => Number(held.has(b.key)) - Number(held.has(a.key)))
  const kept = facesOf(DICE, hand).map((face) => {
    const at = left.findIndex((die) => die.face === face)
    return { face, key: at < 0 ? -1 : (left.splice(at, 1)[0] as PlacedDie).key }
  })
  const free = [0, 1, 2, 3, 4, 5].filter((key) => kept.every((die) => die.key !== key))
  return kept.map((die) => (die.key < 0 ? { ...die, key: free.shift() as number } : die))
}

/** The dice at `state`; `step` is the change that led to it. */
export function layOut(before: Tray, state: State, step: Step<State> | null, held: ReadonlySet<number>): Tray {
  if (step?.input.kind === 'throw' && step.after.dice !== 0 && before.thrown?.id !== step.index) {
    const kept = follow(before.dice, step.before.dice, held)
    const dice = follow(kept, state.dice)
    const keys = dice.map(({ key }) => key).filter((key) => kept.every((die) => die.key !== key))
    return { dice, thrown: { id: step.index, keys }, spent: false }
  }
  const ended = state.dice === 0 && step?.input.kind === 'move' && step.before.dice >= DICE.full
  const thrown = step === null ? null : before.thrown
  // The tray always shows dice: without any on the table, those of the last throw.
  if (state.dice === 0 && !ended) return { dice: before.dice.length === 6 ? before.dice : READY, thrown, spent: true }
  return { dice: follow(before.dice, ended ? step.before.dice : state.dice, held), thrown, spent: ended }
}

/** Which of these dice a card takes, given the values that it takes: by index. */
export function takenAt(dice: readonly PlacedDie[], values: readonly number[]): ReadonlySet<number> {
  const left = [...values]
  const at = dice.flatMap(({ face }, index) => {
    const found = left.indexOf(face)
    if (found < 0) return []
    left.splice(found, 1)
    return [index]
  })
  return new Set(at)
}
