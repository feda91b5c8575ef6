/** What the asked seat is asked, what the buttons below the board say and do, and what those hear who do not see the board. */
import type { Seat } from '../../../engine/contract.ts'
import type { GameText } from '../../../engine/text/game.ts'
import { list } from '../../../engine/text/lang.ts'
import type { Action, Alone, Controls, KeyHint } from '../../../kit/board.ts'
import { at, total } from '../rules/counts.ts'
import type { Loose, Move } from '../rules/moves.ts'
import { avenging, claimsOpen, fateOpen } from '../rules/rewards.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import { type State, VARRICK } from '../rules/state.ts'
import type { CrownsText } from '../text/texts.ts'
import type { PlacedDie } from './dice-layout.ts'
import {
  ACCEPT,
  allowed,
  type CrownsScene,
  crownsText,
  doShare,
  FORGIVE,
  fateMoves,
  offer,
  play,
  STOP,
  sharing,
  targeted,
  toggleFate,
  type Ui,
} from './ui.ts'

type Act = Action<Move, Ui>
type Said = Controls<Move, Ui>

export function controls(scene: CrownsScene, given: GameText<State, Move>): Said {
  const text = crownsText(given)
  switch (scene.state.phase) {
    case 'hand':
    case 'give':
    case 'keep':
      return share(scene, text)
    case 'betrayed':
      return betrayed(scene, text)
    case 'reward':
      return reward(scene, text)
    case 'vengeance':
      return vengeance(scene, text)
    default:
      return choose(scene, text)
  }
}

export function nameOf({ state, names }: Pick<CrownsScene, 'state' | 'names'>, seat: Seat, text: CrownsText): string {
  const alone = state.table.seats === 1 && seat === VARRICK
  return alone ? text.board.pieces.varrick : (names[seat] ?? '')
}

/** R6, S3. */
function share(scene: CrownsScene, text: CrownsText): Said {
  const { state, seat, ui } = scene
  const count = sharing(state, seat)?.count ?? 0
  const left = count - total(ui.to)
  const label = left > 0 ? sharingName(scene, text) : shares(scene, text)
  const others = state.phase === 'keep' ? extremes(scene, text, count) : redoing(scene, text, count)
  return { question: sharingQuestion(scene, text, count, left), primary: { label, does: doShare(scene) }, others }
}

function redoing({ state, seat, ui }: CrownsScene, { board: { buttons } }: CrownsText, count: number): Act[] {
  const usual = offer(state, seat)
  const acts: Act[] = []
  // Only scrolls are offered evenly, and one alone cannot be.
  if (state.phase === 'hand' && count > 1 && ui.to !== usual) {
    acts.push({ label: buttons.deal, does: { kind: 'ui', ui: { ...ui, to: usual } }, key: 'd' })
  }
  if (ui.to !== 0) acts.push({ label: buttons.clear, does: { kind: 'ui', ui: { ...ui, to: 0 } } })
  return acts
}

/** S3: none and all of them, where the main button says something else. */
function extremes(scene: CrownsScene, text: CrownsText, count: number): Act[] {
  const passed = at(scene.ui.to, VARRICK)
  const none: Act = { label: text.board.buttons.passNone, does: play(scene, { kind: 'pass', daggers: 0 }) }
  const all: Act = {
    label: text.move({ kind: 'pass', daggers: count }),
    does: play(scene, { kind: 'pass', daggers: count }),
  }
  return [...(passed === 0 ? [] : [none]), ...(passed === count ? [] : [all])]
}

function sharingName({ state }: CrownsScene, { board: { buttons } }: CrownsText): string {
  return state.phase === 'hand' ? buttons.hand : buttons.give
}

/** More would not fit a button; the dice lie before those who get them. */
const NAMED = 2

/** "2 scrolls to Ben and 1 scroll to Chi". */
function shares(scene: CrownsScene, text: CrownsText): string {
  const { state, seat, ui } = scene
  const { buttons } = text.board
  if (state.phase === 'keep') {
    const count = at(ui.to, VARRICK)
    return count === 0 ? buttons.passNone : text.move({ kind: 'pass', daggers: count })
  }
  const parts = (sharing(state, seat)?.among ?? []).flatMap((to) => {
    const [who, count] = [nameOf(scene, to, text), at(ui.to, to)]
    if (count === 0) return []
    if (state.phase === 'hand') return [buttons.handTo({ who, count })]
    return [to === seat && count === total(ui.to) ? buttons.keepAll({ count }) : buttons.giveTo({ who, count })]
  })
  return parts.length > NAMED ? sharingName(scene, text) : list(text.lang, parts, 'and')
}

