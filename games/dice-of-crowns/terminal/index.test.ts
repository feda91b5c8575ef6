import { beforeAll, describe, expect, test } from 'vitest'
import { type StyledLine, type TerminalScene, widthOf } from '../../../engine/parts/terminal.ts'
import { revealed } from '../../../engine/table/view.ts'
import { LANGS } from '../../../engine/text/lang.ts'
import { of } from '../rules/counts.ts'
import { write } from '../rules/moves.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { type StateParts, stateOf } from '../rules/summary.ts'
import type { Ui } from './draw.ts'
import { loadTerminal } from './index.ts'

let board: Awaited<ReturnType<typeof loadTerminal>>
beforeAll(async () => {
  board = await loadTerminal('en')
})

const NAMES = ['Anna', 'Ben', 'Chi', 'Maximiliane Victoria', 'Eli', 'F']
const plain = (lines: readonly StyledLine[]): string =>
  lines.map((line) => line.map(({ text }) => text).join('')).join('\n')

function asked(state: State): number {
  const turn = diceOfCrowns.turn(state)
  return turn.kind === 'move' ? (turn.seats[0] ?? 0) : state.seat
}

function scene(state: State, ui: Ui | null, size: { columns?: number; rows?: number } = {}): TerminalScene<State, Ui> {
  const names = NAMES.slice(0, state.table.seats)
  return { state: revealed(state), seat: asked(state), ui, names, columns: size.columns ?? 80, rows: size.rows ?? 40 }
}

/** What a row of keys comes to. */
function press(state: State, ...keys: readonly string[]): string {
  let ui = board.ask(revealed(state), asked(state))
  for (const key of keys) {
    const pressed = board.press(revealed(state), asked(state), ui, key)
    if (pressed.kind === 'move') return write(pressed.move)
    if (pressed.kind === 'refused') return pressed.rule
    if (pressed.kind === 'ui') ui = pressed.ui
  }
  return 'nothing'
}

const FATE = { fate: 'on' } as const
const QUESTIONS = {
  choose: stateOf({ seats: 3, crowns: [2, 1], daggers: [1], skulls: 2, scrolls: 1 }),
  hand: stateOf({ seats: 3, phase: 'hand', crowns: [2], skulls: 2, fresh: 3 }),
  give: stateOf({ seats: 3, phase: 'give', daggers: [2], giving: [0, 0, 2], skulls: 3 }),
  protected: stateOf({ seats: 4, phase: 'give', messenger: true, giving: [0, 2], skulls: 5 }),
  fated: stateOf({ seats: 2, crowns: [1, 1], daggers: [1, 1], skulls: 3, fate: [3, 0], options: FATE }),
  betrayed: stateOf({ phase: 'betrayed', daggers: [3], skulls: 4, fate: [1], options: FATE }),
  reward: stateOf({ phase: 'reward', skulls: 7, claims: [0, 2], options: FATE }),
  vengeance: stateOf({ seats: 3, phase: 'vengeance', daggers: [5], skulls: 2, options: { vengeance: 'excess' } }),
  keep: stateOf({ seats: 1, phase: 'keep', giving: [2], crowns: [1, 1], skulls: 3 }),
  alone: stateOf({ seats: 1, crowns: [1, 2], daggers: [1, 1], skulls: 1, scrolls: 1, claims: [2, 1] }),
} satisfies { readonly [name: string]: State }

