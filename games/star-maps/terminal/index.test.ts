import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../engine/contract.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { type StyledLine, type TerminalBoard, widthOf } from '../../../engine/parts/terminal.ts'
import { revealed } from '../../../engine/table/view.ts'
import { randomInput } from '../../../engine/testing/random-play.ts'
import { LANGS } from '../../../engine/text/lang.ts'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { BONUS_IDS } from '../rules/options.ts'
import { type Page, pageOf } from '../rules/page.ts'
import { starMaps } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { SHEET_IDS } from '../sheets/library.ts'
import { fixtures } from '../testing/fixtures.ts'
import type { Ui } from './choices.ts'
import { loadTerminal } from './index.ts'

const NAMES = ['Anna', 'Ben', 'Chi', 'Dua', 'Eli', 'Fay', 'Gil', 'Hal']
const board = await loadTerminal('en')

function begin(seats: number, options: Partial<Options> = {}): State {
  return starMaps.setup(seats, { sheet: 'great-bear', bonuses: [], connectBonus: 'on', ...options })
}

const flat = (lines: readonly StyledLine[]): string =>
  lines.map((line) => line.map(({ text }) => text).join('')).join('\n')

function picture(state: State, seat: Seat, ui: Ui | null, columns = 80, rows = 24): string {
  return flat(
    board.draw({ state: revealed(state), seat, ui, names: NAMES.slice(0, state.pages.length), columns, rows }),
  )
}

/** Keys one after the other; returns the move they made, or the question that is open now. */
function keys(state: State, seat: Seat, ...pressed: readonly string[]): Move | Ui {
  let ui = board.ask(revealed(state), seat)
  for (const key of pressed) {
    const done = board.press(revealed(state), seat, ui, key)
    if (done.kind === 'move') return done.move
    if (done.kind === 'ui') ui = done.ui
  }
  return ui
}

const thrown = starMaps.land(begin(2), [2, 5])

describe('the picture', () => {
  test('shows seats, the sheet, the dice with their shapes, every star, and what can be chosen', () => {
    const shown = picture(thrown, 0, board.ask(revealed(thrown), 0))
    expect(shown).toContain('▸Anna')
    expect(shown).toContain('Great Bear · C1 Bright sets')
    expect(shown).toContain('2  ◆ lens')
    expect(shown).toContain('5  ★ five-pointed star')
    expect(shown.match(/★/g)).toHaveLength(6) // 3 stars, the dice, the sums, the preview
    expect(shown.match(/\[ \]/g)).toHaveLength(14)
    expect(shown.match(/\( \)/g)).toHaveLength(5)
    expect(shown).toContain('▸ Write 2 in b3')
  })

  test('shows numbers, discovered stars with their worth, failed locks and opened circles', () => {
    const [rare] = fixtures.rare as readonly State[]
    const shown = picture(rare as State, 0, null)
    expect(shown).toContain('[3]')
    expect(shown).toContain('✦2')
    expect(shown).toContain('★✗')
    expect(shown).toContain('(•)')
    expect(picture(begin(1, { sheet: 'winged-horse' }), 0, null)).toContain('★=1')
  })

  test('tells what a choice would do', () => {
    const filled = { ...thrown.pages[0], boxes: pageOf(thrown, 0).boxes.with(5, 6) } as Page
    const state = { ...thrown, pages: [filled, filled] }
    const shown = picture(state, 0, keys(state, 0, '5', '5', '5') as Ui)
    expect(shown).toMatch(/Write 5 in b10 {3}s8 ★ 6−\?, s11 ◆ \?−5, s13 ▲ 5−\?/)
  })

  test.each(SHEET_IDS)('%s has all its stars, boxes and circles on 80 columns', (sheet) => {
    const state = starMaps.land(begin(1, { sheet }), [1, 2])
    const shown = picture(state, 0, { ...board.ask(revealed(state), 0), names: true }, 80, 24)
    const sky = shown
      .split('\n')
      .map((line) => line.split(' │ ')[0])
      .join('\n')
    const page = pageOf(state, 0)
    const names = page.boxes.map((_, box) => `b${box + 1}`)
    for (const name of names) expect(sky).toMatch(new RegExp(`(?<![a-z0-9])${name}(?!\\d)`))
  })

  test('fits narrow and low terminals, and lists instead', () => {
    for (const [columns, rows] of [
      [40, 16],
      [60, 20],
      [30, 12],
    ] as const) {
      const shown = picture(thrown, 0, board.ask(revealed(thrown), 0), columns, rows)
      for (const line of shown.split('\n')) expect(widthOf(line.trimEnd()), line).toBeLessThanOrEqual(columns)
      expect(shown).toContain('▸ Write 2 in b3')
    }
  })

  test.each(LANGS)('%s: stays within 80 columns through whole games', async (lang) => {
    const own: TerminalBoard<State, Move, Ui> = await loadTerminal(lang)
    const random = new Xoshiro128(4)
    let state = begin(8, { sheet: 'hero', bonuses: BONUS_IDS })
    for (
      let entry = randomInput(starMaps, state, random);
      entry !== null;
      entry = randomInput(starMaps, state, random)
    ) {
      const { input } = entry
      state =
        input.kind === 'throw'
          ? starMaps.land(state, input.faces)
          : input.kind === 'move'
            ? starMaps.move(state, input.seat, input.move)
            : state
      const turn = starMaps.turn(state)
      const seat = turn.kind === 'move' ? (turn.seats[0] as Seat) : 0
      const ui = turn.kind === 'move' ? own.ask(revealed(state), seat) : null
      for (const line of own.draw({ state: revealed(state), seat, ui, names: NAMES, columns: 80, rows: 24 })) {
        expect(widthOf(flat([line]).trimEnd()), flat([line])).toBeLessThanOrEqual(80)
      }
    }
  })
})

