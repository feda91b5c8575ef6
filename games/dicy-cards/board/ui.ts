/**
 * The actions at a position, as pure functions: the selection, the labels of the buttons, what a tap or a key does. The rules decide
 * whether a move is legal, so a refused tap always names the rule that refuses it.
 */
import type { RuleRef, Seat } from '../../../engine/contract.ts'
import { facesOf, handOf } from '../../../engine/dice/multiset.ts'
import type { GameText } from '../../../engine/text/game.ts'
import type { Action, Controls, KeyHint, Pressed, Scene, Step } from '../../../kit/board.ts'
import { keyHints } from '../../../kit/keys.ts'
import type { Sound } from '../../../kit/sound.ts'
import { type Card, DICE, idOf, points } from '../rules/cards.ts'
import { FREEZE, type Move, PASS, reroll, SCORE, WAKE } from '../rules/moves.ts'
import { dicyCards } from '../rules/rules.ts'
import { ALL_FIVE, activeOf, cardAt, choosable, type State } from '../rules/state.ts'
import type { DicyText } from '../text/texts.ts'
import type { VOICES } from './voices.ts'

/** The selection: picked but not yet played. */
export interface Ui {
  /** A card, by its place in the line-up; -1: none. */
  readonly place: number
  /** Dice that stay on the table, a bit for each position; they lie sorted. */
  readonly held: number
}

export type DicyScene = Scene<State, Ui> & { readonly ui: Ui }
type DicyPressed = Pressed<Move, Ui>
type DicyAction = Action<Move, Ui>

export const LETTERS = 'abcde'
const ALL_SIX = 0b111111
const NOTHING: Ui = { place: -1, held: 0 }

/** The shell hands a game the text that the game's own loader made. */
export function dicyText(text: GameText<State, Move>): DicyText {
  return text as DicyText
}

export function nameOf(text: DicyText, card: Card): string {
  return text.cards[idOf(card)].name
}

export function ask(_state: State, _seat: Seat): Ui {
  return NOTHING
}

/** The values of the dice at these positions. */
function facesAt(dice: number, positions: number): number[] {
  return facesOf(DICE, dice).filter((_, at) => positions & (1 << at))
}

function judge({ state, seat }: DicyScene, move: Move): DicyPressed {
  const rule = dicyCards.why(state, seat, move)
  return rule === null ? { kind: 'move', move } : { kind: 'refused', rule }
}

/**
 * The refusal of a move that lacks a selection: by the rule that refuses the move anyway, otherwise by the one that asks for the missing
 * part.
 */
function lacking(scene: DicyScene, move: Move, rule: RuleRef): DicyPressed {
  const judged = judge(scene, move)
  return judged.kind === 'refused' ? judged : { kind: 'refused', rule }
}

function rerollOf(scene: DicyScene, place: number): Move {
  const up = facesAt(scene.state.dice, ALL_SIX & ~scene.ui.held)
  return reroll(cardAt(scene.state, place), handOf(DICE, up))
}

function doScore(scene: DicyScene): DicyPressed {
  const { state, ui } = scene
  if (ui.place < 0) return lacking(scene, SCORE[cardAt(state, 0)] as Move, 'R6')
  return judge(scene, SCORE[cardAt(state, ui.place)] as Move)
}

function doReroll(scene: DicyScene): DicyPressed {
  const { ui } = scene
  return ui.place < 0 ? lacking(scene, rerollOf(scene, 0), 'R5') : judge(scene, rerollOf(scene, ui.place))
}

/** The kind of card that R8 asks this seat for. */
function answerOf({ phase }: State, card: Card): Move {
  return (phase === 'wake' ? WAKE : FREEZE)[card] as Move
}

/** A tap on a card in front: picks it, or puts it back; where only a card is asked for, a second tap plays it. */
export function pickCard(scene: DicyScene, place: number): DicyPressed {
  const { state, seat, ui } = scene
  const card = cardAt(state, place)
  if (card === undefined) return { kind: 'ignored' }
  if (state.phase !== 'choose') {
    const judged = judge(scene, answerOf(state, card))
    return judged.kind === 'refused' || ui.place === place ? judged : { kind: 'ui', ui: { ...ui, place } }
  }
  if (activeOf(state, seat) & (1 << place)) {
    return { kind: 'ui', ui: { ...ui, place: ui.place === place ? -1 : place } }
  }
  return judge(scene, ui.held === 0 ? (SCORE[card] as Move) : rerollOf(scene, place))
}

/** A tap on a die: it is held, or let go. */
export function pickDie(scene: DicyScene, at: number): DicyPressed {
  const { state, ui } = scene
  const face = facesOf(DICE, state.dice)[at]
  if (face === undefined) return { kind: 'ignored' }
  if (state.phase === 'choose') return { kind: 'ui', ui: { ...ui, held: ui.held ^ (1 << at) } }
  return judge(scene, reroll(cardAt(state, 0), handOf(DICE, [face])))
}

/** A tap on a rival's card is refused: its owner chooses (R8). */
export function pickOther(): DicyPressed {
  return { kind: 'refused', rule: 'R8' }
}

export function controls(scene: DicyScene, given: GameText<State, Move>): Controls<Move, Ui> {
  const text = dicyText(given)
  return scene.state.phase === 'choose' ? chooseControls(scene, text) : answerControls(scene, text)
}

