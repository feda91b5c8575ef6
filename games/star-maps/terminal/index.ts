/** Star Maps in a terminal: the sky in characters, and the possible moves beside it. */
import type { Seat } from '../../../engine/contract.ts'
import type { Hint, Pressed, TerminalBoard } from '../../../engine/parts/terminal.ts'
import type { Lang } from '../../../engine/text/lang.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import type { StarText } from '../text/texts.ts'
import { loadText } from '../text/texts.ts'
import { type Choice, choicesOf, isCircle, numberIn, START, type Ui } from './choices.ts'
import { draw, labelOf, type StarScene } from './draw.ts'

export async function loadTerminal(lang: Lang): Promise<TerminalBoard<State, Move, Ui>> {
  const text = await loadText(lang)
  return { ask: () => START, press, draw: (scene) => draw(text, scene), hints: (scene) => hints(text, scene) }
}

const IGNORED = { kind: 'ignored' } as const

function press(state: State, seat: Seat, ui: Ui, key: string): Pressed<Move, Ui> {
  const changed = (change: Partial<Ui>): Pressed<Move, Ui> => ({ kind: 'ui', ui: { ...ui, ...change } })
  const choices = choicesOf(state, seat, ui)
  switch (key) {
    case 'up':
    case 'left':
      return changed({ cursor: (ui.cursor + choices.length - 1) % choices.length, look: 0 })
    case 'down':
    case 'right':
      return changed({ cursor: (ui.cursor + 1) % choices.length, look: 0 })
    case 'enter':
      return ui.look === 0 ? take(ui, choices[ui.cursor]) : changed({ look: 0 })
    case 'escape':
      return changed({ ...back(ui), look: 0 })
    case 'n':
      return changed({ names: !ui.names })
    case 'l':
      return changed({ view: ui.view === 'sky' ? 'list' : 'sky' })
    case 'o':
      return changed({ look: (ui.look + 1) % state.pages.length })
    case 'c':
      return jump(ui, choices, isCircle)
    default:
      return /^[1-6]$/.test(key) ? jump(ui, choices, (choice) => numberIn(choice) === Number(key)) : IGNORED
  }
}

function take(ui: Ui, choice: Choice | undefined): Pressed<Move, Ui> {
  switch (choice?.kind) {
    case 'move':
      return { kind: 'move', move: choice.move }
    case 'bonus':
      return { kind: 'ui', ui: { ...ui, cursor: 0, bonus: choice.bonus } }
    case 'first':
      return { kind: 'ui', ui: { ...ui, cursor: 0, first: choice.place } }
    case undefined:
      return IGNORED
  }
}

/** From the second target to the first, from the targets to the bonuses. */
function back(ui: Ui): Partial<Ui> {
  return ui.first !== null ? { cursor: 0, first: null } : { cursor: 0, bonus: null }
}

/** To the next choice of a kind. */
function jump(ui: Ui, choices: readonly Choice[], wanted: (choice: Choice) => boolean): Pressed<Move, Ui> {
  const order = choices.map((_, i) => (ui.cursor + 1 + i) % choices.length)
  const cursor = order.find((i) => wanted(choices[i] as Choice))
  return cursor === undefined ? IGNORED : { kind: 'ui', ui: { ...ui, cursor, look: 0 } }
}

function hints(text: StarText, { state, seat, ui }: StarScene): Hint[] {
  if (ui === null) return []
  const { terminal } = text
  const own = (keys: string, label: string): Hint => ({ keys, label: { own: label } })
  const choices = choicesOf(state, seat, ui)
  const here = choices[ui.cursor]
  const values = [...new Set(choices.flatMap((choice) => numberIn(choice) ?? []))]
  return [
    own('↑ ↓', terminal.choose),
    ...(here === undefined ? [] : [own('Enter', labelOf(text, here))]),
    ...(values.length === 0 ? [] : [own(values.join(' '), terminal.number)]),
    ...(choices.some(isCircle) ? [own('c', terminal.circles)] : []),
    ...(ui.bonus === null ? [] : [own('Esc', terminal.back)]),
    own('n', terminal.names),
    own('l', terminal.list),
    ...(state.pages.length > 1 ? [own('o', terminal.look)] : []),
  ]
}