describe('keys become moves', () => {
  test.each<[keyof typeof QUESTIONS, string, string[], string]>([
    ['choose', 'Enter stops, which comes first', ['enter'], 'stop'],
    ['choose', 'arrows go down and round', ['down', 'down', 'enter'], 'reroll scrolls'],
    ['choose', 'and up', ['up', 'enter'], 'reroll both'],
    ['choose', 'digits pick a line', ['2', 'enter'], 'reroll skulls'],
    ['choose', 'a line that is not there is the first again', ['5', 'enter'], 'stop'],
    ['choose', 's stops', ['s'], 'stop'],
    ['choose', 'k rerolls skulls', ['k'], 'reroll skulls'],
    ['choose', 'c rerolls scrolls', ['c'], 'reroll scrolls'],
    ['choose', 'b rerolls both', ['b'], 'reroll both'],
    ['choose', 'Escape goes back to the first line', ['3', 'escape', 'enter'], 'stop'],
    ['choose', 'other keys do nothing', ['z', 'x'], 'nothing'],
    ['hand', 'Enter divides evenly', ['enter'], 'hand 1:2 2:1'],
    ['hand', 'a digit: one more to that seat', ['3', 'enter'], 'hand 1:1 2:2'],
    ['hand', 'and one more', ['3', '3', '3', 'enter'], 'hand 2:3'],
    ['hand', 'the arrows do the same', ['down', 'right', 'enter'], 'hand 1:1 2:2'],
    ['hand', 'and back', ['left', 'left', 'enter'], 'hand 2:3'],
    ['hand', 'Escape divides evenly again', ['3', 'escape', 'enter'], 'hand 1:2 2:1'],
    ['hand', 'none to oneself', ['1'], 'R6'],
    ['hand', 'none to a seat that is not there', ['5'], 'R6'],
    ['give', 'Enter gives all to whoever is playing', ['enter'], 'give 0:2'],
    ['give', 'one to somebody else', ['2', 'enter'], 'give 0:1 1:1'],
    ['give', 'or kept', ['3', '3', 'enter'], 'give 2:2'],
    ['protected', 'the messenger: somebody else', ['enter'], 'give 2:2'],
    ['protected', 'and never the protected', ['1'], 'R5'],
    ['fated', 'dice of one’s own and of rivals', ['3', 'enter'], 'fate 0 crown'],
    ['fated', 'up to the last', ['up', 'enter'], 'fate 1 dagger'],
    ['betrayed', 'Enter accepts', ['enter'], 'accept'],
    ['betrayed', 's does not stop', ['s'], 'nothing'],
    ['betrayed', 'fate', ['2', 'enter'], 'fate 0 dagger'],
    ['reward', 'a claim to steal', ['enter'], 'steal 1'],
    ['reward', 'or fate', ['down', 'enter'], 'take fate'],
    ['vengeance', 'on the next', ['enter'], 'avenge 1'],
    ['vengeance', 'or none', ['up', 'enter'], 'forgive'],
    ['keep', 'all are kept', ['enter'], 'pass 0'],
    ['keep', 'or passed', ['3', 'enter'], 'pass 2'],
    ['alone', 'one must go on', ['enter'], 'reroll skulls'],
  ])('%s: %s', (question, _, keys, move) => {
    expect(press(QUESTIONS[question], ...keys)).toBe(move)
  })

  test('every move of every question can be reached', () => {
    for (const state of Object.values(QUESTIONS)) {
      if (state.phase === 'hand' || state.phase === 'give') continue
      const all = diceOfCrowns.moves(state, asked(state)).map(write)
      const reached = all.map((_, line) => press(state, ...Array<string>(line).fill('down'), 'enter'))
      expect(reached).toEqual(all)
    }
  })
})

