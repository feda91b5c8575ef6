import { beforeAll, describe, expect, test } from 'vitest'
import { readOptions } from '../../../engine/options.ts'
import { type StyledLine, type TerminalBoard, type TerminalScene, widthOf } from '../../../engine/parts/terminal.ts'
import { unwrap } from '../../../engine/result.ts'
import { revealed } from '../../../engine/table/view.ts'
import { LANGS } from '../../../engine/text/lang.ts'
import { type Move, write } from '../rules/moves.ts'
import { nineDice } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { loadTerminal } from './index.ts'

type Board = Awaited<ReturnType<typeof loadTerminal>>
type Ui = Board extends TerminalBoard<State, Move, infer Own> ? Own : never

let board: Board
beforeAll(async () => {
  board = await loadTerminal('en')
})

function round(seats: number, given: object, ...taken: readonly string[]): State {
  const start = nineDice.setup(seats, unwrap(readOptions(nineDice, seats, given)))
  const spin = seats === 1 ? start : nineDice.land(start, [1])
  const shown = nineDice.land(spin, [7, 3, 4, 1, 1, 4, 4, 1, 2, 5])
  return taken.reduce((state, disc, seat) => nineDice.move(state, seat, nineDice.read(`take ${disc}`) as Move), shown)
}

const state = round(2, {}, 'red')
const stated = round(2, { statement: 'on' })
const plain = (lines: readonly StyledLine[]): string =>
  lines.map((line) => line.map(({ text }) => text).join('')).join('\n')
const scene = (columns: number, ui: Ui | null, from = state, rows = 40): TerminalScene<State, Ui> => ({
  ...{ state: revealed(from), seat: 1, ui, columns, rows },
  names: ['Anna', 'Ben', 'Maximiliane Victo', 'D', 'E'].slice(0, from.scores.length),
})

/** What a row of keys comes to. */
function press(from: State, ...keys: readonly string[]): string {
  let ui = board.ask(revealed(from), 1)
  for (const key of keys) {
    const pressed = board.press(revealed(from), 1, ui, key)
    if (pressed.kind === 'move') return write(pressed.move)
    if (pressed.kind === 'refused') return pressed.rule
    if (pressed.kind === 'ui') ui = pressed.ui
  }
  return 'nothing'
}

describe('keys become moves', () => {
  test.each<[string, State, string[], string]>([
    ['a digit takes its colour at once', state, ['2'], 'take orange'],
    ['so does every one', state, ['4'], 'take green'],
    ['Space comes as Enter and is STOP', state, ['enter'], 'take black'],
    ['so is 5', state, ['5'], 'take black'],
    ['a disc that is gone: too late, by R3', state, ['1'], 'R3'],
    ['other keys do nothing', state, ['0', '6', 'a', 'up', 'escape'], 'nothing'],
    ['where sums are said a digit only reaches for the disc', stated, ['1'], 'nothing'],
    ['Enter says the first sum', stated, ['1', 'enter'], 'take red ++'],
    ['arrows go through the sums, which are positive', stated, ['1', 'down', 'enter'], 'take red -+'],
    ['and round', stated, ['2', 'up', 'enter'], 'take orange --+'],
    ['a digit picks one', stated, ['1', '3', 'enter'], 'take red +++'],
    ['Escape lets go of the disc', stated, ['1', 'escape', '2', 'enter'], 'take orange ++'],
    ['STOP needs no sum', stated, ['enter'], 'take black'],
  ])('%s', (_, from, keys, move) => {
    expect(press(from, ...keys)).toBe(move)
  })

  test('whatever a key brings is legal', () => {
    for (const key of ['2', '3', '4', '5']) {
      const move = nineDice.read(press(state, key))
      expect(move === null ? 'none' : nineDice.why(state, 1, move)).toBeNull()
    }
  })
})

describe('the picture', () => {
  test('wide: the number, four pairs with keys and shapes, the joker, who has what', () => {
    const picture = plain(board.draw(scene(90, board.ask(revealed(state), 1))))
    expect(picture).toContain('┃ 7  ┃')
    expect(picture).toMatch(/│ 3 │ │ 4 │ +│ 1 │ │ 1 │ +│ 4 │ │ 4 │ +│ 1 │ │ 2 │ +│ 5 │/)
    expect(picture).toMatch(/1 ● red +2 ▲ orange +3 ■ blue +4 ★ green +joker/)
    expect(picture).toMatch(/▸ Anna +3 \/ 15 {2}●/)
    expect(picture).toContain('5 ✖ STOP')
  })

  test('narrow: a line a colour', () => {
    const picture = plain(board.draw(scene(40, board.ask(revealed(state), 1))))
    expect(picture).toContain('→ 7   joker 5')
    expect(picture).toMatch(/1 ● red {5}3 4 {2}Anna/)
    expect(picture).toMatch(/4 ★ green {3}1 2/)
  })

  test('sums to choose from do not say what they come to', () => {
    const picture = plain(board.draw(scene(90, { disc: 0, cursor: 1 }, stated)))
    expect(picture).toMatch(/ {2}1 3 \+ 4\n▸ 2 4 − 3\n {2}3 3 \+ 4 \+ 5/)
    expect(picture).not.toContain('=')
  })

  test('what a round brought stands beside the points', () => {
    const ended = nineDice.move(state, 1, nineDice.read('take black') as Move)
    const picture = plain(board.draw(scene(90, null, ended)))
    expect(picture).toMatch(/Anna +5 \/ 15 \+2/)
    expect(picture).toMatch(/Ben +0 \/ 15 −3/)
  })

  test('dice on their way look otherwise, and the number is not told', () => {
    const at = (tumble: number): string => plain(board.draw({ ...scene(90, null), tumble }))
    expect(at(1)).not.toBe(at(2))
    expect(at(1)).not.toContain('┃ 7  ┃')
  })

  test.each(LANGS)('%s: no line is wider than the terminal', async (lang) => {
    const speaking = await loadTerminal(lang)
    for (const columns of [36, 50, 77, 78, 90, 140]) {
      for (const from of [state, stated, round(5, {}, 'blue', 'red', 'green', 'black'), round(1, {})]) {
        for (const ui of [null, speaking.ask(revealed(from), 0)]) {
          const lines = speaking.draw(scene(columns, ui, from))
          for (const line of lines) expect(widthOf(line.map(({ text }) => text).join(''))).toBeLessThanOrEqual(columns)
        }
      }
    }
  })

  test('a low terminal: every score and all dice are there', () => {
    const picture = plain(board.draw(scene(90, board.ask(revealed(state), 1), state, 8)))
    expect(picture.split('\n').length).toBeLessThanOrEqual(8)
    expect(picture).toMatch(/Anna +3[\s\S]*Ben +3[\s\S]*4 ★ green +1 2/)
  })

  test.each(LANGS)('%s: hints name every disc that can be taken', async (lang) => {
    const speaking = await loadTerminal(lang)
    expect(speaking.hints(scene(90, speaking.ask(revealed(state), 1))).map(({ keys }) => keys)).toEqual([
      '2',
      '3',
      '4',
      'Space',
    ])
    expect(speaking.hints(scene(90, null))).toEqual([])
    expect(speaking.hints(scene(90, { disc: 0, cursor: 0 }, stated))).toHaveLength(2)
  })
})
