/** Choosing a move at a terminal, step by step: an act at once; a bonus first by its name, then by its target. */
import type { Seat } from '../../../engine/contract.ts'
import type { Chart } from '../rules/chart.ts'
import type { Move, Target } from '../rules/moves.ts'
import type { BonusId } from '../rules/options.ts'
import { starMaps } from '../rules/rules.ts'
import { owedTo, type State } from '../rules/state.ts'

export interface Ui {
  /** The choice under the cursor. */
  readonly cursor: number
  /** The bonus whose targets are listed. */
  readonly bonus: BonusId | null
  /** The first of its two targets. */
  readonly first: number | null
  readonly view: 'sky' | 'list'
  /** Show names of boxes, circles and stars instead of their contents. */
  readonly names: boolean
  /** Which sheet is shown: the offset from the player's own seat. */
  readonly look: number
}

export const START: Ui = { cursor: 0, bonus: null, first: null, view: 'sky', names: false, look: 0 }

export type Choice =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'bonus'; readonly bonus: BonusId }
  | { readonly kind: 'first'; readonly bonus: BonusId; readonly what: 'box' | 'circle'; readonly place: number }

export function choicesOf(state: State, seat: Seat, ui: Ui): Choice[] {
  const moves = starMaps.moves(state, seat)
  if (owedTo(state, seat) === 0) return moves.map((move) => ({ kind: 'move', move }))
  const { bonus } = ui
  if (bonus === null) return bonusesIn(moves)
  const own = moves.filter((move) => move.kind === 'bonus' && move.bonus === bonus)
  const pairs = own.flatMap((move) => pairOf(move) ?? [])
  if (pairs.length === 0) return own.map((move) => ({ kind: 'move', move }))
  if (ui.first === null) return firstsOf(bonus, pairs)
  return own.flatMap((move) => {
    const pair = pairOf(move)
    return pair?.one === ui.first || pair?.two === ui.first ? [{ kind: 'move', move }] : []
  })
}

type Pair = Extract<Target, { kind: 'boxes' | 'circles' }>

function pairOf(move: Move): Pair | null {
  const on = move.kind === 'bonus' ? move.on : null
  return on?.kind === 'boxes' || on?.kind === 'circles' ? on : null
}

/** One choice a bonus, and none; a bonus that needs no target is a move at once. */
function bonusesIn(moves: readonly Move[]): Choice[] {
  const seen = new Set<BonusId>()
  return moves.flatMap((move): Choice[] => {
    if (move.kind !== 'bonus' || move.on.kind === 'none') return [{ kind: 'move', move }]
    if (seen.has(move.bonus)) return []
    seen.add(move.bonus)
    return [{ kind: 'bonus', bonus: move.bonus }]
  })
}

function firstsOf(bonus: BonusId, pairs: readonly Pair[]): Choice[] {
  const what = pairs[0]?.kind === 'circles' ? 'circle' : 'box'
  const places = [...new Set(pairs.flatMap(({ one, two }) => [one, two]))].toSorted((a, b) => a - b)
  return places.map((place) => ({ kind: 'first', bonus, what, place }))
}

/** What a choice is about, so that it can be lit on the sheet. */
export interface Aim {
  readonly boxes: readonly number[]
  readonly circles: readonly number[]
  readonly stars: readonly number[]
}

const NOWHERE: Aim = { boxes: [], circles: [], stars: [] }

export function aimOf(choice: Choice | undefined): Aim {
  if (choice === undefined || choice.kind === 'bonus') return NOWHERE
  if (choice.kind === 'first') return { ...NOWHERE, [choice.what === 'box' ? 'boxes' : 'circles']: [choice.place] }
  const { move } = choice
  if (move.kind === 'pass') return NOWHERE
  return targetAim(move.kind === 'bonus' ? move.on : move)
}

function targetAim(on: Target): Aim {
  switch (on.kind) {
    case 'write':
    case 'box':
      return { ...NOWHERE, boxes: [on.box] }
    case 'connect':
      return { ...NOWHERE, circles: [on.circle] }
    case 'boxes':
      return { ...NOWHERE, boxes: [on.one, on.two] }
    case 'circles':
      return { ...NOWHERE, circles: [on.one, on.two] }
    case 'star':
      return { ...NOWHERE, stars: [on.star] }
    case 'none':
      return NOWHERE
  }
}

/** The stars that a choice touches. */
export function touched({ starsOfBox, starsOfCircle }: Chart, aim: Aim): number {
  let stars = 0
  for (const box of aim.boxes) stars |= starsOfBox[box] as number
  for (const circle of aim.circles) stars |= starsOfCircle[circle] as number
  for (const star of aim.stars) stars |= 1 << star
  return stars
}

/** The number that a choice writes, or null. */
export function numberIn(choice: Choice): number | null {
  if (choice.kind !== 'move') return null
  const { move } = choice
  const on = move.kind === 'bonus' ? move.on : move
  return on.kind === 'write' ? on.value : null
}

export function isCircle(choice: Choice): boolean {
  return aimOf(choice).circles.length > 0
}
