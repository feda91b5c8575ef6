import { beforeAll, describe, expect, test } from 'vitest'
import { type StyledLine, type TerminalBoard, type TerminalScene, widthOf } from '../../../engine/parts/terminal.ts'
import { revealed } from '../../../engine/table/view.ts'
import { LANGS } from '../../../engine/text/lang.ts'
import { CARD_IDS } from '../rules/cards.ts'
import type { Move } from '../rules/moves.ts'
import { write } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { stateOf } from '../rules/summary.ts'
import { loadTerminal } from './index.ts'

type Board = Awaited<ReturnType<typeof loadTerminal>>
type Ui = Board extends TerminalBoard<State, Move, infer Own> ? Own : never

let board: Board
beforeAll(async () => {
  board = await loadTerminal('en')
})

const state = stateOf({ dice: [6, 6, 5, 2, 1, 1], frozen: [['any-two'], ['odds']], scores: [24, 31] })
const plain = (lines: readonly StyledLine[]): string =>
  lines.map((line) => line.map(({ text }) => text).join('')).join('\n')
const scene = (columns: number, ui: Ui | null, from = state): TerminalScene<State, Ui> => ({
  state: revealed(from),
  seat: 0,
  ui,
  names: ['Anna', 'Ben'],
  columns,
  rows: 40,
})

/** What a row of keys comes to. */
function press(from: State, ...keys: readonly string[]): string {
  let ui = board.ask(revealed(from), from.seat)
  for (const key of keys) {
    const pressed = board.press(revealed(from), from.seat, ui, key)
    if (pressed.kind === 'move') return write(pressed.move)
    if (pressed.kind === 'refused') return pressed.rule
    if (pressed.kind === 'ui') ui = pressed.ui
  }
  return 'nothing'
}

describe('keys become moves', () => {
  test.each<[string, string[], string]>([
    ['Enter scores the best card, under the cursor from the start', ['enter'], 'score two-pairs'],
    ['a letter picks a card', ['d', 'enter'], 'score straight'],
    ['arrows go round', ['right', 'right', 'right', 'enter'], 'score odds'],
    ['arrows go back', ['left', 'left', 's'], 'score odds'],
    ['digits pick dice, from the left', ['1', '3', 'c', 'enter'], 'reroll odds 1 2'],
    ['a digit again puts the die back', ['1', '3', '1', 'c', 'r'], 'reroll odds 2'],
    ['all dice', ['1', '2', '3', '4', '5', '6', 'e', 'r'], 'reroll two-pairs 1 1 2 5 6 6'],
    ['picking dice moves the cursor to the card worth least', ['1', 'enter'], 'reroll no-sixes 1'],
    ['unless the player has moved it', ['e', '1', 'enter'], 'reroll two-pairs 1'],
    ['putting the die back moves it back', ['1', '1', 'enter'], 'score two-pairs'],
    ['Escape puts all dice back', ['1', '2', 'escape', 'enter'], 'score two-pairs'],
    ['no dice to reroll: refused by R5', ['r'], 'R5'],
    ['s scores, whatever dice are picked', ['1', 'c', 's'], 'score odds'],
    ['p passes', ['p'], 'pass'],
    ['other keys do nothing', ['z', '7', 'up'], 'nothing'],
  ])('%s', (_, keys, move) => {
    expect(press(state, ...keys)).toBe(move)
  })

  test('an owner answers with a card', () => {
    const asked: State = { ...state, phase: 'freeze', asked: 1, seat: 0 }
    expect(press(asked, 'enter')).toBe('freeze no-sixes')
    expect(press(asked, 'e', 'enter')).toBe('freeze two-pairs')
    expect(press({ ...asked, phase: 'wake' }, 'enter')).toBe('wake any-two')
    expect(press(asked, 'p', '1')).toBe('nothing')
  })
})

describe('the picture', () => {
  test('wide: dice with pips, cards with stamps, frost on what is frozen', () => {
    const picture = plain(board.draw(scene(90, board.ask(revealed(state), 0))))
    expect(picture).toContain('│ ●   ● │')
    expect(picture).toMatch(/Anna {3}24 \/ 100/)
    expect(picture).toMatch(/┆ +❄ +┆/)
    expect(picture).toMatch(/┃ +14 +┃/) // two pairs, under the cursor
    expect(picture).toContain('❄ b c d e')
  })

  test('narrow: small dice, a list of cards', () => {
    const picture = plain(board.draw(scene(40, board.ask(revealed(state), 0))))
    expect(picture).toContain('│ 6 │')
    expect(picture).toMatch(/▸ e Two Pairs +14/)
    expect(picture).toMatch(/ {2}a Any Two +❄/)
  })

  test('a card that cannot be scored has no stamp', () => {
    const picture = plain(board.draw(scene(40, board.ask(revealed(state), 0))))
    expect(picture).toMatch(/b No Sixes *$/m)
  })

  test('picked dice are marked', () => {
    expect(plain(board.draw(scene(90, { place: 0, held: 0b101, moved: true })))).toMatch(/▲ 1 +2 +▲ 3 +4/)
  })

  test('dice on their way look otherwise, from picture to picture', () => {
    const at = (tumble: number): string => plain(board.draw({ ...scene(90, null), tumble }))
    expect(at(1)).not.toBe(at(2))
    expect(at(1)).toBe(at(1))
  })

  test.each(LANGS)('%s: no line is wider than the terminal', async (lang) => {
    const speaking = await loadTerminal(lang)
    for (const columns of [36, 50, 61, 62, 77, 78, 90, 140]) {
      for (const from of [state, stateOf({}), stateOf({ seats: 4, phase: 'first' })]) {
        const names = ['Anna', 'Ben', 'Maximiliane Victo', 'D'].slice(0, from.scores.length)
        const lines = speaking.draw({ ...scene(columns, speaking.ask(revealed(from), 0), from), names })
        for (const line of lines) expect(widthOf(line.map(({ text }) => text).join(''))).toBeLessThanOrEqual(columns)
      }
    }
  })

  test.each(LANGS)('%s: every card shows its whole name', async (lang) => {
    const speaking = await loadTerminal(lang)
    for (const at of [0, 5, 7]) {
      const picture = plain(speaking.draw(scene(78, null, stateOf({ cards: CARD_IDS.slice(at, at + 5) }))))
      expect(picture).toContain('╭')
      expect(picture).not.toContain('…')
    }
  })

  test('a low terminal: every score and all dice are there', () => {
    for (const rows of [16, 14, 12]) {
      for (const columns of [80, 40]) {
        const picture = plain(board.draw({ ...scene(columns, board.ask(revealed(state), 0)), rows }))
        expect(picture.split('\n').length).toBeLessThanOrEqual(rows)
        expect(picture).toMatch(/Anna +24[\s\S]*Ben +31/)
        expect(picture).toContain('│ 6 │')
      }
    }
  })

  test('Enter is offered only where it is allowed', () => {
    const keys = (place: number): string[] =>
      board.hints(scene(90, { place, held: 0, moved: true })).map((hint) => hint.keys)
    expect(keys(4)).toContain('Enter')
    expect(keys(0)).not.toContain('Enter') // frozen
    expect(keys(1)).not.toContain('Enter') // there are sixes
  })

  test.each(LANGS)('%s: hints say what Enter does', async (lang) => {
    const speaking = await loadTerminal(lang)
    const hints = speaking.hints(scene(90, { place: 3, held: 0, moved: true }))
    expect(hints.map(({ keys }) => keys)).toEqual(['Enter', 'p', '1–6', 'a–e'])
    expect(speaking.hints(scene(90, null))).toEqual([])
  })
})
