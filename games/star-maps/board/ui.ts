/**
 * Start here. The actions at a position, as pure functions: the selection, and what a tap or a key does. An act and a bonus are picked in
 * the same way: places of the sheet, and a number where there is a choice. The rules decide whether a move is legal, so a refused tap
 * always names the rule that refuses it.
 */
import type { RuleRef, Seat } from '../../../engine/contract.ts'
import type { GameText } from '../../../engine/text/game.ts'
import type { Pressed, Scene } from '../../../kit/board.ts'
import { bonusRule } from '../rules/bonuses.ts'
import { type Act, CONNECT, type Move, PASS, type Target, WRITE } from '../rules/moves.ts'
import { BONUS_IDS, type BonusId } from '../rules/options.ts'
import { starMaps } from '../rules/rules.ts'
import { owedTo, type State } from '../rules/state.ts'
import type { StarText } from '../text/texts.ts'
import { indexOf, kindOf, numberIn, type Place, placesOf } from './sheet/places.ts'

/** The selection: picked but not yet played. */
export interface Ui {
  /** Which bonus is to be used; null: none chosen, or an act is asked for. */
  readonly bonus: BonusId | null
  /** The number to write; 0: not chosen. */
  readonly value: number
  readonly picks: readonly Place[]
}

export type StarScene = Scene<State, Ui> & { readonly ui: Ui }
export type StarPressed = Pressed<Move, Ui>

export const CLEAR: Ui = { bonus: null, value: 0, picks: [] }

/** The shell hands a game the text that the game's own loader made. */
export function starText(text: GameText<State, Move>): StarText {
  return text as StarText
}

export function ask(state: State, seat: Seat): Ui {
  const usable = usableBonuses(state, seat)
  // With one bonus to use there is nothing to choose but whether.
  return usable.length === 1 ? { ...CLEAR, bonus: usable[0] as BonusId } : CLEAR
}

/** Listed once for every position, as every part of the board asks. */
const listed = new WeakMap<State, Map<Seat, readonly Move[]>>()

function movesOf(state: State, seat: Seat): readonly Move[] {
  const bySeat = listed.get(state) ?? new Map<Seat, readonly Move[]>()
  listed.set(state, bySeat)
  const moves = bySeat.get(seat) ?? starMaps.moves(state, seat)
  bySeat.set(seat, moves)
  return moves
}

/** Is a bonus asked for, not an act (R9)? */
export function isOwed(state: State, seat: Seat): boolean {
  return owedTo(state, seat) > 0
}

/** The bonuses that can do something now, in the order of B1 to B12. */
export function usableBonuses(state: State, seat: Seat): readonly BonusId[] {
  if (!isOwed(state, seat)) return []
  const used = new Set(movesOf(state, seat).flatMap((move) => (move.kind === 'bonus' ? [move.bonus] : [])))
  return BONUS_IDS.filter((bonus) => used.has(bonus))
}

/** Everything that the act, or the bonus that is chosen, may be done to. */
function targetsFor({ state, seat, ui }: StarScene): readonly Target[] {
  return movesOf(state, seat).flatMap((move): Target[] => {
    if (move.kind === 'bonus') return move.bonus === ui.bonus ? [move.on] : []
    return move.kind === 'pass' ? [] : [move]
  })
}

/** May this target still be meant? A number that is chosen says nothing about circles. */
function fits(on: Target, { value, picks }: Ui): boolean {
  const [places, number] = [placesOf(on), numberIn(on)]
  return (value === 0 || number === 0 || number === value) && picks.every((place) => places.includes(place))
}

/** The targets that still fit the selection. */
function meant(scene: StarScene): readonly Target[] {
  return targetsFor(scene).filter((on) => fits(on, scene.ui))
}

/** The targets that the selection is complete for: one, or one for each number that may be written. */
export function readingsOf(scene: StarScene): readonly Target[] {
  const { picks } = scene.ui
  if (picks.length === 0 && scene.ui.bonus !== 'note') return []
  return meant(scene).filter((on) => placesOf(on).length === picks.length)
}

/** The move that is picked; null: something is still to be said. */
export function chosen(scene: StarScene): Move | null {
  const [on, ...more] = readingsOf(scene)
  if (on === undefined || more.length > 0) return null
  const { bonus } = scene.ui
  return bonus === null ? (on as Act) : { kind: 'bonus', bonus, on }
}