function chooseControls(scene: DicyScene, text: DicyText): Controls<Move, Ui> {
  const { state, seat, ui } = scene
  const { board } = text
  const pass: DicyAction = { label: text.move(PASS), does: judge(scene, PASS), key: 'p' }
  if (activeOf(state, seat) === 0) return { question: board.onlyPass, primary: pass, others: [] }
  if (ui.place < 0) {
    const primary: DicyAction =
      ui.held === 0
        ? { label: board.pick, does: doScore({ ...scene, ui: NOTHING }) }
        : { label: board.pickToFreeze, does: doReroll(scene) }
    return { question: board.choose, primary, others: [pass] }
  }
  const [score, again] = [scoreAction(scene, text), rerollAction(scene, text)]
  return ui.held === 0 || ui.held === ALL_SIX
    ? { question: board.choose, primary: score, others: [again, pass] }
    : { question: board.choose, primary: again, others: [score, pass] }
}

function scoreAction(scene: DicyScene, text: DicyText): DicyAction {
  const card = cardAt(scene.state, scene.ui.place)
  const worth = points(card, scene.state.dice)
  const name = nameOf(text, card)
  const label = worth > 0 ? text.board.score({ card: name, points: worth }) : text.move(SCORE[card] as Move)
  return { label, does: doScore(scene), key: 's' }
}

function rerollAction(scene: DicyScene, text: DicyText): DicyAction {
  const { place, held } = scene.ui
  const does = doReroll(scene)
  if (held === ALL_SIX) return { label: text.board.rerollNone, does, key: 'r' }
  if (held !== 0) return { label: text.move(rerollOf(scene, place)), does, key: 'r' }
  return { label: text.board.rerollAll({ card: nameOf(text, cardAt(scene.state, place)) }), does, key: 'r' }
}

/** R8: freeze or wake a card of your own. */
function answerControls(scene: DicyScene, text: DicyText): Controls<Move, Ui> {
  const { state, ui } = scene
  const { board } = text
  const question = whyAsked(scene, text)
  if (ui.place < 0) {
    const label = state.phase === 'wake' ? board.pickToWake : board.pickToFreeze
    return { question, primary: { label, does: { kind: 'refused', rule: 'R8' } }, others: [] }
  }
  const move = answerOf(state, cardAt(state, ui.place))
  return { question, primary: { label: text.move(move), does: judge(scene, move) }, others: [] }
}

function whyAsked({ state, seat, names }: DicyScene, { board, ...text }: DicyText): string {
  const who = names[state.seat] ?? ''
  if (state.scoring === 0) return board.wakeAfterPass({ who })
  const place = (31 - Math.clz32(state.scoring)) % 5
  const card = text.cards[idOf(cardAt(state, place))].name
  if (state.phase === 'wake') return board.wakeFor({ who, card })
  return seat === state.seat ? board.freezeOwn({ card }) : board.freezeFor({ who, card })
}

/**
 * Where a card could score: a pass with two cards or more still active, and a reroll that is paid with the last one (R5), which is
 * a pass by another name. With one card left a pass is what strong players choose, and is not asked twice.
 */
export function slip(state: State, seat: Seat, move: Move, given: GameText<State, Move>): string | null {
  const active = activeOf(state, seat)
  const last = (active & (active - 1)) === 0
  const odd = last ? move.kind === 'reroll' : move.kind === 'pass'
  const best = odd && state.phase === 'choose' ? bestOf(state, active) : null
  if (best === null) return null
  const text = dicyText(given)
  const told = { card: nameOf(text, best), points: points(best, state.dice) }
  return last ? text.board.lastCard(told) : text.board.givesUp(told)
}

/** Of these places the card that scores most now; null: none scores. */
function bestOf({ table, dice }: State, places: number): Card | null {
  const scoring = table.cards.filter((card, place) => places & (1 << place) && points(card, dice) > 0)
  return scoring.reduce<Card | null>(
    (best, card) => (best !== null && points(best, dice) >= points(card, dice) ? best : card),
    null,
  )
}

export function press(scene: DicyScene, key: string): DicyPressed {
  if (key === 'Escape') {
    const { place, held } = scene.ui
    return place < 0 && held === 0 ? { kind: 'ignored' } : { kind: 'ui', ui: NOTHING }
  }
  const sign = key.toLowerCase()
  if (/^[1-6]$/.test(sign)) return pickDie(scene, Number(sign) - 1)
  if (/^[a-e]$/.test(sign)) return pickCard(scene, LETTERS.indexOf(sign))
  if (sign === 's') return doScore(scene)
  if (sign === 'r') return doReroll(scene)
  return sign === 'p' ? judge(scene, PASS) : { kind: 'ignored' }
}

export function keys(given: GameText<State, Move>): readonly KeyHint[] {
  const keys = { hold: '1–6', card: 'A–E', score: 'S', reroll: 'R', pass: 'P', clear: 'Esc' }
  return keyHints(keys, dicyText(given).board.keys)
}

export function sound({ before, input, after }: Step<State, Move>): Sound<keyof typeof VOICES> | null {
  if (input.kind === 'time' || input.kind === 'chosen') return null
  if (input.kind === 'throw') return before.phase === 'draw' || before.phase === 'first' ? { kind: 'begin' } : null
  switch (input.move.kind) {
    case 'pass':
      return { kind: after.active === before.active ? 'pass' : 'wake' }
    case 'reroll':
      return { kind: 'freeze' }
    default:
      return { kind: input.move.kind }
  }
}

/** The cards of a seat that may be picked now, as five bits. */
export function pickable(scene: Scene<State, Ui>): number {
  const { state, seat, ui } = scene
  if (ui === null) return 0
  return (state.phase === 'choose' ? activeOf(state, seat) : choosable(state, seat)) & ALL_FIVE
}