function sharingQuestion(scene: CrownsScene, text: CrownsText, count: number, left: number): string {
  const { state, seat, ui } = scene
  const { questions } = text.board
  if (state.phase === 'keep') return questions.keep({ count })
  const changed = ui.to !== offer(state, seat)
  if (state.phase === 'hand') {
    if (left > 0) return left < count ? questions.handLeft({ count: left }) : questions.hand({ count })
    return changed ? questions.handReady : questions.hand({ count })
  }
  if (left > 0 && left < count) return questions.giveLeft({ count: left })
  if (left === 0 && changed) return questions.giveReady
  const asked = questions.give({ who: nameOf(scene, state.seat, text), count })
  return state.messenger ? `${asked} ${questions.protected({ who: nameOf(scene, state.seat, text) })}` : asked
}

/** R8, S6. The main action is the picked move; otherwise to stop if that gains something, otherwise to roll on. */
function choose(scene: CrownsScene, text: CrownsText): Said {
  const { state, seat, ui } = scene
  if (ui.fating) return fating(scene, text)
  const loose = looseKinds(state)
  const rerolls = loose.map((what) => rerollAct(scene, text, what))
  const question = chooseQuestion(scene, text, loose.length)
  if (state.table.seats === 1) {
    const [primary, ...others] = picked(rerolls, loose, ui.kinds)
    return primary === undefined ? { question, primary: stopAct(scene, text), others } : { question, primary, others }
  }
  const fate = fateMoves(state, seat).length > 0 ? [fateAct(scene, text)] : []
  const stop = stopAct(scene, text)
  const stopping = ui.kinds === null && (loose.length === 0 || gives(state) || crownIsKept(state))
  const [again, ...more] = picked(rerolls, loose, ui.kinds)
  if (stopping || again === undefined) return { question, primary: stop, others: [...rerolls, ...fate] }
  return { question, primary: again, others: [stop, ...more, ...fate] }
}

function looseKinds({ skulls, scrolls }: State): readonly Loose[] {
  if (skulls > 0 && scrolls > 0) return ['both', 'skulls', 'scrolls']
  return [...(skulls > 0 ? (['skulls'] as const) : []), ...(scrolls > 0 ? (['scrolls'] as const) : [])]
}

/** The picked one first. */
function picked(acts: readonly Act[], loose: readonly Loose[], kinds: Loose | null): readonly Act[] {
  const first = kinds === null ? 0 : loose.indexOf(kinds)
  return [...acts.slice(first, first + 1), ...acts.filter((_, i) => i !== first)]
}

function gives(state: State): boolean {
  return claimsOpen(state) > 0 || fateOpen(state) > 0 || diceOfCrowns.move(state, state.seat, STOP).phase === 'reward'
}

/** R16: a turn with the crown in hand is won by ending it. */
function crownIsKept(state: State): boolean {
  return diceOfCrowns.move(state, state.seat, STOP).phase === 'over'
}

function chooseQuestion({ state, seat }: CrownsScene, { board }: CrownsText, loose: number): string {
  const { questions } = board
  if (state.table.seats === 1) return questions.again
  const fate = fateMoves(state, seat).length > 0
  if (loose === 0) return fate ? questions.onlyFate : questions.onlyStop
  if (fate) return questions.chooseFate
  return loose === 1 ? questions.chooseOne : questions.choose
}

const KEYS: { readonly [what in Loose]: string } = { skulls: 'k', scrolls: 'c', both: 'b' }

function rerollAct(scene: CrownsScene, text: CrownsText, what: Loose): Act {
  const move: Move = { kind: 'reroll', what }
  return { label: choiceLabel(scene, text, move), does: play(scene, move), key: KEYS[what] }
}

/** A move with what it brings here. */
function choiceLabel(scene: CrownsScene, text: CrownsText, move: Move): string {
  return text.choice(scene.state, move, (seat) => nameOf(scene, seat, text))
}

function stopAct(scene: CrownsScene, text: CrownsText): Act {
  const { buttons } = text.board
  const rewards = rewardsOf(scene.state, text)
  const label = rewards.length === 0 ? text.move(STOP) : buttons.stopFor({ reward: list(text.lang, rewards, 'or') })
  return { label, does: play(scene, STOP), key: 's' }
}

function rewardsOf(state: State, { things }: CrownsText): string[] {
  const [claims, fate] = [claimsOpen(state), fateOpen(state)]
  const stolen = state.skulls === 7 && claims === 0 ? 1 : 0
  return [
    ...(claims + stolen > 0 ? [things.claim({ count: claims + stolen })] : []),
    ...(fate > 0 ? [things.fate({ count: fate })] : []),
  ]
}

function fateAct(scene: CrownsScene, { board: { buttons } }: CrownsText): Act {
  return { label: scene.ui.fating ? buttons.fateDone : buttons.fate, does: toggleFate(scene), key: 'f' }
}

/** R15 */
function fating(scene: CrownsScene, text: CrownsText): Said {
  const { questions, buttons } = text.board
  const primary = fatedAct(scene, text) ?? { label: buttons.fate, does: { kind: 'refused', rule: 'R15' } as const }
  return { question: questions.fate, primary, others: [fateAct(scene, text)] }
}

