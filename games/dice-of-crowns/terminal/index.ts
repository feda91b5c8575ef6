/** Dice of Crowns in a terminal: a line for each seat's area, the active one as dice, and the possible actions below. */
import type { Seat } from '../../../engine/contract.ts'
import type { Hint, Pressed, TerminalBoard } from '../../../engine/parts/terminal.ts'
import type { Lang } from '../../../engine/text/lang.ts'
import { at, type Counts, of, plus, total } from '../rules/counts.ts'
import type { Move } from '../rules/moves.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import type { CrownsText } from '../text/texts.ts'
import { loadText } from '../text/texts.ts'
import { type CrownsScene, draw, labelOf, SHORTCUTS, targetsOf, type Ui } from './draw.ts'

export async function loadTerminal(lang: Lang): Promise<TerminalBoard<State, Move, Ui>> {
  const text = await loadText(lang)
  return { ask, press, draw: (scene) => draw(text, scene), hints: (scene) => hints(text, scene) }
}

/** By default scrolls are divided evenly and daggers go to the active seat; the player can change both. */
function ask(state: State, seat: Seat): Ui {
  const targets = targetsOf(state)
  if (targets === null) return { cursor: 0, to: 0 }
  if (state.phase === 'hand') {
    let to: Counts = 0
    for (let i = 0; i < state.fresh; i++) to = plus(to, targets[i % targets.length] as Seat, 1)
    return { cursor: 0, to }
  }
  const victim = targets.find((target) => target !== seat) ?? seat
  return { cursor: targets.indexOf(victim), to: of(victim, at(state.giving, seat)) }
}

function press(state: State, seat: Seat, ui: Ui, key: string): Pressed<Move, Ui> {
  if (key === 'escape') return { kind: 'ui', ui: ask(state, seat) }
  const targets = targetsOf(state)
  return targets === null ? pressList(state, seat, ui, key) : pressDivision(state, targets, ui, key)
}

function pressList(state: State, seat: Seat, ui: Ui, key: string): Pressed<Move, Ui> {
  const moves = diceOfCrowns.moves(state, seat)
  const picked = /^[1-9]$/.test(key) ? Number(key) - 1 : ui.cursor + step(key)
  if (picked !== ui.cursor) return { kind: 'ui', ui: { ...ui, cursor: (picked + moves.length) % moves.length } }
  const written = SHORTCUTS[key]
  const move = written === undefined ? (moves[ui.cursor] as Move) : (diceOfCrowns.read(written) as Move)
  return key === 'enter' || (written !== undefined && state.phase === 'choose')
    ? { kind: 'move', move }
    : { kind: 'ignored' }
}

function step(key: string): number {
  return key === 'up' || key === 'left' ? -1 : key === 'down' || key === 'right' ? 1 : 0
}

/** A digit is a seat, from 1: it gets one more. So does the seat under the cursor by →, and one fewer by ←. */
function pressDivision(state: State, targets: readonly Seat[], ui: Ui, key: string): Pressed<Move, Ui> {
  const { cursor, to } = ui
  const here = targets[cursor] as Seat
  switch (key) {
    case 'enter':
      return { kind: 'move', move: { kind: state.phase === 'hand' ? 'hand' : 'give', to } }
    case 'up':
    case 'down': {
      const ring = targets.toSorted((a, b) => a - b) // as the seats stand below one another
      const next = ring[(ring.indexOf(here) + step(key) + ring.length) % ring.length] as Seat
      return { kind: 'ui', ui: { cursor: targets.indexOf(next), to } }
    }
    case 'right':
      return { kind: 'ui', ui: { cursor, to: oneMore(to, here, targets) } }
    case 'left':
      return { kind: 'ui', ui: { cursor, to: oneFewer(to, here, targets) } }
    default: {
      const found = targets.indexOf(Number(key) - 1)
      if (found < 0) return /^[1-6]$/.test(key) ? { kind: 'refused', rule: refusal(state, Number(key) - 1) } : IGNORED
      return { kind: 'ui', ui: { cursor: found, to: oneMore(to, targets[found] as Seat, targets) } }
    }
  }
}

const IGNORED = { kind: 'ignored' } as const

function refusal({ phase, seat }: State, wanted: Seat): 'R5' | 'R6' {
  return phase === 'give' && wanted === seat ? 'R5' : 'R6'
}

/** Taken from the other seat that gets most. */
function oneMore(to: Counts, seat: Seat, targets: readonly Seat[]): Counts {
  const others = targets.filter((target) => target !== seat)
  const most = others.reduce((a, b) => (at(to, b) > at(to, a) ? b : a), others[0] ?? seat)
  return at(to, most) === 0 || most === seat ? to : plus(plus(to, most, -1), seat, 1)
}

/** It goes to the next who can get it. */
function oneFewer(to: Counts, seat: Seat, targets: readonly Seat[]): Counts {
  const next = targets[(targets.indexOf(seat) + 1) % targets.length] as Seat
  return at(to, seat) === 0 ? to : plus(plus(to, seat, -1), next, 1)
}

/** The actions open now. */
function hints(text: CrownsText, { state, seat, ui, names }: CrownsScene): Hint[] {
  if (ui === null) return []
  const own = (keys: string, label: string): Hint => ({ keys, label: { own: label } })
  const who = (other: Seat): string => names[other] ?? ''
  const targets = targetsOf(state)
  if (targets !== null) {
    const move: Move = { kind: state.phase === 'hand' ? 'hand' : 'give', to: ui.to }
    const seats = targets
      .map((target) => target + 1)
      .toSorted((a, b) => a - b)
      .join(' ')
    return [own('Enter', text.move(move, who)), ...(total(ui.to) > 0 ? [own(seats, text.board.keys.seat)] : [])]
  }
  const picked = diceOfCrowns.moves(state, seat)[ui.cursor]
  return picked === undefined ? [] : [own('Enter', labelOf(text, state, picked, who))]
}