describe('keys', () => {
  test('Enter plays what is under the cursor', () => {
    expect(keys(thrown, 0, 'enter')).toEqual(starMaps.read('write 2 b3'))
    expect(keys(thrown, 0, 'down', 'down', 'up', 'enter')).toEqual(starMaps.read('write 2 b4'))
    expect(keys(thrown, 0, 'up', 'enter')).toEqual(starMaps.read('connect c5'))
  })

  test('a digit goes to the next place for this number, c to the circles', () => {
    expect(keys(thrown, 0, '5', 'enter')).toMatchObject({ kind: 'write', value: 5 })
    expect(keys(thrown, 0, 'c', 'c', 'enter')).toEqual(starMaps.read('connect c2'))
    expect(board.press(revealed(thrown), 0, board.ask(revealed(thrown), 0), '3')).toEqual({ kind: 'ignored' })
  })

  test('o looks at another sheet and Enter comes back, without playing', () => {
    const ui = keys(thrown, 0, 'o') as Ui
    expect(picture(thrown, 0, ui)).toContain('▸Ben')
    expect(keys(thrown, 0, 'o', 'enter')).toEqual(board.ask(revealed(thrown), 0))
  })

  test('n shows names, l a list', () => {
    expect(picture(thrown, 0, keys(thrown, 0, 'n') as Ui)).toContain('b14')
    expect(picture(thrown, 0, keys(thrown, 0, 'l') as Ui)).toContain('s16 ◆    b14 b13~c4')
  })

  test('a bonus is chosen first, then its targets one after the other', () => {
    const start = begin(1, { bonuses: ['swap', 'note'] })
    const page = pageOf(start, 0)
    const pages = [{ ...page, boxes: page.boxes.with(2, 4).with(6, 1).with(9, 5) }]
    const state: State = { ...start, phase: 'act', round: 2, low: 1, high: 2, pages, due: 1, owed: 1 }
    expect(picture(state, 0, board.ask(revealed(state), 0))).toMatch(/▸ Swap[\s\S]*Note[\s\S]*No bonus/)
    expect(keys(state, 0, 'enter')).toMatchObject({ bonus: 'swap', first: null })
    expect(keys(state, 0, 'enter', 'down', 'enter')).toMatchObject({ bonus: 'swap', first: 6 })
    expect(keys(state, 0, 'enter', 'down', 'enter', 'enter')).toEqual(starMaps.read('bonus swap b3 b7'))
    expect(keys(state, 0, 'enter', 'enter', 'escape', 'escape', 'down', 'enter')).toEqual(starMaps.read('bonus note'))
    expect(keys(state, 0, 'up', 'enter')).toEqual(starMaps.read('pass'))
  })

  test('hints say what can be pressed', () => {
    const ui = board.ask(revealed(thrown), 0)
    const hints = board.hints({ state: revealed(thrown), seat: 0, ui, names: NAMES, columns: 80, rows: 24 })
    expect(hints.map(({ keys: named }) => named)).toEqual(['↑ ↓', 'Enter', '2 5', 'c', 'n', 'l', 'o'])
    expect(board.hints({ state: revealed(thrown), seat: 0, ui: null, names: NAMES, columns: 80, rows: 24 })).toEqual([])
  })
})
