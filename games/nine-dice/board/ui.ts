/**
 * The actions at a position, as pure functions: a sum half entered, and what a tap or a key does. The rules decide whether a move is legal,
 * so a refused tap always names the rule that refuses it.
 */
import type { Seat } from '../../../engine/contract.ts'
import type { GameText } from '../../../engine/text/game.ts'
import type { Pressed, Scene, Step } from '../../../kit/board.ts'
import type { Sound } from '../../../kit/sound.ts'
import { type Move, STATE, TAKE } from '../rules/moves.ts'
import { nineDice } from '../rules/rules.ts'
import { BLACK, DISCS, type Disc, type State } from '../rules/state.ts'
import { diceOf, SIGNS, type Signs, sumOf } from '../rules/sums.ts'
import type { NineText } from '../text/texts.ts'
import type { VOICES } from './voices.ts'

/** Nothing is picked in a race, but for one thing: where sums are said (R8), the disc whose sum is being looked for. */
export interface Ui {
  readonly disc: Disc | null
  /** How often the dice were asked to be read out again. */
  readonly read: number
}

export type NineScene = Scene<State, Ui, Move> & { readonly ui: Ui }
type NinePressed = Pressed<Move, Ui>

const NOTHING: Ui = { disc: null, read: 0 }

/** The shell hands a game the text that the game's own loader made. */
export function nineText(text: GameText<State, Move>): NineText {
  return text as NineText
}

export function ask(_state: State, _seat: Seat): Ui {
  return NOTHING
}

/** Must a grab of this disc say its sum? */
export function isSaid({ table }: State, disc: Disc): boolean {
  return table.statement === 'on' && disc !== BLACK
}

/** The sums to choose from: those that come to a number at all, whether or not it is the right one. At most six. */
export function sumsOf({ dice }: State, disc: Disc): readonly Signs[] {
  const own = diceOf(dice, disc)
  const positive = SIGNS.filter((signs) => sumOf(own, signs) > 0)
  // Of two sums that differ only in which of two equal dice is subtracted, one is enough.
  return positive.filter((signs, at) => !positive.slice(0, at).some((one) => isSame(own, one, signs)))
}

function isSame(dice: readonly [number, number, number], one: Signs, other: Signs): boolean {
  const parts = (signs: Signs): string =>
    [...signs]
      .map((sign, die) => `${sign}${dice[die]}${die === 2 ? 'j' : ''}`)
      .sort()
      .join()
  return parts(one) === parts(other)
}

/** A grab by tap, by key, or in a player's own zone. */
export function grab(state: State, seat: Seat, ui: Ui, disc: Disc): NinePressed {
  const move = isSaid(state, disc) ? STATE[disc]?.[0] : TAKE[disc]
  if (move === undefined) return { kind: 'ignored' }
  const rule = nineDice.why(state, seat, move)
  if (rule !== null) return { kind: 'refused', rule }
  return isSaid(state, disc) ? { kind: 'ui', ui: { ...ui, disc } } : { kind: 'move', move }
}

export function pickDisc({ state, seat, ui }: NineScene, disc: Disc): NinePressed {
  return ui.disc === disc ? letGo(ui) : grab(state, seat, ui, disc)
}

/** R8: the sum is said, and with it the disc is taken. */
export function say(state: State, seat: Seat, disc: Disc, signs: Signs): NinePressed {
  const move = STATE[disc]?.[SIGNS.indexOf(signs)]
  if (move === undefined) return { kind: 'ignored' }
  const rule = nineDice.why(state, seat, move)
  return rule === null ? { kind: 'move', move } : { kind: 'refused', rule }
}

export function letGo(ui: Ui): NinePressed {
  return { kind: 'ui', ui: { ...ui, disc: null } }
}

export function readAgain(ui: Ui): NinePressed {
  return { kind: 'ui', ui: { ...ui, read: ui.read + 1 } }
}

/** 1 to 4 are the colours in their order, 5 and Space STOP; while a sum is looked for, digits are the sums. */
export function press(scene: NineScene, key: string): NinePressed {
  const { state, seat, ui } = scene
  if (key === 'd') return readAgain(ui)
  if (ui.disc !== null) {
    if (key === 'Escape') return letGo(ui)
    const signs = /^[1-9]$/.test(key) ? sumsOf(state, ui.disc)[Number(key) - 1] : undefined
    return signs === undefined ? { kind: 'ignored' } : say(state, seat, ui.disc, signs)
  }
  const disc = key === ' ' ? BLACK : /^[1-5]$/.test(key) ? Number(key) - 1 : -1
  return disc in DISCS ? grab(state, seat, ui, disc) : { kind: 'ignored' }
}

export function sound({ before, input }: Step<State, Move>): Sound<keyof typeof VOICES> | null {
  switch (input.kind) {
    case 'throw':
      return { kind: before.phase === 'first' ? 'begin' : 'spin' }
    case 'time':
      return { kind: 'turn' }
    case 'move':
      return { kind: input.move.disc === BLACK ? 'thud' : 'slap' }
    case 'chosen':
      return null
  }
}
