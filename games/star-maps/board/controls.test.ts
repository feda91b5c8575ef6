/** Questions, previews of a pick, likely slips, and texts for screen readers. */

import { beforeAll, describe, expect, test } from 'vitest'
import { revealed } from '../../../engine/table/view.ts'
import type { Step } from '../../../kit/board.ts'
import type { Move } from '../rules/moves.ts'
import { starMaps as game } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { chartOf } from '../sheets/library.ts'
import { act, type Dice, land, move, owing, type Round, rounds, start } from '../testing/small.ts'
import type { StarText } from '../text/texts.ts'
import { loadText } from '../text/texts.ts'
import { changeBy } from './change.ts'
import { changesOf, controls, slip, sound } from './controls.ts'
import { labelOf, previewOf } from './labels.ts'
import { ask, CLEAR, pickPlace, type StarScene, type Ui } from './ui.ts'

let text: StarText
beforeAll(async () => {
  text = await loadText('en')
})

const at = (dice: Dice, ...before: Round[]): State => land(rounds(start(), ...before), dice)
const sceneOf = (state: State, ui: Ui = ask(state, 0)): StarScene => ({
  state: revealed(state),
  seat: 0,
  ui,
  names: ['Anna'],
  step: null,
})
const told = (state: State, written: string): string[] =>
  previewOf(text, chartOf(state.table.sheet), changeBy(state, 0, move(written)))

describe('what a pick would do', () => {
  test('both stars of a box are told, and the total', () => {
    const state = at([2, 6], '1 5: write 5 b1', '3 2: write 2 b3')
    expect(told(state, 'write 6 b2')).toEqual(['Drop: 6 − 5 = 1', 'Lens: 6 − 2 = 4', 'Total: +5'])
  })

  test('a lock that opens, with its arm', () => {
    expect(told(at([4, 3], '4 6: write 6 b5'), 'write 3 b6')).toEqual([
      'Four-pointed star: the lock opens',
      'An arm opens',
      'All four-pointed stars are discovered',
      'Total: +3',
    ])
  })

  test('a lock that fails', () => {
    expect(told(at([4, 2], '4 6: write 6 b5'), 'write 2 b6')).toEqual(['Four-pointed star: the lock fails, it needs 3'])
  })

  test('what a lock will need', () => {
    expect(told(at([4, 6]), 'write 6 b5')).toEqual([
      'Four-pointed star: to open the lock, its other box needs 3',
      'This discovers no star yet',
    ])
  })

  test('a shape that is complete', () => {
    const state = at([1, 1], '1 5: write 5 b1', '2 1: write 1 b2', '3 4: write 4 b3', '2 2: write 2 b4')
    expect(told(state, 'connect c2')).toContain('All lenses are discovered')
  })
})

describe('the buttons', () => {
  test('first something is to be picked; then the main button does it, and it can be taken back', () => {
    const scene = sceneOf(at([1, 2]))
    expect(controls(scene, text).primary.does).toEqual({ kind: 'refused', rule: 'R7' })
    const picked = pickPlace(scene, 'b1')
    const ui = picked.kind === 'ui' ? picked.ui : CLEAR
    const { primary, others } = controls({ ...scene, ui }, text)
    expect(primary.does).toEqual({ kind: 'move', move: move('write 2 b1') })
    expect(others.map(({ does }) => does)).toEqual([{ kind: 'ui', ui: CLEAR }])
  })

  test('a box with two readings offers both numbers', () => {
    const scene = sceneOf(at([1, 2]), { ...CLEAR, picks: ['b2'] })
    const { primary, others } = controls(scene, text)
    expect(primary.does.kind).toBe('refused')
    expect(others.slice(0, 2).map(({ key }) => key)).toEqual(['1', '2'])
  })

  test('a bonus can be declined at every moment', () => {
    const state = owing([2, 3], ['1 5: write 5 b1'], ['nudge', 'note'])
    for (const ui of [CLEAR, { ...CLEAR, bonus: 'nudge' as const }, { ...CLEAR, bonus: 'note' as const }]) {
      const { others } = controls(sceneOf(state, ui), text)
      expect(others.at(-1)?.does).toEqual({ kind: 'move', move: { kind: 'pass' } })
    }
  })
})

describe('slips', () => {
  test('a lock with an arm that fails, and a bonus that is declined', () => {
    const state = at([4, 2], '4 6: write 6 b5')
    expect(slip(state, 0, move('write 2 b6'), text)).toContain('lock')
    expect(slip(state, 0, move('connect c1'), text)).toBeNull()
    expect(slip(owing([2, 3], ['1 5: write 5 b1'], ['note']), 0, move('pass'), text)).not.toBeNull()
  })
})

describe('a step', () => {
  const stepOf = (before: State, seat: number, written: string, viewer: number | null): Step<State, Move> => ({
    index: 0,
    before: game.view(before, viewer),
    input: { kind: 'move', seat, move: move(written) },
    after: game.view(act(before, seat, written), viewer),
  })

  test('R10: of what others choose nothing is seen before all have chosen; then everything is', () => {
    const before = land(start(3), [1, 2])
    expect(changesOf(stepOf(before, 1, 'write 2 b1', 0))).toEqual([null, null, null])
    const two = act(act(before, 1, 'write 2 b1'), 2, 'connect c1')
    const last = changesOf(stepOf(two, 0, 'write 1 b3', 0))
    expect(last.map((change) => change?.boxes ?? null)).toEqual([0b100, 0b1, 0])
    expect(last[2]?.circles).toBe(1)
  })

  test('a star that lights up is heard, a hidden one is not', () => {
    const before = land(rounds(start(2), '1 5: write 5 b1 / write 5 b1'), [1, 2])
    expect(sound(stepOf(before, 0, 'write 2 b2', 0))).toEqual({ kind: 'star' })
    expect(sound(stepOf(before, 1, 'write 2 b2', 0))).toBeNull()
  })
})

test('labels say what a place is, how it stands, and what it takes', () => {
  const state = at([1, 2], '1 5: write 5 b1')
  const [chart, page] = [chartOf(state.table.sheet), state.pages[0] as State['pages'][number]]
  const label = (place: 'b1' | 'b2' | 'c3' | 's4', lit?: number[]) => labelOf(text, chart, page, place, lit)
  expect(label('b2', [1, 2])).toBe('Box b2, empty, beside s1 (drop) and s2 (lens), takes 1 or 2')
  expect(label('b1')).toContain('Box b1: 5')
  expect(label('c3')).toContain('in a closed arm')
  expect(label('s4')).toContain('lock 3')
})

test('beside the board, places are described by the shapes of their stars', () => {
  const before = at([2, 6], '1 5: write 5 b1', '3 2: write 2 b3')
  const [written, who] = [move('write 6 b2'), () => 'Anna']
  const input = { kind: 'move', seat: 0, move: written } as const
  const line = { before, input, after: before, who }
  expect(text.line({ ...line, brief: true })).toBe('Anna writes 6. Discovered: drop (1), lens (4). That makes 5 points')
  expect(text.line(line)).toContain('Anna writes 6 in b2')
  expect(text.move(written, undefined, before)).toBe('Write 6 (drop, lens)')
  expect(text.move(written)).toBe('Write 6 in b2')
})

test('places that are described alike are told apart by where they lie', () => {
  const state = at([1, 2])
  const chart = chartOf(state.table.sheet)
  const labels = Array.from({ length: chart.boxes }, (_, box) =>
    text.move(move(`write 4 b${box + 1}`), undefined, state),
  )
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels.filter((label) => label.includes('on the left')).length).toBeGreaterThan(0)
})