/** The places that may be pointed at next, and the numbers that would be written there. */
export function litIn(scene: StarScene): ReadonlyMap<Place, readonly number[]> {
  const lit = new Map<Place, readonly number[]>()
  const open = readingsOf(scene).length > 0 ? targetsFor(scene).filter((on) => fits(on, loose(scene.ui))) : meant(scene)
  for (const on of open) {
    const value = numberIn(on)
    for (const place of placesOf(on)) {
      const values = lit.get(place) ?? []
      lit.set(place, value === 0 || values.includes(value) ? values : [...values, value].sort())
    }
  }
  return lit
}

/** Once all is picked, another place begins anew. */
const loose = (ui: Ui): Ui => ({ ...ui, picks: [] })

const some = (scene: StarScene, ui: Ui): boolean => targetsFor({ ...scene, ui }).some((on) => fits(on, ui))

/** A tap on a place: picks it, puts it back, or begins anew with it. */
export function pickPlace(scene: StarScene, place: Place): StarPressed {
  const { state, seat, ui } = scene
  if (isOwed(state, seat) && ui.bonus === null) return { kind: 'refused', rule: 'R9' }
  if (ui.picks.includes(place)) {
    return { kind: 'ui', ui: { ...ui, picks: ui.picks.filter((one) => one !== place) } }
  }
  const wider: readonly Ui[] = [
    { ...ui, picks: [...ui.picks, place] },
    { ...ui, picks: [place] },
    { ...ui, picks: [place], value: 0 },
  ]
  const next = wider.find((one) => some(scene, one))
  return next === undefined ? { kind: 'refused', rule: whyNot(scene, place) } : { kind: 'ui', ui: next }
}

function whyNot({ state, seat, ui }: StarScene, place: Place): RuleRef {
  if (ui.bonus !== null) return bonusRule(ui.bonus)
  if (kindOf(place) === 's') return 'R5'
  const move = kindOf(place) === 'b' ? WRITE[state.low]?.[indexOf(place)] : CONNECT[indexOf(place)]
  return (move === undefined ? null : starMaps.why(state, seat, move)) ?? 'R5'
}

/** A number is chosen, before its box or after it; once more: any number again. */
export function pickValue(scene: StarScene, value: number): StarPressed {
  const { state, seat, ui } = scene
  if (isOwed(state, seat) && ui.bonus === null) return { kind: 'refused', rule: 'R9' }
  if (ui.value === value) return { kind: 'ui', ui: { ...ui, value: 0 } }
  const boxes = ui.picks.filter((place) => kindOf(place) === 'b')
  const wider: readonly Ui[] = [
    { ...ui, value, picks: boxes },
    { ...ui, value, picks: [] },
  ]
  const next = wider.find((one) => targetsFor(scene).some((on) => numberIn(on) === value && fits(on, one)))
  if (next !== undefined) return { kind: 'ui', ui: next }
  return { kind: 'refused', rule: ui.bonus === null ? 'R5' : bonusRule(ui.bonus) }
}

export function pickBonus({ state, seat, ui }: StarScene, bonus: BonusId): StarPressed {
  if (ui.bonus === bonus) return { kind: 'ui', ui: CLEAR }
  if (usableBonuses(state, seat).includes(bonus)) return { kind: 'ui', ui: { ...CLEAR, bonus } }
  return { kind: 'refused', rule: bonusRule(bonus) }
}

/** One step back: first the place is dropped, then the number, then the bonus. */
export function back({ state, seat, ui }: StarScene): StarPressed {
  if (ui.picks.length > 0) return { kind: 'ui', ui: { ...ui, picks: ui.picks.slice(0, -1) } }
  if (ui.value !== 0) return { kind: 'ui', ui: { ...ui, value: 0 } }
  const choice = usableBonuses(state, seat).length > 1
  return ui.bonus !== null && choice ? { kind: 'ui', ui: CLEAR } : { kind: 'ignored' }
}

export function tryMove({ state, seat }: StarScene, move: Move): StarPressed {
  const rule = starMaps.why(state, seat, move)
  return rule === null ? { kind: 'move', move } : { kind: 'refused', rule }
}

export function press(scene: StarScene, key: string): StarPressed {
  const { state, seat, ui } = scene
  if (key === 'Escape') return back(scene)
  if (key === 'p') return tryMove(scene, PASS)
  if (!/^[1-9]$/.test(key)) return { kind: 'ignored' }
  const number = Number(key)
  if (!isOwed(state, seat) || ui.bonus !== null) return number > 6 ? { kind: 'ignored' } : pickValue(scene, number)
  const bonus = usableBonuses(state, seat)[number - 1]
  return bonus === undefined ? { kind: 'ignored' } : pickBonus(scene, bonus)
}