describe('the picture', () => {
  const show = (state: State, size: { columns?: number; rows?: number } = {}): string =>
    plain(board.draw(scene(state, board.ask(revealed(state), asked(state)), size)))

  test('seats with their claims and dice, the active area with locked and loose dice, what can be done', () => {
    const picture = show({ ...QUESTIONS.choose, claims: of(1, 2) })
    expect(picture).toMatch(/▸ Anna +○○○/)
    expect(picture).toMatch(/ {2}Ben +●●○ +♛/)
    expect(picture.match(/║ . ║/g)).toEqual(['║ ♛ ║', '║ ♛ ║', '║ † ║'])
    expect(picture.match(/│ . │/g)).toEqual(['│ ☠ │', '│ ☠ │', '│ § │'])
    expect(picture).toMatch(/▸ s Stop *\n {2}k Reroll 2 skulls *\n {2}c Reroll 1 scroll *\n {2}b Reroll all 3/)
    expect(picture).toContain('♛ Crown   † Dagger   ☠ Skull   § Scroll')
  })

  test('what stopping brings', () => {
    expect(show(stateOf({ crowns: [3], skulls: 4, options: FATE }))).toContain('Stop: 1 claim / 1 fate token')
    expect(show(stateOf({ skulls: 5, scrolls: 2 }))).toContain('Stop: 1 claim')
  })

  test('who gets what', () => {
    const picture = show(QUESTIONS.hand)
    expect(picture).toMatch(/▸ {3}Anna/)
    expect(picture).toMatch(/2 Ben .*\+2§/)
    expect(picture).toMatch(/3 Chi .*\+1§/)
    expect(picture).toContain('You rolled 3 scrolls. Who gets them?')
    expect(show(QUESTIONS.give)).toMatch(/1 Anna .*\+2†[\s\S]*3 Chi .*†\? †\?/)
    expect(show(QUESTIONS.protected)).toMatch(/▸ {3}Anna .*✉/)
  })

  test('fate, the crown, and what is left of them', () => {
    const options = { fate: 'on', crownDefence: 'on' } as const
    expect(show(stateOf({ skulls: 7, fate: [3, 1], options }))).toMatch(
      /Anna +○○○ ✦3[\s\S]*Ben +○○○ ✦1[\s\S]*♔ The crown lies in the middle[\s\S]*6 fate tokens in the supply/,
    )
    expect(show(stateOf({ skulls: 7, crown: 1, claims: [0, 1], options }))).toMatch(/Ben +●♔○/)
  })

  test('uncle Varrick sits at the table of one', () => {
    const picture = show(QUESTIONS.alone)
    expect(picture).toMatch(/▸ Anna +●●○/)
    expect(picture).toMatch(/Uncle Varrick +●○○ +♛ ♛ †/)
  })

  test('dice in hand, and dice on their way', () => {
    expect(plain(board.draw(scene(stateOf({}), null))).match(/│ · │/g)).toHaveLength(7)
    const at = (tumble: number): string => plain(board.draw({ ...scene(stateOf({}), null), tumble }))
    expect(at(1)).not.toBe(at(2))
    expect(at(1)).toBe(at(1))
  })

  const wide: StateParts = {
    seats: 6,
    claims: [4, 4, 4, 4, 4, 4],
    crowns: [0, 0, 0, 4],
    daggers: [0, 0, 0, 2],
    skulls: 1,
  }
  const crowded = stateOf({
    ...wide,
    fate: [2, 2, 2, 2, 1, 1],
    crown: 3,
    options: { claims: 5, fate: 'on', crownDefence: 'on' },
  })

  test.each(LANGS)('%s: no line is wider than the terminal', async (lang) => {
    const speaking = await loadTerminal(lang)
    for (const state of [...Object.values(QUESTIONS), crowded, stateOf({ seats: 6, phase: 'roll' })]) {
      for (const columns of [36, 43, 44, 60, 80, 140]) {
        const lines = speaking.draw(scene(state, speaking.ask(revealed(state), asked(state)), { columns }))
        for (const line of lines) expect(widthOf(line.map(({ text }) => text).join(''))).toBeLessThanOrEqual(columns)
      }
    }
  })

  test('a low terminal: every seat and the picked line are there', () => {
    for (const rows of [16, 14, 12]) {
      const ui = { cursor: 4, to: 0 }
      const picture = plain(board.draw(scene(crowded, ui, { rows })))
      expect(picture.split('\n').length).toBeLessThanOrEqual(rows)
      for (const name of ['Anna', 'Ben', 'Chi', 'Maxi', 'Eli', 'F ']) expect(picture).toContain(name)
      expect(picture).toMatch(/^▸ 5 Fate: reroll a dagger of Maximiliane Victoria’s/m)
    }
  })

  test.each(LANGS)('%s: hints say what Enter does', async (lang) => {
    const speaking = await loadTerminal(lang)
    for (const state of Object.values(QUESTIONS)) {
      const hints = speaking.hints(scene(state, speaking.ask(revealed(state), asked(state))))
      expect(hints[0]?.keys).toBe('Enter')
      expect(hints).toHaveLength(state.phase === 'hand' || state.phase === 'give' ? 2 : 1)
      expect(JSON.stringify(hints)).not.toMatch(/undefined/)
    }
    expect(speaking.hints(scene(QUESTIONS.choose, null))).toEqual([])
  })
})