/** Labelled by the die and its owner. */
function fatedAct(scene: CrownsScene, text: CrownsText): Act | null {
  const { die } = scene.ui
  if (die === null) return null
  const move: Move = { kind: 'fate', ...die }
  const label = text.move(move, (seat) => nameOf(scene, seat, text))
  return { label, does: play(scene, move) }
}

function betrayed(scene: CrownsScene, text: CrownsText): Said {
  const { questions } = text.board
  const question = questions.betrayed({ count: at(scene.state.daggers, scene.seat) })
  const accept: Act = { label: text.move(ACCEPT), does: play(scene, ACCEPT), key: 'a' }
  const fate = fatedAct(scene, text)
  return fate === null ? { question, primary: accept, others: [] } : { question, primary: fate, others: [accept] }
}

/** R10, R15, R16 */
function reward(scene: CrownsScene, text: CrownsText): Said {
  const { state, seat, ui } = scene
  const { questions } = text.board
  const acts: Act[] = ui.target < 0 ? [] : [against(scene, text, ui.target)]
  for (const what of ['claim', 'fate', 'crown'] as const) {
    const move: Move = { kind: 'take', what }
    if (!allowed(state, seat, move)) continue
    acts.push({
      label: choiceLabel(scene, text, move),
      does: play(scene, move),
      key: { claim: 'c', fate: 'f', crown: 'k' }[what],
    })
  }
  const [primary = stopAct(scene, text), ...others] = acts
  return { question: questions.reward, primary, others }
}

/** R14 */
function vengeance(scene: CrownsScene, text: CrownsText): Said {
  const { questions } = text.board
  const forgive: Act = { label: text.move(FORGIVE), does: play(scene, FORGIVE), key: 'n' }
  const question = questions.vengeance({ count: avenging(scene.state) })
  return { question, primary: against(scene, text, scene.ui.target), others: [forgive] }
}

/** A rival as a victim: of a theft (R10) or of vengeance (R14). */
export function against(scene: CrownsScene, text: CrownsText, rival: Seat): Act {
  const move = targeted(scene.state, rival)
  return { label: choiceLabel(scene, text, move), does: play(scene, move) }
}

export function keys(given: GameText<State, Move>): readonly KeyHint[] {
  const text = crownsText(given)
  const { seat, fewer, deal, clear } = text.board.keys
  const reroll = (what: Loose): string => text.move({ kind: 'reroll', what })
  return [
    { keys: '1–6', label: seat },
    { keys: '−', label: fewer },
    { keys: 'D', label: deal },
    { keys: 'S', label: text.move(STOP) },
    { keys: 'K', label: reroll('skulls') },
    { keys: 'C', label: reroll('scrolls') },
    { keys: 'B', label: reroll('both') },
    { keys: 'F', label: text.board.buttons.fate },
    { keys: 'Esc', label: clear },
  ]
}

/**
 * Stopping for nothing while dice could be rerolled: legal, and hardly ever meant. With the crown to defend, stopping is what
 * wins (R16).
 */
export function slip(state: State, seat: Seat, move: Move, given: GameText<State, Move>): string | null {
  const { board } = crownsText(given)
  if (move.kind === 'stop') {
    const after = diceOfCrowns.move(state, seat, move)
    const idle = after.phase !== 'reward' && after.phase !== 'over' && looseKinds(state).length > 0
    return idle ? board.slip : null
  }
  return null
}

/** How the game against Varrick ended (S1). */
export async function alone({ claims, table }: State, text: GameText<State, Move>): Promise<Alone> {
  const { ending } = crownsText(text).board
  return { title: at(claims, 0) >= table.tokens ? ending.won : ending.lost, lines: [] }
}

/** What a die is called: "Locked dagger". `fate`: what it would cost to reroll it; 0: it is not to be had. */
export function dieLabel({ board: { pieces }, kinds }: CrownsText, { kind, zone }: PlacedDie, fate: number): string {
  if (kind === null) return pieces.dieInHand
  const die = kinds[kind]
  if (fate > 0) return pieces.dieFate({ die, count: fate })
  switch (zone) {
    case 'fresh':
      return pieces.dieFresh({ die })
    case 'giving':
      return pieces.dieGiving({ die })
    case 'handed':
      return pieces.dieHanded({ die })
    case 'crown':
    case 'dagger':
      return pieces.dieLocked({ die })
    default:
      return pieces.dieLoose({ die })
  }
}

/** What an area's button does while dice are shared out: one more for this seat, and how many it has. */
export function shareLabel({ board: { buttons } }: CrownsText, who: string, shares: number): string {
  return `${buttons.more({ who })} (${shares})`
}

/** The seats around the table as this one sees them: clockwise from its left. */
export function around(front: Seat, areas: number): readonly Seat[] {
  return Array.from({ length: areas - 1 }, (_, i) => (front + 1 + i) % areas)
}
